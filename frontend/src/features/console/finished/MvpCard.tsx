import { Star } from 'lucide-react';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Card } from '@/shared/ui';

interface CardProps {
  /** Null where the choice is not theirs any more. */
  onChoose: (() => void) | null;
}

export function MvpCard({ onChoose }: CardProps): ReactElement {
  const { t } = useTranslation('console');
  const { state, players } = useConsole();
  const { mvpPlayerId } = state;
  return (
    <Card className="flex flex-wrap items-center gap-3 p-4">
      <Star aria-hidden="true" className="size-7 fill-rank-gold text-rank-gold" />
      <p className="min-w-0 flex-1 basis-40 text-lg font-bold">
        {mvpPlayerId === null
          ? t('mvp.title')
          : t('mvp.is', { player: players.label(mvpPlayerId) })}
      </p>
      {onChoose !== null && (
        <Button size="touch" variant="secondary" className="max-sm:w-full" onClick={onChoose}>
          {t(mvpPlayerId === null ? 'mvp.choose' : 'mvp.change')}
        </Button>
      )}
    </Card>
  );
}

interface RefusedProps {
  sentence: string;
  /** Null where nobody may choose any more. */
  onRetry: (() => void) | null;
  onSkip: (() => void) | undefined;
}

export function MvpRefused({ sentence, onRetry, onSkip }: RefusedProps): ReactElement {
  const { t } = useTranslation('console');
  return (
    <section
      role="alert"
      className="flex flex-col gap-3 rounded-card border-3 border-danger bg-danger-soft p-4 text-danger"
    >
      <p className="text-lg leading-tight">
        <strong className="block font-extrabold">{t('mvp.refused')}</strong>
        {sentence}
      </p>
      <div className="flex flex-wrap gap-2">
        {onRetry !== null && (
          <Button size="touch" className="max-sm:w-full" onClick={onRetry}>
            {t('mvp.again')}
          </Button>
        )}
        <Button size="touch" variant="secondary" className="max-sm:w-full" onClick={onSkip}>
          {t('mvp.skip')}
        </Button>
      </div>
    </section>
  );
}
