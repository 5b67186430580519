import { createHash } from 'node:crypto';
import { erasedIn, erasedInside, type InBothLanguages } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import type { Language } from '../../platform/api/language.js';
import { escapeHtml } from '../../platform/http/escape-html.js';
import { type MatchedRoute, matchRoute, type PageAddress } from './matched-route.js';
import { pageTitle } from './page-title.js';
import type { ShareSubject } from './share-subject.js';
import { ShareSubjectsService } from './share-subjects.service.js';
import { wordsOf } from './share-texts.js';
import type { ShapedStory } from './story.js';
import { scriptOf, structuredData } from './structured-data.js';

/** Raise it with every change of the pictures' look: their addresses are cached for ever. */
const drawing = 3;
const cardSize = { width: 1200, height: 630 } as const;

/** Another goal is another picture. */
export const versionOf = (subject: ShareSubject | ShapedStory, language: Language): string =>
  createHash('sha1')
    .update(JSON.stringify([drawing, language, subject]))
    .digest('base64url')
    .slice(0, 12);

export interface HeadRequest extends PageAddress {
  language: Language;
  origin: string;
}

/** The values are markup, so text that people typed is escaped in them. */
export interface HeadLines {
  status: 200 | 404;
  title: InBothLanguages | null;
  description: string | null;
  lines: string;
}

/** Open Graph and Twitter cards for link previews. */
@Injectable()
export class ShareHeadService {
  constructor(private readonly subjects: ShareSubjectsService) {}

  /** The same for pages that have the same lines; null for one that does not exist. */
  name(address: PageAddress): string | null {
    const page = matchRoute(address);
    return page === null ? null : JSON.stringify(page);
  }

  async lines(request: HeadRequest): Promise<HeadLines> {
    const { language, origin } = request;
    const page = matchRoute(request);
    const found = page === null ? null : await this.subjects.of(page.subject);
    const subject = erasedInside<ShareSubject>(language, found ?? { kind: 'site' });
    const { title, description } = wordsOf(subject, language);
    const image = `${origin}${picturePath(subject)}?lang=${language}&v=${versionOf(subject, language)}`;
    const url = `${origin}${addressOf(subject)}`;
    const structured = structuredData(subject, { url, image, language });
    const lines = [
      ...property('og:site_name', 'Kolo'),
      ...property('og:type', 'website'),
      ...property('og:locale', language === 'hr' ? 'hr_HR' : 'en_GB'),
      ...property('og:url', url),
      ...property('og:title', title),
      ...property('og:description', description),
      ...property('og:image', image),
      ...property('og:image:type', 'image/png'),
      ...property('og:image:width', String(cardSize.width)),
      ...property('og:image:height', String(cardSize.height)),
      ...property('og:image:alt', title),
      ...named('twitter:card', 'summary_large_image'),
      ...named('twitter:title', title),
      ...named('twitter:description', description),
      ...named('twitter:image', image),
      ...named('twitter:image:alt', title),
      ...(structured === null ? [] : [scriptOf(structured)]),
    ];
    const shell = isShell(request);
    const missing = !shell && this.isMissing(page, found);
    return {
      status: missing ? 404 : 200,
      title: shell ? null : escaped(pageTitle(page, found, missing)),
      description: subject.kind === 'site' ? null : escapeHtml(description),
      lines: lines.join('\n    '),
    };
  }

  /** A hidden page counts as existing, so that nothing leaks. */
  private isMissing(page: MatchedRoute | null, found: ShareSubject | null): boolean {
    if (page === null) return true;
    return page.id !== null && found === null && !this.subjects.isHidden(page.subject);
  }
}

/** Devices cache these for every page, so they carry no page's name. */
const isShell = ({ path }: PageAddress): boolean => /^\/\w+\.html$/.test(path);

function addressOf(subject: ShareSubject): string {
  switch (subject.kind) {
    case 'site':
      return '/';
    case 'match':
      return `/live/${subject.id}`;
    case 'team':
      return `/team/${subject.id}`;
    case 'player':
      return `/player/${subject.id}`;
    case 'awards':
    case 'bracket':
      return `/league/${subject.id}/${subject.kind}`;
    case 'table':
      return `/league-table${subject.id === null ? '' : `?league=${subject.id}`}`;
  }
}

function picturePath(subject: ShareSubject): string {
  if (subject.kind === 'player') return '/api/share/site.png';
  return 'id' in subject && subject.id !== null
    ? `/api/share/${subject.kind}/${subject.id}.png`
    : `/api/share/${subject.kind}.png`;
}

const property = (name: string, content: string): string[] => [
  `<meta property="${name}" content="${escapeHtml(content)}" />`,
];
const named = (name: string, content: string): string[] => [
  `<meta name="${name}" content="${escapeHtml(content)}" />`,
];

const escaped = ({ hr, en }: InBothLanguages): InBothLanguages => ({
  hr: escapeHtml(erasedIn('hr', hr)),
  en: escapeHtml(erasedIn('en', en)),
});
