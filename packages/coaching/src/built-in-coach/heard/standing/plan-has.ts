import { itemText, shortDay } from "@ironpace/training";
import { sessionOn } from "../../changes/session-named.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { Heard } from "./heard.ts";

const ASKS = /^(?:(?:and|so|ok|but|hm+|wait) )*(?:does|is there|are there|do i (?:have|do)|will there be|any|has|have i got|is)\b/;
/** Words for a line of a session → its name in the plan. */
const LINES: readonly (readonly [RegExp, RegExp])[] = [
  [/\bski(?:ing| ?erg)?\b/, /ski/i],
  [/\brow(?:ing|er|s| ?erg)?\b/, /\brow erg\b/i],
  [/\bbik(?:e|ing)\b|\bbike ?erg\b/, /bike/i],
  [/\bsled push\b/, /sled push/i],
  [/\bsled pull\b/, /sled pull/i],
  [/\bsleds?\b/, /sled/i],
  [/\bburpees?\b/, /burpee/i],
  [/\bwall ?balls?\b/, /wall ball/i],
  [/\bfarmers?(?: carry)?\b|\bcarr(?:y|ies)\b/, /carry/i],
  [/\blunges?\b/, /lunge/i],
  [/\bpull ?ups?\b/, /pull-up/i],
  [/\brunning\b|\bruns?\b/, /run/i],
];

/** "Does Friday have any ski in it?": yes or no, with the line. */
export function hasOnDay({ tongue, words, frame, view }: Heard): Draft | undefined {
  const [day, other] = frame.days;
  if (tongue !== "en" || !ASKS.test(words) || day === undefined || other !== undefined || day < view.today || view.plan === undefined)
    return undefined;
  if (frame.verbs.length > 0 || frame.numbers.length > 0 || /\b(?:too|enough|ok|good|bad|better|hard|easy)\b/.test(words)) return undefined;
  const [lift] = frame.subjects.flatMap((each) => each.lift ?? []);
  const fits = lift?.fits ?? LINES.find(([said]) => said.test(words))?.[1];
  const session = sessionOn(view.plan, day);
  if (fits === undefined || !/\b(?:have|has|any|there|in it|do)\b/.test(words)) return undefined;
  if (session === undefined) return { isFinal: true, text: [`**No**: ${shortDay(day)} is a rest day in your plan.`] };
  const items = [...session.blocks.skill, ...session.blocks.strength, ...session.blocks.mainWorkout].filter(({ name }) => fits.test(name));
  const isWarmUp = items.length === 0 && session.blocks.warmup.some(({ name }) => fits.test(name));
  return {
    isFinal: true,
    text:
      items.length > 0
        ? [`**Yes**, in **${session.title}** (${shortDay(day)}):`, bullet(items.map((item) => itemText(item)))]
        : [
            `**No**${isWarmUp ? ", only in the warm-up" : ""}: **${session.title}** (${shortDay(day)}) has ${[
              ...session.blocks.strength,
              ...session.blocks.mainWorkout,
            ]
              .map(({ name }) => name)
              .filter((name, at, all) => all.indexOf(name) === at)
              .slice(0, 6)
              .join(", ")}.`,
          ],
  };
}
