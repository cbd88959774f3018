import {
  dayInWords,
  equipmentMet,
  type ExerciseItem,
  findExercise,
  itemText,
  type Session,
  shortDay,
  swapOptions,
} from "@ironpace/training";
import { capital, list } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen, noPlan } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import { daysNamed, getRow, sessionOn } from "../session-named.ts";
import { PREVIEW } from "../card.ts";
import { gearOutOfReach } from "./gear-out-of-reach.ts";
import { equipmentWithout } from "./stand-in.ts";

/** "something with no equipment" */
const BARE = /\b(?:no|without(?: any)?|zero) (?:equipment|gear|kit|weights?)\b|\bbody ?weight\b/;

function isBare(name: string): boolean {
  const exercise = findExercise(name);
  return exercise !== undefined && equipmentMet(exercise, []);
}

const NAMES: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(ski ?erg|ski)\b/, /^ski erg/i],
  [/\b(rower|row erg|rowing|row)\b/, /^row erg/i],
  [/\b(bike erg|bike|assault bike)\b/, /bike/i],
  [/\bburpees?\b/, /burpee/i],
  [/\bsled push\b/, /sled push/i],
  [/\bsled pull\b/, /sled pull/i],
  [/\bsleds?\b/, /sled/i],
  [/\bwall ?balls?\b/, /wall ball/i],
  [/\blunges?\b/, /lunge/i],
  [/\bfarmers?( carry| walk)?\b/, /farmer/i],
  [/\b(back )?squats?\b/, /^back squat/i],
  [/\bdead ?lifts?\b/, /^deadlift/i],
  [/\bbench( press)?\b/, /^bench press/i],
  [/\b(overhead press|press)\b/, /^overhead press/i],
  [/\b(pull|chin) ?ups?\b/, /pull-up/i],
];

