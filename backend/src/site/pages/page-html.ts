import { type InBothLanguages, type PageSeed, pageDataId } from '@kolo/domain';
import type { HeadLines } from '../share/share-head.service.js';

export interface PageContent {
  /** The content of `#root`. */
  root: string;
  head: string;
  /** JSON; null for the application that a device keeps for every page. */
  data: string | null;
}

interface Languages {
  reader: Pick<PageSeed, 'language' | 'theme'>;
  headLanguage: PageSeed['language'];
}

/** With the sentence for readers without scripts, who can read a rendered page. */
const emptyRoot = /<div id="root"><\/div>(\s*<noscript>.*?<\/noscript>)?/s;

/** The replacements are functions, as `$` in a team's name would be read as a pattern. */
export function pageHtml(
  template: string,
  { reader, headLanguage }: Languages,
  { title, description, lines }: HeadLines,
  { root, head, data }: PageContent,
): string {
  let html = template;
  if (data !== null)
    html = html.replace(/<html\b[^>]*>/, (tag) => htmlTag(tag, reader.language, reader.theme));
  if (title !== null)
    html = html.replace(/<title>[^<]*<\/title>/, () => titleLine(title, headLanguage));
  if (description !== null)
    html = html.replace(
      /(<meta name="description" content=)"[^"]*"/,
      (_, tag) => `${tag}"${description}"`,
    );
  html = html.replace('</head>', () => `  ${lines}${head}\n  </head>`);
  if (root !== '') html = html.replace(emptyRoot, () => `<div id="root">${root}</div>`);
  if (data === null) return html;
  const block = `<script type="application/json" id="${pageDataId}">${asMarkup(data)}</script>`;
  return html.replace('</body>', () => `${block}\n  </body>`);
}

/** The device may have stored another language than its browser prefers (`first-paint.js`). */
const titleLine = ({ hr, en }: InBothLanguages, language: PageSeed['language']): string =>
  `<title data-hr="${hr}" data-en="${en}">${language === 'en' ? en : hr}</title>`;

function htmlTag(tag: string, language: PageSeed['language'], theme: PageSeed['theme']): string {
  const spoken = tag.replace(/ lang="[^"]*"/, ` lang="${language}"`);
  return theme === null ? spoken : spoken.replace(/ data-theme="[^"]*"/, ` data-theme="${theme}"`);
}

/** JSON in which nothing ends the element that holds it. */
const asMarkup = (json: string): string =>
  json.replace(
    /[<\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
