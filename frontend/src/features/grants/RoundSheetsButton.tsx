import type { CreatedGrant, MatchView } from '@kolo/domain';
import { useMutation } from '@tanstack/react-query';
import { QrCode } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { errorMessage } from '@/shared/api/error-message';
import { request } from '@/shared/api/request';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ConfirmDialog, IconButton, toast } from '@/shared/ui';
import { grantsPath } from './granted-match';
import { type PrintedSheet, PrintedSheets } from './PrintedSheets';

interface Props {
  round: number;
  matches: readonly MatchView[];
}

/** A sheet with a QR code for each match of a round that is still to be played. */
export function RoundSheetsButton({ round, matches }: Props): ReactElement | null {
  const { t } = useTranslation(['consoleAccess', 'common']);
  const [asking, setAsking] = useState(false);
  const [sheets, setSheets] = useState<PrintedSheet[] | null>(null);
  const open = matches.filter(
    ({ status, outcome }) =>
      (status === 'scheduled' && outcome !== 'postponed') || status === 'in_progress',
  );
  const title = round === 0 ? t('common:noRound') : t('common:round', { round });
  const make = useMutation({
    mutationFn: () => sheetsFor(open, `${t('grants.sheetLabel')} · ${title}`),
    onSuccess: (made) => {
      if (made.every(({ grant }) => grant.qr !== null)) setSheets(made);
      else toast({ variant: 'destructive', title: t('grants.localAddress') });
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t('grants.notMade'),
        description: errorMessage(error),
      }),
    onSettled: () => setAsking(false),
  });
  if (open.length === 0) return null;
  return (
    <>
      <IconButton
        label={`${t('grants.sheets')}: ${title}`}
        text={t('grants.sheetsShort')}
        onClick={() => setAsking(true)}
      >
        <QrCode aria-hidden="true" className="size-4" />
      </IconButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`${t('grants.sheets')}: ${title}`}
        description={t('grants.sheetsText', { count: open.length })}
        variant="primary"
        confirmLabel={t('grants.print')}
        pending={make.isPending}
        onConfirm={() => make.mutate()}
      />
      {sheets !== null && <PrintedSheets sheets={sheets} onPrinted={() => setSheets(null)} />}
    </>
  );
}

/**
 * One after the other: a round is small, and the server counts what an account writes. Without a QR code there
 * will be no sheet, so no further access is made.
 */
async function sheetsFor(matches: readonly MatchView[], label: string): Promise<PrintedSheet[]> {
  const sheets: PrintedSheet[] = [];
  for (const match of matches) {
    const body = { label };
    const grant = await request<CreatedGrant>(grantsPath(match.id), { method: 'POST', body });
    sheets.push({ match, grant });
    if (grant.qr === null) break;
  }
  return sheets;
}
