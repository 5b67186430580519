import { ForwardMigration, forApplication } from './migration.js';

/** Tells readers that something they may show has changed, at a cost that does not grow with the tables. */
export class ChangeMarks1795510800000 extends ForwardMigration {
  protected readonly statements = [
    changeMarks,
    grants,
    raiseChangeMark,
    countedTables.map(watchTable).join(';'),
    watchReadModels,
    `SELECT watch_read_models('public')`,
    createReadModels,
  ];
}

const countedTables = [
  ...['users', 'second_factors', 'sponsorship_packages', 'sponsorships'],
  ...['leagues', 'teams', 'players', 'log_epochs'],
  ...['fans_mvps', 'match_commentaries', 'rules_documents', 'gallery_images'],
];

const changeMarks = `
  CREATE TABLE change_marks (
    slot integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    xid  xid8 NOT NULL DEFAULT pg_current_xact_id(),
    -- A standby that was promoted may give a transaction id a second time.
    mark uuid NOT NULL DEFAULT gen_random_uuid()
  ) WITH (fillfactor = 50)
`;

const grants = forApplication('GRANT SELECT, INSERT, UPDATE ON change_marks TO kolo_app;');

// A transaction keeps its slot until it commits. Others take the next free one, so that nobody waits.
const raiseChangeMark = `
  CREATE FUNCTION raise_change_mark() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_TABLE_SCHEMA <> 'public'
       OR EXISTS (SELECT FROM public.change_marks WHERE xid = pg_current_xact_id()) THEN
      RETURN NULL;
    END IF;
    UPDATE public.change_marks SET xid = pg_current_xact_id(), mark = gen_random_uuid()
    WHERE slot = (SELECT slot FROM public.change_marks
                  ORDER BY slot LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED);
    IF NOT FOUND THEN
      INSERT INTO public.change_marks DEFAULT VALUES;
    END IF;
    RETURN NULL;
  END $$
`;

function watchTable(table: string): string {
  return `CREATE TRIGGER raise_change_mark AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION raise_change_mark()`;
}

// Every event changes its match's version here, so this covers players and standings too. Taps of a running
// match raise nothing: readers look at the versions of these few rows, which an index finds. The other one finds
// the latest results.
const watchReadModels = `
  CREATE FUNCTION watch_read_models(target name) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    EXECUTE format($ddl$
      CREATE INDEX ON %1$I.matches (id) WHERE status = 'in_progress';
      CREATE INDEX ON %1$I.matches (match_date, id) WHERE status = 'completed';
      CREATE TRIGGER raise_change_mark_added AFTER INSERT OR DELETE ON %1$I.matches
        FOR EACH ROW EXECUTE FUNCTION raise_change_mark();
      CREATE TRIGGER raise_change_mark_changed AFTER UPDATE ON %1$I.matches
        FOR EACH ROW WHEN (OLD.status <> 'in_progress' OR NEW.status <> 'in_progress')
        EXECUTE FUNCTION raise_change_mark();
      CREATE TRIGGER raise_change_mark_emptied AFTER TRUNCATE ON %1$I.matches
        FOR EACH STATEMENT EXECUTE FUNCTION raise_change_mark();
    $ddl$, target);
  END $$
`;

// A rebuild, also one of 1.0.0, makes its tables with the function of this name.
const createReadModels = `
  ALTER FUNCTION create_read_models(name) RENAME TO create_read_model_tables;
  CREATE FUNCTION create_read_models(target name) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM create_read_model_tables(target);
    PERFORM watch_read_models(target);
  END $$
`;
