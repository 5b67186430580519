import { Client, type ClientConfig } from 'pg';

/** The failing query reports a lost connection; without a listener pg's event would end the process. */
export class LosableClient extends Client {
  constructor(options?: string | ClientConfig) {
    super(options);
    this.on('error', () => {});
  }
}
