import type { SeasonFacts as Facts } from '@kolo/domain';
import { screen, within } from '@testing-library/react';
import { ok } from '@/shared/testing/fake-server';
import { SeasonFacts } from './SeasonFacts';
import { open } from './testing/screen';

const untold: Facts = {
  league: { id: 7, name: 'Poslovna liga', season: '2025/26' },
  startDate: '2025-10-18T22:00:00.000Z',
  venue: null,
  kickOffFrom: null,
  kickOffUntil: null,
  format: null,
  ballSize: null,
  finalsOn: null,
  finalists: null,
  teams: 0,
  rounds: 0,
  matchDay: null,
};
const cards = async (facts: Partial<Facts> | null): Promise<string[]> => {
  const season = facts === null ? null : { ...untold, ...facts };
  const { container } = open(<SeasonFacts />, { 'GET /api/leagues/facts': ok({ season }) });
  await screen.findByText('Pehari i zabava');
  return [...container.querySelectorAll('dl > div')].map((card) =>
    [...card.querySelectorAll('dt, dd > span')].map(({ textContent }) => textContent).join('|'),
  );
};

describe('the facts of the season', () => {
  it('are what the league says, and what its teams and matches say', async () => {
    const facts = await cards({
      venue: 'Dvorana Zvijezda, Zagreb',
      kickOffFrom: '16:00',
      kickOffUntil: '20:00',
      format: '4+1',
      ballSize: 5,
      finalsOn: '2026-05-24',
      finalists: 8,
      teams: 10,
      rounds: 18,
      matchDay: 7,
    });
    expect(facts.slice(0, 4)).toEqual([
      'Početak|19.\u00a010.\u00a02025.|Prvo kolo sezone',
      'Nedjeljom|16–20 h|Dvorana Zvijezda, Zagreb',
      'Liga|10 timova|18 kola',
      'Format|4+1|Lopta veličine 5, posebna pravila lige',
    ]);
    expect(facts[6]).toBe('Finale|24.\u00a005.\u00a02026.|Za 8 najboljih timova, uz suce');
  });

  it('have no card for what the league does not say', async () => {
    const facts = await cards({});
    expect(facts.map((card) => card.split('|')[0])).toEqual([
      ...['Početak', 'Tim', 'Službene osobe', 'Nagrade'],
    ]);
  });

  it.each([
    [{ venue: 'Dvorana' }, 'Dvorana|Dvorana'],
    [{ kickOffFrom: '18:30' }, 'Termini|od 18:30'],
    [{ kickOffFrom: '18:30', kickOffUntil: '21:00', matchDay: 3 }, 'Srijedom|18:30–21:00'],
    [{ ballSize: 4 }, 'Lopta|Veličina 4|Posebna pravila lige'],
    [{ format: '5+1' }, 'Format|5+1|Posebna pravila lige'],
    [{ teams: 1, rounds: 1 }, 'Liga|1 tim|1 kolo'],
    [{ finalsOn: '2026-05-24' }, 'Finale|24.\u00a005.\u00a02026.|Uz suce'],
    [
      { finalsOn: '2026-05-24', finalists: 4 },
      'Finale|24.\u00a005.\u00a02026.|Za 4 najbolja tima, uz suce',
    ],
  ])('of %j make a card', async (facts, card) => {
    expect(await cards(facts)).toContain(card);
  });

  it('are those of every league while none is active', async () => {
    expect(await cards(null)).toHaveLength(3);
    expect(within(screen.getByLabelText('Sezona ukratko')).queryByText('Početak')).toBeNull();
  });
});
