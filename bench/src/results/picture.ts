import {
  type Group,
  isReached,
  isWrong,
  type Result,
  ratioOf,
  rounded,
  verdict,
} from '../report.js';
import type { Section } from './sections.js';
import { sections } from './sections.js';

const width = 1100;
const rowHeight = 24;
const bars = { left: 300, width: 250 };
const colours = { reached: '#2e7d4f', missed: '#b3402e', plain: '#5b7590' };
/** Bars longer than this many times the higher of baseline and aim are cut off. */
const maxShown = 2;

/** The results of a section as an SVG that needs nothing else. */
export function pictureOf(section: Section): string {
  const drawn = section.groups.map(drawGroup);
  const height = 48 + drawn.reduce((sum, group) => sum + group.height, 0);
  let top = 48;
  const groups = drawn.map(({ body, height: own }) => {
    const placed = `<g transform="translate(0 ${top})">${body}</g>`;
    top += own;
    return placed;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="system-ui, sans-serif" font-size="13" fill="#1d2733">`,
    `<title>${escaped(`${section.name}: ${sections[section.name]}`)}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    text(16, 28, sections[section.name], 'font-size="16" font-weight="600"'),
    ...groups,
    '</svg>\n',
  ].join('\n');
}

function drawGroup({ title, results }: Group): { body: string; height: number } {
  const marks = results.map(marksOf);
  const reach = Math.max(1, ...marks.flatMap(({ aim }) => (aim === null ? [] : [aim])));
  const highest = Math.max(reach, ...marks.flatMap(({ bar }) => (bar === null ? [] : [bar])));
  const scale = bars.width / Math.min(highest, maxShown * reach);
  const rows = results.map((result, index) => drawRow(result, 32 + index * rowHeight, scale));
  const body = [text(16, 20, title, 'font-weight="600"'), ...rows].join('\n');
  return { body, height: 44 + results.length * rowHeight };
}

/** Multiples of the baseline, or of the aim where there is no baseline; null: nothing to draw. */
function marksOf(result: Result): { bar: number | null; baseline: boolean; aim: number | null } {
  const { baseline, aim, value } = result;
  // The ratio is NaN where the system does not report a value.
  if (baseline !== undefined && Number.isFinite(ratioOf(result))) {
    const limit = aim?.of === 'value' ? aim.limit / baseline.value : aim?.limit;
    return { bar: ratioOf(result), baseline: true, aim: limit ?? null };
  }
  if (aim?.of !== 'value' || aim.limit === 0) return { bar: null, baseline: false, aim: null };
  return { bar: value / aim.limit, baseline: false, aim: 1 };
}

function drawRow(result: Result, top: number, scale: number): string {
  const { bar, baseline, aim } = marksOf(result);
  const middle = top + rowHeight / 2 + 4;
  const parts = [text(16, middle, shortened(result.name, 42), '')];
  if (bar !== null) {
    const length = Math.min(bar * scale, bars.width);
    const isCut = bar * scale > bars.width + 0.5;
    parts.push(
      `<rect x="${bars.left}" y="${top + 5}" width="${length.toFixed(1)}" height="14" fill="${colourOf(result)}"/>`,
      ...(isCut ? [text(bars.left + bars.width - 14, middle, '»', 'fill="#fff"')] : []),
    );
  }
  if (baseline) parts.push(line(bars.left + scale, top, 'stroke="#1d2733"'));
  if (aim !== null)
    parts.push(line(bars.left + aim * scale, top, 'stroke="#8a6d00" stroke-dasharray="3 2"'));
  parts.push(text(bars.left + bars.width + 16, middle, sentenceOf(result), ''));
  return parts.join('\n');
}

function colourOf(result: Result): string {
  if (result.aim === undefined) return colours.plain;
  return isReached(result, result.aim) ? colours.reached : colours.missed;
}

function sentenceOf(result: Result): string {
  const { value, unit, baseline, aim, mustBe } = result;
  return [
    `${rounded(value)} ${unit}`.trim(),
    ...(baseline === undefined ? [] : [`${ratioOf(result).toFixed(2)} × ${baseline.name}`]),
    ...(aim === undefined ? [] : [verdict(result, aim)]),
    ...(mustBe === undefined ? [] : [isWrong(result) ? `must be ${mustBe}` : 'as it must be']),
  ].join(' · ');
}

const line = (x: number, top: number, look: string): string =>
  `<path d="M${x.toFixed(1)} ${top + 1}v${rowHeight - 2}" stroke-width="1.5" fill="none" ${look}/>`;

const text = (x: number, y: number, words: string, look: string): string =>
  `<text x="${x}" y="${y}" ${look}>${escaped(words)}</text>`;

const shortened = (words: string, max: number): string =>
  words.length > max ? `${words.slice(0, max - 1)}…` : words;

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
