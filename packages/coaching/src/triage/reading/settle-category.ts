import type { Category } from "../categories.ts";
import { certainCategory, hasEvidence, isLikelyPrivate, PRIVATE } from "../evidence.ts";
import { readLearned, usualLevel } from "../learned.ts";
import { JOINED_MESSAGES, UNSHOWN_DANGER } from "./thresholds.ts";
import type { FoundSign } from "./found.ts";

/**
 * The sign with the category that the message bears out, alone or with what was said before, else with none (`unclear`). What only looks like suicide,
 * food or violence, and shows no sign of the body either, is asked about; undefined for what was a weak sign.
 */
export async function settle(found: FoundSign, content: string, earlier: readonly string[]): Promise<FoundSign | undefined> {
  const own = certainCategory(found.from);
  if (found.isKnown && hasEvidence(found.category, found.from)) return found;
  if (own !== "unclear") return withCategory(found, own);
  for (let from = earlier.length - 1; from >= Math.max(0, earlier.length - JOINED_MESSAGES); from--) {
    const joined = certainCategory(await readLearned([...earlier.slice(from), content].join(". ")));
    if (joined !== "unclear" && !PRIVATE.has(joined)) return withCategory(found, joined);
  }
  const isOfBody = found.from.likely
    .slice(0, MOST_LIKELY)
    .some(({ category }) => !PRIVATE.has(category) && hasEvidence(category, found.from));
  if (!PRIVATE.has(found.category) || isOfBody) {
    const unclear = withCategory(found, "unclear");
    return found.level !== "emergency" && found.from.danger < UNSHOWN_DANGER && !isOfBody ? { ...unclear, kind: "ask" } : unclear;
  }
  if (isLikelyPrivate(found.from)) return { ...found, kind: "ask" };
  return found.kind === "sign" ? { ...withCategory(found, "unclear"), kind: "ask" } : undefined;
}

/** Among so many likeliest categories one of the body has to be shown by a message that is read as suicide, food or violence without a word of them. */
const MOST_LIKELY = 4;

function withCategory(found: FoundSign, category: Category): FoundSign {
  // "Most of these turn out harmless" is said about no emergency.
  const settled = category === "slow-warning" && found.level === "emergency" ? "unclear" : category;
  const usual = usualLevel(settled);
  return {
    ...found,
    category: settled,
    level: found.level === "emergency" || (settled === "unclear" && found.level === "doctor-this-week") ? found.level : usual,
  };
}
