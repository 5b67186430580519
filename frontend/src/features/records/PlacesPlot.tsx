import type { PlacesOfTeam } from '@kolo/domain';
import { clsx } from 'clsx';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, CardHeader } from '@/shared/ui';
import { linesOf } from './lines';

interface Props {
  rounds: readonly number[];
  /** By the last place, so that each line ends beside its name. */
  teams: readonly PlacesOfTeam[];
}

export function PlacesPlot({ rounds, teams }: Props): ReactElement {
  const { t } = useTranslation('records');
  const [chosen, setChosen] = useState(teams[0]?.team.id ?? null);
  // The chosen line is drawn over the others.
  const inOrder = [...teams].sort(
    (a, b) => Number(a.team.id === chosen) - Number(b.team.id === chosen),
  );
  return (
    <Card>
      <CardHeader title={t('places')} aside={<span>{t('placesHint')}</span>} />
      {/* In large letters on a phone the names are below the lines, and whole. */}
      <div className="grid grid-cols-[minmax(0,1fr)_10rem] gap-x-2 p-4 max-[20rem]:grid-cols-1 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${Math.max(1, rounds.length - 1)} ${teams.length}`}
          preserveAspectRatio="none"
          className="w-full overflow-visible fill-none"
          style={{ height: `${2 * teams.length}rem` }}
        >
          {inOrder.map(({ team, places }) => (
            <path
              key={team.id}
              d={linesOf(places)}
              vectorEffect="non-scaling-stroke"
              strokeLinejoin="round"
              strokeLinecap="round"
              className={
                team.id === chosen
                  ? 'stroke-accent-ink stroke-[4px]'
                  : 'stroke-line-strong/40 stroke-[2px]'
              }
            />
          ))}
        </svg>
        <ul className="grid min-w-0 auto-rows-[minmax(2rem,auto)] grid-cols-[minmax(0,1fr)] max-[20rem]:order-last">
          {teams.map(({ team, places }) => (
            <li key={team.id}>
              <button
                type="button"
                aria-pressed={team.id === chosen}
                onClick={() => setChosen(team.id)}
                className={clsx(
                  'flex min-h-8 w-full items-center gap-1.5 rounded-control px-1.5 text-left text-xs hover:bg-raised sm:text-sm',
                  team.id === chosen ? 'font-bold' : 'text-ink-muted',
                )}
              >
                <span className="numerals w-5 shrink-0 text-right">{places.at(-1) ?? '–'}</span>
                <bdi
                  translate="no"
                  className="truncate max-[20rem]:whitespace-normal max-[20rem]:wrap-anywhere"
                >
                  {team.name}
                </bdi>
              </button>
            </li>
          ))}
        </ul>
        <div
          aria-hidden="true"
          className="mt-2 flex flex-wrap justify-between gap-x-2 border-t pt-1 whitespace-nowrap text-xs text-ink-muted"
        >
          <span>{t('round', { round: rounds[0] ?? 1 })}</span>
          {rounds.length > 1 && <span>{t('round', { round: rounds.at(-1) ?? 1 })}</span>}
        </div>
      </div>
      <div className="sr-only">
        <table>
          <caption>{t('places')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('team')}</th>
              {rounds.map((round) => (
                <th key={round} scope="col">
                  {t('round', { round })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {teams.map(({ team, places }) => (
              <tr key={team.id}>
                <th scope="row">{team.name}</th>
                {rounds.map((round, index) => (
                  <td key={round}>{places[index] ?? t('noPlace')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
