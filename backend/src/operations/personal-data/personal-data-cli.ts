import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type FoundPerson, foldedName, type PlayerElsewhere } from '@kolo/domain';
import type { DataSource } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import type { Config } from '../../platform/config/config.js';
import { OperatorError } from '../../platform/log/operator.error.js';
import { forgetJobs } from '../../platform/queue/forget-jobs.js';
import { type JobsBackend, jobsBackend } from '../../platform/queue/queue.js';
import { backupFiles } from '../../platform/storage/backup-files.js';
import { type Place, runOperatorCommand } from '../command-line/operator.js';
import { withDatabase } from '../command-line/with-database.js';
import { personalDataEntities } from './entities.js';
import { erase } from './erase.js';
import { exportPerson } from './export-person.js';
import { exportFiles } from './export-zip.js';
import { findPerson, peopleCalled, searchPeople, wasErased, wholePerson } from './find-people.js';
import { finishErasures } from './finish-erasures.js';
import { outboxOf } from './forget-mails.js';
import { described, personView } from './person-view.js';
import { listedIn, operatorActor } from './replay-erasures.js';
import { keyOf, type Subject, subjectOf } from './subject.js';

const command = {
  name: 'people',
  about: 'What Kolo knows of people: exported to them, and forgotten.',
  uses: [
    ['find <text…>', 'lists those who have this in a name or an address'],
    [
      'export <who> [folder]',
      'writes everything about a person into a new folder: data, a page to read, files',
    ],
    ['erase <who>', 'forgets a person; what happened in matches stays, without the name'],
    ['list', 'prints who was erased, by number and moment: keep it beside the backups'],
    ['finish', 'finishes interrupted erasures, which the product does by itself'],
  ],
  options: {
    yes: { type: 'boolean', about: 'erase: without asking' },
    'team-names': { type: 'boolean', about: "erase: also the names of the company's teams" },
    also: {
      type: 'string',
      value: 'players',
      about: 'export, erase: namesakes who are the same person (7,12)',
    },
  },
  notes: `<who> is an account by its number, username or e-mail (12, account:12, ana, ana@firma.hr), or a player by
number or name (player:7, "Ana Anić"). A player of several seasons of one company is one person. Namesakes in
other companies of the league, or in the same team, are listed, and reached only with --also.`,
} as const;

interface Options {
  yes: boolean;
  teamNames: boolean;
  also: readonly number[];
}

/** @returns null where nobody sits at the terminal */
async function ask(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}

async function meant(source: DataSource, who: string): Promise<Subject> {
  const subject = subjectOf(/^\d+$/.test(who) ? `account-${who}` : who);
  if (subject !== null) return subject;
  const { manager } = source;
  const called = await peopleCalled(manager, who);
  const people = called.length > 0 ? called : await searchPeople(manager, who);
  if (people.length === 0) throw new OperatorError(`Nobody has the name or address ${who}.`);
  const [one] = people;
  if (called.length === 1 && one !== undefined) return one;
  return choose(who, people);
}

async function choose(who: string, people: readonly FoundPerson[]): Promise<Subject> {
  const list = people.map((person) => `  ${described(person)}`).join('\n');
  const question = `Several people could be meant by ${who}:\n${list}\n`;
  const answer = await ask(
    `${question}Which one (for example ${people[0]?.kind}:${people[0]?.id})? `,
  );
  const chosen = answer === null ? null : subjectOf(answer);
  if (chosen === null) throw new OperatorError(`${answer === null ? question : ''}Say which one.`);
  return chosen;
}

async function runExport(
  source: DataSource,
  config: Config,
  { who, target, also }: { who: string; target: string | undefined; also: readonly number[] },
): Promise<number> {
  const subject = await meant(source, who);
  const { possiblePlayers = [] } = await personView(source.manager, subject);
  const subjects = await wholePerson(source.manager, subject, also);
  const folder = target ?? `${keyOf(subject)}-${new Date().toISOString().slice(0, 10)}`;
  const content = await exportPerson(source.manager, backupFiles(config), subjects, 'hr');
  await mkdir(dirname(join(folder, 'x')), { recursive: true, mode: 0o700 });
  for (const [name, bytes] of exportFiles(content)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, bytes, { mode: 0o600, flag: 'wx' }).catch(() => {
      throw new OperatorError(`${path} cannot be written, or is there already.`);
    });
  }
  await source.transaction((manager) =>
    new AuditLogService().record(manager, {
      actor: operatorActor,
      action: `${subject.kind}.export`,
      before: null,
      subject: { type: subject.kind, id: subject.id, name: '' },
      after: { files: content.files.size },
    }),
  );
  console.log(`${folder} has what is known of ${content.person.name}.`);
  printPossible(possiblePlayers, also);
  return 0;
}

