import type { Session } from "@ironpace/training";
import { itemText, shortDay } from "@ironpace/training";
import { sessionOn } from "../../changes/session-named.ts";
import { plainAnswer } from "../../dialogue/turn.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { MONTHS } from "../../own-data/span.ts";
import { dayName, sessionOfRow } from "../../dialogue/focus.ts";
import { isQuestion } from "../utterance/act.ts";
import { type Heard } from "./heard.ts";

/** Machines and movements by the words for them, as the lines of a session name them. */
const LINES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:row(?:er|ing|s)?|row ?erg)\b/, "row erg"],
  [/\bski(?:ing|erg| erg)?\b/, "ski erg"],
  [/\b(?:bike|cycling|cycle|bike ?erg|spin)\b/, "bike erg"],
  [/\brun(?:ning|s)?\b/, "run"],
];
const ONLY_THAT =
  /^(?:(?:ok|and|so|no|then|but|hm+|maybe|or|well|can i|could i|do|use|with|the|a|i|ill|go|just|on|take) )*(?:row(?:er|ing|s)?|row ?erg|ski(?:ing|erg| erg)?|bike(?: ?erg)?|cycling|run(?:ning)?)(?: (?:instead|then|please|pls|is fine|works|rather|for it|ok))*$/;

/** "Row instead" beside a card that replaces the ski erg: what takes its place, never what goes out. */
export function insteadOfCard({ tongue, words, last, view }: Heard): { readonly whole: string } | { readonly draft: Draft } | undefined {
  const cards = last?.cards ?? [];
  const swaps = cards.flatMap(({ request }) => (request.reason === "swap" ? [request] : []));
  const named = ONLY_THAT.test(words) ? LINES.find(([said]) => said.test(words))?.[1] : undefined;
  const [first] = swaps;
  if (tongue !== "en" || named === undefined || first === undefined || swaps.length !== cards.length) return undefined;
  const lines = linesWithArrow(last?.turn.answer ?? "");
  const isOf = ({ replacement }: typeof first): boolean => replacement.toLowerCase().startsWith(named.split(" ")[0] ?? named);
  if (swaps.every(isOf))
    return { draft: { isFinal: true, text: [`**Yes, the card does that already**:`, lines.join("\n")], proposals: cards } };
  const session = sessionOfRow(first.sessionId, view);
  const item = session === undefined ? undefined : lineOf(session, first.item);
  if (session === undefined || item === undefined) return undefined;
  const others = swaps.filter((each) => !isOf(each));
  // One of several lines cannot take it, or it is the same machine twice in a session: the ones that can are kept.
  if (others.length < swaps.length)
    return {
      draft: {
        isFinal: true,
        text: [
          `**${capital(named)} where it fits**: the cards below put it in. In the other ${others.length === 1 ? "session" : "sessions"} it is planned already, so another machine stands in there.`,
          lines.join("\n"),
        ],
        proposals: cards,
      },
    };
  return {
    whole: `swap the ${item.name.toLowerCase()} for ${named} on ${Number(session.date.slice(8))} ${MONTHS[Number(session.date.slice(5, 7)) - 1] ?? ""}`,
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lineOf({ blocks }: Session, id: string) {
  return [...blocks.mainWorkout, ...blocks.strength, ...blocks.skill, ...blocks.warmup].find((item) => item.id === id);
}

function linesWithArrow(answer: string): readonly string[] {
  return plainAnswer(answer)
    .split("\n")
    .filter((line) => line.startsWith("- ") && line.includes("→"));
}

const SAME_AMOUNT =
  /^(?:(?:and|so|ok|but|the) )*(?:same (?:distance|length|time|amount|reps|sets|weight|load|effort|pace)|how (?:far|long|much|heavy|many \w+)(?: then| instead| is that)?)$/;

/** "Same distance?" beside a card that replaces a line: its amount as the card has it. */
export function amountOnCard({ tongue, words, last }: Heard): Draft | undefined {
  const cards = last?.cards ?? [];
  if (tongue !== "en" || !SAME_AMOUNT.test(words) || cards.length === 0 || cards.some(({ request }) => request.reason !== "swap"))
    return undefined;
  const lines = linesWithArrow(last?.turn.answer ?? "");
  const line = lines[0] ?? last?.lead ?? "";
  const now = line.split("→").at(-1) ?? "";
  const isTimed = /\d (?:×|x) \d+(?::\d\d)? min|\d+:\d\d min|\d+ min/.test(now) && /\bkm\b|\d m\b/.test(line.split("→")[0] ?? "");
  return {
    isFinal: true,
    text: [
      isTimed
        ? "**The same time, not the same distance**: machines are not equally fast, so the card keeps the minutes and the effort."
        : "As the card has it:",
      lines.length > 0 ? lines.join("\n") : line,
    ],
    proposals: cards,
  };
}

const PART =
  "running|runs?|intervals?|lifting|weights?|strength|stations?|sleds?|squats?|deadlifts?|press(?:es)?|ski|row|carry|carries|long run|warm ?up|cool ?down";
const ONLY_PART = new RegExp(
  `^(?:(?:but|and|ok|no|hm+) )*(?:only|just)(?: for)? (?:the )?(?:${PART})(?: part| bit| portion)?(?: please| pls| tho| though)?$`,
);
/** A single line that is kept is read with the lines of the card. */
const KEEP_PART = /\b(?:keep|leave)\b.{0,12}\b(?:running|runs?|intervals?|lifting|weights|strength|stations?|warm ?up|cool ?down)\b/;

/** "Only the running part", "but keep the intervals" beside a card that eases or shortens a session: what the card can hold, and how to do the rest. */
export function partOfCard({ tongue, words, last, view }: Heard): Draft | undefined {
  const [card] = last?.cards ?? [];
  const request = card?.request;
  const isOnly = ONLY_PART.test(words);
  if (
    tongue !== "en" ||
    card === undefined ||
    request?.reason !== "ease" ||
    request.from !== request.to ||
    !(isOnly || KEEP_PART.test(words))
  )
    return undefined;
  const session = view.plan === undefined ? undefined : sessionOn(view.plan, request.from);
  if (session === undefined || /\bas (?:planned|it is|is)\b/.test(words)) return undefined;
  const stem = (new RegExp(PART).exec(words)?.[0] ?? "").replace(/(?:ning|s|es)$/, "");
  const isRun = stem.startsWith("run") || stem.startsWith("interval");
  const lines = [...session.blocks.mainWorkout, ...session.blocks.strength].filter(({ name }) =>
    isRun ? /run/i.test(name) : name.toLowerCase().includes(stem),
  );
  const shown = lines.slice(0, 3).map((item) => itemText(item));
  if (shown.length === 0)
    return {
      isFinal: true,
      text: [
        `There is nothing of that in **${session.title}** (${shortDay(session.date)}): it has ${[
          ...session.blocks.strength,
          ...session.blocks.mainWorkout,
        ]
          .slice(0, 4)
          .map(({ name }) => name)
          .join(", ")}. The card stays as it is; name another day if you mean that one.`,
      ],
      proposals: last?.cards ?? [],
    };
  if (isOnly)
    return {
      isFinal: true,
      text: [
        `**I cannot ease only that part**, only the whole session, so I take it back and change nothing on ${shortDay(session.date)}.`,
        `Do it like this: in **${session.title}** take these easy, at a pace at which you can talk, and the rest as planned:`,
        bullet(shown.length > 0 ? shown : [session.title]),
        "If you want the whole session easier after all, say so.",
      ],
    };
  return {
    isFinal: true,
    text: [
      request.onlyEasy === true
        ? `**Then easier is the wrong card**: an easy session has nothing hard in it. I can make **${session.title}** (${shortDay(session.date)}) shorter instead: how many minutes do you have?`
        : `**They stay**: the card for **${session.title}** (${shortDay(session.date)}) keeps the warm-up and the main lines and cuts from the end.`,
      bullet(shown),
      request.onlyEasy === true
        ? ""
        : "If it still gets tight, take the minutes from the warm-up and the cooldown, not from the rests between reps.",
    ].filter((part) => part !== ""),
    ...(request.onlyEasy === true ? {} : { proposals: last?.cards ?? [] }),
  };
}

const EFFORT =
  /\b(?:more like|felt like|felt|was|like|about|around|effort(?: was)?|rpe|say|a)\b.{0,14}?\b(10|[1-9](?:[.,]5)?)(?: ?(?:of|out of|\/) ?10)?\b(?! ?(?:min|km|k|kg|reps?|sets?|x|of the|of [1-9]\b|:))/;

/** "It was more like a 9" beside the card for a session that was done: its effort. */
export function effortOnCard({ tongue, words, last, frame, utterance }: Heard): Draft | undefined {
  const [card, other] = last?.cards ?? [];
  const request = card?.request;
  if (
    tongue !== "en" ||
    card === undefined ||
    other !== undefined ||
    request?.reason !== "record" ||
    frame.days.length > 0 ||
    isQuestion(utterance)
  )
    return undefined;
  const { record } = request;
  const said = EFFORT.exec(words)?.[1]?.replace(",", ".");
  // That of a logged session is read with the rest of the log.
  if (record.kind !== "complete" || said === undefined || words.split(" ").length > 10) return undefined;
  if (frame.minutes !== undefined || frame.subjects.length > 0 || /\b(?:min\w*|km|kg|sets?|reps?)\b/.test(words)) return undefined;
  const rpe = Number(said);
  const changes = [...request.changes.filter(({ label }) => label !== "Effort"), { label: "Effort", after: `${rpe} of 10` }];
  return {
    isFinal: true,
    text: [
      `**Effort ${rpe} of 10** is on the card now: **${card.title}**.${rpe >= 9 ? " That is hard: see how you feel tomorrow, and ease the next session if you still feel tired." : ""}`,
      "Nothing is stored until you accept it.",
    ],
    proposals: [{ ...card, request: { ...request, record: { ...record, rpe }, changes } }],
  };
}

const NUMBER_ONLY =
  /^(?:(?:hm+|no|ok|and|but|actually|sorry|or|wait) )*(?:make (?:it|that)|change it to|set it to|rather|better|say|go (?:with|for))?(?: to| about)? ?(\d{1,3}(?:[.,]\d{1,2})?) ?(?:kg|kgs|kilos?|reps?)?(?: (?:instead|then|actually|please|pls|rather))*$/;

/** "Make it 56" beside the card for a goal: its number; the day that was named before stays. */
export function numberOfGoalCard({ tongue, words, last, view }: Heard): Draft | undefined {
  const [card, other] = last?.cards ?? [];
  const request = card?.request;
  const said = NUMBER_ONLY.exec(words)?.[1]?.replace(",", ".");
  if (tongue !== "en" || card === undefined || other !== undefined || said === undefined) return undefined;
  if (request?.reason !== "record" || request.record.kind !== "goal" || request.record.unit === "min") return undefined;
  const { record } = request;
  const target = Number(said);
  const title = record.title.replace(String(record.target), String(target));
  return {
    isFinal: true,
    text: [
      `New goal: **${title}**, due **${shortDay(record.due)} ${record.due.slice(0, 4)}**. You are at ${record.current} ${record.unit}${view.today > record.due ? ", and the day is over" : ""}.`,
      "Nothing is stored until you accept the card.",
    ],
    proposals: [
      {
        ...card,
        title: card.title.replace(String(record.target), String(target)),
        request: {
          ...request,
          record: { ...record, title, target },
          changes: request.changes.map((each) => ({
            ...each,
            label: each.label.replace(String(record.target), String(target)),
            after: each.after.replace(String(record.target), String(target)),
          })),
        },
      },
    ],
  };
}

const ALSO_DAY = /^(?:(?:and|also|same (?:for|on)|plus|ok) )+(?:on )?(?:the )?\p{L}+(?: \d{1,3})?(?: ?min\w*)?(?: (?:too|as well|also))*$/u;

/** "Also Wed 60" beside a card that shortens another day: that day, with its own minutes or the same. */
export function alsoOtherDay({ tongue, words, last, frame, view }: Heard): string | undefined {
  const request = last?.cards[0]?.request;
  const [day, other] = frame.days;
  if (tongue !== "en" || request?.reason !== "ease" || request.mostMinutes === undefined || day === undefined || other !== undefined)
    return undefined;
  if (!ALSO_DAY.test(words) || day < view.today || day === request.from) return undefined;
  const minutes = frame.minutes ?? frame.numbers.find((each) => each >= 15) ?? request.mostMinutes;
  return `shorten ${dayName(day, view).replace(/s$/, "")} to ${minutes} min`;
}
