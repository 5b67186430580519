import { Logger } from '@nestjs/common';
import { isFullDisk } from '../api/full-disk.js';
import { RefusalError } from '../api/refusal.error.js';

const logger = new Logger('storage');

/** A failing disk or object storage is not the sender's fault. */
export async function onDisk<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (err) {
    logger.error({ err }, 'the storage of files failed');
    throw RefusalError.of(isFullDisk(err) ? 'file.no-space' : 'service.unavailable');
  }
}
