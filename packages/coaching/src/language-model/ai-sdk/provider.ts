import type { LanguageModel } from "ai";
import type { AiSettings } from "./settings.ts";

/** The model that is configured; only the package of its provider is loaded. */
export async function configuredModel({ AI_PROVIDER, AI_MODEL = "", AI_API_KEY, AI_BASE_URL }: AiSettings): Promise<LanguageModel> {
  const apiKey = AI_API_KEY ?? "";
  const common = { apiKey, fetch: withoutDetours, ...(AI_BASE_URL !== undefined && { baseURL: AI_BASE_URL }) };
  switch (AI_PROVIDER) {
    case "openai":
      return (await import("@ai-sdk/openai")).createOpenAI(common)(AI_MODEL);
    case "anthropic":
      return (await import("@ai-sdk/anthropic")).createAnthropic(common)(AI_MODEL);
    case "google":
      return (await import("@ai-sdk/google")).createGoogle(common)(AI_MODEL);
    default: {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      // Ollama, vLLM, llama.cpp and LM Studio all take a JSON schema.
      const settings = {
        name: "openai-compatible",
        baseURL: AI_BASE_URL ?? "",
        includeUsage: true,
        supportsStructuredOutputs: true,
        fetch: withoutDetours,
      };
      return createOpenAICompatible(AI_API_KEY === undefined ? settings : { ...settings, apiKey: AI_API_KEY })(AI_MODEL);
    }
  }
}

/** What is said of an athlete goes to the address the operator has named, and nowhere that address points to. */
const withoutDetours: typeof fetch = (input, init) => fetch(input, { ...init, redirect: "error" });
