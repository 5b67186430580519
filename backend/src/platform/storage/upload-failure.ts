import { isFullDisk } from '../api/full-disk.js';
import { RefusalError } from '../api/refusal.error.js';
import { isUnavailable } from '../api/unavailable.js';

/**
 * Maps the error of an upload to the refusal that the sender reads. The parser's errors about a broken form have
 * no status; a sender who breaks off is no failure of the server.
 */
export function uploadFailure(error: unknown, content: { errored: Error | null }): unknown {
  if (error instanceof RefusalError) return error;
  if (isFullDisk(error)) return RefusalError.of('file.no-space');
  if (isUnavailable(error) && content.errored === null) return error;
  return RefusalError.of('request.invalid');
}
