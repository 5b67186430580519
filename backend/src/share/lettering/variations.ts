import { ByteReader } from './byte-reader.js';

/** How far each point moves. */
type Moves = { x: number; y: number }[];

const tuple = { embedded: 0x8000, between: 0x4000, ownPoints: 0x2000, index: 0x0fff };

/** The weight of a variable font between −1 and 1, from the tables `fvar` and `avar`; its one axis is the weight. */
export function weightOf(tables: ReadonlyMap<string, Buffer>, weight: number): number {
  const fvar = new ByteReader(tableOf(tables, 'fvar'), 4);
  fvar.at = fvar.u16() + 4;
  const [least, normal, most] = [fvar.u32(), fvar.u32(), fvar.u32()].map(
    (fixed) => fixed / 0x10000,
  );
  if (least === undefined || normal === undefined || most === undefined) return 0;
  const wanted = Math.min(most, Math.max(least, weight));
  const share =
    wanted < normal ? (wanted - normal) / (normal - least) : (wanted - normal) / (most - normal);
  return mapped(tables.get('avar'), share);
}

export function tableOf(tables: ReadonlyMap<string, Buffer>, tag: string): Buffer {
  const table = tables.get(tag);
  if (table === undefined) throw new Error(`The font has no table ${tag}`);
  return table;
}

function mapped(avar: Buffer | undefined, share: number): number {
  if (avar === undefined) return share;
  const reader = new ByteReader(avar, 8);
  const pairs = Array.from({ length: reader.u16() }, () => [reader.f2dot14(), reader.f2dot14()]);
  for (let n = 1; n < pairs.length; n++) {
    const [from = 0, fromTo = 0] = pairs[n - 1] ?? [];
    const [to = 0, toTo = 0] = pairs[n] ?? [];
    if (share <= to) return fromTo + ((share - from) / (to - from)) * (toTo - fromTo);
  }
  return share;
}

/** How the points of glyphs move with the weight: the table `gvar`. */
export class Variations {
  private readonly shared: number[];
  private readonly dataAt: number;
  private readonly isLong: boolean;

  constructor(
    private readonly gvar: Buffer,
    private readonly weight: number,
  ) {
    const header = new ByteReader(gvar, 6);
    const count = header.u16();
    const peaks = new ByteReader(gvar, header.u32());
    this.shared = Array.from({ length: count }, () => peaks.f2dot14());
    header.u16();
    this.isLong = (header.u16() & 1) === 1;
    this.dataAt = header.u32();
  }

  /**
   * @param contourEnds after which points a contour ends; empty where points belong to no outline
   * @param points where they are, with the four that stand for the glyph's edges
   */
  movesOf(
    glyph: number,
    points: readonly { x: number; y: number }[],
    contourEnds: number[],
  ): Moves {
    const moves: Moves = points.map(() => ({ x: 0, y: 0 }));
    const [from, to] = [this.offset(glyph), this.offset(glyph + 1)];
    if (from === to) return moves;
    const header = new ByteReader(this.gvar, from);
    const count = header.u16();
    const data = new ByteReader(this.gvar, from + header.u16());
    const shared = (count & 0x8000) !== 0 ? pointNumbers(data) : null;
    for (let n = 0; n < (count & tuple.index); n++) {
      const start = data.at;
      const bytes = header.u16();
      const flags = header.u16();
      const share = this.share(flags, header);
      const own = (flags & tuple.ownPoints) !== 0 ? pointNumbers(data) : shared;
      const named = own ?? points.map((_, index) => index);
      const [x, y] = [deltas(data, named.length), deltas(data, named.length)];
      data.at = start + bytes;
      if (share !== 0) add(moves, spread(named, x, y, points, contourEnds), share);
    }
    return moves;
  }

  private offset(glyph: number): number {
    const at = 20 + glyph * (this.isLong ? 4 : 2);
    return (
      this.dataAt + (this.isLong ? this.gvar.readUInt32BE(at) : this.gvar.readUInt16BE(at) * 2)
    );
  }

