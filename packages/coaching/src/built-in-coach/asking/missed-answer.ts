import { addDays, daysBetween, getMonday, shortDay, type Weekday, getWeekday } from "@ironpace/training";
import type { Diary, PlannedSession } from "../own-data/diary.ts";
import { spanText } from "../own-data/figures.ts";
import { always, type Span } from "../own-data/span.ts";
import { SESSION_KINDS } from "../frame/session-kinds.ts";
import type { Slots } from "../reading/slots.ts";
import { getSpan } from "../reading/time.ts";
import { bullet, capital } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { filterText } from "./log-line.ts";
import { dated, speak, type Speech, worded } from "./speech.ts";

const ASKS =
  /\b(?:miss(?:ed|ing|es)?|skip(?:ped|s)?|bail(?:ed)?|ausgelassen|verpasst|ausgefallen|versaumt)\b|\b(?:didnt|did not|havent|not) (?:do|done|make|train|finish)\b|\b(?:finish|complete|do(?:ne)?|get through|hit|make|made|did) (?:everything|all (?:of )?(?:my|the)|all my)\b|\b(?:everything|all) (?:did|done)\b|\b(?:percent(?:age)?|prozent\w*|share) of (?:my |the |all )*(?:planned|scheduled|plan|sessions|workouts)\b/;
/** What to do about a missed session is advice; "i missed yesterday" tells. */
const ADVISES =
  /\b(?:what now|what if|if i|make (?:it |them )?up|catch up|what happens|what (?:do|should) i do|too many|better|okay to|ok to|can i)\b/;
const COUNTS = /\b(?:did i|have i|do i|i|was|were|any|hab|habe|ich|done|completed)\b/;

/** Whether a question is about planned sessions that were not done. */
export function asksForMissed({ words, isQuestion }: Pick<Slots, "words" | "isQuestion">): boolean {
  return (isQuestion || /^(?:the )?percent/.test(words)) && ASKS.test(words) && COUNTS.test(words) && !ADVISES.test(words);
}

/** A session of the past without a result was not done, whoever says so or not. */
export function isMissed({ status, on }: PlannedSession, today: string): boolean {
  return status === "skipped" || (status !== "completed" && on < today);
}

