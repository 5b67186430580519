import { ForwardMigration } from './migration.js';

/** When the address of a hall changed, which calendars show beside the match. */
export class VenueAddresses1795786800000 extends ForwardMigration {
  protected readonly statements = [addressedAt, noteAddress, noteAddresses];
}

// Addresses changed before anything noted it: the time of the migration makes calendars read them once.
const addressedAt = 'ALTER TABLE venues ADD COLUMN addressed_at timestamptz NOT NULL DEFAULT now()';

const noteAddress = `
  CREATE FUNCTION note_venue_address() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.addressed_at := greatest(clock_timestamp(), OLD.addressed_at);
    RETURN NEW;
  END $$
`;

const noteAddresses = `
  CREATE TRIGGER note_venue_address BEFORE UPDATE ON venues FOR EACH ROW
    WHEN (NEW.address IS DISTINCT FROM OLD.address) EXECUTE FUNCTION note_venue_address()
`;
