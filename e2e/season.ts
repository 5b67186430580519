import { expect, type Locator, type Page } from '@playwright/test';
import { expectToast } from './toasts.js';

export interface Person {
  readonly username: string;
  readonly password: string;
}

export interface Company extends Person {
  readonly companyName: string;
  readonly companyOib: string;
  /** Surname of all its players. */
  readonly surname: string;
}

const password = 'futsal-nedjeljom';

const company = (
  username: string,
  companyName: string,
  companyOib: string,
  surname: string,
): Company => ({ username, password, companyName, companyOib, surname });

/** Four companies make a league; their OIBs have valid check digits. */
export const companies = [
  company('jadran', 'Jadran Softver', '12345678903', 'Čuljak'),
  company('velebit', 'Velebit Osiguranje', '23456789013', 'Šarić'),
  company('sava', 'Sava Logistika', '34567890125', 'Žagar'),
  company('cavtat', 'Čavtat Čokolada', '45678901239', 'Đurić'),
] as const;

/** Three per team are enough for a list. */
export const firstNames = ['Ivan', 'Marko', 'Đuro'] as const;

export const referee: Person = { username: 'sudac.maric', password };

/** One device during the season. */
export class Device {
  constructor(readonly page: Page) {}

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  async expectText(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible();
  }

  expectToast(text: string): Promise<void> {
    return expectToast(this.page, text);
  }

  async register(person: Person | Company, role: 'company' | 'referee' | 'public'): Promise<void> {
    const { page } = this;
    await page.goto('/auth?tab=register');
    await page.getByLabel('Registriram se kao').selectOption(role);
    await page.getByLabel('Korisničko ime').fill(person.username);
    await page.getByLabel('E-pošta').fill(`${person.username}@example.com`);
    await page.getByLabel('Lozinka', { exact: true }).fill(person.password);
    await page.getByLabel('Potvrda lozinke').fill(person.password);
    if ('companyName' in person) {
      await page.getByLabel('Naziv tvrtke').fill(person.companyName);
      await page.getByLabel('OIB').fill(person.companyOib);
      await page.getByLabel(/^Paket članstva/).selectOption({ index: 1 });
    }
    await this.button('Registriraj se').click();
    await expect(
      page.getByRole('region', { name: 'Račun čeka odobrenje administratora' }),
    ).toBeVisible();
  }

  /** Submits the sign-in; the test checks the outcome. */
  async signIn({ username, password: secret }: Person): Promise<void> {
    await this.page.goto('/auth');
    await this.page.getByLabel('Korisničko ime').fill(username);
    await this.page.getByLabel('Lozinka', { exact: true }).fill(secret);
    await this.button('Prijavi se').last().click();
  }

  async enter(person: Person): Promise<void> {
    await this.signIn(person);
    await expect(this.page).toHaveURL(/\/$/);
  }

  async openSection(name: string): Promise<void> {
    await this.page.goto('/admin');
    await this.page
      .getByRole('navigation', { name: 'Odjeljci administracije' })
      .getByRole('link', { name: new RegExp(name) })
      .click();
    await expect(this.page.getByRole('heading', { name, level: 2 })).toBeVisible();
  }

  /** Approves an entry of one of the administrator's lists and waits until it is gone. */
  async approve(name: string): Promise<void> {
    const approve = this.button(`Odobri: ${name}`);
    await approve.click();
    await expect(approve).toHaveCount(0);
  }

  async addPlayer(firstName: string, lastName: string, document: Upload): Promise<void> {
    await this.button('Dodaj igrača').click();
    const dialog = this.dialog('Dodaj igrača');
    await dialog.getByLabel('Ime', { exact: true }).fill(firstName);
    await dialog.getByLabel('Prezime').fill(lastName);
    await dialog.getByLabel(/^Potvrda o zaposlenju/).setInputFiles(document);
    await dialog.getByRole('button', { name: 'Dodaj igrača' }).click();
    await this.expectToast(`${firstName} ${lastName} je u timu`);
    await expect(dialog).toBeHidden();
  }
}

export interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export const certificate: Upload = {
  name: 'potvrda.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
};