/** Planned sessions that were not done, of the days, weekdays and kinds that were named. */
export function answerMissed(slots: Slots, { planned }: Diary, view: CoachView, speech: Speech): Draft {
  const say = speak(speech);
  const { today } = view;
  const spans = slots.times
    .flatMap((time) => (time.isEvery === true ? [] : (getSpan(time, today, true) ?? [])))
    .filter(({ from }) => from <= today);
  const isDue = ({ on, status }: PlannedSession): boolean => on < today || status !== "planned";
  const fits = ({ on, title, code }: PlannedSession): boolean =>
    (slots.weekdays.length === 0 || slots.weekdays.includes(getWeekday(on))) &&
    (slots.kinds.length === 0 ||
      slots.kinds.some(({ isDone }) =>
        isDone({ on, title, ...(code !== undefined && { code }), metres: {}, isDistanceLogged: false, sets: [] }),
      ));
  const of = (span: Span): { readonly due: readonly PlannedSession[]; readonly missed: readonly PlannedSession[] } => {
    const due = planned.filter((each) => each.on >= span.from && each.on <= span.to && isDue(each) && fits(each));
    return { due, missed: due.filter((each) => isMissed(each, today)) };
  };
  const line = ({ on, title, skipReason }: PlannedSession): string =>
    say(`${dated(on)}: ${title}`, `${dated(on)}: ${title}`) + (skipReason === undefined ? "" : ` (“${skipReason}”)`);
  if (spans.length > 1) {
    const sides = spans.map((span) => ({ label: capital(say(span.label, span.label)), ...of(span) }));
    const named = [...new Set(sides.flatMap(({ missed }) => missed))].slice(-MOST_NAMED);
    return {
      text: [
        bullet(
          sides.map(({ label, due, missed }) =>
            say(`${label}: **${missed.length} missed** of ${due.length}`, `${label}: **${missed.length} ausgelassen** von ${due.length}`),
          ),
        ),
        ...(named.length === 0 ? [] : [`${say("Missed", "Ausgelassen")}:\n\n${bullet(named.map(line))}`]),
      ],
    };
  }
  const span = spans[0] ?? always(today);
  const { due, missed } = of(span);
  const what = filterText({ ...slots, lifts: [], rpe: undefined, isHard: false } as unknown as Slots, speech);
  const when = `${say(spanText(span), spanText(span))}${what === "" ? "" : ` (${what})`}`;
  // "Since the start of the plan" may mean this block or the first of all.
  const all = of(always(today));
  const ever =
    /\b(?:plan|block)\b/.test(span.label) && all.due.length > due.length
      ? say(
          `Over all your plans, since ${dated(all.due[0]?.on ?? today)}: **${all.missed.length}** of ${all.due.length}.`,
          `Über alle deine Pläne, seit ${dated(all.due[0]?.on ?? today)}: **${all.missed.length}** von ${all.due.length}.`,
        )
      : "";
  if (due.length === 0)
    return {
      text: [say(`No session was planned ${when}, so none could be missed.`, `${capital(when)} war nichts geplant, also fiel nichts aus.`)],
    };
  const last = missed.at(-1);
  const isAll = /\b(?:everything|all|alles|alle)\b/.test(slots.words);
  // In a week that is not over, what is still to come is neither done nor missed.
  const sunday = spans[0]?.unit === "week" ? addDays(getMonday(spans[0].from), 6) : undefined;
  const ahead =
    sunday === undefined || !isAll
      ? []
      : planned.filter((each) => each.on >= today && each.on <= sunday && each.status === "planned" && fits(each));
  if (ahead.length > 0)
    return {
      text: [
        say(
          `**Not yet: ${due.length - missed.length} of ${due.length + ahead.length}** are done${missed.length === 0 ? "" : `, ${missed.length} missed`}. Still to come:`,
          `**Noch nicht: ${due.length - missed.length} von ${due.length + ahead.length}** sind erledigt${missed.length === 0 ? "" : `, ${missed.length} ausgelassen`}. Offen:`,
        ),
        bullet(ahead.map((each) => line(each))),
      ],
    };
  if (last === undefined)
    return {
      text: [
        say(
          `**${isAll ? "Yes" : "None"}**: all ${due.length} sessions planned ${when} are done.`,
          `**${isAll ? "Ja" : "Keine"}**: ${when} sind alle ${due.length} Einheiten erledigt.`,
        ),
        ever,
      ].filter((part) => part !== ""),
    };
  if (slots.weekdays.length > 0 && /\b(?:other|any other|the rest|else|anderen?)\b/.test(slots.words))
    return {
      text: againstOtherDays(
        slots.weekdays,
        planned.filter((each) => isMissed(each, today) && each.on >= span.from && each.on <= span.to),
        { when: say(spanText(span), spanText(span)), isCount: /\bhow (?:many|often)\b|\bwie (?:viele|oft)\b/.test(slots.words) },
        speech,
      ),
    };
  if (/\b(?:which|what|welche\w*|welchem) (?:month|monat|week|woche)\b|\b(?:worst|most) (?:month|week)\b/.test(slots.words))
    return { text: byPeriod(missed, when, /week|woche/.test(slots.words), speech) };
  if (
    /\b(?:which|what|welche\w*) (?:(?:kinds?|types?|sorts?) of )?(?:sessions?|workouts?|trainings?|runs?|einheit\w*)\b/.test(slots.words) &&
    slots.choice === "most"
  )
    return { text: byKind(missed, when, speech) };
  if (/\b(?:which|what|welche\w*) (?:week ?)?(?:days?|tag\w*|wochentag\w*)\b|\bwelchem (?:wochen)?tag/.test(slots.words))
    return { text: weekdays(missed, when, speech) };
  const total = say(
    slots.fields.includes("percent")
      ? `**${percentDone(missed, due)}%** of the planned sessions are done ${when}: ${due.length - missed.length} of ${due.length}.`
      : `You missed **${worded(missed.length, "sessions", view, speech)}** of ${due.length} planned ${when}, so ${percentDone(missed, due)}% are done.`,
    slots.fields.includes("percent")
      ? `**${percentDone(missed, due)} %** der geplanten Einheiten sind erledigt ${when}: ${due.length - missed.length} von ${due.length}.`
      : `Ausgelassen: **${worded(missed.length, "sessions", view, speech)}** von ${due.length} geplanten ${when}, also ${percentDone(missed, due)} % erledigt.`,
  );
  if (slots.fields.includes("why") || /^(?:and |but |so )*why\b/.test(slots.words))
    return {
      text: [
        missed.some(({ skipReason }) => skipReason !== undefined)
          ? say("What you noted when you skipped:", "Das hast du beim Auslassen notiert:")
          : say(
              "**No reason is recorded**, and I do not guess. The app stores one only when you name it while skipping a session.",
              "**Ein Grund ist nicht gespeichert**, und ich rate nicht. Er steht nur da, wenn du ihn beim Auslassen nennst.",
            ),
        bullet(missed.slice(-MOST_LISTED).map((each) => line(each))),
      ],
    };
  if (slots.choice === "last" || (slots.fields.includes("when") && slots.choice !== "most"))
    return {
      text: [
        say(`The last one you missed: **${line(last)}**.`, `Zuletzt ausgelassen: **${line(last)}**.`),
        ...(HOW_LONG.test(slots.words) ? [daysAgo(daysBetween(last.on, today), speech)] : []),
        total,
      ],
    };
  const shown = slots.fields.includes("list") ? MOST_NAMED : MOST_LISTED;
  return {
    text: [
      total,
      ever,
      bullet(
        missed
          .slice(-shown)
          .toReversed()
          .map((each) => line(each)),
      ),
      missed.length > shown
        ? say(`The last ${shown} of ${missed.length} are shown.`, `Das sind die letzten ${shown} von ${missed.length}.`)
        : "",
    ].filter((part) => part !== ""),
    followUps: speech === "de" ? [] : ["Which weekday do I skip most?"],
  };
}

