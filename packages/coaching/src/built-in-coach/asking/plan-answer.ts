import { addDays, dayInWords, type ExerciseItem, itemText, getMonday, type Session } from "@ironpace/training";
import type { Diary } from "../own-data/diary.ts";
import { sum } from "../own-data/figures.ts";
import type { Span } from "../own-data/span.ts";
import type { Slots } from "../reading/slots.ts";
import { calendarSpan } from "../reading/calendar.ts";
import { getSpan } from "../reading/time.ts";
import { bullet, capital } from "../say.ts";
import type { Draft } from "../topic.ts";
import { allSessions, isOpen, noPlan } from "../topics/sessions.ts";
import type { ActivePlan, CoachView } from "../view.ts";
import { dated, speak, type Speech, worded } from "./speech.ts";

/** From this effort on a planned session counts as hard, besides those that the plan marks. */
const isHard = (session: Session): boolean => session.hard;

export function getLines(session: Session, slots: Pick<Slots, "lifts" | "lines">): readonly ExerciseItem[] {
  const items = [...session.blocks.skill, ...session.blocks.strength, ...session.blocks.mainWorkout];
  return items.filter(({ name }) => slots.lifts.some((lift) => lift.fits.test(name)) || slots.lines.some((line) => line.fits.test(name)));
}

/** Sessions of the plan that slots name, of any day. */
export function plannedSessions(slots: Slots, plan: ActivePlan): readonly Session[] {
  const isLine = slots.kinds.length === 0 && (slots.lifts.length > 0 || slots.lines.length > 0);
  return allSessions(plan).filter(
    (session) =>
      (slots.kinds.length === 0 || slots.kinds.some((kind) => kind.isPlanned(session))) &&
      (slots.title === undefined || slots.title.test(session.title)) &&
      (!isLine || getLines(session, slots).length > 0) &&
      (slots.isHard !== true || isHard(session)),
  );
}

function isDeloadAsked({ words, about }: Slots): boolean {
  return about.includes("deload") && /^(?:and |so )*(?:is|will|ist|wird) /.test(words);
}

/** "is next week a deload" */
function deloadVerdict(span: Span, { plan }: ActivePlan, speech: Speech): Draft | undefined {
  const say = speak(speech);
  const week = plan.weeks.find(({ startDate }) => startDate === getMonday(span.from));
  const next = plan.weeks.find(({ isDeload, startDate }) => isDeload && startDate > span.from);
  if (week === undefined) return undefined;
  const minutes = sum(week.sessions.map(({ duration }) => duration));
  return {
    text: [
      week.isDeload
        ? say(
            `**Yes**, the week of ${dated(week.startDate)} is a deload: ${week.sessions.length} sessions, ${minutes} min.`,
            `**Ja**, die Woche ab ${dated(week.startDate)} ist eine Deload-Woche: ${week.sessions.length} Einheiten, ${minutes} min.`,
          )
        : say(
            `**No**, the week of ${dated(week.startDate)} is a normal week${next === undefined ? "" : `; the next deload begins on ${dated(next.startDate)}`}.`,
            `**Nein**, die Woche ab ${dated(week.startDate)} ist eine normale${next === undefined ? "" : `; der nächste Deload beginnt am ${dated(next.startDate)}`}.`,
          ),
    ],
  };
}

const ASKS_FOR_DAY = /\b(?:whats?|what is|anything|do i (?:have|train)|planned|scheduled|was|steht|habe ich)\b/;

