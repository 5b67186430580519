import { ReadableStream, TransformStream } from 'node:stream/web';
import { setImmediate } from 'node:timers';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom does not pass on what every browser has.
Object.assign(globalThis, { ReadableStream, TransformStream, TextDecoder, TextEncoder });
// React's renderer for Node uses it.
globalThis.setImmediate ??= setImmediate;
globalThis.structuredClone ??= <T>(value: T): T => {
  const { deserialize, serialize } = jest.requireActual<typeof import('node:v8')>('node:v8');
  return deserialize(serialize(value));
};

// A test of the server's rendering has no browser.
if (typeof window !== 'undefined') {
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.hasPointerCapture ??= () => false;
  window.matchMedia ??= (query: string): MediaQueryList =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
}
