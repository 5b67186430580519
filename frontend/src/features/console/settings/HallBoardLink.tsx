import { Copy, QrCode, Tv } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useConsoleAccess } from '@/features/console/console-access';
import { useConsole } from '@/features/console/context/console-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useCopy } from '@/shared/sharing/use-copy';
import { IconButton } from '@/shared/ui';
import { HallBoardCode } from './HallBoardCode';

/** Clock and score for a TV in the hall, which needs no account. A practice match has none. */
export function HallBoardLink(): ReactElement | null {
  const { t } = useTranslation('console');
  const { state } = useConsole();
  const { practice } = useConsoleAccess();
  const copy = useCopy();
  const [scanning, setScanning] = useState(false);
  if (practice) return null;
  const path = `/scoreboard/${state.matchId}`;
  return (
    <div className="flex items-center gap-1">
      <a
        href={path}
        target="_blank"
        rel="noreferrer"
        className="flex min-h-touch min-w-0 items-center gap-2 text-left leading-tight font-semibold text-accent-ink underline"
      >
        <Tv aria-hidden="true" className="size-5 shrink-0" />
        {t('hallBoard')}
      </a>
      <IconButton
        size="touch"
        variant="ghost"
        label={t('copyHallBoard')}
        onClick={() => void copy(new URL(path, window.location.origin).href, t('hallBoardCopied'))}
      >
        <Copy aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        size="touch"
        variant="ghost"
        label={t('hallBoardCode')}
        onClick={() => setScanning(true)}
      >
        <QrCode aria-hidden="true" className="size-5" />
      </IconButton>
      {scanning && <HallBoardCode matchId={state.matchId} onClose={() => setScanning(false)} />}
    </div>
  );
}
