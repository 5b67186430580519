import { countedLists, projectCounted } from './202611230734-read-models.js';
import { projectOutcomes } from './202611241800-match-outcomes.js';
import { projectRulings } from './202611260940-match-rulings.js';
import { projectSigned } from './202611261613-signed-results.js';
import { projectPlaces } from './202611261826-placed-matches.js';
import { ForwardMigration } from './migration.js';

/** One function in place of five that called each other: every tap paid for each call. */
export class OneProjection1795774200000 extends ForwardMigration {
  protected readonly statements = [project];
}

// An update comes after the row that it belongs to. The functions that this one replaces stay, because an
// append that is under way still calls them.
const project = `
  CREATE OR REPLACE FUNCTION project_lines(changes jsonb) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE${countedLists}
    outcomes integer[] := changes->>'outcomes';
    rulings  text[]    := changes->>'rulings';
    signed   text[]    := changes->>'signed';
    places   text[]    := changes->>'places';
  BEGIN${projectCounted}${projectOutcomes}${projectRulings}${projectSigned}${projectPlaces}
  END $$
`;
