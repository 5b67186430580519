import type { Fixture } from '@kolo/domain';
import type { Language } from '../../platform/api/language.js';
import type { Deleted } from './deletion.service.js';

const croatian = new Intl.PluralRules('hr');

/** As the preview in the browser counts them: `12 utakmica u 6 kola`. */
function counted(matches: number, rounds: number, language: Language): string {
  if (language === 'en')
    return `${matches} ${matches === 1 ? 'match' : 'matches'} in ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`;
  const match = croatian.select(matches) === 'few' ? 'utakmice' : 'utakmica';
  const round = croatian.select(rounds) === 'one' ? 'kolu' : 'kola';
  return `${matches} ${match} u ${rounds} ${round}`;
}

export function scheduleMessage(fixtures: readonly Fixture[], language: Language): string {
  const rounds = new Set(fixtures.map(({ round }) => round)).size;
  const moments = new Set(fixtures.map(({ round, matchDate }) => `${round} ${matchDate}`)).size;
  const shared = moments < fixtures.length;
  const count = counted(fixtures.length, rounds, language);
  if (language === 'en')
    return `Schedule generated: ${count}.${
      shared ? ' There were fewer times than matches in a round, so the times were reused.' : ''
    }`;
  return `Raspored je generiran: ${count}.${
    shared ? ' Termina je manje nego utakmica u kolu pa se ponavljaju.' : ''
  }`;
}

export function deletionMessage({ matches, played }: Deleted, language: Language): string {
  if (language === 'en')
    return matches === 0
      ? 'There were no matches to delete.'
      : `Matches deleted: ${matches}, of which already played: ${played}.`;
  return matches === 0
    ? 'Nema utakmica za brisanje.'
    : `Obrisano utakmica: ${matches}, od toga odigranih: ${played}.`;
}