const MOST_LISTED = 6;
/** As many are shown where each of them was asked for. */
const MOST_NAMED = 20;

function percentDone(missed: readonly unknown[], due: readonly unknown[]): number {
  return Math.round((100 * (due.length - missed.length)) / due.length);
}

function byPeriod(missed: readonly PlannedSession[], when: string, isWeekly: boolean, speech: Speech): readonly string[] {
  const say = speak(speech);
  const groups = [...Map.groupBy(missed, ({ on }) => (isWeekly ? getMonday(on) : on.slice(0, 7)))].toSorted(
    (a, b) => b[1].length - a[1].length,
  );
  const name = (of: string): string =>
    isWeekly
      ? say(`week of ${dated(of)}`, `Woche ab ${dated(of)}`)
      : say(`${MONTHS[Number(of.slice(5)) - 1] ?? ""} ${of.slice(0, 4)}`, `${MONTHS[Number(of.slice(5)) - 1] ?? ""} ${of.slice(0, 4)}`);
  const [top] = groups;
  if (top === undefined) return [];
  return [
    say(
      `Most missed: **${name(top[0])}**, ${top[1].length} of the ${missed.length} ${when}.`,
      `Am meisten ausgefallen: **${name(top[0])}**, ${top[1].length} von ${missed.length} ${when}.`,
    ),
    bullet(groups.slice(1, 6).map(([of, all]) => `${capital(name(of))}: ${all.length}`)),
  ].filter((part) => part !== "");
}

