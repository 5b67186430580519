import type { RefusalCode } from '../errors.js';
import type { ImportRowError, ImportTableRow } from './imports.js';

export const headers = {
  /** The command's unique id; a repeat is answered with the first answer. */
  commandId: 'idempotency-key',
  occurredAt: 'occurred-at',
  device: 'device-id',
  /** The grant under which a tap was made, or `byAccount`: it is carried out under this one or not at all. */
  grant: 'grant-id',
  requestId: 'x-request-id',
} as const;

/** Value for a tap that was made with an account, and is not carried out under a grant. */
export const byAccount = 'account';

/** Identifies a refusal for programs; `unexpected` is an error of the server itself. */
export type ErrorCode = RefusalCode | 'unexpected';

/** The one shape of all refusals. */
export interface ErrorAnswer {
  statusCode: number;
  /** A sentence for people, in the language of `Accept-Language`. */
  message: string;
  error: ErrorCode;
  /** The subject of the sentence, such as the fields that are wrong. */
  details?: Record<
    string,
    string | number | boolean | null | number[] | string[] | ImportRowError[] | ImportTableRow[]
  >;
}
