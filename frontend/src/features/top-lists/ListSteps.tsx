import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import type { Steps } from './top-list-data';

interface Props {
  steps: Steps;
  shown: number;
  total: number;
  onShow: (shown: number) => void;
}

/** Shows more or less of a list; nothing for a short one. */
export function ListSteps({ steps, shown, total, onShow }: Props): ReactElement | null {
  const { t } = useTranslation('statistics');
  const next = steps.next(shown);
  const more = shown < total && next > shown;
  if (!more && (!steps.folds || shown === steps.first)) return null;
  return (
    <div className="border-t p-1">
      <Button variant="ghost" className="w-full" onClick={() => onShow(more ? next : steps.first)}>
        <span>{more ? t('showMore') : t('showLess')}</span>
        {more ? (
          <ChevronDown aria-hidden="true" className="size-4" />
        ) : (
          <ChevronUp aria-hidden="true" className="size-4" />
        )}
      </Button>
    </div>
  );
}
