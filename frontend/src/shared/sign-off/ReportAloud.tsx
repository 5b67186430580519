import { minutesAndSeconds, type ReportContent } from '@kolo/domain';
import { TriangleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ReportCards } from './ReportCards';
import { hasNoPlayer, hasOpenScorer, type ReportNames } from './report-names';

interface Named {
  content: ReportContent;
  names: ReportNames;
}

interface Props extends Named {
  title: string;
  /** Entries that the scorer’s table marked to be checked, in words. */
  toCheck?: readonly string[];
}

/** The lines of the report that the table reads out to those who sign (docs/product.md#sign-off). */
export function ReportAloud({ content, names, title, toCheck = [] }: Props): ReactElement {
  const { t } = useTranslation('signOff');
  const { mvp, sendingsOff, rules } = content;
  return (
    <section aria-label={title}>
      <h3 className="py-2 text-lg font-extrabold">{title}</h3>
      <dl className="divide-y border-y">
        <Line term={t('aloud.score')}>
          <ResultLine content={content} names={names} />
        </Line>
        {rules !== null && rules.sheet.foulKickFrom !== null && (
          <Line term={t('aloud.fouls')}>
            {content.periods.map(({ period, fouls }) => (
              <span key={period} className="numerals block">
                {t('aloud.inPeriod', {
                  period: t(`aloud.period.p${period}`),
                  home: fouls.home.length,
                  away: fouls.away.length,
                })}
              </span>
            ))}
          </Line>
        )}
        <Line term={t('aloud.cards')}>
          <ReportCards content={content} names={names} />
        </Line>
        {sendingsOff.length > 0 && (
          <Line term={t('aloud.reentries')}>
            {[...sendingsOff.entries()].map(([place, out]) => (
              <SentOff key={place} out={out} names={names} />
            ))}
          </Line>
        )}
        <Line term={t('aloud.mvp')}>{mvp === null ? t('aloud.noMvp') : names.player(mvp)}</Line>
        <Missing content={content} toCheck={toCheck} />
      </dl>
    </section>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }): ReactElement {
  return (
    <div className="grid gap-x-4 gap-y-0.5 py-2 sm:grid-cols-[11rem_1fr]">
      <dt className="text-sm font-bold text-ink-muted sm:pt-0.5">{term}</dt>
      <dd className="min-w-0 text-base font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

function ResultLine({ content, names }: Named): ReactElement {
  const { t } = useTranslation('signOff');
  const { score, halfTime, shootout, afterExtraTime } = content;
  return (
    <>
      <span className="block text-lg font-extrabold">
        <bdi>{names.teams.home}</bdi>{' '}
        <span className="numerals">{`${score?.home ?? '–'} : ${score?.away ?? '–'}`}</span>{' '}
        <bdi>{names.teams.away}</bdi>
      </span>
      {halfTime !== null && (
        <span className="numerals block text-ink-muted">
          {t('aloud.halfTime', { ...halfTime })}
        </span>
      )}
      {afterExtraTime && <span className="block text-ink-muted">{t('aloud.afterExtraTime')}</span>}
      {shootout !== null && (
        <span className="numerals block text-ink-muted">
          {t('aloud.kicks', { home: shootout.home, away: shootout.away })}
        </span>
      )}
    </>
  );
}

function SentOff({
  out: { team, playerId, cause, reentry },
  names,
}: {
  out: ReportContent['sendingsOff'][number];
  names: ReportNames;
}): ReactElement {
  const { t } = useTranslation('signOff');
  const who = playerId === null ? t('aloud.unknown') : names.player(playerId);
  const back =
    reentry === null
      ? t('aloud.notBack')
      : t(`aloud.back.${reentry.by}`, {
          time: minutesAndSeconds(reentry.played ?? 0),
          period: t(`aloud.period.p${reentry.period}`),
        });
  return (
    <span className="block py-0.5">
      <span>{`${who} (${names.teams[team]})`}</span>
      <span className="block text-sm font-normal text-ink-muted">
        {`${t(`aloud.cause.${cause}`)}, ${back}`}
      </span>
    </span>
  );
}

function Missing({
  content: { course, cards },
  toCheck,
}: Pick<Named, 'content'> & Required<Pick<Props, 'toCheck'>>): ReactElement | null {
  const { t } = useTranslation('signOff');
  const scorers = course.filter(hasOpenScorer).length;
  const open = cards.filter(hasNoPlayer).length;
  if (scorers + open + toCheck.length === 0) return null;
  return (
    <div className="grid gap-x-4 gap-y-0.5 bg-warn-soft px-3 py-2 text-warn sm:-mx-3 sm:grid-cols-[11rem_1fr]">
      <dt className="flex items-center gap-2 text-sm font-bold">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
        {t('aloud.missing')}
      </dt>
      <dd className="text-base font-semibold">
        {scorers > 0 && <span className="block">{t('aloud.scorers', { count: scorers })}</span>}
        {open > 0 && <span className="block">{t('aloud.cardsOpen', { count: open })}</span>}
        {[...toCheck.entries()].map(([place, entry]) => (
          <span key={place} className="block">
            {t('aloud.flagged', { entry })}
          </span>
        ))}
      </dd>
    </div>
  );
}
