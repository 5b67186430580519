import type { OpenReadIds } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTranslation } from '@/shared/i18n/use-translation';
import { CopyField } from '@/shared/sharing/CopyField';
import { embedSnippet } from '@/shared/sharing/embed-snippet';
import { Card, CardBody, CardHeader } from '@/shared/ui';
import { shownOrigin } from './site-address';

const rules = ['cors', 'etag', 'often', 'tooMany', 'members', 'names'] as const;

export function RulesOfReading(): ReactElement {
  const { t } = useTranslation('developers');
  return (
    <Card>
      <CardHeader title={t('rules')} />
      <CardBody>
        <ul className="grid list-disc gap-2 pl-5 text-sm">
          {rules.map((rule) => (
            <li key={rule}>{t(`rule.${rule}`)}</li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

/** Nothing where there is no league yet. */
export function Frames({ ids: { leagueId, matchId } }: { ids: OpenReadIds }): ReactElement | null {
  const { t } = useTranslation('developers');
  const { language } = useLanguage();
  const frames = [
    ['table', leagueId],
    ['match', matchId],
  ] as const;
  if (leagueId === null && matchId === null) return null;
  return (
    <Card>
      <CardHeader title={t('embeds')} />
      <CardBody className="grid grid-cols-1 gap-4">
        <p className="text-sm text-ink-muted">{t('embedsLead')}</p>
        {frames.map(
          ([kind, id]) =>
            id !== null && (
              <CopyField
                key={kind}
                label={t(`embed.${kind}`)}
                text={embedSnippet({
                  origin: shownOrigin(),
                  kind,
                  id,
                  language,
                  theme: 'system',
                  title: t(`embedTitle.${kind}`),
                })}
                done={t('copied')}
                rows={4}
              />
            ),
        )}
      </CardBody>
    </Card>
  );
}

export function MoreData(): ReactElement {
  const { t } = useTranslation('developers');
  return (
    <Card>
      <CardHeader title={t('more')} />
      <CardBody className="grid gap-2 text-sm">
        <p>{t('jsonLd')}</p>
        <p>{t('csv')}</p>
        <div>
          <p>{t('openApi')}</p>
          <a
            href="/api/docs"
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t('openApiLink')}
          </a>
        </div>
        <p>{t('licence')}</p>
      </CardBody>
    </Card>
  );
}
