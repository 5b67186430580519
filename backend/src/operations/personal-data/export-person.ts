import { buffer } from 'node:stream/consumers';
import type { FoundPerson, PersonKind } from '@kolo/domain';
import type { EntityManager } from 'typeorm';
import type { Language } from '../../platform/api/language.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import type { BackupFiles } from '../../platform/storage/backup-files.js';
import { namedPictures } from '../../site/gallery/index.js';
import { findPerson } from './find-people.js';
import { picturesOf } from './forget-account.js';
import { shortTextsNaming } from './forget-in-texts.js';
import { forgetterOf } from './person-view.js';
import { replacementsOf } from './replacements.js';
import type { Subject } from './subject.js';
import { exportedSuspensions } from './suspensions-of-people.js';

type Row = Record<string, unknown>;

export interface PersonExport {
  person: FoundPerson;
  language: Language;
  data: Record<string, Row[]>;
  files: Map<string, Uint8Array>;
}

/** All rows that are one person, and the texts that name them. */
interface Whole {
  kind: PersonKind;
  ids: readonly number[];
  isNamedIn: (text: unknown) => boolean;
}

/** Credentials prove who somebody is and say nothing about them. */
const secret = /password|hash|token|secret|code|^id$/;

/** A stream above zero is a match, one below zero a league. */
const streamColumns =
  'CASE WHEN stream > 0 THEN stream END AS match, CASE WHEN stream < 0 THEN -stream END AS league';

/** @param subjects the person, and the rows of other seasons and companies that are the same person */
export async function exportPerson(
  manager: EntityManager,
  source: BackupFiles,
  subjects: readonly Subject[],
  language: Language,
): Promise<PersonExport> {
  const [subject] = subjects;
  const person = subject === undefined ? null : await findPerson(manager, subject);
  if (person === null) throw RefusalError.of('person.not-found');
  const ids = subjects.map(({ id }) => id);
  const dataOf = { account: accountData, player: playerData, official: officialData };
  const data = await dataOf[person.kind](manager, ids);
  const forgetters = await Promise.all(subjects.map((one) => forgetterOf(manager, one)));
  const isNamedIn = (text: unknown): boolean => forgetters.some((one) => one.finds(text));
  Object.assign(data, await wordsAbout(manager, { kind: person.kind, ids, isNamedIn }));
  const files = new Map<string, Uint8Array>();
  for (const key of await fileKeys(manager, { kind: person.kind, ids, isNamedIn })) {
    const content = await source.read(key);
    if (content !== null) files.set(key.replace('public/', ''), await buffer(content));
  }
  return { person, language, data, files };
}

/** Raw SQL, so that an export has every column, also later ones. */
async function accountData(
  manager: EntityManager,
  ids: readonly number[],
): Promise<Record<string, Row[]>> {
  return {
    account: await rows(manager, 'SELECT * FROM users WHERE id = ANY ($1)', ids, ['id']),
    // Referees do not learn who rated them.
    ...(await referring(manager, 'users', ids, ['rated_by'])),
    // They refer to the channel, not to the account.
    channel_messages: await rows(
      manager,
      `SELECT match_id AS match, kind, due_at, attempts, tried_at
       FROM channel_messages WHERE user_id = ANY ($1) ORDER BY due_at, match_id`,
      ids,
    ),
    league_digests: await rows(
      manager,
      `SELECT d.* FROM league_digests d JOIN users u ON lower(u.email) = lower(d.address)
       WHERE u.id = ANY ($1) ORDER BY d.id`,
      ids,
    ),
    commands: await rows(
      manager,
      `SELECT ${streamColumns}, type, fact, occurred_at, recorded_at, metadata ->> 'device' AS device
       FROM events WHERE (metadata #>> '{actor,id}')::integer = ANY ($1) ORDER BY position`,
      ids,
    ),
    audit_by_account: await rows(
      manager,
      'SELECT at, action, subject_type, subject_id, subject_name, before, after FROM audit_entries WHERE actor_id = ANY ($1) ORDER BY id',
      ids,
    ),
  };
}

async function playerData(
  manager: EntityManager,
  ids: readonly number[],
): Promise<Record<string, Row[]>> {
  return {
    player: await rows(manager, 'SELECT * FROM players WHERE id = ANY ($1)', ids, ['id']),
    teams: await rows(
      manager,
      `SELECT t.id, t.name, l.name AS league, l.season FROM players p JOIN teams t ON t.id = p.team_id
       LEFT JOIN leagues l ON l.id = t.league_id WHERE p.id = ANY ($1)`,
      ids,
      ['id'],
    ),
    matches: await rows(
      manager,
      `SELECT s.match_id AS match, m.match_date, h.name AS home, a.name AS away, m.home_score, m.away_score,
              s.goals, s.assists, s.yellow_cards, s.red_cards, s.two_min_penalties,
              m.mvp_player_id = s.player_id AS mvp
       FROM player_stats s JOIN matches m ON m.id = s.match_id
       LEFT JOIN teams h ON h.id = m.home_team_id LEFT JOIN teams a ON a.id = m.away_team_id
       WHERE s.player_id = ANY ($1) ORDER BY m.match_date`,
      ids,
    ),
    replacements: await rows(
      manager,
      `SELECT r.match, m.match_date, h.name AS home, a.name AS away, r.reason, r.occurred_at
       FROM (${replacementsOf('$1')}) AS r LEFT JOIN matches m ON m.id = r.match
       LEFT JOIN teams h ON h.id = m.home_team_id LEFT JOIN teams a ON a.id = m.away_team_id
       ORDER BY r.occurred_at`,
      ids,
    ),
    suspensions: await rows(manager, exportedSuspensions('player'), ids),
    ...(await referring(manager, 'players', ids, ['user_id'])),
  };
}

