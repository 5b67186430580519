import type { TeamSide } from '@kolo/domain';
import {
  AlarmClock,
  CirclePlus,
  Hand,
  RectangleVertical,
  UserMinus,
  UsersRound,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { keyOf } from '@/features/live-control/match-day/keyboard/keys';
import { useMatchDay } from '@/features/live-control/match-day/match-day-context';
import { useTableTaps } from '@/features/live-control/match-day/use-table-taps';
import { useControlled } from '@/features/live-control/screen/control-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FoulDots } from '@/shared/live/FoulDots';
import { ActionButton } from './ActionButton';

interface Props {
  team: TeamSide;
  place: 'left' | 'right';
  className: string;
}

/** What the league's sheet lets happen to one team. */
export function TeamColumn({ team, place, className }: Props): ReactElement {
  const { t } = useTranslation(['console', 'control']);
  const { view } = useControlled();
  const { day } = useMatchDay();
  const taps = useTableTaps();
  const { rules, fouls, timeouts, onPitch } = day;
  const name = team === 'home' ? view.homeTeamName : view.awayTeamName;
  const keys = {
    goal: keyOf[`goal-${place}`],
    foul: keyOf[`foul-${place}`],
    timeout: keyOf[`timeout-${place}`],
  };
  const free = rules.foulKickFrom === null ? null : rules.foulKickFrom - 1;
  return (
    <section
      aria-label={name}
      className={`flex min-h-0 min-w-0 flex-col gap-1.5 ${twoByTwo} ${className}`}
    >
      <h2 className="flex min-h-6 items-baseline justify-center gap-2 truncate text-sm font-bold text-ink-muted">
        <span className="min-w-0 truncate">{name}</span>
        {onPitch[team] < rules.playersOnPitch && (
          <span className="inline-flex shrink-0 items-center gap-1 rounded bg-warn-soft px-1.5 text-warn">
            <UsersRound aria-hidden="true" className="size-3.5 @[40rem]:hidden" />
            <span aria-hidden="true" className="@[40rem]:hidden">
              {onPitch[team]}
            </span>
            <span className="@max-[40rem]:sr-only">
              {t('numbers.onPitch', { count: onPitch[team] })}
            </span>
          </span>
        )}
      </h2>
      <ActionButton
        primary
        label={t('team.goal', { team: name })}
        words={t('control:goal.short')}
        hint={keys.goal}
        icon={<CirclePlus aria-hidden="true" className="size-6" />}
        onPress={() => taps.goal(team)}
      />
      {free !== null && rules.foulKickFrom !== null && (
        <ActionButton
          label={t('team.foul', { team: name, count: fouls[team], free })}
          words={`${t('foul.short')} ${fouls[team]}/${free}`}
          hint={keys.foul}
          icon={<Hand aria-hidden="true" className="size-5 @max-[24rem]:hidden" />}
          detail={
            <FoulDots
              count={fouls[team]}
              kickFrom={rules.foulKickFrom}
              className="size-3.5 border-2"
            />
          }
          onPress={() => taps.foul(team)}
        />
      )}
      <ActionButton
        label={t('team.card', { team: name })}
        words={t('card.short')}
        icon={
          <RectangleVertical
            aria-hidden="true"
            className="size-5 fill-card-yellow text-card-yellow"
          />
        }
        onPress={() => taps.card(team)}
      />
      {rules.exclusion !== null && (
        <ActionButton
          label={t('team.exclusion', { team: name })}
          words={t('exclusion.short')}
          icon={<UserMinus aria-hidden="true" className="size-5" />}
          onPress={() => taps.exclusion(team)}
        />
      )}
      {rules.timeoutsPerHalf > 0 && (
        <ActionButton
          label={t('timeout.of', {
            team: name,
            used: timeouts[team],
            allowed: rules.timeoutsPerHalf,
          })}
          words={t('timeout.short')}
          hint={keys.timeout}
          icon={<AlarmClock aria-hidden="true" className="size-5 @max-[24rem]:hidden" />}
          detail={
            <span className="numerals text-sm font-semibold">
              {timeouts[team]}/{rules.timeoutsPerHalf}
            </span>
          }
          onPress={() => taps.requestTimeout(team)}
        />
      )}
    </section>
  );
}

/** On a tablet that stands the buttons lie side by side, so that a question below them has room. */
const twoByTwo =
  '@min-[40rem]:@max-[60rem]:grid @min-[40rem]:@max-[60rem]:grid-cols-2 ' +
  '@min-[40rem]:@max-[60rem]:*:nth-[-n+2]:col-span-2 ' +
  '@min-[40rem]:@max-[60rem]:[&>:last-child:nth-child(odd)]:col-span-2';
