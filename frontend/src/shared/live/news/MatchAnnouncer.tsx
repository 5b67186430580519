import { type LiveMatch, type LiveSnapshot, minuteLabel, outcomeWord } from '@kolo/domain';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { Language } from '@/shared/i18n/language';
import type { TFunction } from '@/shared/i18n/text-keys';
import { useTranslation } from '@/shared/i18n/use-translation';
import { hasBegun } from '@/shared/live/has-begun';
import type { LiveMatchStore, LiveMatchView } from '@/shared/live/live-match.store';
import { detailOf, whoDid } from './entry-words';
import { type Incident, type MatchNews, matchNews } from './match-news';
import { nameInTeam, playerNames } from './player-names';

/** With more news than this, e.g. after a break, only the score is read out. */
const maxNews = 3;

interface Props {
  store: LiveMatchStore;
  /** Events after this view are new. */
  before: LiveMatchView;
}

/** The latest news for screen readers, e.g. "Gol, 2:1, 14. minuta." */
export function MatchAnnouncer({ store, before }: Props): ReactElement {
  const { t, language } = useTranslation('live');
  const [said, setSaid] = useState('');
  const last = useRef(before);
  useEffect(() => {
    const announce = (now: LiveMatchView): void => {
      const { snapshot, epoch } = last.current;
      last.current = now;
      if (now.snapshot === null || snapshot === null) return;
      if (now.snapshot.match === snapshot.match || now.epoch !== epoch) return;
      const news = matchNews(snapshot.match, now.snapshot.match);
      const shown = now.snapshot;
      if (news.length > maxNews) setSaid(t('news.score', scoreOf(shown.match)));
      else if (news.length > 0)
        setSaid(news.map((item) => sentence(item, shown, { t, language })).join(' '));
    };
    announce(store.getState());
    return store.subscribe(announce);
  }, [store, t, language]);
  return <span>{said}</span>;
}

const scoreOf = ({ homeScore, awayScore }: LiveMatch) => ({
  home: homeScore ?? 0,
  away: awayScore ?? 0,
});

interface Words {
  t: TFunction<'live'>;
  language: Language;
}

function sentence(item: MatchNews, snapshot: LiveSnapshot, { t, language }: Words): string {
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
    case 'score-check':
      return t(item.inDoubt ? 'news.scoreInDoubt' : 'news.scoreConfirmed', scoreOf(snapshot.match));
    case 'decided':
      return t('news.decided', { word: outcomeWord(snapshot.match, language) ?? '' });
    case 'decision-undone': {
      const { match } = snapshot;
      if (match.status === 'in_progress') return t('news.resumed', scoreOf(match));
      return t(item.outcome === 'postponed' ? 'news.postponedNoLonger' : 'news.decisionUndone');
    }
    case 'incident': {
      const { entry } = item;
      const team = (entry.team === 'home' ? snapshot.homeTeam : snapshot.awayTeam).name;
      const name = whoDid(
        entry,
        (id) => nameInTeam(playerNames(snapshot), id),
        t,
        snapshot.officials,
      );
      const who =
        name === null ? t('news.goalForTeam', { team }) : t('news.goalFor', { team, scorer: name });
      return `${whatHappened(entry, snapshot, t)} ${who}`;
    }
    case 'milestone': {
      const { type, homeScore: home, awayScore: away } = item.entry;
      const isAbandoned = type === 'cancelled' && hasBegun(snapshot.match);
      return t(`news.${isAbandoned ? 'abandoned' : type}`, { home, away });
    }
  }
}

function whatHappened(entry: Incident, { match }: LiveSnapshot, t: TFunction<'live'>): string {
  const detail = detailOf(entry, t);
  const { home = 0, away = 0 } = match.shootout ?? {};
  if (entry.type === 'shootout-kick') return t('news.kick', { home, away, what: detail ?? '' });
  const what = t(`entry.${entry.type}`);
  return detail === null ? `${what}.` : `${what}, ${detail}.`;
}