/** "swap back squat for something else", "no ski erg, use the rower", "no wall balls for 2 weeks" */
export function swapExercise(words: string, view: CoachView): Draft | undefined {
  const isSwap =
    /\b(swap|replace|substitute|sub|switch|exchange|change|instead of|something else|alternative|different exercise|no|without|dont have|dont want|cant do|use the|take out|hate|broken)\b/.test(
      words,
    );
  if (!isSwap || /\b(how|should|what can i|why|pain|hurts?|session|workout|race|goal)\b/.test(words)) return undefined;
  if (/\b(from now on|anymore|any more|for ever|forever|never|my plan|in general|always)\b/.test(words)) return undefined;
  if (/\b(run|ride) and\b/.test(words)) return undefined;
  const { plan, today } = view;
  if (plan === undefined) return undefined;
  const [oldWords, newWords] = parts(words);
  // Without a day or a verb it is a question about what could be done instead.
  const isNow =
    /\b(swap|replace|substitute|sub|switch|exchange|change|something else|use the|take out|weeks?|today|tonight|tomorrow|(mon|tues|wednes|thurs|fri|satur|sun)day)\b/.test(
      words,
    );
  if (!isNow) return undefined;
  const [named] = daysNamed(words, today);
  const open = allSessions(plan).filter((session) => session.date >= today && isOpen(plan, session) && session.code !== "RACE");
  const inOrder = named === undefined ? open : [...open.filter(({ date }) => date === named.day), ...open];
  const onDay = named === undefined ? undefined : open.find(({ date }) => date === named.day);
  const free = named === undefined || sessionOn(plan, named.day) !== undefined ? undefined : named.day;
  const later = free === undefined ? undefined : open.find((each) => getWork(each).some(({ name }) => isNamed(name, oldWords)));
  if (free !== undefined && later !== undefined)
    return {
      text: [
        `${dayInWords(free).replace(/ \d{4}$/, "")} has no session in your plan, so there is nothing to swap. The next session with it is **${later.title}** on ${shortDay(later.date)}: shall I swap it there?`,
      ],
    };
  const isThere = onDay === undefined || getWork(onDay).some(({ name }) => isNamed(name, oldWords));
  const elsewhere = isThere ? undefined : open.find((each) => getWork(each).some(({ name }) => isNamed(name, oldWords)));
  if (onDay !== undefined && elsewhere !== undefined)
    return {
      text: [
        `**${onDay.title}** (${shortDay(onDay.date)}) does not have it. The next session with it is **${elsewhere.title}** on ${shortDay(elsewhere.date)}: shall I swap it there?`,
      ],
      followUps: [
        `Swap ${
          getWork(elsewhere)
            .find(({ name }) => isNamed(name, oldWords))
            ?.name.toLowerCase() ?? "it"
        } on ${dayInWords(elsewhere.date).split(" ")[0] ?? ""}`,
      ],
    };
  for (const session of inOrder) {
    const items = [...session.blocks.skill, ...session.blocks.strength, ...session.blocks.mainWorkout];
    const item = items.find(({ name }) => isNamed(name, oldWords));
    if (item === undefined) continue;
    const lost = gearOutOfReach(words);
    const there = equipmentWithout(lost, view);
    const options = swapOptions(plan.plan, view.athlete, session.id, item.id, MOST_OPTIONS).filter(({ by }) => {
      const exercise = lost.length === 0 ? undefined : findExercise(by);
      return exercise === undefined || equipmentMet(exercise, there);
    });
    // A substitute that no catalogue knows is judged by its name.
    const named = (item.substitutions ?? []).filter((name) => {
      const exercise = findExercise(name);
      return !lost.some((gear) => name.toLowerCase().includes(gear)) && (exercise === undefined || equipmentMet(exercise, there));
    });
    const wished = newWords === undefined ? undefined : wishedOption(options, newWords);
    const bare = BARE.test(words) ? options.filter(({ by }) => isBare(by)) : [];
    const chosen = wished ?? bare[0] ?? options[0];
    if (chosen === undefined && /\b(hate|dont like|dislike)\b/.test(words)) continue;
    if (chosen === undefined)
      return {
        text: [
          ...(named.length === 0
            ? [
                `For **${item.name}** on ${shortDay(session.date)} nothing you can do with your equipment and limits trains the same. Skip the exercise, or shorten the session.`,
              ]
            : [
                `**${item.name}** on ${shortDay(session.date)}: do **${list(named.map((each) => each.toLowerCase()))}** instead. Your session already lists ${named.length === 1 ? "it" : "them"} as a substitute, so nothing has to change: same reps or time, same effort, and log what you did.`,
              ]),
          ...(JOINT.test(words)
            ? [
                `If your ${JOINT.exec(words)?.[1] ?? "joint"} hurts, tell me how bad it is from 0 to 10, and I will take the load off it in every session.`,
              ]
            : []),
        ],
      };
    const more = inOrder.filter(
      (each) => each !== session && [...each.blocks.strength, ...each.blocks.mainWorkout].some(({ name }) => isNamed(name, oldWords)),
    );
    const isOther =
      newWords !== undefined && wished === undefined && newWords.length > 2 && !/something|else|other|different/.test(newWords);
    // Another exercise than the one that was named is a wrong card: what fits is shown, and one is asked for.
    if (isOther)
      return {
        isDecided: true,
        text: [
          `**${capital(newWords.replace(/ (?:on|for|this|next) .*$/, ""))}** does not fit in the place of **${item.name}** on ${shortDay(session.date)}: it is not the same work, or your kit and limits rule it out. So I make no card yet.`,
          `What fits there: ${list(options.slice(0, 4).map(({ by }) => `**${by}**`))}. Which one?`,
        ],
        followUps: options.slice(0, 2).map(({ by }) => `Swap the ${item.name.toLowerCase()} for ${by.toLowerCase()}`),
      };
    return {
      text: [
        `**${item.name}** → **${chosen.by}** on ${dayInWords(session.date).replace(/ \d{4}$/, "")}: ${itemText(item)} becomes ${chosen.text}. ${chosen.why}`,
        ...(options.length > 1
          ? [
              `Also possible: ${list(
                options
                  .filter((each) => each !== chosen)
                  .slice(0, 3)
                  .map(({ by }) => by),
              )}.`,
            ]
          : []),
        ...(more.length > 0 && /\bweeks?\b/.test(words)
          ? [
              `It is also in ${list([...new Set(more)].slice(0, 4).map(({ date }) => shortDay(date)))}: ask for each, or enter it under dislikes in your profile.`,
            ]
          : []),
        PREVIEW,
      ],
      proposals: [
        {
          title: `${item.name} → ${chosen.by}`,
          why: `In ${session.title}, ${shortDay(session.date)}.`,
          request: { reason: "swap", sessionId: getRow(plan, session), item: item.id, replacement: chosen.by },
        },
      ],
      followUps: options
        .filter((each) => each !== chosen)
        .slice(0, 2)
        .map(({ by }) => `Take ${by.toLowerCase()} instead`),
    };
  }
  return undefined;
}

