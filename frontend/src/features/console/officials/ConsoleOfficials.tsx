import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { suspensionWords } from '@/features/console/context/suspension-words';
import type { NameSender } from '@/features/console/taps/name-sender';
import { deviceNames } from '@/features/console/this-device';
import { useTranslation } from '@/shared/i18n/use-translation';
import { OfficialsDialog } from '@/shared/officials/OfficialsDialog';
import { useConsoleOfficials } from './use-console-officials';

interface Props {
  onClose: () => void;
  sender?: NameSender;
}

/** The officials of the match on the screen, whose names the questions after a card show. */
export function ConsoleOfficials({ onClose, sender = deviceNames() }: Props): ReactElement {
  const { t } = useTranslation('console');
  const { view } = useConsole();
  const officials = useConsoleOfficials(sender);
  const teams = { home: view.homeTeamName, away: view.awayTeamName };
  const suspensions = new Map(
    view.suspended?.officials?.map((one) => [one.officialId, suspensionWords(one, t)]),
  );
  return <OfficialsDialog {...{ officials, teams, suspensions, onClose }} />;
}
