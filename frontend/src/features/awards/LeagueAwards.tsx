import { type AwardKind, type LeagueAward, limits } from '@kolo/domain';
import { clsx } from 'clsx';
import { Crown, Flag, Goal, Handshake, type LucideIcon, Medal, Shield, Trophy } from 'lucide-react';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useAwards } from '@/shared/league/use-awards';
import { EmptyState, Link, SkeletonRows, TeamCrest } from '@/shared/ui';
import { useAwardWords } from './use-award-words';

const podiumKinds: readonly AwardKind[] = ['champion', 'second', 'third'];

/** The podium of a season, then everybody else who was the best in something. */
export function LeagueAwards({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation('awards');
  const awards = useAwards(leagueId);
  return (
    <Loaded
      query={awards}
      errorTitle={t('failed')}
      loading={<SkeletonRows rows={4} rowClassName="h-24" />}
    >
      {(all) =>
        all.length === 0 ? (
          <EmptyState
            icon={<Trophy aria-hidden="true" className="size-7" />}
            title={t('empty')}
            description={t('emptyHint')}
          />
        ) : (
          <div className="grid gap-8">
            <Awards
              title={t('podium')}
              awards={all.filter(({ kind }) => podiumKinds.includes(kind))}
            />
            <Awards
              title={t('others')}
              awards={all.filter(({ kind }) => !podiumKinds.includes(kind))}
            />
            <p className="text-sm text-ink-muted">
              {t('formula', {
                count: limits.referees.minRatings,
                saves: limits.awards.minSaves,
              })}
            </p>
          </div>
        )
      }
    </Loaded>
  );
}

function widthOf(kind: AwardKind): string {
  if (kind === 'champion') return 'sm:col-span-2 lg:col-span-6 print:col-span-6';
  return podiumKinds.includes(kind)
    ? 'lg:col-span-3 print:col-span-3'
    : 'lg:col-span-2 print:col-span-2';
}

function Awards({
  title,
  awards,
}: {
  title: string;
  awards: readonly LeagueAward[];
}): ReactElement | null {
  if (awards.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="headline mb-3 text-2xl">{title}</h2>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-6 print:grid-cols-6">
        {awards.map((award) => (
          <li
            key={`${award.kind} ${award.player?.id ?? award.user?.id ?? award.team?.id}`}
            className={widthOf(award.kind)}
          >
            <AwardCard award={award} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const icons: Record<AwardKind, LucideIcon> = {
  champion: Trophy,
  second: Medal,
  third: Medal,
  'top-scorer': Goal,
  mvp: Crown,
  'best-goalkeeper': Shield,
  'fair-play': Handshake,
  'best-referee': Flag,
};
const medals: Partial<Record<AwardKind, string>> = {
  champion: 'text-rank-gold',
  second: 'text-rank-silver',
  third: 'text-rank-bronze',
};

function AwardCard({ award }: { award: LeagueAward }): ReactElement {
  const { t } = useTranslation('awards');
  const words = useAwardWords();
  const { kind, team, player } = award;
  const Icon = icons[kind];
  const isChampion = kind === 'champion';
  const value = words.value(award);
  return (
    <article
      className={clsx(
        'flex h-full items-center gap-4 rounded-card border bg-surface p-4 shadow-card',
        isChampion && 'border-t-4 border-t-rank-gold sm:p-6',
      )}
    >
      {team === undefined ? (
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-raised">
          <Icon aria-hidden="true" className="size-6 text-ink-muted" />
        </span>
      ) : (
        <TeamCrest name={team.name} className={isChampion ? 'size-20' : 'size-12'} />
      )}
      <div className="min-w-0 flex-1">
        <h3 className="flex items-center gap-1.5 text-sm font-semibold text-ink-muted">
          <Icon aria-hidden="true" className={clsx('size-4 shrink-0', medals[kind])} />
          <span>{t(`kind.${kind}`)}</span>
        </h3>
        <p
          dir="auto"
          translate="no"
          className={clsx(
            'font-extrabold wrap-anywhere',
            isChampion ? 'text-2xl sm:text-4xl' : 'text-lg leading-tight',
          )}
        >
          {player === undefined && team !== undefined ? (
            <Link to={`/team/${team.id}`} className="hover:underline">
              {words.name(award)}
            </Link>
          ) : (
            words.name(award)
          )}
        </p>
        {player !== undefined && team !== undefined && (
          <Link
            to={`/team/${team.id}`}
            className="text-sm text-ink-muted wrap-anywhere hover:underline"
          >
            {team.name}
          </Link>
        )}
        {value !== null && <p className="text-sm text-ink-muted">{value}</p>}
      </div>
    </article>
  );
}
