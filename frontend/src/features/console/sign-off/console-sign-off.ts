import {
  isOfficial,
  type MatchState,
  officialAt,
  reportContent,
  reportHash,
  resultStateOf,
  type SignOffView,
} from '@kolo/domain';

/** What was typed or drawn for an entry of the log; it is stored beside the log and not in it. */
export interface Written {
  name?: string;
  drawing?: string;
  text?: string;
}
export type WrittenById = ReadonlyMap<string, Written>;

export type ConsoleSignOff = Pick<
  SignOffView,
  | 'resultState'
  | 'officialAt'
  | 'reportHash'
  | 'content'
  | 'signatures'
  | 'refusals'
  | 'remarks'
  | 'protests'
>;

/**
 * The sign-off of the match as this device has it, also without a network.
 * @param known as the server last answered
 * @param written on this device
 */
export function consoleSignOff(
  state: MatchState,
  now: string,
  known: SignOffView | null,
  written: WrittenById,
): ConsoleSignOff {
  const content = reportContent(state);
  const hash = reportHash(content);
  const { signatures = [], refusals = [], remarks = [], protests = [] } = state.signing ?? {};
  const here = (id: string): Written => written.get(id) ?? {};
  return {
    content,
    reportHash: hash,
    resultState: resultStateOf(state, hash, isOfficial(state, now)),
    officialAt: officialAt(state),
    signatures: signatures.map(({ reportHash: signed, ...signature }) => {
      const published = byId(known?.signatures, signature.id);
      const drawing = published?.drawing ?? here(signature.id).drawing;
      return {
        ...signature,
        name: published?.name ?? here(signature.id).name ?? null,
        ...(drawing == null ? {} : { drawing }),
        stale: signed !== hash,
      };
    }),
    refusals: refusals.map((refusal) => ({
      ...refusal,
      text: byId(known?.refusals, refusal.id)?.text ?? here(refusal.id).text ?? null,
    })),
    remarks: remarks.map(({ id, at }) => {
      const { author = null, text = null } = byId(known?.remarks, id) ?? {};
      return { id, at, author, text: text ?? here(id).text ?? null };
    }),
    protests: protests.map(({ id, at, team, decision }) => {
      const published = byId(known?.protests, id);
      return {
        id,
        at,
        team,
        text: published?.text ?? here(id).text ?? null,
        outcome: decision?.outcome ?? null,
        decidedAt: decision?.at ?? null,
        decisionText: published?.decisionText ?? null,
      };
    }),
  };
}

const byId = <Entry extends { id: string }>(
  entries: readonly Entry[] | undefined,
  id: string,
): Entry | undefined => entries?.find((entry) => entry.id === id);
