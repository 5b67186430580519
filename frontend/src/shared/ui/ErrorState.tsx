import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from './Button';
import { EmptyState } from './EmptyState';

interface Props {
  title?: string;
  description?: string;
  onRetry?: () => void;
  retrying?: boolean;
}

export function ErrorState({ title, description, onRetry, retrying = false }: Props): ReactElement {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        icon={<TriangleAlert aria-hidden="true" className="size-7 text-danger" />}
        title={title ?? t('error.load')}
        description={description}
        action={
          onRetry && (
            <Button variant="secondary" pending={retrying} onClick={onRetry}>
              {!retrying && <RotateCw aria-hidden="true" className="size-4" />}
              <span>{t('retry')}</span>
            </Button>
          )
        }
      />
    </div>
  );
}
