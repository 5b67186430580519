import { ForwardMigration } from './migration.js';

export class SessionChanges1795511400000 extends ForwardMigration {
  protected readonly statements = [functions, ofSessions, ofAccounts];
}

// Delivered with the commit of whatever ended a session, to every node that keeps sessions in memory.
const functions = `
  CREATE FUNCTION announce_session() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('kolo_sessions', 'session ' || OLD.id);
    RETURN NULL;
  END $$;

  CREATE FUNCTION announce_account() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('kolo_sessions', 'account ' || OLD.id);
    RETURN NULL;
  END $$;

  CREATE FUNCTION announce_second_factor() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('kolo_sessions', 'account ' || coalesce(NEW.user_id, OLD.user_id));
    RETURN NULL;
  END $$;

  CREATE FUNCTION announce_all_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('kolo_sessions', 'all');
    RETURN NULL;
  END $$;
`;

// Nothing truncates sessions: the role that serves may not. A session that is used gets later times, which end nothing.
const ofSessions = `
  CREATE TRIGGER announce_ended AFTER DELETE ON sessions
    FOR EACH ROW WHEN (OLD.expires_at > now()) EXECUTE FUNCTION announce_session();
  CREATE TRIGGER announce_shortened AFTER UPDATE ON sessions
    FOR EACH ROW WHEN (NEW.expires_at < OLD.expires_at OR NEW.last_used_at < OLD.last_used_at
      OR NEW.created_at < OLD.created_at OR NEW.user_id <> OLD.user_id)
    EXECUTE FUNCTION announce_session();
`;

// Sessions of an account that is deleted are deleted with it.
const ofAccounts = `
  CREATE TRIGGER announce_changed AFTER UPDATE ON users
    FOR EACH ROW WHEN ((NEW.username, NEW.password, NEW.role, NEW.company_name,
        NEW.membership_package_id, NEW.approved, NEW.deactivated_at)
      IS DISTINCT FROM (OLD.username, OLD.password, OLD.role, OLD.company_name,
        OLD.membership_package_id, OLD.approved, OLD.deactivated_at))
    EXECUTE FUNCTION announce_account();
  CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON second_factors
    FOR EACH ROW EXECUTE FUNCTION announce_second_factor();
  CREATE TRIGGER announce_changed AFTER UPDATE ON sponsorship_packages
    FOR EACH STATEMENT EXECUTE FUNCTION announce_all_sessions();
`;
