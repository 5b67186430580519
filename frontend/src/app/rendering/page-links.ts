import type { PageSeed, RenderedPage } from '@kolo/domain';
import { framedPage } from '@/app/live/live-pages';
import { pageCodeAt } from '@/app/router';
import { fileOf } from '@/shared/i18n/text-files';
import type { Namespace } from '@/shared/i18n/text-keys';

interface BuiltFile {
  file: string;
  imports?: readonly string[];
}

export interface BuiltSite {
  /** Vite's manifest: source → what it became. */
  files: Readonly<Record<string, BuiltFile>>;
  /** The files that every page made of a template links. */
  linked: Readonly<Record<RenderedPage['template'], readonly string[]>>;
}

/**
 * Links that load the code and the texts of a page together with the first scripts, which would
 * only then ask for them.
 */
export function pageLinks(
  { path, language }: PageSeed,
  template: RenderedPage['template'],
  texts: readonly Namespace[],
  { files, linked }: BuiltSite,
): string {
  const page = template === 'live.html' ? framedPage(path) : pageCodeAt(path);
  const wanted = [
    ...(page === null ? [] : [`src/pages/${page.name}.tsx`]),
    ...texts.map((name) => `src/shared/i18n/${language}/${fileOf[name]}-texts.ts`),
  ];
  return closure(wanted, files)
    .filter(({ file }) => !linked[template].includes(file))
    .map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}" />`)
    .join('');
}

/** The built files of the sources, with everything that they import. */
function closure(sources: readonly string[], files: BuiltSite['files']): BuiltFile[] {
  const found = new Map<string, BuiltFile>();
  const add = (source: string): void => {
    const file = files[source];
    if (file === undefined || found.has(source)) return;
    found.set(source, file);
    for (const imported of file.imports ?? []) add(imported);
  };
  for (const source of sources) add(source);
  return [...found.values()];
}
