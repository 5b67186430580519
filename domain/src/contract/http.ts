/** Headers that a device sends with every write. */
export const headers = {
  /** The command's unique id; a repeat is answered with the first answer. */
  commandId: 'idempotency-key',
  /** ISO 8601 instant of the tap, by the device's corrected clock. */
  occurredAt: 'occurred-at',
  /** A name of the device that stays the same over reloads. */
  device: 'device-id',
  requestId: 'x-request-id',
} as const;

/** The one shape of every error answer. */
export interface ErrorAnswer {
  statusCode: number;
  /** One sentence for a person. */
  message: string;
  /** The refusal's code, or the name of the HTTP status. */
  error: string;
  /** Per field, or what else helps. */
  details?: Record<string, string | number | boolean | null>;
}
