import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { AbstractWsAdapter } from '@nestjs/websockets';
import { type Namespace, Server, type ServerOptions } from 'socket.io';
import { TokenBucket } from '../../platform/async/token-bucket.js';
import { type LiveBus, liveBusToken } from '../nodes/live-bus.js';
import { type EngineSocket, engineOf, sendEncodedJson } from './engine-internals.js';
import { type Admission, HandshakesService } from './handshakes.service.js';
import { socketLimits } from './live-limits.js';

const options = {
  // WebSocket alone needs no sticky sessions.
  transports: ['websocket'],
  allowUpgrades: false,
  serveClient: false,
  perMessageDeflate: false,
  httpCompression: false,
  maxHttpBufferSize: 16 * 1024,
  pingInterval: 20_000,
  pingTimeout: 10_000,
} satisfies Partial<ServerOptions>;

interface NamespaceOptions {
  namespace?: string;
  server?: Server;
}

const admissions = new WeakMap<object, Admission>();

export const admissionOf = (connection: object): Admission | undefined =>
  admissions.get(connection);

export class LiveSocketAdapter extends AbstractWsAdapter {
  private readonly handshakes: HandshakesService;
  private readonly bus: LiveBus;

  constructor(app: INestApplication) {
    super(app);
    this.handshakes = app.get(HandshakesService);
    this.bus = app.get<LiveBus>(liveBusToken);
  }

  override create(_port: number, { namespace, server }: NamespaceOptions = {}): Server | Namespace {
    const io = server ?? this.open(this.httpServer as HttpServer);
    return namespace === undefined ? io : io.of(namespace);
  }

  /** The gateway reads its messages itself. */
  override bindMessageHandlers(): void {}

  /** The HTTP server belongs to the application and stays open. */
  override async close(server: Server | Namespace): Promise<void> {
    server.local.disconnectSockets(true);
    if (server instanceof Server) server.engine.close();
  }

  private open(http: HttpServer): Server {
    // Node drops its own error handler with the upgrade; a broken socket would end the process.
    http.on('upgrade', (_, socket) => socket.on('error', () => socket.destroy()));
    const io = new Server(http, { ...options, allowRequest: this.handshakes.allowRequest });
    this.bus.join(io);
    sendEncodedJson(io);
    const engine = engineOf(io);
    // A known session id would bypass the gate.
    engine.use((request, _, next) =>
      next(namesSession(request) ? new Error('refused') : undefined),
    );
    engine.on('connection', (connection) => this.opened(connection));
    io.of('/').use((_, next) => next(new Error('There is nothing here.')));
    return io;
  }

  private opened(connection: EngineSocket): void {
    const admission = this.handshakes.admissionOf(connection.request as IncomingMessage);
    if (admission !== undefined) admissions.set(connection, admission);
    connection.request = null;
    const { perSecond, burst } = socketLimits.packets;
    const packets = new TokenBucket(perSecond, burst);
    connection.on('packet', () => {
      if (!packets.take(performance.now()))
        connection.transport.socket?.close(1008, 'too many messages');
    });
  }
}

const namesSession = (request: unknown): boolean =>
  new URL((request as IncomingMessage).url ?? '/', 'http://kolo').searchParams.has('sid');
