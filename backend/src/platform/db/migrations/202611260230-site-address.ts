import { ForwardMigration, forApplication } from './migration.js';

/** Under which address people reach the site, where no `PUBLIC_ORIGIN` says so. */
export class SiteAddress1795660200000 extends ForwardMigration {
  protected readonly statements = [siteAddress, watch, grants];
}

const siteAddress = `
  CREATE TABLE site_address (
    id     boolean PRIMARY KEY DEFAULT true CHECK (id),
    origin text NOT NULL
  )
`;

const watch = `
  CREATE TRIGGER raise_change_mark AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site_address
    FOR EACH STATEMENT EXECUTE FUNCTION raise_change_mark()
`;

const grants = forApplication('GRANT SELECT, INSERT, UPDATE ON site_address TO kolo_app;');
