import type { ReactElement } from 'react';
import { withQueries } from '@/shared/api/with-queries';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Dialog } from '@/shared/ui';
import { SignInForm } from './SignInForm';

function SignInAgain({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('auth');
  return (
    <Dialog open onOpenChange={onClose} title={t('endedTitle')} description={t('endedText')}>
      <div className="pb-4">
        <SignInForm />
      </div>
    </Dialog>
  );
}

export const SignInAgainDialog = withQueries(SignInAgain);