const MOST_OPTIONS = 12;
const JOINT = /\b(knee|shoulder|back|hip|wrist|elbow|ankle|achilles)s?\b/;

const SMALL_WORDS: ReadonlySet<string> = new Set(
  "instead today tomorrow please with some something monday tuesday wednesday thursday friday saturday sunday next week this that then just".split(
    " ",
  ),
);

/** The option that is named, else one of the kind ("push ups": ring push-up), else one with the equipment ("something with a barbell"). */
function wishedOption<Option extends { readonly by: string }>(options: readonly Option[], words: string): Option | undefined {
  const named = words.split(" ").filter((word) => word.length > 3 && !SMALL_WORDS.has(word));
  // "Dumbbell press" is in "Dumbbell bench press".
  const whole =
    named.length < 2 ? undefined : options.find(({ by }) => named.every((word) => by.toLowerCase().includes(word.replace(/s$/, ""))));
  if (whole !== undefined) return whole;
  const exact = options.find(({ by }) => isNamed(by, words));
  if (exact !== undefined) return exact;
  const kind = words
    .replace(/^(?:an? |the |some )+/, "")
    .replace(/ (?:instead|today|tomorrow|on \w+day|please|\w+day)$/, "")
    .replace(/s$/, "");
  const ofKind = kind.length < 4 ? undefined : options.find(({ by }) => by.toLowerCase().replaceAll("-", " ").includes(kind));
  if (ofKind !== undefined) return ofKind;
  const gear = /\b(?:with|on) (?:an? |the )?(barbell|dumbbells?|kettlebells?|bands?|rings?|machine|bike|rower)\b/
    .exec(words)?.[1]
    ?.replace(/s$/, "");
  return gear === undefined
    ? undefined
    : options.find(({ by }) => by.toLowerCase().includes(gear) || findExercise(by)?.equipment.some((each) => each.includes(gear)) === true);
}

export const getWork = ({ blocks }: Session): readonly ExerciseItem[] => [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout];

