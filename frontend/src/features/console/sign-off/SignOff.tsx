import type { ConsoleCommand, SigningMethod, SigningRole, SignRequest } from '@kolo/domain';
import { flaggedEntries, teamSides } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { type ConsoleAccess, useConsoleAccess } from '@/features/console/console-access';
import { useConsole } from '@/features/console/context/console-context';
import { MessageLine } from '@/features/console/context/MessageLine';
import { useActionLabel } from '@/features/console/entries/use-action-label';
import { useIdempotencyKey } from '@/shared/api';
import { errorMessage } from '@/shared/api/error-message';
import { request } from '@/shared/api/request';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ReportAloud } from '@/shared/sign-off/ReportAloud';
import { ResultStateNote } from '@/shared/sign-off/ResultStateNote';
import { SignOffPanel } from '@/shared/sign-off/SignOffPanel';
import type { SignOffWrites } from '@/shared/sign-off/sign-off-writes';
import { Card } from '@/shared/ui';
import { consoleSignOff, type Written, type WrittenById } from './console-sign-off';
import { asConsole, useKnownSignOff } from './use-known-sign-off';

/** The scorekeeper reads the report aloud, and everybody signs it on the tablet, also without a network. */
export function SignOff(): ReactElement {
  const { t } = useTranslation('signOff');
  const { state, view: match, players, clock } = useConsole();
  const access = useConsoleAccess();
  const known = useKnownSignOff(state.matchId, state.version);
  const [written, writes] = useTapped();
  const view = consoleSignOff(state, clock.iso(), known, written);
  const player = (id: number) => {
    const number = players.player(id)?.jerseyNumber;
    return number == null ? players.label(id) : `${players.label(id)} (${number})`;
  };
  const flagged = flaggedEntries(state);
  const toCheck = state.actions.filter(({ id }) => flagged.includes(id)).map(useActionLabel());
  const names = { teams: { home: match.homeTeamName, away: match.awayTeamName }, player };
  const allowed = known?.methods ?? match.signingMethods ?? atTable;
  const withPin: readonly SigningRole[] = known?.teamsWithPin ?? [];
  const own = ownRole(access);
  const signByPin = usePin();
  const methodsOf = (role: SigningRole): SigningMethod[] => {
    return allowed.filter(
      (method) =>
        atTable.includes(method) ||
        (method === 'account' && role === own) ||
        (method === 'pin' && withPin.includes(role)),
    );
  };
  const isLate = known?.protestUntil != null && clock.iso() >= known.protestUntil;
  return (
    <Card className="flex flex-col gap-4 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-xl font-extrabold">{t('title')}</h3>
        <ResultStateNote result={view} />
      </div>
      <ReportAloud
        title={t('aloud.title')}
        content={view.content}
        names={names}
        toCheck={toCheck}
      />
      <SignOffPanel
        view={view}
        names={names}
        writes={{
          ...writes,
          sign: (request) => (request.method === 'pin' ? signByPin(request) : writes.sign(request)),
        }}
        methodsOf={methodsOf}
        protesting={isLate ? [] : teamSides}
        unknown={t('said.onItsWay')}
      />
      <MessageLine />
    </Card>
  );
}

/** An account signs for its own person alone; an administrator is the scorer here. */
function ownRole({ grant, mayCancel }: ConsoleAccess): SigningRole | null {
  if (grant !== null) return null;
  return mayCancel ? 'scorer' : 'referee';
}

/** Nobody is signed in for a team here; a PIN is checked by the server, so it needs a network. */
const atTable: readonly SigningMethod[] = ['drawn', 'tick'];

/** A PIN is not a tap: it is never stored on the device, and the server says at once whether it is right. */
function usePin(): (signature: SignRequest) => Promise<boolean | string> {
  const { state, refresh } = useConsole();
  const access = useConsoleAccess();
  const idempotencyKey = useIdempotencyKey();
  return async (body) => {
    try {
      await request(`/api/matches/${state.matchId}/sign-off`, {
        method: 'POST',
        body,
        headers: { ...asConsole(access), ...idempotencyKey(body) },
      });
      await refresh();
      return true;
    } catch (error) {
      return errorMessage(error);
    }
  };
}

/** The ways to write by taps, which are stored on the device and arrive when they can. */
function useTapped(): [WrittenById, SignOffWrites] {
  const { tap } = useConsole();
  const [written, setWritten] = useState<WrittenById>(new Map());
  const make = async (command: ConsoleCommand, words: Written): Promise<boolean> =>
    tap(command, (id) => setWritten((before) => new Map(before).set(id, words))) === null;
  return [
    written,
    {
      sign: ({ pin: _, ...request }) => make({ type: 'SignResult', ...request }, request),
      refuse: (request) => make({ type: 'RefuseSignature', ...request }, request),
      remark: (request) => make({ type: 'AddRemark', ...request }, request),
      protest: (request) => make({ type: 'AnnounceProtest', ...request }, request),
    },
  ];
}
