import { join } from 'node:path';
import { freePort } from '../backend/src/platform/db/embedded/free-port.js';
import { until } from '../backend/test/until.js';
import { withinMs } from './limits.js';
import { Program } from './program.js';
import { onSmallDisk } from './small-disk.js';

const main = join(__dirname, '../backend/dist/main.js');

export interface Health {
  code: number;
  status: string;
  ready: boolean;
  database: string;
  queue: string;
  push: string;
}

/** One node of the built product, as a process on a port that stays the same over its starts. */
export class KoloNode {
  private program: Program | null = null;

  private constructor(
    readonly port: number,
    private readonly env: NodeJS.ProcessEnv,
    private readonly smallDisk: string | null,
  ) {}

  /** @param smallDisk a folder that holds only a few megabytes */
  static async make(
    env: NodeJS.ProcessEnv,
    dataDir: string,
    smallDisk: string | null = null,
  ): Promise<KoloNode> {
    const port = await freePort();
    const own = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir };
    return new KoloNode(port, { ...env, ...own }, smallDisk);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get runs(): boolean {
    return this.program?.runs === true;
  }

  /** Resolves when the node is ready. */
  async start(): Promise<void> {
    const plain: [string, string[]] = [process.execPath, ['--enable-source-maps', main]];
    const [command, args] =
      this.smallDisk === null ? plain : onSmallDisk(this.smallDisk, plain[0], plain[1]);
    const program = new Program(command, args, this.env);
    this.program = program;
    try {
      const isReady = async () => !program.runs || (await this.health()).ready;
      await until(isReady, { what: `${this.url} is ready`, withinMs });
    } catch (error) {
      throw new Error(`${error}\n${program.printed}`);
    }
    if (!program.runs) throw new Error(`The node ended:\n${program.printed}`);
  }

  /** @returns the exit code */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    return (await this.program?.end(signal)) ?? null;
  }

  async health(): Promise<Health> {
    const answer = await fetch(`${this.url}/api/health/ready`, {
      signal: AbortSignal.timeout(60_000),
    });
    return { code: answer.status, ...((await answer.json()) as Omit<Health, 'code'>) };
  }
}
