import { type PlanAnswer, type SoftRule, softRules } from '@kolo/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { match, openPlan, servePlan } from '@/features/season-plan/testing/plan';
import {
  type Answer,
  type FakeServer,
  type Method,
  ok,
  type Reaction,
  type Route,
  refusal,
} from '@/shared/testing/fake-server';
import { press } from '@/shared/testing/screen';

const none = Object.fromEntries(softRules.map((rule) => [rule, 0])) as Record<SoftRule, number>;
const stays = { matchId: 32, matchDate: '2026-12-06T15:00:00.000Z', venue: 'Sutinska' };
const moves = { matchId: 31, matchDate: '2026-12-06T15:48:00.000Z', venue: 'Trnsko' };
const answer: PlanAnswer = {
  plan: [stays, moves],
  before: { ...none, slotFairness: 12, softBlackout: 1 },
  cost: { ...none, slotFairness: 4, softBlackout: 2, moved: 1 },
  unplaced: [],
};
const route = 'POST /api/leagues/7/schedule/plan';
const apply = 'POST /api/leagues/7/schedule/apply';
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/;
const plans = (): { seed: number; keep: number[]; planId: string }[] =>
  server.bodies(route) as { seed: number; keep: number[]; planId: string }[];

let server: FakeServer;
beforeEach(() => {
  server = servePlan({ [route]: planned(ok(answer)) });
});

/** While a plan is made, its progress can be read. */
const planned =
  (answer: Answer): Reaction =>
  ({ body }) => {
    server.on(planRoute('GET', body), ok({ percent: 40 }));
    return answer;
  };
const planRoute = (method: Method, body: unknown): Route =>
  `${method} /api/leagues/7/schedule/plans/${(body as { planId: string }).planId}`;

async function openDialog(): Promise<HTMLElement> {
  openPlan();
  await press('Složi raspored');
  return screen.findByRole('dialog', { name: 'Složi raspored' });
}

