import type { BoardMatch } from '@kolo/domain';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

/** Announces goals of all matches on the board to screen readers. */
export function BoardAnnouncer({ matches }: { matches: readonly BoardMatch[] }): ReactElement {
  const { t } = useTranslation('scoreline');
  const [news, setNews] = useState('');
  const known = useRef(new Map<number, string>());
  useEffect(() => {
    for (const { matchId, status, homeTeam, awayTeam, homeScore, awayScore } of matches) {
      const score = `${homeScore}:${awayScore}`;
      const before = known.current.get(matchId);
      known.current.set(matchId, score);
      if (status !== 'in_progress' || before === undefined || before === score) continue;
      const names = { homeTeam: homeTeam.name, awayTeam: awayTeam.name };
      setNews(t('score', { ...names, home: homeScore ?? 0, away: awayScore ?? 0 }));
    }
  }, [matches, t]);
  return (
    <p aria-live="polite" className="sr-only">
      {news}
    </p>
  );
}
