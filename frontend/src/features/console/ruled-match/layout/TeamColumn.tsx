import type { TeamSide } from '@kolo/domain';
import { clsx } from 'clsx';
import {
  AlarmClock,
  CirclePlus,
  Hand,
  RectangleVertical,
  UserMinus,
  UsersRound,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { shortNames } from '@/features/console/context/short-names';
import { keyOf } from '@/features/console/ruled-match/keyboard/keys';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { useConsoleTaps } from '@/features/console/ruled-match/use-console-taps';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ActionButton } from './ActionButton';
import { FoulSegments } from './FoulSegments';

interface Props {
  team: TeamSide;
  place: 'left' | 'right';
  className: string;
}

/** The entries that the league's sheet allows for one team. */
export function TeamColumn({ team, place, className }: Props): ReactElement {
  const { t } = useTranslation(['ruledConsole', 'console']);
  const { view } = useConsole();
  const { match } = useRuledMatch();
  const taps = useConsoleTaps();
  const { rules, fouls, timeouts } = match;
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
      {rules.foulKickFrom !== null && (
        <FoulSegments
          count={fouls[team]}
          kickFrom={rules.foulKickFrom}
          distance={t('foul.distance', { metres: rules.foulKickMetres })}
        />
      )}
      <TeamHeading team={team} />
      <ActionButton
        primary
        dimmed={!match.periodRunning}
        label={t('team.goal', { team: name })}
        words={t('console:goal.short')}
        hint={keys.goal}
        icon={<CirclePlus aria-hidden="true" className="size-6" />}
        onPress={() => taps.goal(team)}
      />
      {free !== null && rules.foulKickFrom !== null && (
        <ActionButton
          dimmed={!match.periodRunning}
          label={t('team.foul', { team: name, count: fouls[team], free })}
          words={
            <span className={clsx(foulColour(fouls[team], free))}>
              {`${t('foul.short')} ${fouls[team]}/${free}`}
            </span>
          }
          hint={keys.foul}
          icon={<Hand aria-hidden="true" className="size-5 @max-[24rem]:hidden short:hidden" />}
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
          icon={
            <AlarmClock aria-hidden="true" className="size-5 @max-[24rem]:hidden short:hidden" />
          }
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

function TeamHeading({ team }: Pick<Props, 'team'>): ReactElement {
  const { t } = useTranslation('ruledConsole');
  const { view } = useConsole();
  const { rules, onPitch } = useRuledMatch().match;
  return (
    <h2 className="flex min-h-6 short:hidden @max-[16rem]:min-h-0 items-baseline justify-center gap-2 truncate text-sm font-bold text-ink-muted">
      <span className="min-w-0 truncate @max-[16rem]:hidden">{shortNames(view)[team]}</span>
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
  );
}

const foulColour = (count: number, free: number): string | false =>
  count >= free ? 'text-danger' : count === free - 1 && 'text-warn';

/** On a portrait tablet and a landscape phone the buttons are side by side, so that a question has room. */
const twoByTwo =
  '@min-[40rem]:@max-[60rem]:grid @min-[40rem]:@max-[60rem]:grid-cols-2 short:@[40rem]:grid short:@[40rem]:grid-cols-2 ' +
  '@min-[40rem]:@max-[60rem]:auto-rows-fr @min-[40rem]:@max-[60rem]:grid-rows-[auto_auto] short:@[40rem]:auto-rows-fr ' +
  '@min-[40rem]:@max-[60rem]:[&>:not(button)]:col-span-2 short:@[40rem]:[&>:not(button)]:col-span-2 ' +
  '@min-[40rem]:@max-[60rem]:[&>button:first-of-type]:col-span-2 short:@[40rem]:[&>button:first-of-type]:col-span-2 ' +
  '@min-[40rem]:@max-[60rem]:[&>button:last-of-type:nth-of-type(even)]:col-span-2 short:@[40rem]:[&>button:last-of-type:nth-of-type(even)]:col-span-2';
