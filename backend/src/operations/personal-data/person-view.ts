import type { FoundPerson, PersonView } from '@kolo/domain';
import type { EntityManager } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { namedPictures } from '../../site/gallery/index.js';
import { findPerson, possiblePlayers, samePlayers, wasErased } from './find-people.js';
import { accountWords } from './forget-account.js';
import { forgetInLogTexts } from './forget-in-log-texts.js';
import { forgetInMatchTexts, surroundingsOf } from './forget-in-texts.js';
import { officialWords } from './forget-official.js';
import { playerWords } from './forget-player.js';
import { Forgetter } from './forgetter.js';
import type { Subject } from './subject.js';

type Counts = Omit<PersonView['effects'], 'pictures' | 'texts'>;

export async function personView(manager: EntityManager, subject: Subject): Promise<PersonView> {
  const found = await findPerson(manager, subject);
  if (found === null)
    throw RefusalError.of(
      (await wasErased(manager, subject)) ? 'person.already-erased' : 'person.not-found',
    );
  const also = subject.kind === 'player' ? await samePlayers(manager, subject.id) : [];
  const possible = subject.kind === 'player' ? await possiblePlayers(manager, subject.id) : [];
  const subjects = [subject, ...also.map(({ id }): Subject => ({ kind: 'player', id }))];
  const forgetter = await forgetterOf(manager, subject);
  const pictures = await namedPictures(manager, (caption) => forgetter.finds(caption));
  const counts = await countsOf(manager, subjects);
  const texts = await Promise.all(
    subjects.map(async (one) => {
      const surroundings = await surroundingsOf(manager, one);
      return (
        (await forgetInMatchTexts(manager, forgetter, surroundings, false)) +
        (await forgetInLogTexts(manager, forgetter, surroundings, false)).length
      );
    }),
  );
  return {
    ...found,
    alsoPlayers: also,
    possiblePlayers: possible,
    effects: { ...counts, pictures: pictures.ids.length, texts: Math.max(...texts) },
  };
}

export async function forgetterOf(
  manager: EntityManager,
  { kind, id }: Subject,
): Promise<Forgetter> {
  const words = {
    account: () => accountWords(manager, id, false),
    player: () => playerWords(manager, id),
    official: () => officialWords(manager, id),
  };
  return new Forgetter(await words[kind]());
}

async function countsOf(manager: EntityManager, subjects: readonly Subject[]): Promise<Counts> {
  const ids = (kind: Subject['kind']) =>
    subjects.filter((one) => one.kind === kind).map(({ id }) => id);
  // Raw SQL: one query for all counts.
  const [counts] = await manager.query<Counts[]>(
    `SELECT (SELECT count(*)::integer FROM sessions WHERE user_id = ANY ($1)) AS sessions,
            (SELECT count(*)::integer FROM mvp_votes WHERE user_id = ANY ($1)) AS votes,
            (SELECT count(*)::integer FROM players
             WHERE id = ANY ($2) AND employment_document IS NOT NULL) AS documents,
            (SELECT count(DISTINCT match_id)::integer FROM player_stats WHERE player_id = ANY ($2)) AS matches,
            (SELECT coalesce(json_agg(json_build_object('id', id, 'name', name) ORDER BY id), '[]')
             FROM teams WHERE user_id = ANY ($1)) AS teams`,
    [ids('account'), ids('player')],
  );
  if (counts === undefined) throw new Error('The database counted nothing');
  return counts;
}

/** For a list: `Ana Anić · Bura · Liga 2025/26`. */
export function described({ kind, id, name, email, role, team, league }: FoundPerson): string {
  const more = kind === 'account' ? [email, role] : [team?.name, leagueText(league)];
  return `${kind}:${id}  ${[name, ...more].filter((one) => one != null && one !== '').join(' · ')}`;
}

const leagueText = (league: { name: string; season: string } | null): string | undefined =>
  league === null ? undefined : `${league.name} ${league.season}`;
