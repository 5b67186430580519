import { type PageSeed, pageAt } from '@kolo/domain';
import type { FastifyRequest } from 'fastify';
import { languageOf, toLanguage } from '../../platform/api/language.js';

type Preferences = Pick<PageSeed, 'language' | 'theme' | 'screen'>;

/** The preferences that the browser's own code would choose (`first-paint.js`), so that it can take the page over. */
export function preferencesOf(
  { headers, cookies }: Pick<FastifyRequest, 'headers' | 'cookies'>,
  path: string,
  search: string,
): Preferences {
  const query = new URLSearchParams(search);
  const isEmbedded = pageAt(path)?.page.framed === true;
  const theme = isEmbedded ? query.get('theme') : cookies.theme;
  return {
    language: isEmbedded ? toLanguage(query.get('lang') ?? 'hr') : (chosen(cookies) ?? 'hr'),
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    screen: screenOf(headers, cookies.screen),
  };
}

const robots = /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|embedly|lighthouse/i;

/** Whether a page without content may show them nothing: no scripts run there, or nobody knows it. */
export const mayLackScripts = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  path: string,
): boolean =>
  pageAt(path)?.page.framed === true ||
  headers['sec-fetch-mode'] !== 'navigate' ||
  robots.test(headers['user-agent'] ?? '');

/** The language of titles and previews, which follow the browser's preference unless its owner chose one. */
export function headLanguageOf(
  { headers, cookies }: Pick<FastifyRequest, 'headers' | 'cookies'>,
  path: string,
  preferences: Preferences,
): PageSeed['language'] {
  if (pageAt(path)?.page.framed === true) return preferences.language;
  return chosen(cookies) ?? languageOf(headers['accept-language']);
}

const chosen = ({ language }: FastifyRequest['cookies']): PageSeed['language'] | null =>
  language === 'hr' || language === 'en' ? language : null;

function screenOf(
  headers: FastifyRequest['headers'],
  measured: string | undefined,
): PageSeed['screen'] {
  if (measured === 'phone' || measured === 'tablet' || measured === 'desktop') return measured;
  const agent = headers['user-agent'] ?? '';
  if (headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(agent)) return 'phone';
  return /\b(Android|iPad|Tablet)\b/.test(agent) ? 'tablet' : 'desktop';
}
