import { Transform } from 'node:stream';

const newline = 0x0a;

/** COPY writes one line for each row, and `\n` for a line break within. */
export class RowCounter {
  private done = 0;

  constructor(
    private readonly total: number,
    private readonly progress: (done: number, total: number) => void,
  ) {}

  stream(): Transform {
    return new Transform({
      transform: (chunk: Buffer, _encoding, next) => {
        for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1))
          this.done += 1;
        this.progress(this.done, this.total);
        next(null, chunk);
      },
    });
  }
}
