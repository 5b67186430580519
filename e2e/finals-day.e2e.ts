import {
  type Bracket,
  type DefineStageRequest,
  type MatchView,
  presetRules,
  type StageAnswer,
} from '@kolo/domain';
import type { Browser, Page } from '@playwright/test';
import { demoCompanies } from '../backend/src/operations/seed/demo-companies.js';
import { expectAccessible, phone, tablet } from './accessible.js';
import { Api } from './api.js';
import { enterTeams } from './own-match.js';
import { RuledConsole } from './ruled-console.js';
import { expect, type SharedKolo, test } from './shared-product.js';

/** Periods end by a whistle, and one kick of each team may decide. */
const rules = {
  ...presetRules['company-running'],
  foulKickFrom: 6,
  extraTime: { halves: 1, minutes: 5 },
  kicks: { first: 1 },
};

/** Finals of these teams, the best first, with their first matches drawn for now. */
class Finals {
  private constructor(
    private readonly api: Api,
    private readonly leagueId: number | null,
    private readonly stageId: number,
  ) {}

  static async of(
    api: Api,
    { leagueId }: MatchView,
    teamIds: readonly number[],
    stage: Pick<DefineStageRequest, 'legs' | 'kickOffs'>,
  ): Promise<Finals> {
    await api.must('PUT', `/leagues/${leagueId}/match-rules`, { preset: 'custom', rules });
    const { decision } = await api.must<StageAnswer>('POST', `/leagues/${leagueId}/stages`, {
      kind: 'knock-out',
      name: 'Doigravanje',
      entries: teamIds.map((_, place) => ({ source: 'table', rank: place + 1 })),
      decider: ['extra-time', 'kicks'],
      ...stage,
    });
    const seeding = { again: false, anyway: true, teamIds };
    await api.must('POST', `/leagues/${leagueId}/stages/${decision.stageId}/seed`, seeding);
    return new Finals(api, leagueId, decision.stageId);
  }

  /** The match of a tie, once both of its teams are known. */
  async matchOf(tie: string, leg = 1): Promise<MatchView> {
    const path = `/leagues/${this.leagueId}/stages/${this.stageId}/bracket`;
    let id: number | null = null;
    await expect
      .poll(async () => {
        const { rounds } = await this.api.get<Bracket>(path);
        const { legs } = rounds.flatMap(({ ties }) => ties).find((one) => one.id === tie) ?? {};
        id = legs?.find((one) => one.leg === leg)?.matchId ?? null;
        return id;
      })
      .not.toBeNull();
    const matches = await this.api.get<MatchView[]>(`/matches/league/${this.leagueId}`);
    const found = matches.find((match) => match.id === id);
    if (found === undefined) throw new Error(`${tie} has no match`);
    return found;
  }
}

async function visitorOf(browser: Browser, kolo: SharedKolo, path: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: kolo.url, viewport: phone });
  await page.goto(path);
  return page;
}

/** The table of a match that is in its second half. */
async function inSecondHalf(
  browser: Browser,
  api: Api,
  { id }: MatchView,
  goals: readonly ('home' | 'away')[],
): Promise<RuledConsole> {
  await api.kickOff(id);
  for (const team of goals) await api.must('POST', `/matches/${id}/goals`, { team });
  for (const matchState of ['half-time', 'second-half'])
    await api.must('PATCH', `/matches/${id}/state`, { matchState });
  const context = await browser.newContext({
    baseURL: api.url,
    viewport: tablet,
    hasTouch: true,
  });
  return new RuledConsole(await context.newPage(), id).open();
}

/** Nobody scores in extra time, and of two kicks one is a goal. */
async function decideByKicks(table: RuledConsole, winner: string): Promise<void> {
  await table.button('Produžetak 1 × 5 min').click();
  await table.button('Kraj 1. produžetka').click();
  await table.button('Kraj 1. produžetka').last().click();
  await table.button('Završi utakmicu').click();
  await table.button(`Prvi puca ${winner}`).click();
  for (const words of ['Pogodak', 'Promašaj']) {
    await table.page.getByRole('button', { name: words, exact: true }).click();
    await table.players.first().click();
  }
  await expect(table.page.getByText(new RegExp(`^${winner} pobjeđuje`))).toBeVisible();
}

/** Through the question about goals without a scorer, until the server knows of it. */
async function finish(table: RuledConsole, api: Api, { id }: MatchView): Promise<void> {
  await table.button('Završi utakmicu').click();
  await expect(table.page.getByRole('alertdialog')).toBeVisible();
  await table.finish();
  await expect.poll(async () => (await api.manage(id)).status).toBe('completed');
  await table.page.context().close();
}

