import { type ReactElement, useState } from 'react';
import { FormFailure } from '@/features/auth/FormFailure';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, CardBody, CardHeader } from '@/shared/ui';
import { NewRecoveryCodes } from './NewRecoveryCodes';
import { TurnedOn } from './TurnedOn';
import { TurnOn } from './TurnOn';
import { useSecondFactor } from './use-second-factor';

/** @param missing whether the administrator must turn it on before anything else */
export function SecondFactor({
  username,
  missing,
}: {
  username: string;
  missing: boolean;
}): ReactElement {
  const { t } = useTranslation('account');
  const state = useSecondFactor();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Card>
      <CardHeader title={t('secondFactor.title')} />
      <CardBody className="flex flex-col gap-4 text-sm">
        {missing && (
          <FormFailure title={t('secondFactor.missing')} text={t('secondFactor.missingText')} />
        )}
        <p className="text-ink-muted">{t('secondFactor.lead')}</p>
        <Loaded query={state}>
          {({ since, recoveryCodesLeft }) => {
            if (codes !== null)
              return <NewRecoveryCodes codes={codes} onSaved={() => setCodes(null)} />;
            if (since === null) return <TurnOn username={username} onDone={setCodes} />;
            return (
              <TurnedOn
                username={username}
                since={since}
                codesLeft={recoveryCodesLeft}
                onCodes={setCodes}
              />
            );
          }}
        </Loaded>
      </CardBody>
    </Card>
  );
}