async function officialData(
  manager: EntityManager,
  ids: readonly number[],
): Promise<Record<string, Row[]>> {
  return {
    official: await rows(manager, 'SELECT * FROM officials WHERE id = ANY ($1)', ids, ['id']),
    suspensions: await rows(manager, exportedSuspensions('official'), ids),
    matches: await rows(
      manager,
      `SELECT o.match_id AS match, m.match_date, h.name AS home, a.name AS away, o.side, o.role
       FROM match_officials o JOIN matches m ON m.id = o.match_id
       LEFT JOIN teams h ON h.id = m.home_team_id LEFT JOIN teams a ON a.id = m.away_team_id
       WHERE o.official_id = ANY ($1) ORDER BY m.match_date`,
      ids,
    ),
  };
}

/** Found by the foreign keys, so that later tables are included; reasons of decisions are read as words. */
async function referring(
  manager: EntityManager,
  table: 'users' | 'players',
  ids: readonly number[],
  without: readonly string[] = [],
): Promise<Record<string, Row[]>> {
  const references = await manager.query<{ name: string; field: string }[]>(
    `SELECT k.conrelid::regclass::text AS name, quote_ident(a.attname) AS field
     FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
     WHERE k.contype = 'f' AND k.confrelid = $1::regclass
       AND k.conrelid <> 'log_texts'::regclass ORDER BY 1, 2`,
    [table],
  );
  const data: Record<string, Row[]> = {};
  for (const { name, field } of references) {
    const found = await rows(manager, `SELECT * FROM ${name} WHERE ${field} = ANY ($1)`, ids);
    // A vote for a player is the voter's data.
    const shown = found.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !without.includes(column))),
    );
    data[name] = [...(data[name] ?? []), ...shown];
  }
  return data;
}

interface Written {
  event: string;
  kind: string;
  author: number | null;
}

/** A drawing is of whoever is named with it. */
async function wordsAbout(
  manager: EntityManager,
  { kind, ids, isNamedIn }: Whole,
): Promise<Record<string, Row[]>> {
  const texts = await manager.query<Row[]>(
    'SELECT match_id AS match, kind, language, text, source, written_at FROM match_commentaries ORDER BY match_id',
  );
  const audit = await manager.query<Row[]>(
    `SELECT at, action, subject_name, before, after FROM audit_entries
     WHERE subject_type = $1 AND subject_id = ANY ($2) ORDER BY id`,
    [kind, ids],
  );
  const written = await manager.query<(Row & Written)[]>(
    `SELECT ${streamColumns}, command_id || '.' || command_seq AS event, kind, text, at,
            author_id AS author FROM log_texts ORDER BY at`,
  );
  const isAuthor = (author: number | null): boolean =>
    kind === 'account' && author !== null && ids.includes(author);
  const naming = written.filter(({ text, ...one }) => one.kind !== 'drawing' && isNamedIn(text));
  const signed = new Set(naming.flatMap((one) => (one.kind === 'signer' ? one.event : [])));
  const isOwnDrawing = (one: Written) => one.kind === 'drawing' && signed.has(one.event);
  const ownOrNaming = written.filter(
    (one) => isAuthor(one.author) || naming.includes(one) || isOwnDrawing(one),
  );
  return {
    reasons: ownOrNaming.map(({ author, event: _, ...one }) => ({ ...one, own: isAuthor(author) })),
    texts: texts.filter(({ text }) => isNamedIn(text)),
    notes: await shortTextsNaming(manager, isNamedIn),
    audit_about: audit,
  };
}

async function fileKeys(
  manager: EntityManager,
  { kind, ids, isNamedIn }: Whole,
): Promise<string[]> {
  const { files } = await namedPictures(manager, isNamedIn);
  if (kind === 'account') {
    const pictures = await Promise.all(ids.map((id) => picturesOf(manager, id)));
    return [...pictures.flat(), ...files];
  }
  if (kind === 'official') return files;
  const documents = await manager.query<{ name: string }[]>(
    `SELECT employment_document AS name FROM players
     WHERE id = ANY ($1) AND employment_document IS NOT NULL`,
    [ids],
  );
  return [...documents.map(({ name }) => name), ...files];
}

async function rows(
  manager: EntityManager,
  query: string,
  ids: readonly number[],
  shown: readonly string[] = [],
): Promise<Row[]> {
  const found = await manager.query<Row[]>(query, [ids]);
  return found.map((row) =>
    Object.fromEntries(
      Object.entries(row).filter(([column]) => shown.includes(column) || !secret.test(column)),
    ),
  );
}
