import { outcomeWord, type RuledOutcome } from '@kolo/domain';
import type { Language } from '../../platform/api/language.js';
import { placeOf } from '../../season/notices/index.js';

export interface ChannelMatch {
  home: string;
  away: string;
  homeScore: number | null;
  awayScore: number | null;
  matchDate: string;
  venue: string | null;
  decided: RuledOutcome;
}

export const movedText = (match: ChannelMatch, language: Language): string =>
  `${teamsOf(match)}: ${texts[language].moved} ${placeOf(match, language)}.`;

export function cancelledText(match: ChannelMatch, language: Language): string {
  const word = outcomeWord(match.decided, language);
  const { cancelled, notPlayed } = texts[language];
  return `${teamsOf(match)}: ${word === null ? cancelled : `${notPlayed} (${word}).`}`;
}

export const postponedText = (match: ChannelMatch, language: Language): string =>
  `${teamsOf(match)}: ${texts[language].postponed}`;

/** @param missing who of the company's team misses its next match */
export function resultText(
  { home, away, homeScore, awayScore, decided }: ChannelMatch,
  missing: readonly string[],
  language: Language,
): string {
  const { final, misses } = texts[language];
  const word = outcomeWord(decided, language);
  const how = word === null ? '' : ` (${word})`;
  const result = `${final} ${home} ${homeScore}:${awayScore} ${away}${how}.`;
  return missing.length === 0 ? result : `${result}\n${misses} ${missing.join(', ')}.`;
}

export const testText = (language: Language): string => texts[language].test;

export const channelOffNews = (language: Language) => texts[language].off;

const teamsOf = ({ home, away }: ChannelMatch): string => `${home} – ${away}`;

const texts = {
  hr: {
    moved: 'novi termin je',
    cancelled: 'utakmica je otkazana.',
    notPlayed: 'utakmica se ne igra',
    postponed: 'utakmica je odgođena, novog termina još nema.',
    final: 'Konačan rezultat:',
    misses: 'Sljedeću utakmicu zbog suspenzije propuštaju:',
    test: 'Kanal radi: ovdje će stizati novosti vašeg tima.',
    off: {
      subject: 'kanal tvrtke je isključen',
      text: 'poruke više ne stižu u vaš kanal u Teamsu ili Slacku, pa smo ga isključili. Na stranici Moj tim upišite novu adresu ili pošaljite probnu poruku: kad stigne, kanal je ponovo uključen.',
    },
  },
  en: {
    moved: 'now to be played on',
    cancelled: 'the match is cancelled.',
    notPlayed: 'the match is not played',
    postponed: 'the match is postponed and has no new date yet.',
    final: 'Final score:',
    misses: 'Suspended for the next match:',
    test: 'The channel works: news of your team will be posted here.',
    off: {
      subject: 'your company’s channel is off',
      text: 'messages no longer reach your channel in Teams or Slack, so we turned it off. On the page My team enter a new address or send a test message: when it arrives, the channel is on again.',
    },
  },
} as const;
