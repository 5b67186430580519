import type { ManageView, MatchOfficialsView, NameOfficialRequest } from '@kolo/domain';
import { useEffect, useState } from 'react';
import { ticksMadeBy, useConsoleAccess } from '@/features/console/console-access';
import { useConsole } from '@/features/console/context/console-context';
import { useDeviceHeaders } from '@/features/console/context/use-device-headers';
import type { NameSender } from '@/features/console/taps/name-sender';
import type { WaitingName } from '@/features/console/taps/waiting-names';
import { newCommandId } from '@/shared/api/new-command-id';
import { type Officials, useOfficials } from '@/shared/officials/use-officials';

/** The officials of the match on the screen, which can be named without a network too. */
export function useConsoleOfficials(sender: NameSender): Officials {
  const access = useConsoleAccess();
  const { state, view: manage, refresh } = useConsole();
  const { matchId } = state;
  const officials = useOfficials(matchId, useDeviceHeaders());
  const { receive } = officials;
  const [waiting, setWaiting] = useState<readonly WaitingName[]>([]);
  const by = ticksMadeBy(access);
  useEffect(() => {
    if (by === null) return;
    let isOpen = true;
    const read = () =>
      sender.waiting(matchId, by).then(
        (names) => isOpen && setWaiting(names),
        // A browser without storage has none.
        () => {},
      );
    const end = sender.subscribe((changed, view) => {
      if (changed !== matchId) return;
      void read();
      if (view === undefined) return;
      receive(view);
      void refresh();
    });
    void read();
    return () => {
      isOpen = false;
      end();
    };
  }, [sender, matchId, by, receive, refresh]);
  const view = officials.view ?? (officials.failure === null ? null : lastKnown(manage));
  const send = async (named: NameOfficialRequest) => {
    const saved = await officials.name(named);
    if (saved) void refresh();
    return saved;
  };
  const name = async (named: NameOfficialRequest) => {
    if (by === null) return send(named);
    const grant = access.grant?.id ?? null;
    const label = labelOf(named, view);
    try {
      await sender.add({ id: newCommandId(), matchId, by, grant, named, label });
      return true;
    } catch {
      return send(named);
    }
  };
  const unsent = waiting.map(({ named: { side, role }, label, refusal }) => ({
    side,
    role,
    label,
    ...(refusal !== undefined && { refusal }),
  }));
  return { ...officials, view, name, unsent };
}

/** Whoever the console knew when it last had a network. */
const lastKnown = ({ officials = [] }: ManageView): MatchOfficialsView => ({
  officials,
  choices: { home: [], away: [], match: [] },
  accounts: [],
});

function labelOf(
  { side, officialId, firstName, lastName }: NameOfficialRequest,
  view: MatchOfficialsView | null,
): string | null {
  const chosen = view?.choices[side].find((one) => one.officialId === officialId);
  if (chosen !== undefined) return `${chosen.firstName} ${chosen.lastName}`;
  return firstName === undefined ? null : `${firstName} ${lastName ?? ''}`.trim();
}
