import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Tap } from '@/features/console/taps/tap';
import { saveFile } from '@/shared/browser/save-file';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';

/** As a file, for somebody who enters them by hand; they stay on the device as well. */
export function SaveTapsButton({ taps }: { taps: readonly Tap[] }): ReactElement {
  const { t } = useTranslation('consoleAccess');
  return (
    <Button size="touch" variant="secondary" onClick={() => saveTaps(taps)}>
      <Download aria-hidden="true" className="size-5" />
      {t('save')}
    </Button>
  );
}

function saveTaps(taps: readonly Tap[]): void {
  const [first] = taps;
  if (first === undefined) return;
  const rows = taps.map(({ at, command, commandId, call }) => ({ at, commandId, command, call }));
  const file = new Blob([JSON.stringify(rows, null, 2)], { type: 'application/json' });
  saveFile(file, `kolo-match-${first.matchId}-taps.json`);
}
