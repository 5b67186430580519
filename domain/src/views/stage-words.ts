import type { StagePlaceholder } from '../season/stages.js';
import { unreachable } from '../unreachable.js';

type Language = 'hr' | 'en';

const rounds: Record<Language, Record<string, string>> = {
  hr: {
    R32: 'Šesnaestina finala',
    R16: 'Osmina finala',
    QF: 'Četvrtfinale',
    SF: 'Polufinale',
    F: 'Finale',
    TP: 'Za treće mjesto',
  },
  en: {
    R32: 'Round of 32',
    R16: 'Round of 16',
    QF: 'Quarter-finals',
    SF: 'Semi-finals',
    F: 'Final',
    TP: 'Third place',
  },
};

/** `Četvrtfinale`; a round that has no word is named as it is stored. */
export const roundWords = (round: string, language: Language): string =>
  rounds[language][round] ?? round;

const shortRounds: Record<string, string> = { R32: 'ŠF', R16: 'OF', QF: 'ČF', SF: 'PF' };

/** `ČF1` for `QF1` and `OF3` for `R16-3`; the final and the match for third place by their round. */
export function tieWords(tie: string, language: Language): string {
  const [, round = '', place = ''] = /^(R32|R16|QF|SF)-?(\d+)$/.exec(tie) ?? [];
  const short = shortRounds[round];
  if (short === undefined) return roundWords(tie, language);
  return language === 'hr' ? short + place : tie;
}

const rankWords: Record<Language, readonly string[]> = {
  hr: ['prvi', 'drugi', 'treći', 'četvrti', 'peti', 'šesti'],
  en: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'],
};

/**
 * `8. iz tablice`, `2. skupine A`, `Najbolji treći` or `Pobjednik ČF1`: where a team will come from.
 * @param teamName by the id of a placeholder that names a team
 */
export function placeholderWords(
  from: StagePlaceholder,
  language: Language,
  teamName: (teamId: number) => string = () => '',
): string {
  const isCroatian = language === 'hr';
  switch (from.source) {
    case 'table':
      return isCroatian ? `${from.rank}. iz tablice` : `${ordinal(from.rank)} in the table`;
    case 'group':
      return isCroatian
        ? `${from.rank}. skupine ${from.group}`
        : `${ordinal(from.rank)} of group ${from.group}`;
    case 'best': {
      const rank = rankWords[language][from.rank - 1];
      if (isCroatian)
        return from.nth === 1
          ? `Najbolji ${rank ?? `${from.rank}.`}`
          : `${from.nth}. najbolji ${rank ?? `${from.rank}.`}`;
      const placed = `${rank ?? ordinal(from.rank)}-placed`;
      return from.nth === 1 ? `Best ${placed}` : `${ordinal(from.nth)} best ${placed}`;
    }
    case 'winner':
      return `${isCroatian ? 'Pobjednik' : 'Winner of'} ${tieWords(from.tie, language)}`;
    case 'loser':
      return `${isCroatian ? 'Poraženi' : 'Loser of'} ${tieWords(from.tie, language)}`;
    case 'team':
      return teamName(from.teamId);
    default:
      return unreachable(from);
  }
}

function ordinal(value: number): string {
  const isTeen = value % 100 >= 11 && value % 100 <= 13;
  const suffix = isTeen ? undefined : ['st', 'nd', 'rd'][(value % 10) - 1];
  return `${value}${suffix ?? 'th'}`;
}
