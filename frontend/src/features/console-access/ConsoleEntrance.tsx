import { type ConsoleMatch, refusalMessage } from '@kolo/domain';
import type { ReactElement, ReactNode } from 'react';
import { useUser } from '@/shared/api';
import { useOwnGrants } from '@/shared/console/use-own-grants';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, ButtonLink, Card, CardBody, CardHeader, PageSpinner } from '@/shared/ui';
import { EnterForm } from './EnterForm';
import { GrantCard } from './GrantCard';
import { RefereeMatches } from './RefereeMatches';
import { useLinkToken } from './use-link-token';

interface Props {
  /** Taps that this device has not sent yet. */
  unsent: ReactNode;
  /** Rendered beside a match of a referee. */
  besideOf: (match: ConsoleMatch) => ReactNode;
}

/** Where people without an account get scorer access: by a link, a QR code, or a code with a PIN. */
export function ConsoleEntrance({ unsent, besideOf }: Props): ReactElement {
  const { t } = useTranslation('consoleAccess');
  const { t: common } = useTranslation();
  const { language } = useLanguage();
  const user = useUser();
  const { grants, ended, isLoading } = useOwnGrants();
  const link = useLinkToken();
  if (link.isEntering || (isLoading && grants.length === 0)) return <PageSpinner />;
  const failure =
    link.failure ?? (ended === null ? null : refusalMessage({ code: ended }, language));
  return (
    <div className="flex flex-col gap-6">
      {failure !== null && (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-danger-soft px-4 py-3 font-semibold text-danger"
        >
          <p>{failure}</p>
          {link.again !== null && (
            <Button size="touch" onClick={link.again}>
              {common('retry')}
            </Button>
          )}
        </div>
      )}
      {unsent}
      {user?.role === 'referee' && <RefereeMatches besideOf={besideOf} />}
      {grants.map((grant) => (
        <GrantCard key={grant.grantId} grant={grant} />
      ))}
      <Card>
        <CardHeader title={t(grants.length > 0 ? 'enterAnother' : 'enter')} />
        <CardBody>
          <EnterForm />
        </CardBody>
      </Card>
      {user === null && (
        <Card>
          <CardHeader title={t('account')} />
          <CardBody className="flex flex-wrap items-center justify-between gap-4">
            <p className="min-w-0 flex-1 basis-60 text-sm text-ink-muted">{t('accountLead')}</p>
            <ButtonLink to="/auth" state={{ from: '/console' }} variant="secondary" size="touch">
              {t('signIn')}
            </ButtonLink>
          </CardBody>
        </Card>
      )}
      <Card>
        <CardHeader title={t('practice')} />
        <CardBody className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-sm text-ink-muted">{t('practiceLead')}</p>
          <ButtonLink to="/console/practice" variant="secondary" size="touch">
            {t('practiceOpen')}
          </ButtonLink>
        </CardBody>
      </Card>
    </div>
  );
}