/** "what do i have on 3 december", on which the plan has nothing. */
function restDayAhead(
  day: string,
  sessions: readonly Session[],
  { plan, today }: CoachView,
  speech: Speech,
  entered: Diary["entered"],
): Draft | undefined {
  const say = speak(speech);
  const last = sessions
    .map(({ date }) => date)
    .toSorted((a, b) => a.localeCompare(b))
    .at(-1);
  const when = capital(dayInWords(day).replace(/ \d{4}$/u, ""));
  if (last === undefined || plan === undefined) return undefined;
  if (day > last)
    return {
      text: [
        say(
          `Your plan ends before that: its last session is on ${dayInWords(last)}.`,
          `Dein Plan endet davor: Die letzte Einheit ist am ${dayInWords(last)}.`,
        ),
      ],
    };
  const next = sessions.filter((session) => session.date > (day > today ? day : today)).toSorted((a, b) => a.date.localeCompare(b.date))[0];
  const beside = entered.filter(({ on }) => on === day);
  const names = beside.map(({ title, minutes }) => `**${title}**, ${minutes} min`).join("; ");
  return {
    text: [
      ...(beside.length === 0
        ? [say(`${when} is a **rest day** in your plan.`, `${when} ist ein **Ruhetag** in deinem Plan.`)]
        : [
            say(
              `${when}: your own ${names}. The plan has nothing on that day.`,
              `${when}: dein eigener Eintrag ${names}. Im Plan steht an dem Tag nichts.`,
            ),
          ]),
      ...(next === undefined
        ? []
        : [
            say(
              `Next is **${next.title}** on ${dayInWords(next.date)}, ${next.duration} min.`,
              `Danach kommt **${next.title}** am ${dayInWords(next.date)}, ${next.duration} min.`,
            ),
          ]),
    ],
  };
}

/** What is planned: the sessions of some days, a line of them, or a number over them. */
export function answerPlan(slots: Slots, diary: Diary, view: CoachView, speech: Speech): Draft | undefined {
  const { plan, today } = view;
  if (plan === undefined) return noPlan();
  const say = speak(speech);
  const all = plannedSessions(slots, plan);
  const spans = withOtherWeek(spansAhead(slots, view, plan), slots, today);
  if (spans.length > 1) return comparePlanned(spans, slots, { plan, diary }, view, speech);
  const [span] = spans;
  const isCounting = slots.metric === "sessions" || slots.metric === "time" || slots.metric === "load" || slots.metric === "distance";
  const isTraditional =
    slots.isHard === true ||
    slots.choice !== undefined ||
    slots.lifts.length + slots.lines.length + slots.kinds.length > 0 ||
    isCounting ||
    slots.metric === "weight" ||
    slots.metric === "pace";
  if (span === undefined) {
    if (slots.choice !== "next" && slots.choice !== "last" && slots.nth === undefined && !isTraditional) return undefined;
    const open = all.filter((session) => session.date >= today && isOpen(plan, session));
    const found = slots.choice === "last" ? open.at(-1) : open[(slots.nth ?? 1) - 1];
    return found === undefined
      ? { text: [say("There are no more sessions of that kind in your plan.", "Davon steht nichts mehr im Plan.")] }
      : described(found, slots, view, speech);
  }
  const deload = isDeloadAsked(slots) ? deloadVerdict(span, plan, speech) : undefined;
  if (deload !== undefined) return deload;
  const inSpan = all.filter(({ date }) => date >= span.from && date <= span.to);
  const rest =
    span.from <= today && slots.times.every(({ past }) => past === undefined || past.from > today)
      ? inSpan.filter((session) => session.date >= today && isOpen(plan, session))
      : inSpan;
  const found = slots.isLeft ? rest.filter((session) => isOpen(plan, session)) : rest;
  if (span.from === span.to && found.length === 0)
    return span.from > today && !isTraditional && inSpan.length === 0 && ASKS_FOR_DAY.test(slots.words)
      ? restDayAhead(span.from, all, view, speech, diary.entered)
      : undefined;
  const beside =
    slots.kinds.length + slots.lifts.length + slots.lines.length > 0 || slots.isHard === true
      ? []
      : diary.entered.filter(({ on }) => on >= span.from && on <= span.to);
  if (span.from === span.to || found.length === 1) {
    const [session] = found;
    if (session === undefined) return undefined;
    return described(session, slots, view, speech, beside);
  }
  if (slots.choice === "most" || slots.choice === "least") {
    const value = (each: Session): number =>
      slots.by === "time" || slots.metric === "time" ? each.duration : each.intensityLevel * 1000 + each.duration;
    const ranked = found.toSorted((a, b) => (slots.choice === "most" ? value(b) - value(a) : value(a) - value(b)));
    const [top] = ranked;
    return top === undefined ? undefined : described(top, slots, view, speech);
  }
  const head =
    slots.fields.includes("when") && found[0] !== undefined
      ? `**${capital(say(dayInWords(found[0].date), dayInWords(found[0].date)))}**, ${say(span.label, span.label)} (${say(`week ${found[0].week}`, `Woche ${found[0].week}`)})`
      : capital(say(span.label, span.label));
  const done = found.filter((session) => !isOpen(plan, session));
  const open = found.filter((session) => isOpen(plan, session));
  const total = totalPlanned(found, slots);
  const wantsDone = /\b(?:done|so far|finished|completed|left|remaining|still|erledigt|geschafft)\b/.test(slots.words) && done.length > 0;
  const actual = sum(diary.work.filter(({ on }) => on >= span.from && on <= span.to).map(({ minutes }) => minutes ?? 0));
  return {
    text: [
      `${head}: **${worded(found.length, "sessions", view, speech)}**, ${worded(sum(found.map(({ duration }) => duration)), "time", view, speech)}${slots.metric === "load" || slots.metric === "distance" ? `, **${worded(total, slots.metric, view, speech)}** ${say("as planned", "laut Plan")}` : ""}.`,
      wantsDone
        ? say(
            `Done: **${worded(actual, "time", view, speech)}** (${done.length} of ${found.length}); still to come: **${worded(sum(open.map(({ duration }) => duration)), "time", view, speech)}**.`,
            `Erledigt: **${worded(actual, "time", view, speech)}** (${done.length} von ${found.length}); noch vor dir: **${worded(sum(open.map(({ duration }) => duration)), "time", view, speech)}**.`,
          )
        : "",
      bullet(found.map((session) => getLine(session, slots, plan, speech))),
      endNote(span, plan, speech),
      beside.length === 0 ? "" : say(`Outside the plan:\n${besideText(beside, speech)}`, `Neben dem Plan:\n${besideText(beside, speech)}`),
    ].filter((part) => part !== ""),
  };
}