test('a semi-final is decided by kicks at the table, and the bracket leads on to a champion', async ({
  browser,
  kolo,
  match,
}) => {
  const { homeTeamId, awayTeamId, awayTeamName: winner } = match;
  const leagueId = match.leagueId ?? 0;
  const api = await new Api(kolo.url).signIn();
  const unmanned = demoCompanies().slice(2, 4);
  const others = await enterTeams(
    api,
    leagueId,
    unmanned.map(({ username }) => ({ username, players: [] })),
  );
  const [second, third] = others.map(({ id }) => id);
  const at = new Date().toISOString();
  const finals = await Finals.of(api, match, [homeTeamId, second ?? 0, third ?? 0, awayTeamId], {
    legs: 1,
    kickOffs: ['SF1', 'SF2', 'F'].map((tie) => ({ tie, leg: 1, at })),
  });
  const visitor = await visitorOf(browser, kolo, `/league/${leagueId}/bracket`);
  await expect(visitor.getByText(/^PF1: /).first()).toBeAttached();

  await test.step('the table goes through extra time to kicks', async () => {
    const semiFinal = await finals.matchOf('SF1');
    const table = await inSecondHalf(browser, api, semiFinal, ['home', 'away']);
    await table.button('Završi utakmicu').click();
    await expect(table.page.getByText('Neriješeno je', { exact: true })).toBeVisible();
    await decideByKicks(table, winner);
    await finish(table, api, semiFinal);
  });

  await test.step('the open bracket moves the winner on, and has a winner after the final', async () => {
    const through = new RegExp(`Dalje ide ${winner}, raspucavanjem`);
    await expect(visitor.getByText(through).first()).toBeAttached();
    await expect(visitor.getByText(new RegExp(`^Finale: .*${winner}`)).first()).toBeAttached();
    const other = await finals.matchOf('SF2');
    await api.must('PATCH', `/matches/${other.id}/result`, { homeScore: 0, awayScore: 1 });
    const final = await finals.matchOf('F');
    const [homeScore, awayScore] = final.homeTeamName === winner ? [3, 1] : [1, 3];
    await api.must('PATCH', `/matches/${final.id}/result`, { homeScore, awayScore });
    const won = new RegExp(`Pobjednik je ${winner}`);
    await expect(visitor.getByText(won).first()).toBeAttached();
    await expectAccessible(visitor, 'a bracket with a winner', 'main');
  });

  await test.step('the champion stands on the page of the awards', async () => {
    await visitor.goto(`/league/${leagueId}/awards`);
    const prize = visitor.getByRole('heading', { name: 'Prvak', exact: true });
    const champion = visitor
      .getByRole('region', { name: 'Postolje' })
      .getByRole('listitem')
      .filter({ has: prize });
    await expect(champion).toContainText(winner);
    await expectAccessible(visitor, 'the awards of a season', 'main');
  });
  await visitor.context().close();
});

test('a tie over two legs needs a winner in the second one alone, and both legs are counted together', async ({
  browser,
  kolo,
  match,
}) => {
  const { homeTeamName: home, awayTeamName: away } = match;
  const api = await new Api(kolo.url).signIn();
  const at = new Date().toISOString();
  const finals = await Finals.of(api, match, [match.homeTeamId, match.awayTeamId], {
    legs: 2,
    kickOffs: ([1, 2] as const).map((leg) => ({ tie: 'F', leg, at })),
  });

  await test.step('the first leg may end level', async () => {
    const first = await finals.matchOf('F');
    const table = await inSecondHalf(browser, api, first, ['home', 'home', 'away', 'away']);
    await table.button('Završi utakmicu').click();
    await expect(table.page.getByRole('alertdialog')).toBeVisible();
    await table.page.keyboard.press('Escape');
    await table.fact('Gol', home);
    await table.expectScore('3 : 2');
    await finish(table, api, first);
  });

  const visitor = await visitorOf(browser, kolo, `/league/${match.leagueId}/bracket`);
  await expect(visitor.getByText(/^Finale: .* Ukupno 3:2\./).first()).toBeAttached();

  await test.step('the second leg is level over both, and kicks decide', async () => {
    const second = await finals.matchOf('F', 2);
    expect(second.homeTeamName).toBe(away);
    const known = async () => (await api.manage(second.id)).state.firstLeg;
    await expect.poll(known).toMatchObject({ home: 2, away: 3 });
    const table = await inSecondHalf(browser, api, second, []);
    const total = table.page.getByText(/^Ukupno u dvije utakmice:/).first();
    await expect(total).toContainText(`${away} 2 : 3 ${home}`);
    await table.fact('Gol', away);
    await expect(total).toContainText(`${away} 3 : 3 ${home}`);
    await expect(visitor.getByText(/^Finale: .* Ukupno 3:3\./).first()).toBeAttached();
    await table.button('Završi utakmicu').click();
    const level = table.page.getByText('Nakon dvije utakmice je neriješeno', { exact: true });
    await expect(level).toBeVisible();
    await decideByKicks(table, away);
    await finish(table, api, second);
  });

  const won = new RegExp(`Ukupno 3:3\\. .*Pobjednik je ${away}, raspucavanjem`);
  await expect(visitor.getByText(won).first()).toBeAttached();
  await expectAccessible(visitor, 'a bracket of two legs', 'main');
  await visitor.context().close();
});
