import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'theme.css'), 'utf8');

function tokensOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['canvas', 'surface', 'raised', 'sunken'];
const on = (text: string, fields: string[]) => fields.map((field) => [text, field] as const);
/** WCAG 2.2 AA, 1.4.3: text on what lies under it. */
const texts = [
  ...on('ink', surfaces),
  ...on('ink-muted', surfaces),
  ...on('accent-ink', ['canvas', 'surface', 'raised']),
  ...on('live', ['canvas', 'surface', 'raised']),
  ...on('danger', ['canvas', 'surface', 'raised', 'danger-soft']),
  ...on('warn', ['surface', 'warn-soft']),
  ...on('ok', ['surface', 'ok-soft']),
  ...on('on-accent', ['accent', 'accent-hover']),
  ...on('on-live', ['live-fill']),
  ...on('on-danger', ['danger-fill', 'danger-fill-hover']),
  ...on('on-start', ['start-fill']),
];
/** 1.4.11: the edge of a control and the focus ring. */
const edges = [...on('line-strong', ['surface', 'canvas']), ...on('focus', surfaces)];

describe.each([
  ['light', "[data-theme='light']"],
  ['dark', '@variant dark-theme'],
])('%s theme', (_name, selector) => {
  const shared = css.slice(css.indexOf('/* The same in both themes'));
  const common = Object.fromEntries(
    [...shared.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  );
  const tokens: Record<string, string> = { ...common, ...tokensOf(selector) };
  const colour = (name: string): string => {
    const hex = tokens[name];
    if (hex === undefined) throw new Error(`no token ${name}`);
    return hex;
  };

  it.each(texts)('%s reads on %s', (text, field) => {
    expect(contrast(colour(text), colour(field))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges)('%s shows on %s', (edge, field) => {
    expect(contrast(colour(edge), colour(field))).toBeGreaterThanOrEqual(3);
  });
});
