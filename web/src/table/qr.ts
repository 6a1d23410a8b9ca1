/**
 * QR codes of short texts: byte mode, error correction M, versions 1 to 10 (ISO/IEC 18004).
 *
 * Our own, since a link needs a hundredth of what a library brings: no other modes, no versions
 * above 10.
 */
const MOST_VERSION = 10;
/** By version: error correction codewords in each block, and the number of blocks. */
const CORRECTION = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const FORMAT_M = 0;
const BYTE_MODE = 4;
const PADDING = [0xec, 0x11];

export type Modules = boolean[][];

/** The modules of the smallest code that holds a text, dark ones true; null: it is too long. */
export function qrCode(text: string): Modules | null {
  const bytes = [...new TextEncoder().encode(text)];
  for (let version = 1; version <= MOST_VERSION; version++) {
    const capacity = dataCodewords(version);
    const bits = [...toBits(BYTE_MODE, 4), ...toBits(bytes.length, version < 10 ? 8 : 16)];
    for (const byte of bytes) bits.push(...toBits(byte, 8));
    if (bits.length <= capacity * 8) return drawn(version, interleaved(version, padded(bits, capacity)));
  }
  return null;
}

function toBits(value: number, length: number): number[] {
  return Array.from({ length }, (_, place) => (value >>> (length - 1 - place)) & 1);
}

/** The codewords that fit into a version, those for error correction included. */
function allCodewords(version: number): number {
  const aligned = Math.floor(version / 7) + 2;
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) modules -= (25 * aligned - 10) * aligned - 55;
  if (version >= 7) modules -= 36;
  return Math.floor(modules / 8);
}

function dataCodewords(version: number): number {
  return allCodewords(version) - CORRECTION[version] * BLOCKS[version];
}

/** Codewords of the bits, with the terminator and as much padding as is needed. */
function padded(bits: number[], capacity: number): number[] {
  const ended = [...bits, ...Array<number>(Math.min(4, capacity * 8 - bits.length)).fill(0)];
  while (ended.length % 8) ended.push(0);
  const words = [];
  for (let first = 0; first < ended.length; first += 8)
    words.push(ended.slice(first, first + 8).reduce((word, bit) => word * 2 + bit, 0));
  for (let more = 0; words.length < capacity; more++) words.push(PADDING[more % 2]);
  return words;
}

// --- error correction: Reed-Solomon over the field of 256 elements ------------------------

function times(x: number, y: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((y >>> bit) & 1) * x;
  }
  return product;
}

function generator(degree: number): number[] {
  const factors = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let round = 0; round < degree; round++) {
    for (let place = 0; place < degree; place++) {
      factors[place] = times(factors[place], root);
      if (place + 1 < degree) factors[place] ^= factors[place + 1];
    }
    root = times(root, 2);
  }
  return factors;
}

function remainder(words: number[], divisor: number[]): number[] {
  const rest = divisor.map(() => 0);
  for (const word of words) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((one, place) => (rest[place] ^= times(one, factor)));
  }
  return rest;
}

/** The codewords of all blocks in the order in which they are drawn. */
function interleaved(version: number, words: number[]): number[] {
  const count = BLOCKS[version];
  const short = Math.floor(words.length / count);
  const divisor = generator(CORRECTION[version]);
  const blocks: number[][] = [];
  let first = 0;
  for (let block = 0; block < count; block++) {
    const length = short + (block < count - (words.length % count) ? 0 : 1);
    blocks.push(words.slice(first, first + length));
    first += length;
  }
  const checks = blocks.map((block) => remainder(block, divisor));
  return [...alternating(blocks), ...alternating(checks)];
}

function alternating(lists: number[][]): number[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  ).flat();
}

// --- drawing ------------------------------------------------------------------------------

class Grid {
  readonly size: number;
  readonly dark: Modules;
  /** Modules of the patterns, which hold no data. */
  readonly fixed: Modules;

  constructor(readonly version: number) {
    this.size = version * 4 + 17;
    const empty = () => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.dark = empty();
    this.fixed = empty();
    this.#drawPatterns();
  }

