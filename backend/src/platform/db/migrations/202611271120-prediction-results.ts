import { ForwardMigration } from './migration.js';

/** Which result counts in a group; in those from before it stays the score after extra time. */
export class PredictionResults1795778400000 extends ForwardMigration {
  protected readonly statements = [
    `ALTER TABLE prediction_groups ADD COLUMN result text NOT NULL DEFAULT 'extra-time'
       CHECK (result IN ('regular', 'extra-time', 'kicks'))`,
  ];
}
