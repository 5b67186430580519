/** A language model that speaks OpenAI's API. */
export interface LlmConfig {
  readonly baseUrl: string;
  /** Null: the server wants none. */
  readonly apiKey: string | null;
  readonly model: string;
  /** How long one try may take; all for one answer twice as long. */
  readonly timeoutMs: number;
  /** Budgets: attempts about one match, tokens of 24 hours. */
  readonly matchAttempts: number;
  readonly dailyTokens: number;
}

interface Reader {
  value: (name: string) => string | null;
  url: (name: string, protocols: readonly string[]) => string | null;
  whole: (name: string, fallback: number, min: number, max: number) => number;
  wrong: string[];
}

/** Null: texts about matches are written by the built-in templates. */
export function llmConfig({ value, url, whole, wrong }: Reader): LlmConfig | null {
  const baseUrl = url('LLM_BASE_URL', ['http:', 'https:']);
  const model = value('LLM_MODEL');
  if (value('LLM_BASE_URL') !== null && model === null)
    wrong.push('LLM_MODEL is needed beside LLM_BASE_URL');
  const limits = {
    timeoutMs: whole('LLM_TIMEOUT_MS', 20_000, 100, 120_000),
    matchAttempts: whole('LLM_MATCH_ATTEMPTS', 20, 0, 1_000),
    dailyTokens: whole('LLM_DAILY_TOKENS', 200_000, 0, 1_000_000_000),
  };
  if (baseUrl === null || model === null) return null;
  return { baseUrl, apiKey: value('LLM_API_KEY'), model, ...limits };
}
