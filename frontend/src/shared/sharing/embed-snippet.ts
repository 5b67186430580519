export interface EmbedOptions {
  origin: string;
  kind: 'table' | 'match' | 'bracket';
  id: number;
  language: 'hr' | 'en';
  theme: 'light' | 'dark' | 'system';
  /** The frame's name for screen readers. */
  title: string;
}

const heights = { table: 400, match: 300, bracket: 640 };

export function embedSnippet({ origin, kind, id, language, theme, title }: EmbedOptions): string {
  const themeParam = theme === 'system' ? '' : `&theme=${theme}`;
  const source = `${origin}/embed/${kind}/${id}?lang=${language}${themeParam}`;
  return `<iframe src="${escaped(source)}" title="${escaped(title)}" width="100%" height="${heights[kind]}" style="border:0" loading="lazy"></iframe>`;
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
