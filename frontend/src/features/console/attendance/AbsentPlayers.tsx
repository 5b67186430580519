import type { OverrideReason, TeamSide } from '@kolo/domain';
import { clsx } from 'clsx';
import { type ReactElement, useEffect } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { SuspendedRow } from './SuspendedRow';
import { SuspensionsAsOf } from './SuspensionsAsOf';

interface Props {
  team: TeamSide;
  onChoose: (playerId: number, override?: OverrideReason) => void;
}

/** The registered players whom the list lacks, a suspended one with the reason for a second tap. */
export function AbsentPlayers({ team, onChoose }: Props): ReactElement {
  const { t } = useTranslation('console');
  const { view, state, players, refresh } = useConsole();
  // A player may have been approved since the tablet read them.
  useEffect(() => void refresh(), [refresh]);
  const listed = new Set(state.lineup?.[team]);
  const absent = players.squad[team].filter(({ id }) => !listed.has(id));
  const suspensionOf = (id: number) =>
    view.suspended?.players.find(({ playerId }) => playerId === id);
  return (
    <>
      <SuspensionsAsOf />
      {absent.length === 0 && <p className="text-base text-ink-muted">{t('addPlayer.nobody')}</p>}
      <ul className="grid gap-1.5 @[30rem]:grid-cols-2">
        {absent.map((player) => {
          const { id, jerseyNumber, name } = player;
          const suspension = suspensionOf(id);
          return (
            <li key={id} className={clsx(suspension && 'col-span-full')}>
              {suspension === undefined ? (
                <button
                  type="button"
                  onClick={() => onChoose(id)}
                  className="flex min-h-touch w-full touch-manipulation items-center gap-3 rounded-control border-2 border-line-strong/45 bg-surface px-3 text-left text-base font-bold select-none hover:border-line-strong active:scale-[0.98]"
                >
                  <span className="numerals w-8 shrink-0 text-right text-xl font-extrabold">
                    {jerseyNumber}
                  </span>{' '}
                  <span className="min-w-0 flex-1 break-words">{name}</span>
                </button>
              ) : (
                <SuspendedRow
                  player={player}
                  suspension={suspension}
                  onOverride={(override) => onChoose(id, override)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
