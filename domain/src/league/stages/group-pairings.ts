import { entryGroups, pairingName } from '../../season/stage-ties.js';
import type { StageDefinition } from '../../season/stages.js';
import { bergerRounds } from '../rounds.js';

/** A match of a group or a split, between two places among the entries. */
export interface GroupPairing {
  tie: string;
  home: number;
  away: number;
}

/** The circle method over the places, so that the same teams have the same match whatever their numbers are. */
export const groupPairings = (stage: StageDefinition): GroupPairing[] =>
  entryGroups(stage).flatMap(({ name, entries }) =>
    bergerRounds(entries, false)
      .flatMap(({ pairings }) => pairings)
      .map(({ homeTeamId: home, awayTeamId: away }, n) => ({
        tie: pairingName(name, n + 1),
        home,
        away,
      })),
  );
