import type { Fixture } from '@kolo/domain';
import type { Language } from '../../platform/common/language.js';
import type { Deleted } from './deletion.service.js';

export function scheduleMessage(fixtures: readonly Fixture[], language: Language): string {
  const rounds = new Set(fixtures.map(({ round }) => round)).size;
  const moments = new Set(fixtures.map(({ round, matchDate }) => `${round} ${matchDate}`)).size;
  const shared = moments < fixtures.length;
  if (language === 'en')
    return `The schedule is made: matches ${fixtures.length}, rounds ${rounds}.${
      shared ? ' There were fewer times than matches in a round, so the times were reused.' : ''
    }`;
  return `Raspored je generiran: utakmica ${fixtures.length}, kola ${rounds}.${
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
