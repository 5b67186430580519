import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelRequest {
  model: string;
  messages: { role: string; content: string }[];
  /** The `authorization` header. */
  key: string | undefined;
}

/** The stub's reaction to one request. */
export type Reply =
  | { text: string; tokens?: number }
  | { status: number; body?: string; retryAfterSeconds?: number }
  | 'never'
  | ((request: ModelRequest) => Reply);

export interface LanguageModelStub {
  /** The value of LLM_BASE_URL. */
  readonly url: string;
  readonly requests: ModelRequest[];
  /** Answers in turn; the last one stays. */
  answers(...replies: Reply[]): void;
  close(): Promise<void>;
}

/** A server of chat completions on this machine that says what a test makes it say. */
export async function startLanguageModel(): Promise<LanguageModelStub> {
  const requests: ModelRequest[] = [];
  let replies: Reply[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { model, messages } = JSON.parse(body) as Pick<ModelRequest, 'model' | 'messages'>;
      const question = { model, messages, key: request.headers.authorization };
      requests.push(question);
      const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? { status: 500 };
      answer(response, typeof reply === 'function' ? reply(question) : reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    answers: (...next) => {
      replies = next;
      requests.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(response: ServerResponse, reply: Reply): void {
  if (reply === 'never' || typeof reply === 'function') return;
  if ('status' in reply) {
    const waitMs = (reply.retryAfterSeconds ?? 0.001) * 1_000;
    response.writeHead(reply.status, { 'retry-after-ms': waitMs }).end(reply.body ?? '{}');
    return;
  }
  const { text, tokens = 100 } = reply;
  response.writeHead(200, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      id: 'stub',
      object: 'chat.completion',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: text } }],
      usage: { prompt_tokens: 0, completion_tokens: tokens, total_tokens: tokens },
    }),
  );
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
