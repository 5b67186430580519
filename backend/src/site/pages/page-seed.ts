import type { PageSeed } from '@kolo/domain';
import type { FastifyRequest } from 'fastify';
import { languageOf, toLanguage } from '../../platform/common/language.js';

type Look = Pick<PageSeed, 'language' | 'theme' | 'screen'>;

/** Pages that other sites show in a frame have their look in their address. */
const embedded = /^\/(embed|overlay)\//;

/** The browser's code chooses in the same order (`first-paint.js`). */
export function lookOf(
  { headers, cookies }: Pick<FastifyRequest, 'headers' | 'cookies'>,
  path: string,
  search: string,
): Look {
  const asked = new URLSearchParams(search);
  const isEmbedded = embedded.test(path);
  const theme = isEmbedded ? asked.get('theme') : cookies.theme;
  return {
    language: isEmbedded ? toLanguage(asked.get('lang') ?? 'hr') : languageFor(headers, cookies),
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    screen: screenOf(headers, cookies.screen),
  };
}

function languageFor(
  headers: FastifyRequest['headers'],
  { language }: FastifyRequest['cookies'],
): PageSeed['language'] {
  if (language === 'hr' || language === 'en') return language;
  return languageOf(headers['accept-language']);
}

function screenOf(
  headers: FastifyRequest['headers'],
  measured: string | undefined,
): PageSeed['screen'] {
  if (measured === 'phone' || measured === 'tablet' || measured === 'desktop') return measured;
  const agent = headers['user-agent'] ?? '';
  if (headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(agent)) return 'phone';
  return /\b(Android|iPad|Tablet)\b/.test(agent) ? 'tablet' : 'desktop';
}
