import type { RulesVersion } from '@kolo/domain';
import type { ReactElement } from 'react';
import { RulesData } from '@/features/rules/RulesData';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Badge, Card, CardBody, CardHeader } from '@/shared/ui';
import { VersionDownload } from './VersionDownload';
import { VersionOrigin } from './VersionOrigin';

export function PublishedCard({ rules }: { rules: RulesVersion }): ReactElement {
  const { t } = useTranslation('rules');
  return (
    <Card>
      <CardHeader
        title={t('document')}
        level={3}
        aside={<Badge tone="ok">{t('admin.current')}</Badge>}
      />
      <CardBody className="sm:p-6">
        <RulesData rules={rules} />
        <div className="mt-5 flex flex-wrap items-center justify-between gap-3 border-t pt-4">
          <VersionOrigin version={rules} />
          <VersionDownload version={rules} />
        </div>
      </CardBody>
    </Card>
  );
}
