/** Whether a word of a text is a form of a name: as it is, declined in Croatian, or with the English 's. */

const nounEndings =
  'a e i u o om em og oga om omu oj im ima ih ama ov ova ovo ovi ove ovu ovog ovom ovih ev eva evo evi eve evu in ina ino ini ine inu inog inom inim inih ovim evim';
const endings = new Set(['', ...nounEndings.split(' ')]);

/** Sounds that change before an ending: Luka – Luci, Olga – Olzi, Novak – Novače. */
const softened: Readonly<Record<string, readonly string[]>> = {
  k: ['c', 'č'],
  g: ['z', 'ž'],
  h: ['s', 'š'],
  c: ['č'],
};

/** @param word as written in the text  @param name one word of a name, in the nominative */
export function isFormOf(word: string, name: string): boolean {
  const [said, known] = [plain(word), plain(name)];
  if (said === known) return true;
  // A name of two letters has no stem to recognise it by.
  if (known.length < 3) return false;
  return stemsOf(known).some(
    (stem) => said.startsWith(stem) && endings.has(said.slice(stem.length)),
  );
}

const plain = (word: string): string => word.toLowerCase().replace(/['’]s?$/, '');

function stemsOf(name: string): string[] {
  const [last = '', beforeLast = ''] = [name.at(-1), name.at(-2)];
  if (/[aeo]/.test(last)) {
    const stem = name.slice(0, -1);
    const stems = [stem, ...soften(stem)];
    // Pavao – Pavla, Mario – Marija.
    if (name.endsWith('ao')) stems.push(`${name.slice(0, -2)}l`);
    if (name.endsWith('io')) stems.push(`${stem}j`);
    return stems.filter((one) => one.length >= 2);
  }
  if (/[iyu]/.test(last)) return [name, `${name}j`];
  const stems = [name, ...soften(name)];
  // The fleeting vowel: Petar – Petra, Vrabec – Vrabca.
  if (/[ae]/.test(beforeLast)) {
    const short = `${name.slice(0, -2)}${last}`;
    if (short.length >= 3) stems.push(short, ...soften(short));
  }
  return stems;
}

const soften = (stem: string): string[] =>
  (softened[stem.at(-1) ?? ''] ?? []).map((sound) => stem.slice(0, -1) + sound);
