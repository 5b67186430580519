import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import { MetricsService } from './metrics.service.js';

/** On a port of its own, which no proxy passes on; other machines need a token. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('metrics');
  private server: Server | null = null;

  constructor(
    private readonly metrics: MetricsService,
    @Inject(runtimeToken) private readonly runtime: Runtime,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { metricsPort, metricsToken, host } = this.runtime.config;
    if (metricsPort === null) return;
    this.metrics.start();
    const server = createServer((request, response) => void this.answer(request, response));
    this.server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      // Without a token only programs of this machine may read.
      server.listen(metricsPort, metricsToken === null ? '127.0.0.1' : host, resolve);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    const { server } = this;
    if (server === null) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path] = (request.url ?? '').split('?');
    if (path !== '/metrics') response.writeHead(404).end();
    else if (request.method !== 'GET') response.writeHead(405, { allow: 'GET' }).end();
    else if (!this.mayRead(request.headers.authorization))
      response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    else await this.sendMetrics(response);
  }

  private async sendMetrics(response: ServerResponse): Promise<void> {
    try {
      const { type, body } = await this.metrics.text();
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    } catch (error) {
      this.logger.error({ err: error }, 'The metrics could not be read');
      response.writeHead(500).end();
    }
  }

  private mayRead(authorization = ''): boolean {
    const { metricsToken } = this.runtime.config;
    return (
      metricsToken === null ||
      timingSafeEqual(digest(authorization), digest(`Bearer ${metricsToken}`))
    );
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
