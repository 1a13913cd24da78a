/**
 * QR codes (ISO/IEC 18004), as far as a link needs them: bytes, error correction level M, versions 1 to 40.
 * `true` is a dark module. The quiet zone around it belongs to the drawing.
 */

export type Modules = boolean[][];

// Level M, by version from 1 on: error correction bytes of each block, and the number of blocks.
const CHECK_BYTES = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
];
const BLOCKS = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
  31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
];
const LEVEL_M = 0;
const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** The code of a text, in the smallest version that holds it. A mask is only asked for in tests. */
export function qrCode(text: string, mask?: number): Modules {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const code = new Drawing(version);
  code.drawData(interleaved(dataBytes(bytes, version), version));
  return code.masked(mask);
}

function versionFor(bytes: number): number {
  for (let version = 1; version <= 40; version++) {
    const bits = 4 + (version < 10 ? 8 : 16) + 8 * bytes;
    if (bits <= 8 * dataCapacity(version)) return version;
  }
  throw new RangeError(`a QR code cannot hold ${bytes} bytes`);
}

/** Modules that hold data or error correction: all but the fixed patterns. */
function freeModules(version: number): number {
  let free = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const marks = Math.floor(version / 7) + 2;
    free -= (25 * marks - 10) * marks - 55;
    if (version >= 7) free -= 36;
  }
  return free;
}

function dataCapacity(version: number): number {
  return Math.floor(freeModules(version) / 8) - CHECK_BYTES[version - 1]! * BLOCKS[version - 1]!;
}

