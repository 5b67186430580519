export const languages = ['hr', 'en'] as const;
export type Language = (typeof languages)[number];

export const toLanguage = (name: string): Language => (name === 'en' ? 'en' : 'hr');

/** Croatian is the default unless the browser prefers English (docs/product.md#audience). */
export function languageOf(acceptLanguage: string | undefined): Language {
  const weighed = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag, weight: quality === undefined ? 1 : Number(quality.trim().slice(2)) || 0 };
    })
    .sort((a, b) => b.weight - a.weight);
  const known = weighed.find(({ tag }) => /^(hr|en)\b/.test(tag));
  return known?.tag.startsWith('en') === true ? 'en' : 'hr';
}