  fix(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y][x] = dark;
    this.fixed[y][x] = true;
  }

  #drawPatterns(): void {
    for (let at = 0; at < this.size; at++) {
      this.fix(6, at, at % 2 === 0);
      this.fix(at, 6, at % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [this.size - 4, 3],
      [3, this.size - 4],
    ])
      this.#drawRings(x, y, 4, (distance) => distance !== 2 && distance !== 4);
    const centres = this.#alignment();
    const last = centres.length - 1;
    centres.forEach((x, i) =>
      centres.forEach((y, j) => {
        const inCorner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
        if (!inCorner) this.#drawRings(x, y, 2, (distance) => distance !== 1);
      }),
    );
    this.drawFormat(0);
    if (this.version >= 7) this.#drawVersion();
  }

  #drawRings(x: number, y: number, radius: number, dark: (distance: number) => boolean): void {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++)
        this.fix(x + dx, y + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
  }

  #alignment(): number[] {
    if (this.version === 1) return [];
    const count = Math.floor(this.version / 7) + 2;
    const step = Math.ceil((this.size - 13) / (2 * count - 2)) * 2;
    const further = Array.from({ length: count - 1 }, (_, place) => this.size - 7 - place * step);
    return [6, ...further.reverse()];
  }

  drawFormat(mask: number): void {
    const data = (FORMAT_M << 3) | mask;
    const bits = ((data << 10) | checked(data, 10, 0x537)) ^ 0x5412;
    const bit = (place: number) => ((bits >>> place) & 1) === 1;
    for (let place = 0; place < 15; place++) {
      const along = place < 6 ? place : place < 8 ? place + 1 : -1;
      if (along >= 0) this.fix(8, along, bit(place));
      else this.fix(place === 8 ? 7 : 14 - place, 8, bit(place));
      if (place < 8) this.fix(this.size - 1 - place, 8, bit(place));
      else this.fix(8, this.size - 15 + place, bit(place));
    }
    this.fix(8, this.size - 8, true);
  }

  #drawVersion(): void {
    const bits = (this.version << 12) | checked(this.version, 12, 0x1f25);
    for (let place = 0; place < 18; place++) {
      const [near, far] = [Math.floor(place / 3), this.size - 11 + (place % 3)];
      const dark = ((bits >>> place) & 1) === 1;
      this.fix(near, far, dark);
      this.fix(far, near, dark);
    }
  }

  /** Two columns at a time from the right, up and down in turn. */
  drawData(words: number[]): void {
    let place = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      const up = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.size; step++)
        for (const x of [right, right - 1]) {
          const y = up ? this.size - 1 - step : step;
          if (this.fixed[y][x] || place >= words.length * 8) continue;
          this.dark[y][x] = ((words[place >>> 3] >>> (7 - (place & 7))) & 1) === 1;
          place++;
        }
    }
  }

  mask(number: number): void {
    for (let y = 0; y < this.size; y++)
      for (let x = 0; x < this.size; x++)
        if (!this.fixed[y][x] && MASKS[number](x, y)) this.dark[y][x] = !this.dark[y][x];
  }

  /** How hard the code is to read: long runs, blocks, false finder patterns, too dark or light. */
  penalty(): number {
    let penalty = 0;
    let dark = 0;
    for (let a = 0; a < this.size; a++) {
      const row = this.dark[a].map(Number).join("");
      const column = this.dark.map((line) => Number(line[a])).join("");
      for (const line of [row, column]) {
        for (const run of line.match(/0{5,}|1{5,}/g) ?? []) penalty += run.length - 2;
        for (const wrong of ["10111010000", "00001011101"]) penalty += 40 * (line.split(wrong).length - 1);
      }
      dark += row.replaceAll("0", "").length;
    }
    for (let y = 1; y < this.size; y++)
      for (let x = 1; x < this.size; x++) {
        const corner = this.dark[y][x];
        const same = [this.dark[y - 1][x], this.dark[y][x - 1], this.dark[y - 1][x - 1]];
        if (same.every((one) => one === corner)) penalty += 3;
      }
    return penalty + 10 * Math.floor(Math.abs((dark * 20) / this.size ** 2 - 10));
  }
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The check bits of a BCH code. */
function checked(data: number, length: number, divisor: number): number {
  let rest = data;
  for (let round = 0; round < length; round++) rest = (rest << 1) ^ ((rest >>> (length - 1)) * divisor);
  return rest;
}

function drawn(version: number, words: number[]): Modules {
  const grid = new Grid(version);
  grid.drawData(words);
  const penalties = MASKS.map((_, mask) => {
    grid.drawFormat(mask);
    grid.mask(mask);
    const penalty = grid.penalty();
    // Masking twice leaves the data as it was.
    grid.mask(mask);
    return penalty;
  });
  const best = penalties.indexOf(Math.min(...penalties));
  grid.drawFormat(best);
  grid.mask(best);
  return grid.dark;
}
