import type { LanguageModel } from "ai";
import type { Config } from "../config.ts";

export type AiSettings = NonNullable<Config["ai"]>;

/** The model that is configured; only the package of its provider is loaded. */
export async function languageModel({ AI_PROVIDER, AI_MODEL = "", AI_API_KEY, AI_BASE_URL }: AiSettings): Promise<LanguageModel> {
  const apiKey = AI_API_KEY ?? "";
  const common = { apiKey, ...(AI_BASE_URL !== undefined && { baseURL: AI_BASE_URL }) };
  switch (AI_PROVIDER) {
    case "openai":
      return (await import("@ai-sdk/openai")).createOpenAI(common)(AI_MODEL);
    case "anthropic":
      return (await import("@ai-sdk/anthropic")).createAnthropic(common)(AI_MODEL);
    case "google":
      return (await import("@ai-sdk/google")).createGoogle(common)(AI_MODEL);
    default: {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      const settings = { name: "openai-compatible", baseURL: AI_BASE_URL ?? "", includeUsage: true };
      return createOpenAICompatible(AI_API_KEY === undefined ? settings : { ...settings, apiKey: AI_API_KEY })(AI_MODEL);
    }
  }
}
