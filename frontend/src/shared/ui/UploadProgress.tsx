import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

/** 100 % does not mean that the server has accepted it. */
export function UploadProgress({ share }: { share: number }): ReactElement {
  const { t } = useTranslation();
  const percent = Math.floor(share * 100);
  return (
    <div className="mt-4">
      <p className="numerals mb-1 text-xs font-semibold text-ink-muted">
        {percent < 100 ? t('file.sending', { percent }) : t('file.checking')}
      </p>
      <progress
        aria-label={t('file.progress')}
        value={percent}
        max={100}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent-ink [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent-ink [&::-webkit-progress-value]:transition-[width]"
      />
    </div>
  );
}
