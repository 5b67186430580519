import { outcomeKinds } from '@kolo/domain';
import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { i18n } from '@/shared/i18n/i18n';
import { OutcomeWord } from './OutcomeWord';
import { ResultNote } from './ResultNote';
import { ScoreInDoubt } from './ScoreInDoubt';
import { playClock } from './testing/ruled-match';

type Match = ComponentProps<typeof ResultNote>['match'];

afterEach(() => act(() => i18n.changeLanguage('hr')));

describe('beside the score', () => {
  it.each<[string, Match, string]>([
    ['nothing for two halves', { status: 'completed' }, ''],
    [
      'kicks of a match in a list',
      { status: 'completed', shootout: { home: 4, away: 3 }, afterExtraTime: true },
      'raspucavanjem 4:3',
    ],
    [
      'kicks that are taken',
      { status: 'in_progress', shootout: { home: 1, away: 0 } },
      'raspucavanje 1:0',
    ],
    ['extra time in a list', { status: 'completed', afterExtraTime: true }, 'nakon produžetaka'],
    [
      'extra time of a live match',
      { status: 'completed', clock: playClock({ period: 4, running: false, runningSince: null }) },
      'nakon produžetaka',
    ],
    [
      'a decision, whatever was played before it',
      { status: 'completed', outcome: 'awarded', afterExtraTime: true },
      'Rezultat po odluci',
    ],
    [
      'that both teams lost by decision',
      { status: 'completed', outcome: 'awarded', awardedTo: 'none' },
      'Rezultat po odluci, oba tima gube',
    ],
    ['a postponement before the match', { status: 'scheduled', outcome: 'postponed' }, 'Odgođeno'],
    ['nothing in extra time', { status: 'in_progress', clock: playClock({ period: 3 }) }, ''],
  ])('stands %s', (_, match, words) => {
    const { container } = render(<ResultNote match={match} />);
    expect(container).toHaveTextContent(new RegExp(`^${words}$`));
  });

  it.each(outcomeKinds)('has a word of its own in each language for %s', async (outcome) => {
    const { container, rerender } = render(<OutcomeWord match={{ outcome }} />);
    const croatian = container.textContent;
    await act(() => i18n.changeLanguage('en'));
    rerender(<OutcomeWord match={{ outcome }} />);
    expect(croatian).not.toBe('');
    expect(container.textContent).not.toMatch(new RegExp(`^(${croatian}|)$`));
  });

  it('stands that the table is checking it, in both languages, and only then', async () => {
    const { rerender } = render(<ScoreInDoubt match={{ scoreInDoubt: true }} />);
    expect(screen.getByText('Rezultat se provjerava')).toBeVisible();
    await act(() => i18n.changeLanguage('en'));
    rerender(<ScoreInDoubt match={{ scoreInDoubt: true }} />);
    expect(screen.getByText('The score is being checked')).toBeVisible();
    rerender(<ScoreInDoubt match={{ scoreInDoubt: false }} />);
    expect(screen.queryByText('The score is being checked')).toBeNull();
  });
});