/** What lies after the plan is not planned yet, so a sum until a race is not the whole of it. */
function endNote({ to, label }: Span, plan: ActivePlan, speech: Speech): string {
  const last = allSessions(plan).reduce((latest, { date }) => (date > latest ? date : latest), "");
  return to <= addDays(last, 7) || !label.startsWith("until")
    ? ""
    : speak(speech)(
        `The plan ends on ${dated(last)}: what comes after it until then is not planned yet, so it is not counted.`,
        `Der Plan endet am ${dated(last)}: Was danach kommt, ist noch nicht geplant und zählt hier nicht mit.`,
      );
}

function besideText(beside: Diary["entered"], speech: Speech): string {
  return bullet(
    beside.map(({ on, title, minutes }) =>
      speak(speech)(`${dated(on)}: ${title}, ${minutes} min`, `${dated(on)}: ${title}, ${minutes} min`),
    ),
  );
}

/** The spans of the plan that are meant. */
function spansAhead(slots: Slots, view: CoachView, plan: ActivePlan): readonly Span[] {
  const { today } = view;
  const wholeWeek = calendarSpan("week", 0, today);
  const spans = slots.times
    .flatMap((time) => (time.isEvery ? [] : (getSpan(time, today, time.bound === "since") ?? [])))
    .map((span) => (span.label === "this week" || span.label === "this week so far" ? wholeWeek : span));
  const deload = plan.plan.weeks.find(({ isDeload, startDate }) => isDeload && addDays(startDate, 6) >= today);
  if (spans.length > 0) return spans;
  if (slots.nth === undefined || !slots.about.includes("deload") || deload === undefined) {
    if (
      slots.about.includes("deload") &&
      slots.kinds.some(({ name }) => name === "deload session") &&
      spans.length === 0 &&
      deload !== undefined
    )
      return [
        {
          from: deload.startDate,
          to: addDays(deload.startDate, 6),
          label: `in the deload week from ${dated(deload.startDate)}`,
          unit: "week",
        },
      ];
    return spans;
  }
  return [{ from: today, to: addDays(deload.startDate, -1), label: "before the deload", unit: "other" }];
}

