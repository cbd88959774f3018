import type { ServerResponse } from "node:http";
import { complete, type ModelBehaviour } from "#support/services/model-server.ts";

export interface Words {
  readonly title: string;
  readonly description: string;
  readonly stimulus: string;
  readonly strategy: string;
  readonly cues: readonly { readonly line: string; readonly cue: string }[];
  readonly [more: string]: unknown;
}

/** Words that fit any session. */
export const GOOD_WORDS: Words = {
  title: "Model session",
  description: "Steady work that you finish with something left.",
  stimulus: "You learn to stay calm while the work goes on.",
  strategy: "Begin easier than you could. Keep every part as good as the first.",
  cues: [{ line: "A", cue: "Breathe out on the way up." }],
};

/** Answers every request with good words, changed. */
export function wording(change: Partial<Words> = {}): (response: ServerResponse) => void {
  return (response) => complete(response, getPieces({ ...GOOD_WORDS, ...change }));
}

/** As a model sends it: in pieces that end anywhere. */
export function getPieces(words: object): readonly string[] {
  return JSON.stringify(words).match(/[^]{1,40}/g) ?? [];
}

/** Answers each question in turn; the last behaviour stays. */
export function inTurn(...behaviours: readonly Exclude<ModelBehaviour, readonly string[]>[]): Exclude<ModelBehaviour, readonly string[]> {
  let asked = 0;
  return (response, body) => behaviours[Math.min(asked++, behaviours.length - 1)]?.(response, body);
}

interface AskedModel {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format?: { readonly type: string };
  readonly tools?: unknown;
}

export function askedModel(body: string | undefined): AskedModel {
  return JSON.parse(body ?? "") as AskedModel;
}