describe('arranging the schedule', () => {
  it('shows what gets better and worse, and what moves from where to where', async () => {
    const dialog = within(await openDialog());
    expect(await dialog.findByText('Premješta se 1 utakmica.')).toBeVisible();
    const rows = dialog.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Što smetaSadaPrijedlog',
      'Timovi nemaju podjednako svih termina124, bolje',
      'Igra se kad se radije ne bi12, lošije',
    ]);
    expect(dialog.getByRole('listitem')).toHaveTextContent(
      'Bura – Jugo1. kolo' + 'ned, 06. 12. 16:00, Sutinska' + 'na' + 'ned, 06. 12. 16:48, Trnsko',
    );
    expect(server.sent('POST').map(([path]) => path)).toEqual([route.slice(5)]);
    expect(plans()).toMatchObject([{ seed: 1, keep: [] }]);
    expect(plans()[0]?.planId).toMatch(uuid);
  });

  it('gives a postponed match a date, be it the old one', async () => {
    server.on('GET /api/matches/league/7', ok([match(32, { outcome: 'postponed' })]));
    const dialog = within(await openDialog());
    expect(await dialog.findByRole('listitem')).toHaveTextContent('odgođenonaned, 06. 12. 16:00');
  });

  it('applies only what moves, once it is confirmed', async () => {
    server.on(apply, ok({ message: '', moved: [{ matchId: 31 }], stayed: [] }));
    await openDialog();
    await press('Primijeni');
    expect(await screen.findByText('Raspored je primijenjen')).toBeVisible();
    expect(server.bodies(apply)).toEqual([{ plan: [moves] }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers another proposal, and one in which a match stays', async () => {
    await openDialog();
    await press('Drugi prijedlog');
    await waitFor(() => expect(plans()).toHaveLength(2));
    await press('Ostavi');
    await waitFor(() => expect(plans()).toHaveLength(3));
    expect(plans().map(({ seed, keep }) => [seed, keep])).toEqual([
      [1, []],
      [2, []],
      [2, [31]],
    ]);
    expect(new Set(plans().map(({ planId }) => planId)).size).toBe(3);
  });

  it('shows how far it is, and stops with the best so far', async () => {
    let finish = (): void => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    server.on(route, async ({ body }) => {
      server.on(planRoute('GET', body), ok({ percent: 40 }));
      server.on(planRoute('DELETE', body), () => {
        finish();
        return ok(undefined);
      });
      await finished;
      return ok(answer);
    });
    await openDialog();
    const bar = await screen.findByRole('progressbar', { name: 'Napredak slaganja' });
    await waitFor(() => expect(bar).toHaveAttribute('value', '40'));
    await press('Stani i pokaži');
    expect(await screen.findByText('Premješta se 1 utakmica.')).toBeVisible();
    expect(server.sent('DELETE').map(([path]) => `DELETE ${path}`)).toEqual([
      planRoute('DELETE', plans()[0]),
    ]);
  });

  it('names the matches without a place, each with what is in the way', async () => {
    const blackout = {
      id: 5,
      fromDay: '2026-12-06',
      toDay: '2026-12-06',
      hard: true,
      reason: null,
    };
    server.on('GET /api/leagues/7/blackouts', ok([{ ...blackout, team: null, venue: 'Trnsko' }]));
    server.on('GET /api/matches/league/7', ok([match(31), match(32), match(33), match(34)]));
    const unplaced = [
      { matchId: 31, rule: 'company-busy', with: 32 },
      { matchId: 33, rule: 'blackout', with: 5 },
      { matchId: 34, rule: 'no-slot', with: null },
    ];
    server.on(route, planned(ok({ ...answer, plan: [stays], unplaced })));
    const dialog = within(await openDialog());
    expect(await dialog.findByText('3 utakmice nemaju gdje')).toBeVisible();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Bura – Jugo: tvrtka tada igra drugu utakmicu (Bura – Jugo)',
      'Bura – Jugo: tada se ne igra (06.\u00a012.\u00a02026., Trnsko)',
      'Bura – Jugo: nema slobodnog termina',
    ]);
    expect(dialog.getByRole('button', { name: 'Primijeni' })).toBeDisabled();
  });

  it('says in one sentence why a plan was not applied', async () => {
    server.on(apply, refusal('match.not-scheduled'));
    await openDialog();
    await press('Primijeni');
    expect(await screen.findByRole('alert')).toHaveTextContent(/\p{L}/u);
    await press('Drugi prijedlog');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('says that it failed', async () => {
    server.on(route, planned([503, { message: 'Baza ne odgovara.' }]));
    await openDialog();
    expect(await screen.findByText('Raspored se ne može složiti')).toBeVisible();
  });
});

it('a lost hall moves all its matches in one action', async () => {
  openPlan();
  await press('Dvorana otpada…');
  await userEvent.selectOptions(
    await screen.findByLabelText('Koja dvorana otpada'),
    'Sutinska (2 utakmice)',
  );
  await press('Pregledaj');
  expect(await screen.findByText('Premješta se 1 utakmica.')).toBeVisible();
  expect(plans()).toMatchObject([{ lost: { venue: 'Sutinska' } }]);
});

it('counts for a lost hall what would move, under one name', async () => {
  const past = '2020-11-29T15:00:00.000Z';
  const ahead = { matchDate: '2096-12-02T15:00:00.000Z' };
  server.on(
    'GET /api/matches/league/7',
    ok([
      match(31, ahead),
      match(32, { ...ahead, venue: 'SUTINSKA' }),
      match(33, { ...ahead, outcome: 'postponed' }),
      match(34, { ...ahead, outcome: 'suspended' }),
      match(35, { ...ahead, outcome: 'postponed', venue: 'Trnsko' }),
      match(36, { matchDate: past }),
    ]),
  );
  openPlan();
  await press('Dvorana otpada…');
  const options = within(await screen.findByLabelText('Koja dvorana otpada')).getAllByRole(
    'option',
  );
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Odaberite dvoranu',
    'Sutinska (2 utakmice)',
  ]);
});