  /** How much of a group of moves counts at this weight. */
  private share(flags: number, header: ByteReader): number {
    const peak =
      (flags & tuple.embedded) !== 0 ? header.f2dot14() : (this.shared[flags & tuple.index] ?? 0);
    let [start, end] = [Math.min(peak, 0), Math.max(peak, 0)];
    if ((flags & tuple.between) !== 0) [start, end] = [header.f2dot14(), header.f2dot14()];
    const { weight } = this;
    if (peak === 0 || weight === peak) return 1;
    if (weight <= start || weight >= end) return 0;
    return weight < peak ? (weight - start) / (peak - start) : (end - weight) / (end - peak);
  }
}

function add(moves: Moves, more: Moves, share: number): void {
  for (const [index, move] of moves.entries()) {
    move.x += (more[index]?.x ?? 0) * share;
    move.y += (more[index]?.y ?? 0) * share;
  }
}

/** Null: all points. */
function pointNumbers(data: ByteReader): number[] | null {
  const first = data.u8();
  const count = (first & 0x80) !== 0 ? ((first & 0x7f) << 8) | data.u8() : first;
  if (count === 0) return null;
  const numbers: number[] = [];
  let last = 0;
  while (numbers.length < count) {
    const control = data.u8();
    for (let n = 0; n <= (control & 0x7f); n++) {
      last += (control & 0x80) !== 0 ? data.u16() : data.u8();
      numbers.push(last);
    }
  }
  return numbers;
}

function deltas(data: ByteReader, count: number): number[] {
  const values: number[] = [];
  while (values.length < count) {
    const control = data.u8();
    for (let n = 0; n <= (control & 0x3f); n++)
      if ((control & 0x80) !== 0) values.push(0);
      else values.push((control & 0x40) !== 0 ? data.i16() : data.i8());
  }
  return values;
}

/** Points of a contour that are not named move with their named neighbours. */
function spread(
  named: readonly number[],
  x: readonly number[],
  y: readonly number[],
  points: readonly { x: number; y: number }[],
  contourEnds: readonly number[],
): Moves {
  const moves: ({ x: number; y: number } | null)[] = points.map(() => null);
  for (const [index, point] of named.entries())
    moves[point] = { x: x[index] ?? 0, y: y[index] ?? 0 };
  let start = 0;
  for (const end of contourEnds) {
    const known = range(start, end).filter((index) => moves[index] !== null);
    if (known.length > 0)
      for (const index of range(start, end)) moves[index] ??= between(index, known, moves, points);
    start = end + 1;
  }
  return moves.map((move) => move ?? { x: 0, y: 0 });
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, n) => from + n);

function between(
  index: number,
  known: readonly number[],
  moves: readonly ({ x: number; y: number } | null)[],
  points: readonly { x: number; y: number }[],
): { x: number; y: number } {
  const before = known.findLast((one) => one < index) ?? known.at(-1) ?? index;
  const after = known.find((one) => one > index) ?? known[0] ?? index;
  const along = (axis: 'x' | 'y'): number =>
    interpolated(
      points[index]?.[axis] ?? 0,
      { at: points[before]?.[axis] ?? 0, move: moves[before]?.[axis] ?? 0 },
      { at: points[after]?.[axis] ?? 0, move: moves[after]?.[axis] ?? 0 },
    );
  return { x: along('x'), y: along('y') };
}

interface Known {
  at: number;
  move: number;
}

function interpolated(at: number, one: Known, other: Known): number {
  const [low, high] = one.at <= other.at ? [one, other] : [other, one];
  if (low.at === high.at) return low.move === high.move ? low.move : 0;
  if (at <= low.at) return low.move;
  if (at >= high.at) return high.move;
  return low.move + ((at - low.at) / (high.at - low.at)) * (high.move - low.move);
}
