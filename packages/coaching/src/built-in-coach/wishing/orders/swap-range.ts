import { type ExerciseItem, type Session, shortDay, swapOptions } from "@ironpace/training";
import { gearNamed } from "../../changes/exercises/change-equipment.ts";
import { card, PREVIEW } from "../../changes/card.ts";
import { getRow } from "../../changes/session-named.ts";
import { equipmentWithout, type StandIn, standInFor } from "../../changes/exercises/stand-in.ts";
import { isNamed, getWork } from "../../changes/exercises/swap-exercise.ts";
import { readQuestion } from "../../question.ts";
import { bullet, list } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { injury } from "../../topics/injury.ts";
import type { CoachView } from "../../view.ts";
import { getHorizon, sessionsIn } from "./horizon.ts";

const MOST_CARDS = 8;
const NAMED =
  "row(?:s|er|ing|ing machine| erg)?|ski(?: ?ergs?|ing)?|bike|burpees?(?: broad jumps?)?|wall ?balls?|(?:sandbag |walking )?lunges?|sled (?:push|pull)|sleds?|farmers?(?: carry| carries)?|(?:back )?squats?|dead ?lifts?|bench(?: press)?|overhead press|pull ?ups?|box jumps?|jumps?";
const SWAP = new RegExp(
  String.raw`\b(?:swap|replace|switch|sub(?:stitute)?|change|exchange) (?:all |out )?(?:the |my |those )?(${NAMED}) (?:for|with|to|by) (?:the |an? |some )?(.+?)(?= (?:next|this|in|on|for|until|til|till|every|from|please|pls|in the plan)\b|$)`,
);
const RATHER = new RegExp(
  String.raw`\b(?:rather|prefer to|prefer) (?:do |use |have )?(?:the )?(${NAMED})(?: erg)? (?:than|over|instead of|to) (?:the |do )?(${NAMED})`,
);
const BROKEN = new RegExp(
  String.raw`\b(?:no|without|cant use|skip|remove|drop|get rid of|ban|cut out|take out) (?:the |any |more |all |all the |those )*(${NAMED})\b|\b(?:the |my )?(${NAMED})(?: at (?:the|my) gym)? (?:is|are) (?:broken|out of order|gone|closed|unavailable|away|in repair)`,
);
const JOINT = /\b(knee|shoulder|back|hip|wrist|elbow|ankle)\b/;
const FRIENDLY =
  /\b(knee|shoulder|back|hip|wrist|elbow|ankle)s? (?:friendly|safe|likes?)|\b(?:something|easier|better|kinder|gentler).*\b(?:on|for|to) (?:my|the) (knee|shoulder|back|hip|wrist|elbow|ankle)|\bmy (knee|shoulder|back|hip|wrist|elbow|ankle) (?:likes|can take|tolerates)/;

/** An exercise or machine replaced in every session of a period, a card for each: "swap the rows for ski erg next week". */
export function swapRange(words: string, view: CoachView): Draft | undefined {
  const { plan } = view;
  if (plan === undefined || /^(?:how|why|what|when|did|is it)\b/.test(words)) return undefined;
  const friendly = FRIENDLY.exec(words);
  const joint = friendly?.slice(1).find(Boolean);
  const exercise = new RegExp(String.raw`\b(${NAMED})\b`).exec(words)?.[1];
  if (joint !== undefined && exercise !== undefined && JOINT.test(words)) return kinderTo(joint, exercise, words, view);
  const rather = RATHER.exec(words);
  const swap = SWAP.exec(words);
  const broken = BROKEN.exec(words);
  const old = (rather?.[2] ?? swap?.[1] ?? broken?.[1] ?? broken?.[2])?.replace(/(?<!s)s$/, "");
  const wished = rather?.[1] ?? swap?.[2] ?? new RegExp(String.raw`\b(?:use|do|take) (?:the |an? )?(${NAMED})\b`).exec(words)?.[1];
  const horizon = getHorizon(words, view);
  if (old === undefined || horizon === undefined || horizon.from === horizon.to) return undefined;
  return replaceIn(old, wished, horizon, view);
}

