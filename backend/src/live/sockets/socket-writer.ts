import type { Socket as NetSocket } from 'node:net';

/** Writes ready bytes to one socket. */
export interface SocketWriter {
  /** Nothing of what it wrote waits where the socket's own queue does not show it. */
  readonly idle: boolean;
  write(bytes: Buffer): void;
}

/** A write that the kernel did not take whole; libuv ends it later. */
interface WriteRequest {
  oncomplete: (status: number) => void;
  /** Kept from the garbage collector until then. */
  buffer: Buffer;
}

/** The parts of Node's `stream_wrap` that a write needs; `socket-writer.medium.spec.ts` fails when they change. */
export interface StreamBinding {
  WriteWrap: new () => WriteRequest;
  streamBaseState: ArrayLike<number>;
  kLastWriteWasAsync: number;
}

interface Handle {
  writeBuffer(request: WriteRequest, bytes: Buffer): number;
}

/** Node's own door to libuv, deprecated in its documentation only; null where it is shut or looks different. */
export function streamBinding(): StreamBinding | null {
  try {
    const open = Reflect.get(process, 'binding') as (name: string) => Partial<StreamBinding>;
    const { WriteWrap, streamBaseState, kLastWriteWasAsync } = open('stream_wrap');
    if (!WriteWrap || !streamBaseState || kLastWriteWasAsync === undefined) return null;
    return { WriteWrap, streamBaseState, kLastWriteWasAsync };
  } catch {
    return null;
  }
}

const binding = streamBinding();

/** The shortest way to a socket that there is. */
export function socketWriter(socket: NetSocket, door = binding): SocketWriter {
  return door !== null && handleOf(socket) !== null
    ? new HandleWriter(socket, door)
    : new StreamWriter(socket);
}

/** The public way. */
class StreamWriter implements SocketWriter {
  readonly idle = true;

  constructor(private readonly socket: NetSocket) {}

  write(bytes: Buffer): void {
    this.socket.write(bytes);
  }
}

/**
 * Past the stream, which costs more than a third of a short write's time in this process. The kernel nearly
 * always takes a frame at once; only what it leaves is a request of its own.
 */
class HandleWriter implements SocketWriter {
  private waiting = 0;

  constructor(
    private readonly socket: NetSocket,
    private readonly door: StreamBinding,
  ) {}

  get idle(): boolean {
    return this.waiting === 0;
  }

  write(bytes: Buffer): void {
    const handle = handleOf(this.socket);
    if (handle === null) return;
    const request = spareOf(this.door);
    request.buffer = bytes;
    if (handle.writeBuffer(request, bytes) !== 0) this.socket.destroy();
    else if (this.door.streamBaseState[this.door.kLastWriteWasAsync] !== 0) this.wait(request);
  }

  private wait(request: WriteRequest): void {
    spare = null;
    this.waiting += 1;
    request.oncomplete = (status) => {
      this.waiting -= 1;
      if (status !== 0) this.socket.destroy();
    };
  }
}

/** A write that ends at once leaves its request untouched, for the next one. */
let spare: WriteRequest | null = null;

function spareOf({ WriteWrap }: StreamBinding): WriteRequest {
  spare ??= new WriteWrap();
  return spare;
}

function handleOf(socket: NetSocket): Handle | null {
  const handle = (socket as { _handle?: Partial<Handle> | null })._handle;
  return typeof handle?.writeBuffer === 'function' ? (handle as Handle) : null;
}
