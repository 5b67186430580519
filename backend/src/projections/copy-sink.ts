import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import copy from 'pg-copy-streams';
import type { ColumnValue } from '../events/row-changes.js';
import { copyLine } from './copy-line.js';

const chunkLength = 64 * 1024;

/** Writes rows into a table by COPY. The connection is busy until `end`. */
export class CopySink {
  private text = '';
  private readonly stream: copy.CopyStreamQuery;
  /** What ended the copy: the stream emits it once, and does not know it as `errored`. */
  private failure: Error | null = null;

  constructor(client: pg.Client, table: string, columns: string) {
    this.stream = client.query(copy.from(`COPY ${table} (${columns}) FROM STDIN`));
    // The next caller gets the error; unhandled until then, it would end the process.
    this.stream.on('error', (error) => {
      this.failure = error;
    });
  }

  /** Adds a row; it is sent once enough rows are there. */
  write(values: readonly ColumnValue[]): void {
    this.text += copyLine(values);
    if (this.text.length >= chunkLength) this.flush();
  }

  /** Resolves when the table takes more. @throws what ended the copy */
  async ready(): Promise<void> {
    if (this.failure !== null) throw this.failure;
    // The stream may have been drained while another table was awaited.
    if (this.stream.writableNeedDrain) await once(this.stream, 'drain');
  }

  /** Resolves when all rows are in the table. @throws what ended the copy */
  async end(): Promise<void> {
    await this.ready();
    this.flush();
    this.stream.end();
    await finished(this.stream);
  }

  private flush(): void {
    if (this.text !== '') this.stream.write(this.text);
    this.text = '';
  }
}