/** Cards for every line of an exercise in a period. */
export function replaceIn(
  old: string,
  wished: string | undefined,
  horizon: { readonly from: string; readonly to: string; readonly label: string; readonly isForGood?: boolean },
  view: CoachView,
): Draft | undefined {
  const { plan } = view;
  if (plan === undefined) return undefined;
  const found = sessionsIn(plan, horizon).flatMap((session) => {
    // "no sled" means the push and the pull.
    const items = getWork(session).filter(({ name }) => isNamed(name, old));
    return items.map((item) => ({ session, item, option: optionFor(session, item, wished, old, view) }));
  });
  if (found.length === 0) return { text: [`No ${old} is planned ${horizon.label}, so nothing has to change.`], isDecided: true };
  const names = [...new Set(found.map(({ item }) => item.name))];
  const name = list(names);
  const touched = new Set(found.map(({ session }) => session)).size;
  const possible = found.flatMap(({ option, ...rest }) => (option === undefined ? [] : [{ ...rest, option }])).slice(0, MOST_CARDS);
  const open = found.filter(({ option }) => option === undefined);
  const isDisliked = horizon.isForGood === true && wished === undefined;
  // Where nothing fits, what can be done without the equipment is said elsewhere.
  if (possible.length === 0 && !isDisliked && wished === undefined) return undefined;
  const disliked = `${view.athlete.dislikes === undefined ? "" : `${view.athlete.dislikes}, `}${names.join(", ").toLowerCase()}`;
  const isRace = /row|ski|sled|wall|lunge|burpee|farmer/.test(old) && view.competitions.some(({ type }) => type === "hyrox");
  const wide = found.length > 1 && horizon.label.includes("end of the plan");
  return {
    text: [
      possible.length === 0
        ? `**${name}** ${names.length === 1 ? "is" : "are"} in ${touched === 1 ? "1 session" : `${touched} sessions`} ${horizon.label}, but your equipment has no good substitute. Skip the exercise, or shorten the session.`
        : `**${name}** ${names.length === 1 ? "is" : "are"} in ${touched === 1 ? "1 session" : `${touched} sessions`} ${horizon.label}; a card for each:`,
      bullet([
        ...possible.map(({ session, item, option }) => `${shortDay(session.date)}: ${item.name} → **${option.by}** (${option.text})`),
        ...open.map(
          ({ session, item }) =>
            `${shortDay(session.date)}: ${item.name} stays, none of your equipment replaces it in **${session.title}**`,
        ),
      ]),
      ...(isDisliked ? ["The last card enters it under your dislikes: plans from now on use as little of it as they can."] : []),
      ...(isRace && (wide || isDisliked)
        ? [`One thing to know: your race has the ${old}, so a small dose every week or two makes race day easier.`]
        : []),
      ...(possible.length > 0 || isDisliked ? [PREVIEW] : []),
    ].filter((part) => part !== ""),
    proposals: [
      ...possible.map(({ session, item, option }) => ({
        title: `${item.name} → ${option.by}, ${shortDay(session.date)}`,
        why: `In ${session.title}.`,
        request: { reason: "swap" as const, sessionId: getRow(plan, session), item: item.id, replacement: option.by },
      })),
      ...(isDisliked
        ? card(`Dislike: ${name}`, "Plans use as little of it as they can.", { kind: "dislikes", text: disliked }, [
            { label: "Dislikes", ...(view.athlete.dislikes !== undefined && { before: view.athlete.dislikes }), after: disliked },
          ])
        : []),
    ],
    isDecided: true,
  };
}

function optionFor(session: Session, item: ExerciseItem, wished: string | undefined, old: string, view: CoachView): StandIn | undefined {
  const { plan, athlete } = view;
  if (plan === undefined) return undefined;
  if (wished !== undefined) {
    const named = swapOptions(plan.plan, athlete, session.id, item.id, 12).find(({ by }) => isNamed(by, wished) && !isNamed(by, old));
    return named === undefined ? undefined : { by: named.by, text: named.text, isCard: true };
  }
  // What is missing is nowhere; a machine for a machine before anything else.
  const missing = gearNamed(/^(?:row|rows|rowing)$/.test(old) ? "rower" : old.startsWith("ski") ? "ski erg" : old);
  const machine = /\b(?:row erg|ski erg|bike erg|assault bike)\b/i;
  const found = standInFor(
    session,
    item,
    { equipment: equipmentWithout(missing, view), ...(machine.test(item.name) && { rather: machine }) },
    view,
  );
  return found?.isCard === true && !isNamed(found.by, old) ? found : undefined;
}

/** What takes load off a joint is the card for a mild complaint: it changes only what loads the joint. */
function kinderTo(joint: string, exercise: string, words: string, view: CoachView): Draft | undefined {
  const details = `${joint} a bit sore with ${exercise}, 2/10`;
  const draft = injury.answer(readQuestion(details, "injury_adaptation"), view);
  if (draft?.proposals === undefined) return undefined;
  const horizon = getHorizon(words, view);
  const until =
    horizon === undefined || horizon.isForGood
      ? ""
      : ` You said ${horizon.label}: the card has no end, so take it back then with “undo”, or tell me that the ${joint} is fine.`;
  return {
    ...draft,
    text: [
      `For your ${joint} I take the load off what stresses it, ${exercise} included; the card takes it as mild (2/10), so it changes as little as possible.${until}`,
      ...draft.text.filter((part) => /^In the coming week|^- |→/m.test(part)),
      "Tell me how the joint feels now, from 0 to 10: above 3 I take more away.",
      PREVIEW,
    ],
    isDecided: true,
  };
}
