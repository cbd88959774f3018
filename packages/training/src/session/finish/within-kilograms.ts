import type { PlanContext } from "../../context/context.ts";
import { maxKilograms } from "../../health/exercise-limits.ts";
import type { DraftItem, SessionDraft } from "../../context/draft.ts";
import type { Load } from "../../model/plan.ts";
import { weightText } from "../../prescription/items.ts";
import { formatLoad } from "../../units/format.ts";
import type { Session } from "../../model/plan.ts";

type Blocks = { readonly [block in keyof Session["blocks"]]: readonly DraftItem[] };

/** The blocks with no line heavier than a limit that was given in kilograms, in both hands together (special-populations.md section 2.6). */
export function limitKilograms(context: PlanContext, blocks: SessionDraft["blocks"]): Blocks {
  const { warmup = [], strength = [], skill = [], mainWorkout = [], cooldown = [] } = blocks;
  const all = { warmup, strength, skill, mainWorkout, cooldown };
  const { kilograms, kilogramsOf, closed } = context.health;
  if (kilograms === Infinity && Object.keys(kilogramsOf).length === 0 && !closed.includes("held")) return all;
  const mostOf = ({ name }: DraftItem): number => maxKilograms(context.health, name);
  // The sets that lead to an allowed weight are lighter still.
  const buildsUp = (item: DraftItem): boolean =>
    [...strength, ...mainWorkout].some(
      ({ name, load }) => name === item.name && load !== undefined && load.kilograms * (load.perHand ? 2 : 1) <= mostOf(item),
    );
  const light = (items: readonly DraftItem[]): readonly DraftItem[] => items.map((item) => lighter(context, item, mostOf(item)));
  return {
    warmup: light(
      warmup.filter((item) => item.load !== undefined || item.weight === undefined || mostOf(item) === Infinity || buildsUp(item)),
    ),
    strength: light(strength),
    skill: light(skill),
    mainWorkout: light(mainWorkout),
    cooldown: light(cooldown),
  };
}

function lighter(context: PlanContext, item: DraftItem, most: number): DraftItem {
  const { load } = item;
  if (load === undefined || load.kilograms * (load.perHand ? 2 : 1) <= most) return item;
  if (most === 0) {
    const { load: _load, weight: _weight, ...unloaded } = item;
    return unloaded;
  }
  const allowed: Load = { kilograms: allowedKilograms(load, most), perHand: load.perHand, estimated: false };
  const why = `${formatLoad(most, context.unit)} in both hands together is the most you may lift for now.`;
  const { rpe, intensity: _effort, ...rest } = item;
  const effort = rpe === undefined ? {} : { rpe: Math.min(rpe, EASY_RPE), intensity: `RPE ${Math.min(rpe, EASY_RPE)} at most` };
  return { ...rest, ...effort, load: allowed, weight: weightText(context, allowed), why };
}

/** Dumbbells come in whole kilograms. */
function allowedKilograms({ perHand }: Load, most: number): number {
  return Math.max(1, Math.floor(perHand ? most / 2 : most));
}

const EASY_RPE = 6;
