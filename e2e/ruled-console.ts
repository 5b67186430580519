import { expect, type Locator } from '@playwright/test';
import { Console } from './console.js';

/** The console by teams of a match with a rule sheet. */
export class RuledConsole extends Console {
  /** Enters with the link that a QR code has, which leads to the one match of the grant. */
  async enter(url: string): Promise<this> {
    await this.page.goto(url);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    return this;
  }

  /** Everybody is there, and the match begins. */
  async begin(match: { homeTeamName: string; awayTeamName: string }): Promise<void> {
    await this.confirmAttendance(match.homeTeamName);
    await this.confirmAttendance(match.awayTeamName);
    await this.initialise();
    await this.button('Pokreni Utakmicu').click();
  }

  get clock(): Locator {
    return this.page.getByRole('timer', { name: 'Sat utakmice' });
  }

  async startClock(): Promise<void> {
    await this.button('Pokreni').click();
  }

  /** From then on the clock shows one time. */
  async stopClock(): Promise<void> {
    await this.button('Zaustavi').click();
    await expect(this.button('Pokreni')).toBeVisible();
  }

  /** Taps a button of a team and answers with numbers on shirts, one question after the other. */
  async fact(words: 'Gol' | 'Prekršaj' | 'Karton', team: string, ...rows: number[]): Promise<void> {
    await this.team(team)
      .getByRole('button', { name: new RegExp(`^${words}( \\d/\\d)?: `) })
      .click();
    for (const row of rows) await this.players.nth(row).click();
    const done = this.button('Gotovo');
    if (rows.length === 0) await done.click();
  }

  /** The tiles of the open question. */
  get players(): Locator {
    return this.page.locator('[data-alone] ul button[aria-pressed]');
  }

  async done(): Promise<void> {
    await this.button('Gotovo').click();
  }

  /** Sets the display by More, which is how a table skips what was played without it. */
  async setClock(shown: string): Promise<void> {
    await this.button('Više').click();
    await this.page.getByRole('tab', { name: 'Sat', exact: true }).click();
    await this.page.getByRole('textbox', { name: 'Sat pokazuje' }).fill(shown);
    await this.button('Primijeni').click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  /** Lets the last seconds of a period run out, and says that it is over. */
  async endPeriod(words: string): Promise<void> {
    await this.setClock('0:01');
    await this.startClock();
    await expect(this.page.getByText(/^Vrijeme je isteklo\. Je li/)).toBeVisible();
    await this.button(words).first().click();
  }
}
