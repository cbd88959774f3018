import type { CoachModel } from "../coach-model.ts";
import { coachPrompt } from "../coach-prompt.ts";
import type { ModelName } from "../model-prompt.ts";
import type { SessionModel } from "../session-model.ts";
import type { AiSettings } from "./settings.ts";
import { streamedText } from "./streamed-text.ts";

export interface LanguageModels {
  readonly modelName: ModelName;
  readonly coachModel: CoachModel;
  readonly sessionModel: SessionModel;
}

/**
 * The configured language model as the functions use it. `silenceMs` (`AI_TIMEOUT_SECONDS`): after so long without a word
 * it is given up, also in the middle. A whole answer of the coach may take four times that, a session twice, all sessions of a plan three times, and
 * at most 45 s: enough for a model that thinks first and then writes, and short enough to wait for.
 */
export function languageModels(settings: AiSettings, silenceMs: number): LanguageModels {
  return {
    modelName: { provider: settings.AI_PROVIDER ?? "", model: settings.AI_MODEL ?? "" },
    coachModel: {
      answer: (question, signal) =>
        streamedText(
          settings,
          coachPrompt(question),
          { silenceMs, totalMs: silenceMs * 4, mostTokens: MOST_COACH_TOKENS, retries: 1 },
          signal,
        ),
    },
    sessionModel: {
      allSessionsMs: Math.min(MAX_ALL_SESSIONS_MS, silenceMs * 3),
      // Whoever asks for many sessions at once decides itself when to ask again.
      write: (prompt, signal) =>
        streamedText(settings, prompt, { silenceMs, totalMs: silenceMs * 2, mostTokens: MOST_SESSION_TOKENS, retries: 0 }, signal),
    },
  };
}

/** Room for 250 words and for a model that thinks first. */
const MOST_COACH_TOKENS = 4000;

/** Room for the words of a session and for a model that thinks first. */
const MOST_SESSION_TOKENS = 4000;

/** The athlete is told that a plan may take up to a minute. */
const MAX_ALL_SESSIONS_MS = 45_000;
