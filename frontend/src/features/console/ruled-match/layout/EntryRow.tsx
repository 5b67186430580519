import {
  type LoggedMatchEvent,
  type MatchRules,
  minuteLabel,
  type TimelineEntry,
} from '@kolo/domain';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { shownTime } from '@/features/console/context/play-time';
import { useTranslation } from '@/shared/i18n/use-translation';
import { EventIcon } from '@/shared/live/EventIcon';
import { detailOf, whoDid } from '@/shared/live/news/entry-words';
import { TeamCrest } from '@/shared/ui';

export type TeamEntry = Extract<TimelineEntry, { team: unknown }>;

interface Props {
  entry: TeamEntry;
  action: LoggedMatchEvent;
}

/** `19:12 │ crest │ 1:0 │ 5 Lovrić (as. 8 Pavlović)`: one entry as paper has it. */
export function EntryRow({ entry, action }: Props): ReactElement {
  const { t } = useTranslation(['ruledConsole', 'live']);
  const { view, state, players } = useConsole();
  const team = entry.team === 'home' ? view.homeTeamName : view.awayTeamName;
  const nameOf = (id: number) => {
    const number = players.player(id)?.jerseyNumber;
    return number === undefined
      ? players.label(id)
      : t('who.player', { number, name: players.label(id) });
  };
  const who = whoDid(entry, nameOf, t, view.officials) ?? team;
  const what = detailOf(entry, t) ?? t(`live:entry.${entry.type}`);
  return (
    <>
      <span className="numerals w-13 shrink-0 text-right text-ink-muted short:w-12 @max-[40rem]:w-12">
        {state.play ? shownAt(action, state.play.rules) : minuteLabel(action, null)}
      </span>
      <TeamCrest name={team} className="size-6" />
      <span className="grid w-11 shrink-0 place-items-center short:w-8 @max-[40rem]:w-8">
        {entry.type === 'goal' ? (
          <strong className="numerals font-extrabold">
            {entry.homeScore}:{entry.awayScore}
          </strong>
        ) : (
          <EventIcon entry={entry} />
        )}
      </span>
      <span className="min-w-0 flex-1 break-words">
        <strong className="font-bold">{who}</strong>
        {entry.type === 'goal' ? goalDetail(entry) : ` · ${what}`}
      </span>
    </>
  );

  function goalDetail({ kind, assist }: Extract<TeamEntry, { type: 'goal' }>): string {
    const parts = [
      ...(assist === null ? [] : [t('recent.assist', { name: nameOf(assist) })]),
      ...(kind === 'open-play' ? [] : [t(`live:kind.${kind}`)]),
    ];
    return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
  }
}

/** The reading of the match clock. */
function shownAt({ period, played }: LoggedMatchEvent, rules: MatchRules): string {
  if (period === undefined || played === undefined) return '';
  return shownTime(rules, { period, played });
}
