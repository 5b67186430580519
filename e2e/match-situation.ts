import type { Page } from '@playwright/test';
import type { RuledConsole } from './ruled-console.js';

/** Beside the score, home before away. */
export interface MatchSituation {
  fouls: number[];
  timeouts: number[];
  onPitch: number[];
}

const complete = 5;

/** As the console's two columns show it. */
export async function onConsole(
  table: RuledConsole,
  teams: readonly string[],
): Promise<MatchSituation> {
  const columns = await Promise.all(
    teams.map(async (team) => {
      const column = table.team(team);
      const counted = async (words: string) => {
        const name = await column
          .locator(`button[aria-label^="${words} "]`)
          .getAttribute('aria-label');
        return Number(/(\d)\/\d: /.exec(name ?? '')?.[1]);
      };
      const heading = (await column.getByRole('heading', { level: 2 }).textContent()) ?? '';
      return {
        fouls: await counted('Prekršaj'),
        timeouts: await counted('Minuta odmora'),
        onPitch: Number(/(\d) na terenu/.exec(heading)?.[1] ?? complete),
      };
    }),
  );
  return {
    fouls: columns.map(({ fouls }) => fouls),
    timeouts: columns.map(({ timeouts }) => timeouts),
    onPitch: columns.map(({ onPitch }) => onPitch),
  };
}

/** As the page of the match shows it, with its statistics open. */
export async function onPhone(phone: Page): Promise<MatchSituation> {
  const countsOf = async (words: string) => {
    const title = phone.locator('dt').getByText(words, { exact: true }).first();
    const counts = await title.locator('xpath=following-sibling::dd').allTextContents();
    return counts.map((count) => Number.parseInt(count, 10));
  };
  const short = await phone.getByText(/^Igra se \d protiv \d$/).allTextContents();
  const onPitch = /(\d) protiv (\d)/.exec(short[0] ?? '')?.slice(1) ?? [complete, complete];
  return {
    fouls: await countsOf('Prekršaji'),
    timeouts: await countsOf('Minute odmora u poluvremenu'),
    onPitch: onPitch.map(Number),
  };
}
