/** Whole units of the pad, which is `padSize` wide and high. */
export interface Point {
  x: number;
  y: number;
}
export type Stroke = readonly Point[];

export const padSize = { width: 600, height: 200 };

/** The server takes 16 KB; a stroke ends here rather than being refused there. */
const maxLength = 16_000;
/** Nearer points than this add nothing that is seen. */
const minDistance = 3;

/** Returns the strokes as an SVG path. */
export const pathOf = (strokes: readonly Stroke[]): string => strokes.map(strokePath).join('');

/** A mere tap is a dot. */
const strokePath = ([first, ...rest]: Stroke): string => {
  if (first === undefined) return '';
  const lines = rest.length === 0 ? [{ x: first.x + 1, y: first.y }] : rest;
  return `M${first.x} ${first.y}${lines.map(({ x, y }) => `L${x} ${y}`).join('')}`;
};

/** Returns the strokes with the point at the end of the last one, or the same where there is no need for it. */
export function withPoint(strokes: readonly Stroke[], point: Point): readonly Stroke[] {
  const last = strokes.at(-1);
  const end = last?.at(-1);
  if (last === undefined || end === undefined) return strokes;
  if (Math.hypot(point.x - end.x, point.y - end.y) < minDistance) return strokes;
  const longer = [...strokes.slice(0, -1), [...last, point]];
  return pathOf(longer).length > maxLength ? strokes : longer;
}

/** Where on the pad a pointer is. */
export function pointIn(pad: Element, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top, width, height } = pad.getBoundingClientRect();
  const within = (value: number, max: number): number =>
    Math.round(Math.min(Math.max(value, 0), max));
  return {
    x: within(((clientX - left) / (width || 1)) * padSize.width, padSize.width),
    y: within(((clientY - top) / (height || 1)) * padSize.height, padSize.height),
  };
}

/** How a signature looks, while it is drawn and afterwards. */
export const drawnLine = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
