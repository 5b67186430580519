import type { TeamRef } from '../../contract/matches.js';
import type { BracketSlot } from '../../contract/stages.js';
import type { SeasonStage } from '../../season/state.js';
import { type Standing, teamFor } from './standing.js';

/** The places of a stage: fixed once it is seeded, before that whoever would take them now. */
export function entrySlots(
  { entries, seeding }: Pick<SeasonStage, 'entries' | 'seeding'>,
  standing: Standing,
): BracketSlot[] {
  return entries.map((placeholder, place) => {
    const teamId = seeding?.teamIds[place];
    if (teamId !== undefined) return { team: named(teamId, standing), fixed: true, placeholder };
    const team = teamFor(placeholder, standing);
    return team === null ? { placeholder } : { team, fixed: false, placeholder };
  });
}

const named = (id: number, { teams }: Standing): TeamRef => teams.get(id) ?? { id, name: '' };
