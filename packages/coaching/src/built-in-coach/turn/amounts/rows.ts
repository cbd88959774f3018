import type { Diary, Work } from "../../own-data/diary.ts";
import type { Measure, Query, Subject } from "../../query/query.ts";
import { getRows, getTotal, type Row } from "../../query/rows.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn, type Tongue } from "../languages.ts";
import { amountIn, dayIn, subjectIn } from "../names.ts";
import type { Period } from "../times.ts";

/** Everything that was ever logged. */
export const EVER: Period = { from: "2000-01-01", to: "2999-12-31", kind: "ever" };

/** What is counted: as it was said, else what the subject is measured in. */
export function measureOf({ metric, subjects, picks, periods, tokens }: Frame): Measure | undefined {
  if (metric !== undefined) return metric;
  const asksAmount = tokens.some(({ concept }) => concept === "ask:amount");
  if (
    (asksAmount || picks.has("total") || picks.has("average") || picks.has("perweek") || picks.has("most") || picks.has("least")) &&
    periods.length > 0
  )
    return subjects.some(({ sport }) => sport !== undefined) ? "distance" : "time";
  return undefined;
}

export function queryOf(subject: Subject | undefined): Query {
  return {
    source: "done",
    subjects: subject === undefined ? [] : [subject],
    weekdays: [],
    limits: [],
    spans: [],
    isPerWeek: false,
    isCompared: false,
  };
}

export function rowsOf(
  subject: Subject | undefined,
  { from, to }: Period,
  diary: Diary,
  view: CoachView,
  weekdays: Frame["weekdays"] = [],
): readonly Row[] {
  const span = { from, to, label: "", unit: "other" as const };
  return getRows({ ...queryOf(subject), weekdays }, subject ?? { name: "sessions" }, span, diary, view).filter(
    ({ on }) => on <= view.today,
  );
}

export function totalOf(rows: readonly Row[], measure: Measure, subject: Subject | undefined): number | undefined {
  return getTotal(rows, measure, subject ?? { name: "sessions" }, queryOf(subject));
}

/** The log has a first day: what lies before it is in no sum. */
export function beforeLog({ from, kind }: Period, { work }: Diary, tongue: Tongue): readonly string[] {
  const first = work[0]?.on;
  if (first === undefined || from >= first || kind === "ever") return [];
  const day = dayIn(tongue, first);
  return [
    sayIn(tongue)(
      `Your log begins on ${day}; nothing before it is counted.`,
      `Dein Tagebuch beginnt am ${day}; davor ist nichts gezählt.`,
      `Ton journal commence le ${day} ; rien n’est compté avant.`,
      `Tu registro empieza el ${day}; antes no se cuenta nada.`,
      `Il tuo diario inizia il ${day}; prima non è contato nulla.`,
    ),
  ];
}

/** Metres run in a session, its warm-up included. */
export function runIn({ metres, warmUpRun = 0 }: Work): number {
  return (metres.run ?? 0) + warmUpRun;
}

/** A session with its numbers. */
export function lineOf({ on, title, minutes, effort, metres }: Row, subject: Subject | undefined, tongue: Tongue, view: CoachView): string {
  const of = subject?.sport === undefined ? undefined : metres[subject.sport];
  const parts = [
    of === undefined || of === 0 ? undefined : amountIn(tongue, of, "distance", view),
    minutes === undefined ? undefined : amountIn(tongue, minutes, "time", view),
    effort === undefined ? undefined : amountIn(tongue, effort, "effort", view),
  ];
  return `${dayIn(tongue, on)}: **${title}**${parts.flatMap((part) => (part === undefined ? [] : [`, ${part}`])).join("")}`;
}

/** Nothing of it in a period: when it was the last time. */
export function nothing({ tongue }: Frame, subject: Subject | undefined, when: string, diary: Diary, view: CoachView): Draft {
  const last = rowsOf(subject, EVER, diary, view).at(-1);
  const name = subjectIn(tongue, subject);
  const say = sayIn(tongue);
  return {
    text: [
      say(
        `**None**: no ${name} ${when}.`,
        `**Keine**: ${when} ist nichts davon eingetragen (${name}).`,
        `**Aucune** : rien de tel ${when} (${name}).`,
        `**Ninguna**: nada de eso ${when} (${name}).`,
        `**Nessuna**: niente di simile ${when} (${name}).`,
      ),
      ...(last === undefined
        ? []
        : [
            say("The last one", "Zuletzt", "La dernière fois", "La última vez", "L’ultima volta") +
              ` – ${lineOf(last, subject, tongue, view)}`,
          ]),
    ],
  };
}