/** "can i do it on the row instead": the lines of a session that a machine can stand in for, a card for each. */
export function machineFor(session: Session, machine: string, view: CoachView): Draft {
  const { plan } = view;
  if (plan === undefined) return noPlan();
  const found = getWork(session).flatMap((item) => {
    if (isNamed(item.name, machine)) return [];
    const option = swapOptions(plan.plan, view.athlete, session.id, item.id, 12).find(({ by }) => isNamed(by, machine));
    return option === undefined ? [] : [{ item, option }];
  });
  const when = dayInWords(session.date).replace(/ \d{4}$/, "");
  if (found.length === 0)
    return {
      text: [
        `Nothing in **${session.title}** on ${when} can be done on that machine: it has ${list(
          getWork(session)
            .slice(0, 5)
            .map(({ name }) => name.toLowerCase()),
        )}. You can move it, make it shorter or swap a single exercise.`,
      ],
      followUps: ["Make it shorter", "Move it to another day"],
    };
  return {
    text: [
      `Yes, in **${session.title}** on ${when}: ${list(found.slice(0, MOST_MACHINE_CARDS).map(({ item, option }) => `${itemText(item)} becomes ${option.text}`))}.`,
      session.code === "HX" || session.code.startsWith("R")
        ? "It keeps the minutes and the effort and spares the legs; what it costs is the running itself, and running on tired legs is what this session is for. Do it when something hurts or the weather is against you, not as a rule."
        : "The minutes and the effort stay.",
      PREVIEW,
    ],
    proposals: found.slice(0, MOST_MACHINE_CARDS).map(({ item, option }) => ({
      title: `${item.name} → ${option.by}`,
      why: `In ${session.title}, ${shortDay(session.date)}.`,
      request: { reason: "swap" as const, sessionId: getRow(plan, session), item: item.id, replacement: option.by },
    })),
  };
}

const MOST_MACHINE_CARDS = 2;

const LEAVE_OUT = /^leave out (?:the )?(.+?) (today|tomorrow|\w+day|\d{1,2} [a-z]{3})$/;

/** "leave out the pull-ups today": no card takes a single line out, so that it is said how to do it. */
export function leaveOutExercise(words: string, view: CoachView): Draft | undefined {
  const found = LEAVE_OUT.exec(words);
  const { plan, today } = view;
  if (found?.[1] === undefined || plan === undefined) return undefined;
  const wanted = found[1];
  const day = daysNamed(words, today)[0]?.day ?? today;
  const session = sessionOn(plan, day);
  if (session === undefined) return undefined;
  const item = [...getWork(session), ...Object.values(session.blocks).flat()].find(({ name }) => isNamed(name, wanted));
  if (item === undefined)
    return {
      text: [
        `**${session.title}** (${shortDay(session.date)}) has no ${wanted}: ${list(
          getWork(session)
            .slice(0, 6)
            .map(({ name }) => name.toLowerCase()),
        )}.`,
      ],
    };
  const swap = swapExercise(`swap ${wanted} ${found[2] ?? ""}`, view);
  const swapped = swap?.proposals === undefined ? undefined : swap;
  return {
    text: [
      `**Without ${item.name.toLowerCase()}** (${itemText(item)}): skip it when you do the session and leave its sets empty; you do not catch up later. I cannot take a single exercise out${swapped === undefined ? "" : "; this card puts another exercise in its place"}.`,
      ...(swapped === undefined ? [] : [swapped.text[0] ?? "", PREVIEW]),
    ],
    ...(swapped?.proposals !== undefined && { proposals: swapped.proposals }),
    followUps: [`Swap ${item.name.toLowerCase().replaceAll(/ \(.*\)/g, "")} ${found[2] ?? ""}`],
  };
}

/** What goes and what comes: "swap a for b", "b instead of a", "no a, use b". */
function parts(words: string): readonly [string, string | undefined] {
  const instead = /(.+) (?:instead of|rather than) (.+)/.exec(words);
  if (instead !== null) return [instead[2] ?? words, instead[1]];
  const use = /(.+?)\b(?:use|take|do) (?:the |a )?(.+)/.exec(words);
  if (use !== null && /\b(no|broken|dont have|without)\b/.test(use[1] ?? "")) return [use[1] ?? words, use[2]];
  const swap = /(?:swap|replace|substitute|sub|switch|exchange|change) (?:the |my )?(.+?) (?:for|with|to|by) (.+)/.exec(words);
  return swap === null ? [words, undefined] : [swap[1] ?? words, swap[2]];
}

export function isNamed(name: string, words: string): boolean {
  const plain = name
    .toLowerCase()
    .replaceAll(/ \(.*\)/g, "")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
  if (new RegExp(`\\b${plain}(e?s)?\\b`).test(words)) return true;
  const known = NAMES.find(([said]) => said.test(words));
  return known?.[1].test(name) === true;
}
