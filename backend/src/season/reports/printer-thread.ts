import { fileURLToPath } from 'node:url';

/** Where the thread finds what it runs. Tests run the sources. */
export interface PrinterThread {
  filename: string;
  execArgv?: string[];
  /** Whatever takes longer is ended together with the thread. */
  printMs: number;
}

export const printerThreadToken = Symbol('kolo:printer-thread');

export const printerThread = (): PrinterThread => ({
  filename: fileURLToPath(new URL('./pdf/print-worker.js', import.meta.url)),
  printMs: 20_000,
});
