import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../backend/src/platform/db/embedded/free-port.js';
import { until } from '../backend/test/until.js';
import { withinMs } from './limits.js';
import { Program } from './program.js';

const site = join(__dirname, '../infra/nginx/kolo.conf');

/** nginx with the configuration that the containers use, before the nodes of the test. */
export class ReverseProxy {
  private program: Program | null = null;

  private constructor(
    private readonly folder: string,
    readonly port: number,
  ) {}

  static async make(folder: string, nodePorts: readonly number[]): Promise<ReverseProxy> {
    const port = await freePort();
    mkdirSync(folder, { recursive: true });
    // Its workers run as the user `nobody`.
    chmodSync(folder, 0o755);
    const nodes = nodePorts.map(
      (node) => `server 127.0.0.1:${node} max_fails=1 fail_timeout=2s;\n`,
    );
    writeFileSync(join(folder, 'nodes.conf'), nodes.join(''));
    writeFileSync(join(folder, 'listen.conf'), `listen 127.0.0.1:${port};\n`);
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off;
       worker_processes 1;
       pid ${folder}/nginx.pid;
       error_log stderr crit;
       events { worker_connections 1024; }
       http {
         access_log off;
         client_body_temp_path ${folder}/body;
         proxy_temp_path ${folder}/proxy;
         fastcgi_temp_path ${folder}/fastcgi;
         uwsgi_temp_path ${folder}/uwsgi;
         scgi_temp_path ${folder}/scgi;
         include ${site};
       }\n`,
    );
    return new ReverseProxy(folder, port);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const args = ['-p', this.folder, '-c', join(this.folder, 'nginx.conf')];
    // Many systems have it outside of a user's PATH.
    const PATH = `${process.env.PATH}:/usr/local/sbin:/usr/sbin`;
    const program = new Program('nginx', args, { ...process.env, PATH });
    this.program = program;
    const passes = async () => {
      if (!program.runs) return true;
      return (await fetch(`${this.url}/api/health/live`)).ok;
    };
    await until(passes, { what: 'nginx passes requests on', withinMs });
    if (!program.runs)
      throw new Error(
        `The tests need nginx (apt-get install nginx-light), and it ended:\n${program.printed}`,
      );
  }

  /** Cuts every connection. */
  async stop(): Promise<void> {
    await this.program?.end('SIGTERM');
  }
}
