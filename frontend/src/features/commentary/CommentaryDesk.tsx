import { commentaryKinds, commentaryLanguages, type CommentaryDesk as Desk } from '@kolo/domain';
import { ChevronLeft, Hourglass } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Loaded } from '@/shared/api';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Badge, ButtonLink, EmptyState, PageHeader, SkeletonRows } from '@/shared/ui';
import { LeftDraft } from './LeftDraft';
import { TextCard } from './TextCard';
import { useDesk } from './use-desk';

/** The administrator's view of all texts about a match, in both languages. */
export function CommentaryDesk({ matchId }: { matchId: number }): ReactElement {
  const { t } = useTranslation('commentary');
  const desk = useDesk(matchId);
  return (
    <>
      <Link
        to="/admin?section=matches"
        className="-ml-1 mb-2 inline-flex min-h-11 items-center gap-1 rounded-control pr-2 text-sm font-semibold text-ink-muted hover:text-ink"
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
        {t('back')}
      </Link>
      <Loaded query={desk} loading={<SkeletonRows rows={3} rowClassName="h-40" />}>
        {(data) => <Texts desk={data} />}
      </Loaded>
    </>
  );
}

function Texts({ desk }: { desk: Desk }): ReactElement {
  const { t } = useTranslation('commentary');
  const format = useFormat();
  const { matchId, kind, texts } = desk;
  return (
    <>
      <PageHeader
        title={`${desk.homeTeamName} – ${desk.awayTeamName}`}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {kind !== null && <Badge>{t(kind)}</Badge>}
            <time dateTime={desk.matchDate} className="numerals">
              {format.dateTime(desk.matchDate)}
            </time>
          </span>
        }
        aside={
          <ButtonLink variant="secondary" to={`/live/${matchId}`} className="max-sm:w-full">
            {t('toMatch')}
          </ButtonLink>
        }
      />
      {kind === null ? (
        <EmptyState
          icon={<Hourglass aria-hidden="true" className="size-7" />}
          title={t('wait')}
          description={t('waitHint')}
        />
      ) : (
        <>
          <p className="mb-4 max-w-prose text-sm text-ink-muted">
            <span>{t(desk.hasModel ? 'lead.model' : 'lead.templates')}</span>
            {!texts.some((text) => text.kind === kind) && <span>{` ${t('notYet')}`}</span>}
          </p>
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            {commentaryLanguages.map((language) => (
              <TextCard
                key={language}
                place={{ matchId, kind, language }}
                record={
                  texts.find((text) => text.kind === kind && text.language === language) ?? null
                }
              />
            ))}
          </div>
        </>
      )}
      <div className="mt-4 grid grid-cols-1 items-start gap-4 empty:hidden lg:grid-cols-2">
        {commentaryKinds
          .filter((other) => other !== kind)
          .flatMap((other) =>
            commentaryLanguages.map((language) => (
              <LeftDraft key={`${other} ${language}`} place={{ matchId, kind: other, language }} />
            )),
          )}
      </div>
    </>
  );
}
