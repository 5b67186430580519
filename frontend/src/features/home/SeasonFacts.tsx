import {
  CalendarCheck,
  CircleDot,
  Clock,
  Flag,
  type LucideIcon,
  PartyPopper,
  Trophy,
  Users,
  UsersRound,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n';
import { season } from './season';

type Fact =
  | 'start'
  | 'kickOff'
  | 'teams'
  | 'format'
  | 'players'
  | 'officials'
  | 'finals'
  | 'awards';

const icons: Record<Fact, LucideIcon> = {
  start: CalendarCheck,
  kickOff: Clock,
  teams: UsersRound,
  format: CircleDot,
  players: Users,
  officials: Flag,
  finals: Trophy,
  awards: PartyPopper,
};

/** The season in eight cards that stand half in the hero (spec section 1). */
export function SeasonFacts(): ReactElement {
  const { t } = useTranslation('home');
  const format = useFormat();
  const values: Record<Fact, string> = {
    start: format.date(season.start),
    kickOff: t('facts.kickOff.value'),
    teams: t('facts.teams.value', { count: season.teams }),
    format: season.format,
    players: t('facts.players.value', { count: season.players }),
    officials: t('facts.officials.value'),
    finals: format.date(season.finals),
    awards: t('facts.awards.value'),
  };
  return (
    <section
      aria-label={t('facts.title')}
      className="relative z-10 mx-auto -mt-12 w-full max-w-6xl px-4 sm:px-6"
    >
      <dl className="grid grid-cols-2 gap-2 max-[17rem]:grid-cols-1 sm:gap-3 lg:grid-cols-4">
        {(Object.keys(icons) as Fact[]).map((fact) => {
          const Icon = icons[fact];
          return (
            <div
              key={fact}
              className="flex flex-col rounded-card border bg-surface p-3.5 shadow-card sm:p-4"
            >
              <dt className="eyebrow flex items-start justify-between gap-2 text-ink-muted">
                {t(`facts.${fact}.label`)}
                <Icon aria-hidden="true" className="size-4 shrink-0 text-accent-ink" />
              </dt>
              <dd className="mt-2 flex flex-col">
                <span className="numerals text-lg leading-tight font-extrabold tracking-tight sm:text-xl">
                  {values[fact]}
                </span>
                <span className="mt-1 text-xs text-ink-muted">
                  {t(`facts.${fact}.note`, season)}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