/** Mode, length, the bytes, and the filling up to the capacity. */
export function dataBytes(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let place = length - 1; place >= 0; place--) bits.push((value >>> place) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const capacity = 8 * dataCapacity(version);
  put(0, Math.min(4, capacity - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let filling = 0xec; bits.length < capacity; filling ^= 0xec ^ 0x11) put(filling, 8);
  const data: number[] = [];
  for (let place = 0; place < bits.length; place += 8)
    data.push(parseInt(bits.slice(place, place + 8).join(""), 2));
  return data;
}

/** The data in blocks, each with its error correction, woven together as they stand in the code. */
function interleaved(data: number[], version: number): number[] {
  const count = BLOCKS[version - 1]!;
  const check = CHECK_BYTES[version - 1]!;
  const total = Math.floor(freeModules(version) / 8);
  const short = count - (total % count);
  const blocks: number[][] = [];
  const checks: number[][] = [];
  for (let place = 0, block = 0; block < count; block++) {
    const length = Math.floor(total / count) - check + (block < short ? 0 : 1);
    blocks.push(data.slice(place, place + length));
    checks.push(errorCorrection(blocks[block]!, check));
    place += length;
  }
  const woven: number[] = [];
  for (let place = 0; place <= blocks.at(-1)!.length; place++)
    for (const block of blocks) if (place < block.length) woven.push(block[place]!);
  for (let place = 0; place < check; place++) for (const block of checks) woven.push(block[place]!);
  return woven;
}

// Reed and Solomon over GF(256) with x^8 + x^4 + x^3 + x^2 + 1.

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

export function errorCorrection(data: number[], length: number): number[] {
  const divisor: number[] = Array.from({ length }, (_, place) => (place === length - 1 ? 1 : 0));
  for (let degree = 0, root = 1; degree < length; degree++, root = times(root, 2)) {
    for (let place = 0; place < length; place++) {
      divisor[place] = times(divisor[place]!, root) ^ (divisor[place + 1] ?? 0);
    }
  }
  const rest: number[] = Array.from({ length }, () => 0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((coefficient, place) => (rest[place]! ^= times(coefficient, factor)));
  }
  return rest;
}

/** The 15 bits that name level and mask, protected by their own code. */
export function formatBits(mask: number): number {
  const data = (LEVEL_M << 3) | mask;
  let rest = data;
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  return ((data << 10) | rest) ^ 0x5412;
}

/** The 18 bits that name the version, from version 7 on. */
export function versionBits(version: number): number {
  let rest = version;
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  return (version << 12) | rest;
}

class Drawing {
  readonly size: number;
  private modules: Modules;
  private fixed: boolean[][];

  constructor(readonly version: number) {
    this.size = 17 + 4 * version;
    this.modules = this.grid();
    this.fixed = this.grid();
    this.drawPatterns();
  }

  private grid(): boolean[][] {
    return Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
  }

  private set(row: number, column: number, dark: boolean): void {
    this.modules[row]![column] = dark;
    this.fixed[row]![column] = true;
  }

  private drawPatterns(): void {
    for (let place = 0; place < this.size; place++) {
      this.set(6, place, place % 2 === 0);
      this.set(place, 6, place % 2 === 0);
    }
    this.drawFinder(3, 3);
    this.drawFinder(3, this.size - 4);
    this.drawFinder(this.size - 4, 3);
    const marks = this.alignments();
    marks.forEach((row, i) =>
      marks.forEach((column, j) => {
        const last = marks.length - 1;
        if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
        for (let dr = -2; dr <= 2; dr++)
          for (let dc = -2; dc <= 2; dc++)
            this.set(row + dr, column + dc, Math.max(Math.abs(dr), Math.abs(dc)) !== 1);
      }),
    );
    this.drawFormat(0);
    this.drawVersion();
  }

  private drawFinder(row: number, column: number): void {
    for (let dr = -4; dr <= 4; dr++)
      for (let dc = -4; dc <= 4; dc++) {
        const [r, c] = [row + dr, column + dc];
        if (r < 0 || c < 0 || r >= this.size || c >= this.size) continue;
        const ring = Math.max(Math.abs(dr), Math.abs(dc));
        this.set(r, c, ring !== 2 && ring !== 4);
      }
  }

  private alignments(): number[] {
    if (this.version === 1) return [];
    const count = Math.floor(this.version / 7) + 2;
    const step = this.version === 32 ? 26 : Math.ceil((4 * this.version + 4) / (2 * count - 2)) * 2;
    const places = [6];
    for (let place = this.size - 7; places.length < count; place -= step) places.splice(1, 0, place);
    return places;
  }

  private drawFormat(mask: number): void {
    const bits = formatBits(mask);
    const bit = (place: number): boolean => ((bits >>> place) & 1) === 1;
    const last = this.size - 1;
    for (let place = 0; place < 8; place++) {
      this.set(place < 6 ? place : place + 1, 8, bit(place));
      this.set(8, last - place, bit(place));
    }
    for (let place = 8; place < 15; place++) {
      this.set(8, place === 8 ? 7 : 14 - place, bit(place));
      this.set(last - 14 + place, 8, bit(place));
    }
    this.set(last - 7, 8, true);
  }

  private drawVersion(): void {
    if (this.version < 7) return;
    const bits = versionBits(this.version);
    for (let place = 0; place < 18; place++) {
      const dark = ((bits >>> place) & 1) === 1;
      const [long, short] = [Math.floor(place / 3), this.size - 11 + (place % 3)];
      this.set(long, short, dark);
      this.set(short, long, dark);
    }
  }

  /** Up and down in columns of two, from the right, past everything that is fixed. */
  drawData(bytes: number[]): void {
    let place = 0;
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5;
      const upward = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.size; step++) {
        const row = upward ? this.size - 1 - step : step;
        for (const column of [right, right - 1]) {
          if (this.fixed[row]![column] || place >= 8 * bytes.length) continue;
          this.modules[row]![column] = ((bytes[place >>> 3]! >>> (7 - (place & 7))) & 1) === 1;
          place++;
        }
      }
    }
  }

  /** With the mask that a reader likes best, or the given one. */
  masked(wanted?: number): Modules {
    const made = (wanted === undefined ? MASKS.map((_, mask) => mask) : [wanted]).map((mask) => {
      const modules = this.withMask(mask);
      return { modules, penalty: penalty(modules) };
    });
    return made.reduce((best, one) => (one.penalty < best.penalty ? one : best)).modules;
  }

  private withMask(mask: number): Modules {
    this.drawFormat(mask);
    return this.modules.map((row, r) =>
      row.map((dark, c) => (this.fixed[r]![c] ? dark : dark !== MASKS[mask]!(r, c))),
    );
  }
}

function penalty(modules: Modules): number {
  const size = modules.length;
  const columns = modules.map((_, c) => modules.map((row) => row[c]!));
  let sum = 0;
  for (const line of [...modules, ...columns]) {
    let run = 0;
    line.forEach((dark, place) => {
      run = place > 0 && dark === line[place - 1] ? run + 1 : 1;
      if (run === 5) sum += 3;
      else if (run > 5) sum += 1;
    });
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const pattern of ["10111010000", "00001011101"]) {
      for (let place = text.indexOf(pattern); place >= 0; place = text.indexOf(pattern, place + 1)) sum += 40;
    }
  }
  for (let r = 0; r + 1 < size; r++)
    for (let c = 0; c + 1 < size; c++) {
      const dark = modules[r]![c];
      if (dark === modules[r]![c + 1] && dark === modules[r + 1]![c] && dark === modules[r + 1]![c + 1])
        sum += 3;
    }
  const dark = modules.flat().filter(Boolean).length;
  return sum + 10 * Math.floor(Math.abs(20 * dark - 10 * size * size) / (size * size));
}
