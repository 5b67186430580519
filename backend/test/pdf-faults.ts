/** What PDF/UA-1 wants of a document and a program can check; the document is not compressed. */
export function pdfFaults(bytes: Buffer): string[] {
  const source = bytes.toString('latin1');
  const tree = elementsOf(source);
  return [
    ...catalogueFaults(source),
    ...fontFaults(source),
    ...[...tree.values()].flatMap((element) => elementFaults(element, tree)),
    ...headingFaults([...tree.values()]),
    ...contentFaults(source),
    ...glyphFaults(source),
  ];
}

interface Element {
  id: string;
  type: string;
  parent: string;
  /** Ids of its elements, in order. */
  children: string[];
  text: string;
}

/** In the order of their making, which is the order of reading. */
function elementsOf(source: string): ReadonlyMap<string, Element> {
  const objects = [...source.matchAll(/^(\d+) 0 obj\n<<\n\/S \/(\w+)\n([\s\S]*?)\nendobj$/gm)];
  const elements = objects.map(([, id = '', type = '', text = '']): Element => {
    const [, kids = ''] = /\/K \[(.*)\]/.exec(text) ?? [];
    const [, parent = ''] = /\/P (\d+) 0 R/.exec(text) ?? [];
    return {
      id,
      type,
      parent,
      text,
      children: [...kids.matchAll(/(\d+) 0 R/g)].map(([, child = '']) => child),
    };
  });
  return new Map(
    elements.sort((a, b) => Number(a.id) - Number(b.id)).map((element) => [element.id, element]),
  );
}

const catalogueFaults = (source: string): string[] =>
  (
    [
      [/\/MarkInfo \d+ 0 R/, 'no mark information'],
      [/\/Marked true/, 'not marked as tagged'],
      [/\/Lang \([a-z]{2}-[A-Z]{2}\)/, 'no language'],
      [/\/DisplayDocTitle true/, 'shows its file name as its title'],
      [/<dc:title>\s*<rdf:Alt>\s*<rdf:li[^>]*>[^<]+</, 'no title'],
      [/<pdfuaid:part>1</, 'does not say that it is PDF/UA'],
    ] as const
  ).flatMap(([pattern, fault]) => (pattern.test(source) ? [] : [fault]));

/** Each font is embedded and says which character a glyph is. */
function fontFaults(source: string): string[] {
  const count = (pattern: RegExp): number => [...source.matchAll(pattern)].length;
  const fonts = count(/\/Type \/Font$/gm) - count(/\/Subtype \/CIDFontType\d$/gm);
  return [
    ...(fonts === 0 || count(/\/FontFile2 \d+ 0 R/g) !== fonts ? ['a font is not embedded'] : []),
    ...(count(/\/ToUnicode \d+ 0 R/g) === fonts ? [] : ['a font cannot be read']),
  ];
}

/** Where an element may stand; others stand anywhere. */
const parents: Readonly<Record<string, readonly string[]>> = {
  TR: ['Table'],
  TH: ['TR'],
  TD: ['TR'],
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
  H1: ['Document'],
  H2: ['Document'],
};

function elementFaults(
  { id, type, parent, text, children }: Element,
  tree: ReadonlyMap<string, Element>,
): string[] {
  const around = tree.get(parent)?.type ?? '';
  const allowed = parents[type];
  const typesIn = (row: string) =>
    (tree.get(row)?.children ?? []).map((cell) => tree.get(cell)?.type);
  const rows = children.map(typesIn);
  const faults = {
    'is not among the elements of its parent':
      type !== 'Document' && tree.get(parent)?.children.includes(id) !== true,
    [`stands in ${around}`]: allowed !== undefined && !allowed.includes(around),
    'has no alternative text': type === 'Figure' && !/\/Alt \(.+\)/.test(text),
    'has no bounding box': type === 'Figure' && !/\/BBox \[/.test(text),
    'has no scope': type === 'TH' && !/\/Scope \/(Row|Column)/.test(text),
    'has rows of different lengths':
      type === 'Table' && new Set(rows.map(({ length }) => length)).size !== 1,
    'has no header': type === 'Table' && rows[0]?.every((cell) => cell === 'TH') !== true,
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [`${type} ${fault}`] : []));
}

/** One title before everything, and no level left out. */
function headingFaults(elements: readonly Element[]): string[] {
  const levels = elements.flatMap(({ type }) => (/^H\d$/.test(type) ? [Number(type[1])] : []));
  const isSkipped = levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1);
  const titles = levels.filter((level) => level === 1).length;
  return [
    ...(titles === 1 && levels[0] === 1 ? [] : [`${titles} titles`]),
    ...(isSkipped ? ['a level of headings is left out'] : []),
  ];
}

/** A glyph that a font lacks shows nothing to eyes, and nothing to a search either. */
const glyphFaults = (source: string): string[] =>
  [...source.matchAll(/^\[(<.*)\] TJ$/gm)].some(([, glyphs = '']) =>
    [...glyphs.matchAll(/<([0-9a-f]+)>/g)].some(([, run = '']) => /^(?:.{4})*0000/.test(run)),
  )
    ? ['a character has no glyph']
    : [];

/** All that is drawn is an element's, or marked as nothing to read; each mark is used once. */
function contentFaults(source: string): string[] {
  const faults = new Set<string>();
  for (const [, stream = ''] of source.matchAll(/^stream\n(1 0 0 -1[\s\S]*?)\nendstream$/gm)) {
    const marks: string[] = [];
    let isOpen = false;
    for (const line of stream.split('\n')) {
      if (/ (BDC|BMC)$/.test(line)) {
        if (isOpen) faults.add('marked content in marked content');
        isOpen = true;
      } else if (line === 'EMC') isOpen = false;
      else if (!isOpen && /(^| )(TJ|Tj|f|f\*|S|B)$/.test(line))
        faults.add('content without a mark');
      const [, mark] = /^\/MCID (\d+)$/.exec(line) ?? [];
      if (mark !== undefined) marks.push(mark);
    }
    if (new Set(marks).size !== marks.length) faults.add('a mark is used twice');
  }
  return [...faults];
}
