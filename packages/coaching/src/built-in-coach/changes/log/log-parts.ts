import type { CoachLoggedSet } from "@ironpace/contract";
import { shortDay } from "@ironpace/training";
import { rpeIn } from "../../reading/numbers.ts";
import type { Diary } from "../../own-data/diary.ts";
import { readPart } from "../../question.ts";
import { capital, list } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { NOTHING_YET, card } from "../card.ts";
import { ACTIVITIES, DONE_WORK_PATTERN, LOGS, logWork } from "../log-work.ts";
import { daysNamed } from "../session-named.ts";

const BREAK = /[;\n]|,(?=\s|$)|\.(?=\s|$)|\s(?:then|and|plus|und|dann|&|\+|n)\s/iu;
const TOTAL =
  /\b(\d{2,3}) ?(?:m|min|mins|minutes)(?: (?:all in|in total|total|altogether|overall|all together|together|insgesamt|gesamt|session)\b|$)|\b(?:total|all in|took|insgesamt)(?: of| me)? (\d{2,3}) ?(?:m|min|mins|minutes)\b/;

/** "squats 5x5 @ 80, then 20 min easy bike, 50 min all in, RPE 6": one entry with everything that was done. */
export function logParts(content: string, words: string, view: CoachView, diary: Diary): Draft | undefined {
  if (!isReport(words) || /\b(?:how|why|should|what|goal|race|move|skip|make|swap|hurts?|pain)\b/.test(words)) return undefined;
  const pieces = content.split(BREAK).map((piece) => readPart(piece, content).replace(LEAD, "").trim());
  const parts = pieces.flatMap((piece) => {
    const request = /\d/.test(piece) ? logWork(`log ${piece}`, view, diary)?.proposals?.[0]?.request : undefined;
    return request?.reason === "record" && request.record.kind === "log" ? [{ piece, record: request.record }] : [];
  });
  if (parts.length < 2) return undefined;
  const date = daysNamed(words, view.today, true).find(({ day }) => day <= view.today)?.day ?? view.today;
  const rpe = rpeIn(words);
  const rest = pieces.filter((piece) => !parts.some((part) => part.piece === piece));
  const total = rest.map((piece) => TOTAL.exec(piece)).find((found) => found !== null) ?? null;
  const minutesOf = parts.map(({ record }) => record.minutes);
  const minutes =
    total !== null
      ? Number(total[1] ?? total[2])
      : minutesOf.every((each) => each !== undefined)
        ? Math.round(minutesOf.reduce<number>((sum, each) => sum + (each ?? 0), 0))
        : undefined;
  const sets: readonly CoachLoggedSet[] = parts.flatMap(({ record }) => (record.sets.length > 0 ? record.sets : timed(record)));
  const names = parts.map(({ record }) => record.title.replace(/^Easy (?=\w)/, "").toLowerCase());
  const lines = parts.map(({ record }) => ({ label: record.title, after: inWords(record) }));
  return {
    text: [
      `Log **${list(lines.map(({ label, after }) => `${label} ${after}`))}${minutes === undefined ? "" : `, ${minutes} min in all`}${rpe === undefined ? "" : `, RPE ${rpe}`}** on ${shortDay(date)}.${minutes !== undefined && rpe !== undefined ? ` Load ${Math.round(minutes * rpe)}.` : ""}`,
      ...(rpe === undefined || minutes === undefined
        ? ["It gets a load once I know the total minutes and the effort (RPE 1–10). Tell me, and I will add them."]
        : []),
      NOTHING_YET,
    ],
    proposals: card(
      `Log ${list(names)}, ${shortDay(date)}`,
      "It goes into your Session Log.",
      {
        kind: "log",
        title: capital(list(names)),
        date,
        ...(minutes !== undefined && { minutes }),
        ...(rpe !== undefined && { rpe }),
        sets: sets.map((set) => (rpe === undefined || set.kilograms === undefined ? set : { ...set, rpe })),
      },
      [
        ...lines,
        { label: "Day", after: shortDay(date) },
        ...(minutes === undefined ? [] : [{ label: "In all", after: `${minutes} min${rpe === undefined ? "" : `, RPE ${rpe}`}` }]),
      ],
    ),
  };
}

/** "yesterday: 5 km in 27 min, 3x12 push ups" tells what was done without a verb. */
function isReport(words: string): boolean {
  return (
    LOGS.test(words) ||
    DONE_WORK_PATTERN.test(words) ||
    /^(?:today|yesterday|tonight|this (?:morning|afternoon|evening)|last night)\b/.test(words) ||
    rpeIn(words) !== undefined
  );
}

const LEAD =
  /^(?:log|record|track|i|just|did|done|then|also|for|today|yesterday|tonight|this morning|add|put in|and|:)(?: |$)(?:(?:for|today|yesterday|did|just|a|an|some)(?: |$))*/;

type Part = { readonly title: string; readonly minutes?: number; readonly sets: readonly CoachLoggedSet[] };

/** Minutes on a machine are a set of so many seconds. */
function timed({ title, minutes }: Part): readonly CoachLoggedSet[] {
  const exercise = ACTIVITIES.find(([, name]) => title.toLowerCase().endsWith(name.toLowerCase()))?.[2];
  return exercise === undefined || minutes === undefined ? [] : [{ exercise, seconds: Math.round(60 * minutes) }];
}

function inWords({ minutes, sets }: Part): string {
  const [first] = sets;
  if (first?.reps !== undefined) return `${sets.length} × ${first.reps}${first.kilograms === undefined ? "" : ` at ${first.kilograms} kg`}`;
  const distance = first?.metres === undefined ? [] : [first.metres >= 1000 ? `${first.metres / 1000} km` : `${first.metres} m`];
  return [...distance, ...(minutes === undefined ? [] : [`${minutes} min`])].join(", ");
}