async function runErase(
  source: DataSource,
  { url, config }: Place,
  { who, options }: { who: string; options: Options },
): Promise<number> {
  const subject = await meant(source, who);
  const { manager } = source;
  const person = await findPerson(manager, subject);
  if (person === null && !(await wasErased(manager, subject)))
    throw new OperatorError(`There is no ${keyOf(subject).replace('-', ':')}.`);
  if (person !== null) {
    const { teamNames, also } = options;
    const subjects = await wholePerson(manager, subject, also);
    await confirmed(source, subject, options);
    await erase(source, new AuditLogService(), subjects, {
      actor: operatorActor,
      teamNames,
      keepsReports: config.retention.keepsReports,
    });
  }
  const left = await finish(source, { url, config });
  console.log(person === null ? 'Was erased before.' : 'Erased.');
  return left === 0 ? 0 : 1;
}

async function confirmed(
  source: DataSource,
  subject: Subject,
  { yes, also }: Options,
): Promise<void> {
  const {
    name,
    alsoPlayers,
    possiblePlayers = [],
    effects,
  } = await personView(source.manager, subject);
  const { documents, pictures, texts, votes, matches, teams } = effects;
  console.log(`${name} (${keyOf(subject).replace('-', ':')}) is forgotten for good:`);
  for (const player of alsoPlayers) console.log(`  also ${elsewhere(player)}`);
  printPossible(possiblePlayers, also);
  console.log(
    `  ${documents} documents, ${pictures} pictures and ${votes} votes go; ${texts} texts lose the name; ` +
      `the statistics of ${matches} matches stay, without it.`,
  );
  for (const team of teams) console.log(`  The team ${team.name} stays under its name.`);
  if (yes) return;
  const typed = await ask(`Type the name to erase it (${name}): `);
  if (typed === null) throw new OperatorError('There is no terminal to ask on: add --yes.');
  if (foldedName(typed) !== foldedName(name))
    throw new OperatorError('The name differs: nothing was erased.');
}

/** Only the operator knows whether namesakes are one person. */
function printPossible(players: readonly PlayerElsewhere[], also: readonly number[]): void {
  for (const player of players)
    console.log(
      also.includes(player.id)
        ? `  also ${elsewhere(player)}`
        : `  not ${elsewhere(player)}: possibly the same person, with --also ${player.id}`,
    );
}

const elsewhere = ({ id, team, league }: PlayerElsewhere): string =>
  `player:${id} · ${team.name} · ${league?.name ?? ''} ${league?.season ?? ''}`;

function playersIn(list: string): number[] {
  const ids = list.split(',').map((one) => Number(one.replace(/^\s*player[:-]/, '')));
  if (!ids.every((id) => Number.isSafeInteger(id) && id > 0))
    throw new OperatorError(`--also takes numbers of players (7,12), not ${list}.`);
  return ids;
}

async function finish(source: DataSource, { url, config }: Place): Promise<number> {
  const { redisUrl, jobLockMs: lockMs } = config;
  const backend: JobsBackend = jobsBackend({ databaseUrl: url, redisUrl, lockMs });
  // The command itself says why it fails.
  backend.queue.on('error', () => {});
  try {
    const jobs = { forget: (about: (job: unknown) => boolean) => forgetJobs(backend, about) };
    const outside = { files: backupFiles(config), jobs, outbox: outboxOf(config) };
    const left = await finishErasures(source, outside);
    if (left > 0)
      console.error('A job that names the person runs just now: the product finishes it.');
    return left;
  } finally {
    await backend.close();
  }
}

async function find(source: DataSource, text: string): Promise<number> {
  const people = await searchPeople(source.manager, text);
  for (const person of people) console.log(described(person));
  return people.length > 0 ? 0 : 1;
}

async function list(source: DataSource): Promise<number> {
  for (const erasure of await listedIn(source)) console.log(JSON.stringify(erasure));
  return 0;
}

void runOperatorCommand(command, async ({ words, values }, place) => {
  const [what, who = '', target] = words;
  const also = values.also === undefined ? [] : playersIn(values.also);
  const options = { yes: values.yes ?? false, teamNames: values['team-names'] ?? false, also };
  const work = async (source: DataSource): Promise<number> => {
    if (what === 'find') return find(source, words.slice(1).join(' '));
    if (what === 'export') return runExport(source, place.config, { who, target, also });
    if (what === 'erase') return runErase(source, place, { who, options });
    if (what === 'list') return list(source);
    return (await finish(source, place)) === 0 ? 0 : 1;
  };
  return withDatabase(place.url, work, personalDataEntities).catch((error: unknown) => {
    throw error instanceof RefusalError ? new OperatorError(error.message) : error;
  });
});
