import type {
  DecideProtestRequest,
  DecisionText,
  ProtestOutcome,
  ReopenReason,
  ReopenRequest,
} from '@kolo/domain';

/** What the league decides about the report of a match; the words are as they were typed. */
export type SignOffDecision = { text: string } & (
  | { type: 'protest'; protestId: string; outcome: ProtestOutcome }
  | { type: 'confirm' }
  | { type: 'reopen'; reason: ReopenReason; hours: number }
);

interface Call {
  method: 'POST' | 'PATCH';
  route: string;
  body: object;
}

export function decisionCall(decision: SignOffDecision): Call {
  const words: DecisionText = decision.text.trim() === '' ? {} : { text: decision.text.trim() };
  switch (decision.type) {
    case 'protest': {
      const { protestId, outcome } = decision;
      const body: DecideProtestRequest = { outcome, ...words };
      return { method: 'PATCH', route: `protests/${protestId}`, body };
    }
    case 'confirm':
      return { method: 'POST', route: 'confirm', body: words };
    case 'reopen': {
      const { reason, hours } = decision;
      const body: ReopenRequest = { reason, hours, ...words };
      return { method: 'POST', route: 'reopen', body };
    }
  }
}
