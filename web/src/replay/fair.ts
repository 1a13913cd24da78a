/**
 * Verification of the draws of a finished game in the browser, with its own cryptography, as engine/fair.py describes
 * them. What the server says is believed only if the recomputed draws agree.
 */

import type { DrawRequest } from "../generated/types";

/** What the check needs of an exported record. */
export interface FairRecord {
  commitment?: string | null;
  entropy?: string[];
  secret?: string | null;
  deal?: string | null;
  continues?: { record: string; moves: number } | null;
  rewinds?: [moves: number, count: number][];
  seats: string[];
  setup_draws: number[];
  moves: [number, unknown, number[]][];
}

/** What was known before: noted when this browser first saw the table, or added by it. */
export interface Noted {
  commitment?: string;
  entropy?: string;
  seat?: number | null;
}

export type Mark = "good" | "bad" | "unknown";

export interface Checked {
  commitment: Mark; // the secret is the one that the table had committed to
  noted: Mark; // and that commitment is the one that was shown before the start
  entropy: Mark; // what this browser added is in it
  draws: Mark; // every draw follows from secret, entropy and label
  count: number; // draws that were made again
  first: string; // the label of the first wrong draw
  rewinds: number; // how many times the game was taken back
}

const text = new TextEncoder();

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}

function fourBytes(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function commitmentOf(secret: string): Promise<string> {
  return toHex(
    await crypto.subtle.digest("SHA-256", joined(text.encode("bakufu-commitment/1\0"), fromHex(secret))),
  );
}

async function entropyDigest(entropy: string[]): Promise<Uint8Array> {
  const parts = entropy.flatMap((added) => [fourBytes(text.encode(added).length), text.encode(added)]);
  return new Uint8Array(
    await crypto.subtle.digest("SHA-256", joined(text.encode("bakufu-entropy/1\0"), ...parts)),
  );
}

/** The bytes that belong to a label. */
class Stream {
  private bytes: number[] = [];
  private block = 0;

  constructor(
    private readonly key: CryptoKey,
    private readonly message: Uint8Array,
  ) {}

  async number(size: number): Promise<number> {
    while (this.bytes.length < size) {
      const block = await crypto.subtle.sign("HMAC", this.key, joined(this.message, fourBytes(this.block++)));
      this.bytes.push(...new Uint8Array(block));
    }
    return this.bytes.splice(0, size).reduce((value, byte) => value * 256 + byte, 0);
  }
}

export class FairDraws {
  private constructor(
    private readonly key: CryptoKey,
    private readonly entropy: Uint8Array,
  ) {}

  static async of(secret: string, entropy: string[]): Promise<FairDraws> {
    const key = await crypto.subtle.importKey(
      "raw",
      fromHex(secret),
      { name: "HMAC", hash: "SHA-256" },
      false,
      ["sign"],
    );
    return new FairDraws(key, await entropyDigest(entropy));
  }

  async draw({ label, n, threshold }: Omit<DrawRequest, "outcome">): Promise<number> {
    const stream = new Stream(
      this.key,
      joined(text.encode("bakufu-draw/1\0"), this.entropy, text.encode(label)),
    );
    return threshold === null ? this.below(stream, n) : this.hits(stream, n, threshold);
  }

  private async below(stream: Stream, n: number): Promise<number> {
    const bits = n > 1 ? Math.floor(Math.log2(n - 1)) + 1 : 0;
    const size = Math.ceil(bits / 8);
    for (;;) {
      const number = (await stream.number(size)) % 2 ** bits;
      if (number < n) return number;
    }
  }

  private async hits(stream: Stream, n: number, threshold: number): Promise<number> {
    let hits = 0;
    for (let cube = 0; cube < n; cube++) if ((await stream.number(2)) < threshold) hits++;
    return hits;
  }
}

/** How many times the game had been taken back when this move was made: it is part of the labels from then on. */
function rewindsBefore(record: FairRecord, sequence: number): number {
  return record.rewinds?.findLast(([moves]) => moves < sequence)?.[1] ?? 0;
}

/** Every draw of the record in its place: `sequence.k` of the label, with the outcome that is written down. */
function fitsRecord(draws: DrawRequest[], record: FairRecord): DrawRequest | null {
  const written = [record.setup_draws, ...record.moves.map((move) => move[2])].flatMap((outcomes, sequence) =>
    outcomes.map((outcome, k) => ({
      place: `${sequence}.${k}/`,
      rewinds: rewindsBefore(record, sequence),
      outcome,
    })),
  );
  for (let index = 0; index < Math.max(draws.length, written.length); index++) {
    const [draw, line] = [draws[index], written[index]];
    const counted = Number(/ rewinds=(\d+)$/.exec(draw?.label ?? "")?.[1] ?? 0);
    const fits =
      draw &&
      line &&
      draw.label.startsWith(line.place) &&
      counted === line.rewinds &&
      draw.outcome === line.outcome;
    if (!fits) return draw ?? { label: line?.place ?? "", n: 0, threshold: null, outcome: 0 };
  }
  return null;
}

export async function check(record: FairRecord, draws: DrawRequest[], noted: Noted = {}): Promise<Checked> {
  const result: Checked = {
    commitment: "unknown",
    noted: "unknown",
    entropy: "unknown",
    draws: "unknown",
    count: 0,
    first: "",
    rewinds: record.rewinds?.at(-1)?.[1] ?? 0,
  };
  const { commitment, secret, entropy = [] } = record;
  if (noted.commitment && commitment) result.noted = noted.commitment === commitment ? "good" : "bad";
  if (noted.entropy && noted.seat !== undefined && noted.seat !== null) {
    result.entropy = entropy[noted.seat] === noted.entropy ? "good" : "bad";
  }
  if (!secret || !commitment) return result;
  result.commitment = (await commitmentOf(secret)) === commitment ? "good" : "bad";
  const wrong = fitsRecord(draws, record);
  if (wrong) return { ...result, draws: "bad", first: wrong.label };
  const fair = await FairDraws.of(secret, entropy);
  const firstOwn = record.continues ? record.continues.moves + 1 : record.deal ? 1 : 0; // the move that draws first here
  for (const draw of draws) {
    if (parseInt(draw.label, 10) < firstOwn) continue; // drawn in another game
    if ((await fair.draw(draw)) !== draw.outcome) return { ...result, draws: "bad", first: draw.label };
    result.count++;
  }
  return { ...result, draws: "good" };
}
