import { describe, expect, it } from "vitest";
import { dataBytes, errorCorrection, formatBits, qrCode, versionBits } from "./qr";

function drawn(text: string, mask: number): string {
  return qrCode(text, mask)
    .map((row) => row.map((dark) => (dark ? "1" : "0")).join(""))
    .join("\n");
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Codes of the same texts and masks by another program (Python qrcode 8), as SHA-256 of their rows.
const KNOWN: [string, string, number, string][] = [
  ["version 1", "Bakufu", 3, "28826de074b5b0f8d726425fb2f895dc08d3799ecbf7cb4fe397b2a5f38685c3"],
  [
    "a link, version 5",
    "https://example.org/#/t/abcdefghjk/invite/0123456789abcdefghijklmnopqrstuv",
    5,
    "eee971f1af0193728d3da63f7b53c77e9fc5ce539518a0a3a8e42c5b4527b428",
  ],
  [
    "Chinese, version 8 (with version bits)",
    "幕府 ".repeat(20),
    1,
    "0091e81b30e62a93eaa074cfbafe4e87ae40a428d886fee897d78859cd69183a",
  ],
  [
    "version 15, several blocks",
    "x".repeat(400),
    6,
    "38deb576f4b457794f85c3b1119e7c947c808e830255e2eb165cc8c11270131d",
  ],
  [
    "version 32, the odd one of the alignment marks",
    "y".repeat(1500),
    0,
    "e6a02077938527a4ce01f66a212613ba2033d47bbefe6d19f746398d1b7ec9c1",
  ],
];

describe("QR codes", () => {
  it("draws version 1 module by module like another program", () => {
    expect(drawn("Bakufu", 3)).toBe(`111111101011101111111
100000101101101000001
101110100100101011101
101110101000101011101
101110100100001011101
100000100000001000001
111111101010101111111
000000001110000000000
101101110010001001011
110100011000100100101
010011101110111110011
101111000110110001011
101011110101010010000
000000001110010001101
111111101100011011100
100000101101111001101
101110100001001100111
101110101100010101010
101110101101010001100
100000100111101010001
111111101001100110100`);
  });

  it.each(KNOWN)("draws %s like another program", async (_, text, mask, digest) => {
    expect(await sha256(drawn(text, mask))).toBe(digest);
  });

  it("computes the error correction of the standard's textbook example", () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(errorCorrection(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  it("names level and mask, and the version, as the standard's tables do", () => {
    expect(formatBits(0)).toBe(0b101010000010010);
    expect(formatBits(5)).toBe(0b100000011001110);
    expect(versionBits(7)).toBe(0b000111110010010100);
  });

  it("fills up with the two padding bytes in turns", () => {
    expect(dataBytes(new Uint8Array([0xff]), 1).slice(2, 7)).toEqual([0xf0, 0xec, 0x11, 0xec, 0x11]);
  });

  it("takes a mask by itself and refuses what no code can hold", () => {
    expect(qrCode("Bakufu").length).toBe(21);
    expect(() => qrCode("z".repeat(2400))).toThrow(RangeError);
  });
});
