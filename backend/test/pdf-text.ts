/**
 * The text layer of a document that is not compressed, in the order of its content: what a search or a screen
 * reader finds, through the tables that say which character a glyph is.
 */
export function pdfText(bytes: Buffer): string {
  const source = bytes.toString('latin1');
  const objects = objectsOf(source);
  const fonts = fontsOf(source, objects);
  const lines: string[] = [];
  let font: ReadonlyMap<string, string> = new Map();
  for (const [, name, glyphs] of source.matchAll(/\/(F\d+) [\d.]+ Tf|^\[(<.*)\] TJ$/gm)) {
    if (name !== undefined) font = fonts.get(name) ?? new Map();
    if (glyphs === undefined) continue;
    const codes = [...glyphs.matchAll(/<([0-9a-f]+)>/g)].flatMap(
      ([, run = '']) => run.match(/.{4}/g) ?? [],
    );
    lines.push(codes.map((code) => font.get(code) ?? '\ufffd').join(''));
  }
  return lines.join('\n');
}

/** Types of the structure's elements, as `Table` or `TH`. */
export const pdfElements = (bytes: Buffer): string[] =>
  [...bytes.toString('latin1').matchAll(/^<<\n\/S \/(\w+)$/gm)].map(([, type = '']) => type);

export const pdfPages = (bytes: Buffer): number =>
  [...bytes.toString('latin1').matchAll(/^\/Type \/Page$/gm)].length;

const objectsOf = (source: string): ReadonlyMap<string, string> =>
  new Map(
    [...source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)].map(([, id = '', text = '']) => [
      id,
      text,
    ]),
  );

function fontsOf(
  source: string,
  objects: ReadonlyMap<string, string>,
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const named = [...source.matchAll(/^\/(F\d+) (\d+) 0 R$/gm)];
  return new Map(
    named.map(([, name = '', id = '']) => {
      const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
      return [name, charactersOf(objects.get(table) ?? '')];
    }),
  );
}

/** By glyph: each range gives its first one and the characters that follow. */
function charactersOf(table: string): ReadonlyMap<string, string> {
  const characters = new Map<string, string>();
  for (const [, first = '', list = ''] of table.matchAll(/^<(\w+)> <\w+> \[(.*)\]$/gm))
    for (const [index, [, hex = '']] of [...list.matchAll(/<([^>]*)>/g)].entries())
      characters.set(
        (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'),
        String.fromCharCode(
          ...(hex.match(/\w{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)),
        ),
      );
  return characters;
}
