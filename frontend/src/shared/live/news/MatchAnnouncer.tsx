import { type LiveMatch, type LiveSnapshot, minuteLabel } from '@kolo/domain';
import { type ReactElement, useEffect, useState } from 'react';
import type { TFunction } from '@/shared/i18n/text-keys';
import { useTranslation } from '@/shared/i18n/use-translation';
import type { LiveMatchStore } from '@/shared/live/live-match.store';
import { detailOf, whoDid } from './entry-words';
import { type Incident, type MatchNews, matchNews } from './match-news';
import { nameInTeam, playerNames } from './player-names';

/** With more news than this, e.g. after a break, only the score is read out. */
const maxNews = 3;

/** Reads the latest news to screen readers, e.g. "Gol, 2:1, 14. minuta." */
export function MatchAnnouncer({ store }: { store: LiveMatchStore }): ReactElement {
  const { t } = useTranslation('live');
  const [said, setSaid] = useState('');
  useEffect(
    () =>
      store.subscribe((now, before) => {
        if (now.snapshot === null || before.snapshot === null) return;
        if (now.snapshot.match === before.snapshot.match || now.epoch !== before.epoch) return;
        const news = matchNews(before.snapshot.match, now.snapshot.match);
        const { snapshot } = now;
        if (news.length > maxNews) setSaid(t('news.score', scoreOf(snapshot.match)));
        else if (news.length > 0)
          setSaid(news.map((item) => sentence(item, snapshot, t)).join(' '));
      }),
    [store, t],
  );
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {said}
    </p>
  );
}

const scoreOf = ({ homeScore, awayScore }: LiveMatch) => ({
  home: homeScore ?? 0,
  away: awayScore ?? 0,
});

function sentence(item: MatchNews, snapshot: LiveSnapshot, t: TFunction<'live'>): string {
  switch (item.type) {
    case 'goal': {
      const { goal } = item;
      const score = { home: goal.homeScore, away: goal.awayScore };
      const minute = minuteLabel(goal, snapshot.match.rules);
      const team = (goal.team === 'home' ? snapshot.homeTeam : snapshot.awayTeam).name;
      const what =
        minute === null ? t('news.goalWithoutMinute', score) : t('news.goal', { ...score, minute });
      const who =
        goal.scorer === null
          ? t('news.goalForTeam', { team })
          : t('news.goalFor', { team, scorer: nameInTeam(playerNames(snapshot), goal.scorer) });
      return `${what} ${who}`;
    }
    case 'goal-undone':
      return t('news.undone', scoreOf(snapshot.match));
    case 'incident': {
      const { entry } = item;
      const team = (entry.team === 'home' ? snapshot.homeTeam : snapshot.awayTeam).name;
      const name = whoDid(entry, (id) => nameInTeam(playerNames(snapshot), id), t);
      const who =
        name === null ? t('news.goalForTeam', { team }) : t('news.goalFor', { team, scorer: name });
      return `${whatHappened(entry, snapshot, t)} ${who}`;
    }
    case 'milestone':
      return t(`news.${item.entry.type}`, {
        home: item.entry.homeScore,
        away: item.entry.awayScore,
      });
  }
}

function whatHappened(entry: Incident, { match }: LiveSnapshot, t: TFunction<'live'>): string {
  const detail = detailOf(entry, t);
  const { home = 0, away = 0 } = match.shootout ?? {};
  if (entry.type === 'shootout-kick') return t('news.kick', { home, away, what: detail ?? '' });
  const what = t(`entry.${entry.type}`);
  return detail === null ? `${what}.` : `${what}, ${detail}.`;
}
