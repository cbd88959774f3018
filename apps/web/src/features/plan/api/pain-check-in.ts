import { currentUserId } from "#backend/current-user.ts";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import type { PainValues } from "../model/situation-forms.ts";

/** Stores how a region took a day, in place of an earlier answer for that day. */
export async function savePainReport({ region, day, worst, morning, altered, isGone, signs }: PainValues): Promise<void> {
  if (region === "") throw new Error("no region");
  const row = {
    user_id: await currentUserId(),
    region,
    checked_on: day,
    worst: toNumber(worst),
    morning: toNumber(morning),
    altered,
    is_gone: isGone ? true : null,
    signs: [...signs],
  };
  await getData(supabase.from("pain_check_ins").upsert(row, { onConflict: "user_id,region,checked_on" }));
}

const toNumber = (text: string): number | null => (text.trim() === "" ? null : Number(text));
