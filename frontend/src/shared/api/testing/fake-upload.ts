const real = globalThis.XMLHttpRequest;

/** Stands in for the browser's `XMLHttpRequest`; the test answers. */
export class FakeUpload extends EventTarget {
  method = '';
  path = '';
  body: unknown = null;
  withCredentials = false;
  status = 0;
  statusText = '';
  responseText = '';
  readonly headers: Record<string, string> = {};
  readonly upload = new EventTarget();

  /** Takes the place of the real one; every call appears in the list. */
  static install(): FakeUpload[] {
    const calls: FakeUpload[] = [];
    class Recorded extends FakeUpload {
      constructor() {
        super();
        calls.push(this);
      }
    }
    Object.assign(globalThis, { XMLHttpRequest: Recorded });
    return calls;
  }

  static remove(): void {
    globalThis.XMLHttpRequest = real;
  }

  open(method: string, path: string): void {
    Object.assign(this, { method, path });
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(body: unknown): void {
    this.body = body;
  }

  abort(): void {
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }

  progress(loaded: number, total: number): void {
    const event = new ProgressEvent('progress', { lengthComputable: true, loaded, total });
    this.upload.dispatchEvent(event);
  }

  answer(status: number, body: unknown): void {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}
