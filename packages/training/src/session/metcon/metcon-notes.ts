import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { capital, formatList, shortName } from "../../model/words.ts";
import type { BuiltMetcon } from "../../prescription/metcon/built-metcon.ts";
import type { MetconDomain } from "../../prescription/metcon/library.ts";
import { PAIR_STRATEGY, SYNCHRO_NOTE } from "./pairs.ts";
import { engineStimulus, engineStrategy } from "../cardio/engine-notes.ts";

export function metconTitle(brief: SessionBrief, built: BuiltMetcon): string {
  if (built.engine !== undefined) {
    const name = built.engine.kind === "UT1" ? "engine" : "engine intervals";
    return `${brief.frame.isDeload ? `Deload ${name}` : capital(name)}: ${built.format.label}`;
  }
  const names = built.movements.slice(0, 3).map(shortName);
  return `${brief.frame.isDeload ? "Deload " : ""}${built.format.label}: ${formatList(names)}`;
}

export function metconDescription(built: BuiltMetcon, strength: readonly DraftItem[]): string {
  if (built.engine !== undefined) {
    const first =
      strength.length === 0 ? "" : `Unhurried strength first: ${formatList(strength.map((item) => shortName(item.name)))}. Then `;
    return `${first}${first === "" ? capital(built.format.label) : built.format.label}.`;
  }
  const before =
    strength.length === 0 ? "" : `Unhurried strength first: ${formatList(strength.map((item) => shortName(item.name)))}. Then `;
  const aim = built.format.target === undefined ? "" : ` Aim for ${built.format.target}.`;
  const label = before === "" ? capital(built.format.label) : built.format.label;
  return `${before}${label}: ${formatList(built.movements.map(shortName))}.${aim}`;
}

export function metconStimulus(built: BuiltMetcon | undefined, domain: MetconDomain, easy: boolean): string {
  if (built?.engine !== undefined) return engineStimulus(built.engine.kind, easy);
  if (built?.format.kind === "rounds") return "Calm rounds: every rep clean, breathing settled before the next one.";
  if (easy) return "Technique pace, RPE 6 at most. Clean movement matters, the clock does not.";
  if (domain === "long" && built?.format.kind === "intervals")
    return "Strong rounds with full rests: breathing hard at the end of each, calm again before the next. The last is as good as the first.";
  if (domain === "long")
    return "A pace you could hold for ten minutes longer. Breathing heavy but steady; the last round is no slower than the first.";
  if (domain === "sprint" && built?.isAllOut === false)
    return "Fast, with something left: every round as quick as the first, RPE 8 at most. The rest is long to make that possible.";
  if (domain === "sprint") return "All out: every round as fast as the first, RPE 9. The rest is long to make that possible.";
  if (domain === "short") return "Short and fast: you breathe hard from the second round, but no muscle fails.";
  return "Uncomfortable but even. Break before you have to, never to failure.";
}

export function metconStrategy(built: BuiltMetcon): string {
  if (built.engine !== undefined) return engineStrategy(built.engine.kind);
  if (built.isShared === true) return `Aim for ${built.format.target ?? "even rounds"}. ${PAIR_STRATEGY} ${SYNCHRO_NOTE}`;
  if (built.format.kind === "rounds")
    return "No clock and no score to beat. Rest after each movement until you can say a whole sentence; stop with two reps left.";
  if (built.format.kind === "emom")
    return "Finish each minute with at least fifteen seconds of rest. If you do not, take two reps off for the remaining rounds.";
  if (built.format.kind === "intervals" && !built.isSprint)
    return `Aim for ${built.format.target ?? "even rounds"}, each as even as the one before. Settle on the machine, split the other sets before you have to, and take the whole rest.`;
  if (built.format.kind === "intervals")
    return `Aim for ${built.format.target ?? "even rounds"}: the slowest round within three seconds of the fastest. Take the whole rest; when a round slows by more, stop.`;
  if (built.format.kind === "amrap")
    return `Aim for ${built.format.target ?? "even rounds"}. Do the first round slower than you want, split sets early and keep the breaks short.`;
  return `Aim for ${built.format.target ?? "even rounds"}; stop at ${built.format.capMinutes ?? 25} minutes. Even rounds, short planned breaks, quick changes between movements.`;
}
