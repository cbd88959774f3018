/** Which language model is asked, by the names of its variables. */
export type AiSettings = Readonly<Partial<Record<(typeof AI_VARIABLES)[number], string>>>;

export const AI_VARIABLES = ["AI_PROVIDER", "AI_MODEL", "AI_API_KEY", "AI_BASE_URL"] as const;

const PROVIDERS: ReadonlySet<string | undefined> = new Set(["openai", "anthropic", "google", "openai-compatible"]);

/** A hosted model needs a key, one of one's own an address. */
export function isWhole({ AI_PROVIDER, AI_MODEL, AI_API_KEY, AI_BASE_URL }: AiSettings): boolean {
  const reached = AI_PROVIDER === "openai-compatible" ? AI_BASE_URL : AI_API_KEY;
  return PROVIDERS.has(AI_PROVIDER) && AI_MODEL !== undefined && reached !== undefined;
}