/** "is next friday harder than this one": the same weekday of this week. */
function withOtherWeek(spans: readonly Span[], { isCompared, words }: Slots, today: string): readonly Span[] {
  const [span] = spans;
  if (!isCompared || span === undefined || spans.length > 1 || span.from !== span.to || !/\bthis (?:one|week|weeks)\b/.test(words))
    return spans;
  const day = addDays(span.from, -7);
  return day < getMonday(today) ? spans : [span, { ...span, from: day, to: day, label: `on ${dated(day)}` }];
}

function totalPlanned(sessions: readonly Session[], { metric }: Slots): number {
  if (metric === "load") return sum(sessions.map(({ duration, intensityLevel }) => duration * intensityLevel));
  if (metric === "distance") return sum(sessions.map(({ distance }) => distance));
  return metric === "time" ? sum(sessions.map(({ duration }) => duration)) : sessions.length;
}

function getLine(session: Session, slots: Slots, plan: ActivePlan, speech: Speech): string {
  const say = speak(speech);
  const outcome = plan.outcomes.find(({ sessionId }) => sessionId === session.id)?.status;
  const state =
    outcome === undefined ? "" : say(`, ${outcome}`, outcome === "completed" ? ", erledigt" : outcome === "skipped" ? ", ausgelassen" : "");
  const lines =
    slots.lifts.length + slots.lines.length > 0
      ? `: **${getLines(session, slots)
          .map((item) => itemText(item))
          .join("; ")}**`
      : "";
  return say(
    `${dated(session.date)}: **${session.title}**${lines}, ${session.duration} min, effort ${session.intensityLevel} of 10${state}`,
    `${dated(session.date)}: **${session.title}**${lines}, ${session.duration} min, Anstrengung ${session.intensityLevel} von 10${state}`,
  );
}

/** One session, with the lines that are asked about in front. */
function described(session: Session, slots: Slots, view: CoachView, speech: Speech, beside: Diary["entered"] = []): Draft {
  const say = speak(speech);
  const named = getLines(session, slots);
  const paced = slots.metric === "pace" ? session.blocks.mainWorkout.filter(({ pace }) => pace !== undefined) : [];
  const lines = named.length > 0 ? named : paced;
  const items = lines.length > 0 ? lines : [...session.blocks.strength, ...session.blocks.skill, ...session.blocks.mainWorkout];
  const outcome = view.plan?.outcomes.find(({ sessionId }) => sessionId === session.id);
  const day = dayInWords(session.date).replace(/ \d{4}$/, "");
  return {
    text: [
      say(
        `${capital(day)}: **${session.title}**, **${session.duration} min**, effort ${session.intensityLevel} of 10${outcome === undefined ? "" : ` (${outcome.status}${outcome.rpe === undefined ? "" : `, RPE ${outcome.rpe}`})`}.`,
        `${capital(day)}: **${session.title}**, **${session.duration} min**, Anstrengung ${session.intensityLevel} von 10.`,
      ),
      bullet(
        items
          .slice(0, 12)
          .map((item) =>
            say(lines.length > 0 ? `**${itemText(item)}**` : itemText(item), lines.length > 0 ? `**${itemText(item)}**` : itemText(item)),
          ),
      ),
      beside.length === 0 ? "" : say(`Outside the plan:\n${besideText(beside, speech)}`, `Neben dem Plan:\n${besideText(beside, speech)}`),
    ].filter((part) => part !== ""),
  };
}

