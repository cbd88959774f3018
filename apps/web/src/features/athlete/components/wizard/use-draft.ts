import type { WeightUnit } from "@ironpace/training";
import { useEffect, useState } from "react";
import { z } from "zod";
import { newId } from "#backend/new-id.ts";
import { readDraft, writeDraft } from "#backend/drafts/account-drafts.ts";
import type { Texts } from "../../model/athlete-form.ts";

const NAME = "onboarding";

/** What was typed and not saved: part of the wizard → its changed fields. Weights are in `unit`. */
const draftSchema = z.object({
  unit: z.enum(["kg", "lb"]).optional(),
  parts: z.record(z.string(), z.record(z.string(), z.string())),
});
type Draft = z.infer<typeof draftSchema>;

const NOTHING: Draft = { parts: {} };
const NONE: Texts = {};

export interface Drafts {
  /** The unit weights are typed in. */
  readonly unit: WeightUnit;
  of(part: string): Texts;
  /** The id of the record a part becomes: kept with it, so that what is sent again after a lost answer is stored once. */
  idOf(part: string): string;
  /** Adds changed fields to those that are kept. */
  keep(part: string, texts: Texts): void;
  /** It was saved, or is not wanted any more. */
  drop(part: string): void;
  /** From now on weights are typed in `unit`; `texts` are the kept ones in it. */
  changeUnit(unit: WeightUnit, texts: Readonly<Record<string, Texts>>): void;
}

/** Unsaved input outlives the dialog, the page and the network: it is kept on this device until it is saved. */
export function useDraft(userId: string, preferred: WeightUnit): Drafts {
  const [draft, setDraft] = useState<Draft>(() => draftSchema.safeParse(readDraft(userId, NAME)).data ?? NOTHING);
  useEffect(() => writeDraft(userId, NAME, isEmpty(draft) ? undefined : draft), [userId, draft]);
  const unit = draft.unit ?? preferred;
  const merge = (part: string, texts: Texts) =>
    setDraft((before) => ({ unit, parts: { ...before.parts, [part]: { ...before.parts[part], ...texts } } }));
  return {
    unit,
    of: (part) => draft.parts[part] ?? NONE,
    idOf(part) {
      const kept = draft.parts[idPart(part)]?.["id"];
      if (kept !== undefined) return kept;
      const id = newId();
      merge(idPart(part), { id });
      return id;
    },
    keep: merge,
    drop: (part) =>
      setDraft(({ parts: { [part]: _dropped, [idPart(part)]: _id, ...parts }, ...rest }) =>
        Object.keys(parts).length > 0 ? { ...rest, parts } : NOTHING,
      ),
    changeUnit: (chosen, texts) => setDraft((before) => ({ unit: chosen, parts: { ...before.parts, ...copied(texts) } })),
  };
}

function idPart(part: string): string {
  return `${part}.id`;
}

function isEmpty({ unit, parts }: Draft): boolean {
  return unit === undefined && Object.keys(parts).length === 0;
}

function copied(texts: Readonly<Record<string, Texts>>): Draft["parts"] {
  return Object.fromEntries(Object.entries(texts).map(([part, fields]) => [part, { ...fields }]));
}
