import { addDays, weekdayOf, zagrebToUtc, zagrebWallTime } from '@kolo/domain';
import { NoticeMailsService } from '../src/people/notices/notice-mails.service.js';
import type { TestApp } from './app.js';
import type { TestLeague } from './league.js';

export const dayMs = 24 * 60 * 60 * 1000;

/** Nodes of one site sign with one secret. */
export const siteConfig = {
  publicOrigin: 'https://liga.test',
  sessionSecret: 'of both nodes'.repeat(4),
};

/** Half past seven on the Monday of a week, by default this one. */
export function mondayOf(now = Date.now()): number {
  const { day } = zagrebWallTime(now);
  return Date.parse(zagrebToUtc(addDays(day, 1 - weekdayOf(day)), '07:30'));
}

export const sendOn = ({ app }: TestApp): Promise<void> =>
  app.get(NoticeMailsService, { strict: false }).send();

/** Sends the mails that wait, from all nodes at once. */
export async function sendWaiting(nodes: readonly [TestApp, ...TestApp[]]): Promise<void> {
  await nodes[0].db.query("UPDATE notices SET created_at = created_at - interval '1 minute'");
  await Promise.all(nodes.map(sendOn));
}

/** Makes a match of the first two teams of a league. */
export async function scheduleMatch(
  kolo: TestApp,
  { leagueId, teams: [home, away] }: TestLeague,
  at: Date,
  venue?: string,
): Promise<number> {
  const { status, json, text } = await kolo.call('POST', '/api/matches', {
    as: 'admin',
    body: {
      homeTeamId: home?.id,
      awayTeamId: away?.id,
      leagueId,
      matchDate: at.toISOString(),
      venue,
    },
  });
  if (status !== 201) throw new Error(text);
  return (json as { id: number }).id;
}