/** Two weeks, or two days, beside each other; of what is past the log speaks. */
function comparePlanned(
  spans: readonly Span[],
  slots: Slots,
  { plan, diary }: { readonly plan: ActivePlan; readonly diary: Diary },
  view: CoachView,
  speech: Speech,
): Draft | undefined {
  const say = speak(speech);
  const { today } = view;
  const all = plannedSessions(slots, plan);
  if (spans.every(({ from, to }) => from === to)) {
    const found = spans.map((span) => all.find(({ date }) => date === span.from));
    const sessions = found.filter((session) => session !== undefined);
    const added =
      slots.metric === "time" || slots.metric === "sessions" || slots.metric === "load" || slots.metric === "distance"
        ? totalPlanned(sessions, slots)
        : undefined;
    const texts = spans.map((span, at) => {
      const session = found[at];
      if (session === undefined)
        return say(`${capital(span.label)}: nothing of that is planned.`, `${capital(span.label)}: davon ist nichts geplant.`);
      return getLine(session, slots, plan, speech);
    });
    const [a, b] = found;
    const [lineA, lineB] = [a, b].map((session) =>
      session === undefined
        ? undefined
        : getLines(session, slots)
            .map((item) => itemText(item))
            .join("; "),
    );
    const isSame = lineA !== undefined && lineA !== "" && lineA === lineB;
    const verdict =
      a === undefined || b === undefined
        ? ""
        : slots.lifts.length + slots.lines.length > 0
          ? isSame
            ? say("Yes, it is the same on both days.", "Ja, das ist an beiden Tagen gleich.")
            : say("They differ.", "Das ist nicht gleich.")
          : a.intensityLevel === b.intensityLevel
            ? say(
                `Both have effort ${a.intensityLevel}; the longer is ${a.duration >= b.duration ? a.title : b.title}.`,
                `Beide haben Anstrengung ${a.intensityLevel}.`,
              )
            : say(
                `The harder one is **${(a.intensityLevel > b.intensityLevel ? a : b).title}**.`,
                `Härter ist **${(a.intensityLevel > b.intensityLevel ? a : b).title}**.`,
              );
    return {
      text: [
        added === undefined || slots.isCompared
          ? ""
          : say(
              `Together **${worded(added, slots.metric ?? "time", view, speech)}** planned:`,
              `Zusammen **${worded(added, slots.metric ?? "time", view, speech)}** geplant:`,
            ),
        bullet(texts),
        verdict,
      ].filter((part) => part !== ""),
    };
  }
  const metric = slots.metric === "load" || slots.metric === "distance" || slots.metric === "sessions" ? slots.metric : "time";
  const valued = spans.map((span) => {
    const sessions = all.filter(({ date }) => date >= span.from && date <= span.to);
    const isPast = span.to < getMonday(today);
    const logged = diary.work.filter(({ on }) => on >= span.from && on <= span.to);
    const value = isPast
      ? metric === "load"
        ? sum(logged.map(({ load }) => load ?? 0))
        : metric === "time"
          ? sum(logged.map(({ minutes }) => minutes ?? 0))
          : logged.length
      : totalPlanned(sessions, { ...slots, metric });
    return { span, value, isPast, sessions, count: isPast ? logged.length : sessions.length };
  });
  const [a, b] = valued;
  if (a === undefined || b === undefined) return undefined;
  const [top, low] = a.value >= b.value ? [a, b] : [b, a];
  return {
    text: [
      bullet(
        valued.map(({ span, value, isPast, count }) =>
          say(
            `${capital(span.label)}: **${worded(value, metric, view, speech)}** ${isPast ? "done" : "planned"}, ${worded(count, "sessions", view, speech)}`,
            `${capital(span.label)}: **${worded(value, metric, view, speech)}** ${isPast ? "gemacht" : "geplant"}, ${worded(count, "sessions", view, speech)}`,
          ),
        ),
      ),
      top.value === low.value
        ? say("That is the same.", "Das ist gleich.")
        : say(
            `**${capital(top.span.label)}** has more, by ${worded(top.value - low.value, metric, view, speech)} (${Math.round((100 * (top.value - low.value)) / Math.max(1, low.value))}%).`,
            `**${capital(top.span.label)}** ist mehr, um ${worded(top.value - low.value, metric, view, speech)}.`,
          ),
      ...valued
        .filter(({ sessions }) => sessions.some(({ isDeload }) => isDeload))
        .map(({ span }) => say(`${capital(span.label)} is a deload week.`, `${capital(span.label)} ist eine Deload-Woche.`)),
    ],
  };
}
