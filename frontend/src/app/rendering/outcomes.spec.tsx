import {
  type BoardMatch,
  boardLine,
  type MatchCommand,
  type MatchView,
  matchOutcome,
  matchRow,
  type OutcomeKind,
  outcomeWords,
  presetRules,
} from '@kolo/domain';
import { prerender } from 'react-dom/static';
import { FakeMatch } from '@/shared/live/testing/fake-match';
import { pageRenderer } from './render-page';
import { FakeApi, pages, readers, seed } from './testing/pages';

const render = pageRenderer({ files: {}, linked: { 'index.html': [], 'live.html': [] } });

/** Seven to three in the second half; its score is nowhere else on a page. */
function played(): FakeMatch {
  const match = new FakeMatch(7, { rules: presetRules['company-running'] }).start();
  for (let n = 0; n < 7; n += 1) match.goal('home');
  for (let n = 0; n < 3; n += 1) match.goal('away');
  match.do({ type: 'ChangeState', wanted: { matchState: 'half-time' } });
  match.do({ type: 'ChangeState', wanted: { matchState: 'second-half' } });
  return match;
}

function after(match: FakeMatch, ...commands: MatchCommand[]): FakeMatch {
  for (const command of commands) match.do(command);
  return match;
}

const finish = { type: 'ChangeState', wanted: { matchState: 'completed' } } as const;
const abandon = { type: 'AbandonMatch', reason: 'hall', atFault: 'none' } as const;
const again = (mode: 'from-start' | 'from-minute'): MatchCommand => ({
  type: 'OrderReplay',
  mode,
  newMatchId: mode === 'from-start' ? 8 : null,
});
const award = { type: 'AwardResult', winner: 'away', cause: 'ineligible' } as const;

const cases: [OutcomeKind, shown: string | null, () => FakeMatch][] = [
  [
    'postponed',
    null,
    () => after(new FakeMatch(), { type: 'PostponeMatch', reason: 'hall', newDate: null }),
  ],
  ['abandoned', '7:3', () => after(played(), abandon)],
  ['suspended', '7:3', () => after(played(), abandon, again('from-minute'))],
  ['replayed', null, () => after(played(), abandon, again('from-start'))],
  ['awarded', '0:5', () => after(played(), finish, award)],
  ['annulled', null, () => after(played(), finish, { type: 'AnnulMatch', reason: 'decision' })],
];

/** The server's answers about this one match, wherever it is read. */
function answersOf(match: FakeMatch): Record<string, unknown> {
  const { state, version } = match;
  const { homeTeam, awayTeam } = match.snapshot();
  const board: BoardMatch = {
    ...boardLine(state),
    leagueId: 1,
    round: 3,
    venue: state.venue,
    matchDate: state.matchDate,
    homeTeam,
    awayTeam,
  };
  const view: MatchView = {
    ...matchRow(state),
    ...matchOutcome(state),
    aiCommentary: null,
    createdAt: state.matchDate,
    homeTeam,
    awayTeam,
    homeTeamName: homeTeam.name,
    awayTeamName: awayTeam.name,
  };
  const list = [view];
  const isScheduled = view.status === 'scheduled';
  return {
    '/api/live': { ok: true, epoch: 'e', matches: [board] },
    '/api/live/7': { ok: true, epoch: 'e', version, namesVersion: 'n', snapshot: match.snapshot() },
    '/api/matches/upcoming': isScheduled ? list : [],
    '/api/matches': list,
  };
}

/** Not said of a match that was decided about: that it was played, is due or called off. */
const otherwise = /Kraj|Završen|Zakazan|Otkazan|Utakmica je otkazana/;

/** The log of a match, which says what happened until it was decided about, is below these words. */
const log = 'Pogledaj tijek';

/** The time at which the match was to begin. */
const kickOff = '17:00';

function textOf(html: string): string {
  const page = document.createElement('div');
  page.innerHTML = html;
  return page.textContent ?? '';
}

/** The team of no other match. */
const shown = /Žito Slavonija/;

/** Answers about other matches. */
const others = /\/1[23]$/;

describe.each(cases)('a match that is %s', (outcome, score, make) => {
  const word = new RegExp(outcomeWords.hr[outcome], 'i');

  it('is shown as such on every page, and as nothing else', async () => {
    const own = answersOf(make());
    const wrong: object[] = [];
    const on = new Set<string>();
    for (const [at] of pages.filter(([each]) => !others.test(each)))
      for (const user of [readers.visitor, readers.administrator]) {
        const { root } = await render(seed(at, { user }), new FakeApi(own).read);
        await prerender(null);
        const text = textOf(root);
        if (!shown.test(text)) continue;
        on.add(at);
        const [head = ''] = text.split(log);
        const said = otherwise.exec(head)?.[0] ?? null;
        const isDue = outcome === 'postponed' && text.includes(kickOff);
        const [result = ''] = head.split('Strijelci');
        const isResult = score === null && /7[^\d]{0,3}3/.test(result);
        if (said !== null || isDue || isResult || !word.test(head))
          wrong.push({ at, said, isDue, isResult, head });
      }
    expect(wrong).toEqual([]);
    const always = ['/', '/live', '/live/7', '/embed/match/7', '/overlay/7', '/scoreboard/7'];
    expect([...on]).toEqual(expect.arrayContaining(always));
  });

  it('has the score that was decided', async () => {
    const { root } = await render(seed('/embed/match/7'), new FakeApi(answersOf(make())).read);
    await prerender(null);
    const said = /\d : \d/.exec(textOf(root))?.[0].replaceAll(' ', '') ?? null;
    expect(said).toBe(score);
  });
});
