import type { AuditEntry } from '@kolo/domain';
import { screen, within } from '@testing-library/react';
import '../../../shared/i18n/i18n';
import { type Answer, press, serve, show } from '../testing/screen';
import { AuditSection } from './AuditSection';

const entry = (id: string, more: Partial<AuditEntry>): AuditEntry => ({
  id,
  at: '2025-10-20T10:00:00Z',
  actor: { id: 1, username: 'admin' },
  action: 'account.update',
  subject: { type: 'account', id: 7, name: 'Bura d.o.o.' },
  before: null,
  after: null,
  ...more,
});

const firstPage = {
  entries: [
    entry('90', {
      before: { role: 'public', phone: null, membershipPackageId: 3, approved: false },
      after: { role: 'company', phone: '+385 1 555', membershipPackageId: 4, approved: true },
    }),
    entry('89', {
      action: 'league.create',
      subject: { type: 'league', id: 2, name: 'Zima' },
      after: { id: 2, name: 'Zima', startDate: '2025-10-19T10:00:00Z', description: null },
    }),
  ],
  next: '89',
};
let answers: Record<string, Answer>;

beforeEach(() => {
  answers = {
    'GET /api/memberships': [
      200,
      [
        { id: 3, name: 'Gold' },
        { id: 4, name: 'Platinum' },
      ],
    ],
    'GET /api/audit?limit=30': [200, firstPage],
  };
});

const row = async (title: RegExp): Promise<HTMLElement> => {
  const found = (await screen.findByRole('heading', { name: title })).closest('li');
  if (found === null) throw new Error('not in a list');
  return found;
};

/** `Uloga: Gledatelj → Tvrtka`, as it is read. */
const told = (item: HTMLElement): string[] =>
  within(item)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

describe('AuditSection', () => {
  it('tells who did what to whom, when, and what it changed', async () => {
    serve(answers);
    show(<AuditSection />);
    await screen.findByText('Platinasti');
    const update = await row(/Račun izmijenjen · Bura d\.o\.o\. \(Račun #7\)/);
    expect(update).toHaveTextContent(/Promijenio: admin/);
    expect(within(update).getByText(/20\.\s10\.\s2025\.\s12:00/)).toBeVisible();
    expect(told(update)).toEqual([
      'Uloga: prije: Gledateljposlije: Tvrtka',
      'Telefon: prije: praznoposlije: +385 1 555',
      'Paket članstva: prije: Zlatniposlije: Platinasti',
      'Odobren: prije: neposlije: da',
    ]);
  });

  it('of something new it tells what it has', async () => {
    serve(answers);
    show(<AuditSection />);
    const [name, start, ...rest] = told(await row(/Liga kreirana · Zima \(Liga #2\)/));
    expect(name).toBe('Naziv: poslije: Zima');
    expect(start).toMatch(/^Početak: poslije: 19\.\s10\.\s2025\.$/);
    expect(rest).toEqual([]);
  });

  it('shows what it has no words for as it came', async () => {
    const strange = entry('1', {
      action: 'ball.inflate',
      subject: { type: 'ball', id: 5, name: null },
      after: { pressure: [0.9, 1.1] },
    });
    answers['GET /api/audit?limit=30'] = [200, { entries: [strange], next: null }];
    serve(answers);
    show(<AuditSection />);
    expect(told(await row(/ball\.inflate · ball #5/))).toEqual(['pressure: poslije: 0.9, 1.1']);
  });

  it('goes on to the end', async () => {
    const last = entry('5', {
      action: 'account.approve',
      subject: { type: 'account', id: 99, name: 'sudac' },
    });
    answers['GET /api/audit?limit=30&before=89'] = [200, { entries: [last], next: null }];
    serve(answers);
    show(<AuditSection />);
    await press('Prikaži još');
    expect(await row(/Račun odobren · sudac \(Račun #99\)/)).toBeVisible();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    expect(screen.getByText('To su sve promjene.')).toBeVisible();
  });

  it('keeps what it has where the next page fails', async () => {
    answers['GET /api/audit?limit=30&before=89'] = [503, { message: 'Poslužitelj se diže.' }];
    serve(answers);
    show(<AuditSection />);
    await press('Prikaži još');
    expect(await screen.findByText('Poslužitelj se diže.')).toBeVisible();
    expect(await row(/Liga kreirana/)).toBeVisible();
  });

  it('says that nothing has changed yet', async () => {
    answers['GET /api/audit?limit=30'] = [200, { entries: [], next: null }];
    serve(answers);
    show(<AuditSection />);
    expect(await screen.findByText('Još nema promjena')).toBeVisible();
  });
});
