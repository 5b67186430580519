import { crestOf, crestShapes } from '@kolo/domain';
import { fittedText, textLine, textWidth, type Weight } from './lettering.js';

export const colours = {
  canvas: '#0b0e13',
  surface: '#141920',
  line: '#28313d',
  ink: '#f3f6fa',
  muted: '#a7b3c1',
  accent: '#c8f31d',
  onAccent: '#12170a',
  live: '#e11d3a',
} as const;

export interface TextStyle {
  size: number;
  weight?: Weight;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Longer text is made smaller, down to `minSize`, and then shortened. */
  maxWidth?: number;
  minSize?: number;
}

/** One line of text, drawn as shapes; what people typed never becomes markup. */
export function text(x: number, y: number, content: string, style: TextStyle): string {
  const { weight = 500, fill = colours.ink, anchor = 'start', maxWidth = 1100 } = style;
  const { minSize = style.size } = style;
  const relativeWidth = textWidth(content, 1, weight);
  let { size } = style;
  while (size > minSize && size * relativeWidth > maxWidth) size -= 2;
  const { path, width } = textLine(fittedText(content, size, weight, maxWidth), size, weight);
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return `<path transform="translate(${left.toFixed(1)} ${y})" fill="${fill}" d="${path}"/>`;
}

/** `x` and `y` are its top left corner. */
export function crest(x: number, y: number, size: number, name: string): string {
  const { letter, field, mark, pattern } = crestOf(name);
  const shape = crestShapes.marks[pattern];
  const { shield } = crestShapes;
  return `<g transform="translate(${x} ${y}) scale(${size / 40})">
    <path d="${shield}" fill="${field}"/>
    ${shape === null ? '' : `<path d="${shape}" fill="${mark}" opacity="0.7"/>`}
    <path d="${shield}" fill="none" stroke="#fff" stroke-opacity="0.28" stroke-width="1.5"/>
    ${text(20, 26.4, letter, { size: 18, weight: 800, anchor: 'middle', fill: '#fff' })}</g>`;
}

export function pill(x: number, y: number, content: string, fill: string, ink: string): string {
  const width = textWidth(content, 30, 800) + 56;
  return `<rect x="${x - width / 2}" y="${y}" width="${width}" height="58" rx="29" fill="${fill}"/>
    ${text(x, y + 40, content, { size: 30, weight: 800, anchor: 'middle', fill: ink })}`;
}

export function card(heading: string, content: string): string {
  const rings = [180, 330, 480].map(
    (radius) =>
      `<circle cx="600" cy="630" r="${radius}" fill="none" stroke="${colours.line}" stroke-width="2"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
    <rect width="1200" height="630" fill="${colours.canvas}"/>
    ${rings.join('')}
    <rect width="1200" height="10" fill="${colours.accent}"/>
    <circle cx="82" cy="78" r="20" fill="none" stroke="${colours.accent}" stroke-width="9"/>
    ${text(118, 92, 'Kolo', { size: 42, weight: 800 })}
    ${text(1140, 90, heading, { size: 28, fill: colours.muted, anchor: 'end', maxWidth: 860, minSize: 22 })}
    ${content}</svg>`;
}
