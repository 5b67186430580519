export interface LlmConfig {
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
  readonly timeoutMs: number;
  readonly matchAttempts: number;
  readonly dailyTokens: number;
}

interface Reader {
  value: (name: string) => string | null;
  url: (name: string, protocols: readonly string[]) => string | null;
  whole: (name: string, fallback: number, min: number, max: number) => number;
  wrong: string[];
}

/** Null means that the built-in templates write the texts. */
export function llmConfig({ value, url, whole, wrong }: Reader): LlmConfig | null {
  const baseUrl = url('LLM_BASE_URL', ['http:', 'https:']);
  const model = value('LLM_MODEL');
  if (value('LLM_BASE_URL') !== null && model === null)
    wrong.push('LLM_MODEL is required with LLM_BASE_URL');
  const limits = {
    timeoutMs: whole('LLM_TIMEOUT_MS', 20_000, 100, 120_000),
    matchAttempts: whole('LLM_MATCH_ATTEMPTS', 20, 0, 1_000),
    dailyTokens: whole('LLM_DAILY_TOKENS', 200_000, 0, 1_000_000_000),
  };
  if (baseUrl === null || model === null) return null;
  return { baseUrl, apiKey: value('LLM_API_KEY'), model, ...limits };
}
