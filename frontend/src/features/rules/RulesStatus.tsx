import type { RulesView } from '@kolo/domain';
import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Badge, Button, Card, CardBody, CardHeader } from '@/shared/ui';
import { RulesData } from './RulesData';
import { useDownload } from './use-download';

/** Whether rules are published, their data and the download. */
export function RulesStatus({ rules }: { rules: RulesView | null }): ReactElement {
  const { t } = useTranslation('rules');
  const download = useDownload();
  return (
    <Card>
      <CardHeader
        title={t('document')}
        aside={
          <Badge tone={rules === null ? 'warn' : 'ok'}>
            {t(rules === null ? 'unpublished' : 'available')}
          </Badge>
        }
      />
      <CardBody className="sm:p-6">
        {rules === null ? (
          <Unavailable />
        ) : (
          <>
            <RulesData rules={rules} />
            <Button
              size="lg"
              pending={download.isPending}
              onClick={() => download.mutate('published')}
              className="mt-6 w-full"
            >
              {!download.isPending && <Download aria-hidden="true" className="size-5" />}
              <span>{t('download')}</span>
            </Button>
          </>
        )}
      </CardBody>
    </Card>
  );
}

function Unavailable(): ReactElement {
  const { t } = useTranslation('rules');
  return (
    <>
      <p className="font-bold">{t('unavailable')}</p>
      <p className="mt-1 text-sm text-ink-muted">{t('unavailableHint')}</p>
    </>
  );
}
