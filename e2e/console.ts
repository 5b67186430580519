import { expect, type Locator, type Page } from '@playwright/test';
import { administrator } from './api.js';

/** Names of a player's buttons: `7 Horvat, gol 2`, and `Žuti karton: Horvat, 1`. */
export const counterName = (counter: string): RegExp =>
  counter === 'Gol' ? /, gol \d+$/ : new RegExp(`^${counter}: .*, \\d+$`);

/** The console as a person in a hurry uses it: buttons that lead on are tapped twice. */
export class Console {
  constructor(
    readonly page: Page,
    private readonly matchId: number,
  ) {
    // Midnight may come between the drawing of a match and its kick-off.
    const otherDay = page.getByRole('button', { name: 'Otvori utakmicu', exact: true });
    void page.addLocatorHandler(otherDay, () => otherDay.click());
  }

  /** Signs in on the way to the match, like a tablet that is used for the first time. */
  async open(): Promise<this> {
    await this.page.goto(`/admin/match/${this.matchId}`);
    await this.page.getByLabel('Korisničko ime').fill(administrator.username);
    await this.page.getByLabel('Lozinka', { exact: true }).fill(administrator.password);
    await this.page.getByRole('button', { name: 'Prijavi se' }).last().click();
    await expect(this.page.getByRole('link', { name: 'Natrag na administraciju' })).toBeVisible();
    return this;
  }

  team(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** Confirms all players of a team. */
  async confirmAttendance(team: string): Promise<void> {
    await this.team(team).getByRole('button', { name: 'Označi sve', exact: true }).click();
    await this.team(team)
      .getByRole('button', { name: /^Potvrdi prisutnost/ })
      .click();
    await expect(this.team(team).getByText('Potvrđeno')).toBeVisible();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  async initialise(): Promise<void> {
    await this.button('Potvrdi sastave i pripremi').dblclick();
  }

  async start(): Promise<void> {
    await this.button('Pokreni Utakmicu').dblclick();
    await this.expectScore('0 : 0');
  }

  /** Taps a counter of the team's player in that row, counted from 0. */
  async tap(team: string, counter: string, row: number): Promise<void> {
    await this.team(team)
      .getByRole('button', { name: counterName(counter) })
      .nth(row)
      .click();
  }

  async halfTime(): Promise<void> {
    await this.button('Poluvrijeme').click();
    await this.button('Kraj 1. poluvremena').dblclick();
    await expect(this.button('Drugo poluvrijeme')).toBeVisible();
  }

  async secondHalf(): Promise<void> {
    await this.button('Drugo poluvrijeme').dblclick();
    await expect(this.button('Završi utakmicu')).toBeVisible();
  }

  /** Chooses the first player on the list and confirms. */
  async finish(): Promise<void> {
    await this.button('Završi utakmicu').click();
    const dialog = this.page.getByRole('dialog', { name: 'MVP utakmice' });
    await dialog.getByRole('button', { name: 'Potvrdi i završi' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Molimo odaberite MVP utakmice');
    await dialog.locator('label').first().click();
    await dialog.getByRole('button', { name: 'Potvrdi i završi' }).dblclick();
  }

  async expectScore(score: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 }).getByText(score)).toBeAttached();
  }
}