/** "which session do I skip most" */
function byKind(missed: readonly PlannedSession[], when: string, speech: Speech): readonly string[] {
  const say = speak(speech);
  const kindOf = ({ on, title, code }: PlannedSession): string => {
    const work = {
      on,
      title: title.replace(/^Deload: /, ""),
      ...(code !== undefined && { code }),
      metres: {},
      isDistanceLogged: false,
      sets: [],
    };
    const kind = SESSION_KINDS.find(({ isDone }) => isDone(work));
    return kind === undefined ? title : say(kind.name, kind.german);
  };
  const groups = [...Map.groupBy(missed, kindOf)].toSorted((a, b) => b[1].length - a[1].length);
  const [top] = groups;
  if (top === undefined) return [];
  return [
    say(
      `Most missed: **${top[0]}s**, ${top[1].length} of the ${missed.length} ${when}, the last on ${dated(top[1].at(-1)?.on ?? "")}.`,
      `Am meisten ausgefallen: **${top[0]}**, ${top[1].length} von ${missed.length} ${when}, zuletzt ${dated(top[1].at(-1)?.on ?? "")}.`,
    ),
    bullet(groups.slice(1, 6).map(([name, all]) => `${capital(name)}: ${all.length}`)),
  ].filter((part) => part !== "");
}

/** "did i skip more fridays than other days": that day against all others. */
function againstOtherDays(
  asked: readonly Weekday[],
  missed: readonly PlannedSession[],
  { when, isCount }: { readonly when: string; readonly isCount: boolean },
  speech: Speech,
): readonly string[] {
  const lead = (verdict: string): string => (isCount ? "" : verdict);
  const say = speak(speech);
  const groups = Map.groupBy(missed, ({ on }) => getWeekday(on));
  const counts = [...groups].map(([day, sessions]) => ({ day, count: sessions.length })).toSorted((a, b) => b.count - a.count);
  const name = (day: Weekday): string => say(DAYS[day - 1] ?? "", DAYS[day - 1] ?? "");
  const own = asked.reduce((sum, day) => sum + (groups.get(day)?.length ?? 0), 0);
  const isMost = counts[0] !== undefined && asked.includes(counts[0].day) && (counts[1]?.count ?? 0) < counts[0].count;
  return [
    say(
      `**${lead(isMost ? "Yes: " : "No: ")}${own} of your ${missed.length} missed sessions** ${when} were on a ${asked.map((day) => name(day)).join(" or ")}.`,
      `**${lead(isMost ? "Ja: " : "Nein: ")}${own} von ${missed.length} ausgelassenen Einheiten** ${when} an diesem Tag (${asked.map((day) => name(day)).join(", ")}).`,
    ),
    bullet(counts.filter(({ day }) => !asked.includes(day)).map(({ day, count }) => `${name(day)}: ${count}`)),
  ];
}

function weekdays(missed: readonly PlannedSession[], when: string, speech: Speech): readonly string[] {
  const say = speak(speech);
  const name = (day: Weekday): string => say(DAYS[day - 1] ?? "", DAYS[day - 1] ?? "");
  const groups = [...Map.groupBy(missed, ({ on }) => getWeekday(on))].toSorted((a, b) => b[1].length - a[1].length);
  const [top] = groups;
  if (top === undefined) return [];
  return [
    say(
      `You skip **${name(top[0])}** most: ${top[1].length} of the ${missed.length} missed ${missed.length === 1 ? "session" : "sessions"} ${when}.`,
      `Am häufigsten fällt **${name(top[0])}** aus: ${top[1].length} von ${missed.length} ausgelassenen Einheiten ${when}.`,
    ),
    bullet(
      groups.map(([day, sessions]) => {
        const last = sessions.at(-1);
        const on = last === undefined ? "" : shortDay(last.on);
        return say(
          `${name(day)}: ${sessions.length}, the last ${last?.title ?? ""} (${on})`,
          `${name(day)}: ${sessions.length}, zuletzt ${last?.title ?? ""} (${on})`,
        );
      }),
    ),
  ];
}

const MONTHS = "January February March April May June July August September October November December".split(" ");
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const HOW_LONG = /\bhow long\b|\bhow many days\b|\bwie lange\b|\bwie viele tage\b/;

function daysAgo(days: number, speech: Speech): string {
  return speak(speech)(`That was **${days} days** ago.`, `Das war vor **${days} Tagen**.`);
}
