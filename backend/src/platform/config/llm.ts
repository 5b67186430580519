import type { EnvironmentReader } from './environment-reader.js';

export interface LlmConfig {
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
  readonly timeoutMs: number;
  readonly matchAttempts: number;
  readonly dailyTokens: number;
}

/** Null means that the built-in templates write the texts. */
export function llmConfig(read: EnvironmentReader): LlmConfig | null {
  const baseUrl = read.url('LLM_BASE_URL', ['http:', 'https:']);
  const model = read.value('LLM_MODEL');
  if (read.value('LLM_BASE_URL') !== null && model === null)
    read.wrong.push('LLM_MODEL is required with LLM_BASE_URL');
  const limits = {
    timeoutMs: read.whole('LLM_TIMEOUT_MS', 20_000, 100, 120_000),
    matchAttempts: read.whole('LLM_MATCH_ATTEMPTS', 20, 0, 1_000),
    dailyTokens: read.whole('LLM_DAILY_TOKENS', 200_000, 0, 1_000_000_000),
  };
  if (baseUrl === null || model === null) return null;
  return { baseUrl, apiKey: read.value('LLM_API_KEY'), model, ...limits };
}
