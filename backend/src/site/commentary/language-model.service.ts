import { Inject, Injectable } from '@nestjs/common';
import OpenAI from 'openai';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import type { Message } from './prompt.js';

export interface ModelAnswer {
  text: string;
  tokens: number;
}

const answerTokens = 700;
const retries = 2;

/** Any server that speaks OpenAI's chat completions, also one on this machine. */
@Injectable()
export class LanguageModelService {
  private readonly client: OpenAI | null;

  constructor(@Inject(runtimeToken) private readonly runtime: Runtime) {
    const { llm } = runtime.config;
    this.client =
      llm === null
        ? null
        : new OpenAI({
            baseURL: llm.baseUrl,
            // A local server needs no key; the client insists on one.
            apiKey: llm.apiKey ?? 'none',
            timeout: llm.timeoutMs,
            maxRetries: retries,
            fetch: async (...call) => withoutLongWait(await fetch(...call), llm.timeoutMs),
            logLevel: 'off',
          });
  }

  get configured(): boolean {
    return this.client !== null;
  }

  /** @throws when it does not answer in time, refuses, or answers with something else */
  async ask(messages: readonly Message[]): Promise<ModelAnswer> {
    const { llm } = this.runtime.config;
    if (this.client === null || llm === null) throw new Error('No language model is configured');
    const answer = await this.client.chat.completions.create(
      {
        model: llm.model,
        messages: [...messages],
        max_tokens: answerTokens,
        temperature: 0.7,
      },
      // Limits all retries together, and answers that never end.
      { signal: AbortSignal.timeout(llm.timeoutMs * retries) },
    );
    const text = answer.choices?.[0]?.message?.content;
    if (typeof text !== 'string') throw new Error('The language model answered without a text');
    return { text: tidied(text), tokens: answer.usage?.total_tokens ?? answerTokens };
  }
}

/** The client sleeps for as long as a server asks, even when the call is aborted. */
function withoutLongWait(response: Response, maxMs: number): Response {
  const after = response.headers.get('retry-after') ?? '';
  const seconds = Number(after);
  const named = Number.isNaN(seconds) ? Date.parse(after) - Date.now() : seconds * 1_000;
  if (!(Number(response.headers.get('retry-after-ms')) > maxMs || named > maxMs)) return response;
  const headers = new Headers(response.headers);
  headers.set('x-should-retry', 'false');
  return new Response(response.body, { status: response.status, headers });
}

/** Without what models put around a text: quotes, a fence, spaces. */
const tidied = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/^\s*```\w*\n?|\n?```\s*$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^["“„]([^"“”„]*)["”]$/u, '$1');
