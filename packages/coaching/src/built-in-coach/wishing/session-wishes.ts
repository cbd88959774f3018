import {
  addDays,
  dayInWords,
  formatPace,
  itemText,
  type SecondsPerKilometre,
  type Session,
  shortDay,
  swapOptions,
  type Weekday,
  getWeekday,
} from "@ironpace/training";
import { ease } from "../changes/ease.ts";
import { moveTo } from "../changes/move-to.ts";
import { shorten, TAKES_AWAY } from "../changes/shorten.ts";
import { offerDays, skipSessions } from "../changes/skip-sessions.ts";
import { getRow, sessionOn } from "../changes/session-named.ts";
import { dayName } from "../dialogue/focus.ts";
import { getLines } from "../asking/plan-answer.ts";
import { dated, speak, type Speech } from "../asking/speech.ts";
import type { Slots } from "../reading/slots.ts";
import { getSpan } from "../reading/time.ts";
import { bullet, capital, list } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { answerInGerman } from "../language/german/answer-in-german.ts";
import { preview } from "../changes/card.ts";
import { getDays, getSessions } from "./sessions-named.ts";

/** "Wednesday the 2nd and Thursday the 3rd trade places" */
export function exchangeDays(slots: Slots, view: CoachView): Draft | undefined {
  const [first, second] = getDays(slots, view.today);
  if (first === undefined || second === undefined || view.plan === undefined) return undefined;
  const session = sessionOn(view.plan, first);
  return session === undefined ? moveTo(sessionOn(view.plan, second), first, view) : moveTo(session, second, view);
}

/** Every session a wish names is left out, and no other. */
export function leaveOut(slots: Slots, view: CoachView, speech: Speech): Draft | undefined {
  const sessions = getSessions(slots, view);
  if (sessions.length !== 1) return sessions.length === 0 ? undefined : skipSessions(sessions, view, speech);
  const draft = skipSessions(sessions, view);
  return speech === "de" ? { ...draft, text: answerInGerman(draft.text) } : draft;
}

/** The sessions of a kind on another weekday for as long as is said: a card each. */
export function moveEvery(slots: Slots, to: Weekday, view: CoachView, speech: Speech): Draft | undefined {
  const say = speak(speech);
  const sessions = getSessions({ ...slots, times: slots.times.filter(({ bound }) => bound === "until") }, view).filter(
    ({ date }) => getWeekday(date) !== to,
  );
  const drafts = sessions.map((session) => moveTo(session, addDays(session.date, to - getWeekday(session.date)), view));
  const cards = drafts.flatMap(({ proposals }) => proposals ?? []);
  if (cards.length === 0) return undefined;
  const end = slots.times.find(({ bound }) => bound === "until");
  const span = end === undefined ? undefined : getSpan(end, view.today, false);
  return {
    text: [
      say(
        `${cards.length} ${cards.length === 1 ? "session moves" : "sessions move"}${span === undefined ? "" : `, until ${shortDay(span.to)}`}; your training days stay as they are:`,
        `${cards.length} Einheiten werden verschoben${span === undefined ? "" : `, bis ${shortDay(span.to)}`}; deine Trainingstage bleiben, wie sie sind:`,
      ),
      bullet(cards.map(({ title }) => say(title, title))),
      ...new Set(drafts.flatMap(({ text }) => text.filter((part) => part.startsWith("Careful")))),
      say(
        "Nothing is planned after your plan ends. Tell me again once the next block is there.",
        "Was nach dem Ende des Plans kommt, steht noch nicht fest: sag es mir dann noch einmal.",
      ),
      preview(speech),
    ],
    proposals: cards,
  };
}

/** One session in fewer minutes or kilometres. */
export function shortenNamed(slots: Slots, view: CoachView): Draft | undefined {
  const [session] = getSessions(slots, view);
  const amount =
    slots.minutes !== undefined ? `${slots.minutes} min` : slots.kilometres !== undefined ? `${slots.kilometres} k` : undefined;
  if (session === undefined) return undefined;
  const day = dayName(session.date, view);
  if (slots.minutes !== undefined && TAKES_AWAY.test(slots.words)) return shorten(`cut ${slots.minutes} min off ${day} session`, view);
  return amount === undefined ? shorten(`make ${day} shorter`, view) : shorten(`make ${day} session ${amount} only`, view);
}

export function easeNamed(slots: Slots, view: CoachView, speech: Speech): Draft | undefined {
  const [session] = getSessions(slots, view);
  if (session === undefined) return undefined;
  const draft = ease(`make ${dayName(session.date, view).replace(/s$/, "")} easier please`, view);
  const [card] = draft?.proposals ?? [];
  if (draft === undefined || card?.request.reason !== "ease" || slots.minutes === undefined)
    return draft === undefined || speech === "en" ? draft : { ...draft, text: answerInGerman(draft.text) };
  // "only easy, 30 min": both in one card.
  return {
    ...draft,
    text: [
      speak(speech)(
        `Make **${session.title}** on ${shortDay(session.date)} an easy session of at most **${slots.minutes} min**, nothing hard.`,
        `**${session.title}** am ${shortDay(session.date)} wird locker, höchstens **${slots.minutes} min**, nichts Hartes.`,
      ),
      preview(speech),
    ],
    proposals: [
      {
        ...card,
        title: `Easy, ${slots.minutes} min on ${shortDay(session.date)}`,
        request: { reason: "ease", from: session.date, to: session.date, onlyEasy: true, mostMinutes: Math.max(15, slots.minutes) },
      },
    ],
  };
}

/** A pace cannot be changed by a card: it follows from the best times. What the wish comes to is said. */
export function changePace(slots: Slots, view: CoachView, speech: Speech): Draft | undefined {
  const say = speak(speech);
  const [session] = getSessions(slots, view);
  const paced = session?.blocks.mainWorkout.find(({ pace }) => pace?.per === "km");
  if (session === undefined || paced?.pace === undefined) return undefined;
  const [fastest, slowest] = [Number(paced.pace.fastest), Number(paced.pace.slowest)];
  const by = (slots.seconds ?? 10) * (slots.act === "faster" ? -1 : 1);
  return {
    text: [
      say(
        `**${session.title}** on ${shortDay(session.date)} has ${clockOf(fastest)}–${formatPace(slowest)}; ${Math.abs(by)} s ${by > 0 ? "slower" : "faster"} is **${clockOf(fastest + by)}–${formatPace(slowest + by)}**. Run it like that.`,
        `**${session.title}** am ${shortDay(session.date)} hat ${clockOf(fastest)}–${formatPace(slowest)}; ${Math.abs(by)} s ${by > 0 ? "langsamer" : "schneller"} sind **${clockOf(fastest + by)}–${formatPace(slowest + by)}**. Lauf sie so.`,
      ),
      say(
        "I cannot change a pace: your paces come from your best times. Nothing else changes.",
        "Eine Karte dafür habe ich nicht: Tempi folgen aus deinen Bestzeiten. Sonst ändert sich nichts.",
      ),
    ],
    followUps: speech === "de" ? [] : ["Make it an easy session instead"],
  };
}

function clockOf(pace: SecondsPerKilometre): string {
  return formatPace(pace).replace(/ ?\/km$/, "");
}

/** A single load cannot be changed by a card: what is planned, and what to do instead. */
export function changeLoad(slots: Slots, view: CoachView, speech: Speech): Draft | undefined {
  const say = speak(speech);
  const ahead = {
    at: 0,
    ahead: { from: view.today, to: addDays(view.today, 21), label: "", unit: "other" as const },
    fixed: "ahead" as const,
  };
  const sessions = getSessions({ ...slots, kinds: [], times: slots.times.length > 0 ? slots.times : [ahead] }, view).filter(
    (session) => getLines(session, slots).length > 0,
  );
  if (sessions.length === 0) return undefined;
  const amount = `${slots.kilograms} kg`;
  return {
    text: [
      say(
        `I cannot change a single weight, so the plan stays as it is. Take **${amount}** there and log it:`,
        `Eine Karte für eine einzelne Last habe ich nicht, im Plan ändert sich also nichts. Nimm dort **${amount}** und trag es ein:`,
      ),
      bullet(
        sessions.slice(0, 4).map((session) =>
          say(
            `${shortDay(session.date)}: ${getLines(session, slots)
              .map((item) => itemText(item))
              .join("; ")}, instead **${amount}**`,
            `${shortDay(session.date)}: ${getLines(session, slots)
              .map((item) => itemText(item))
              .join("; ")}, stattdessen **${amount}**`,
          ),
        ),
      ),
      sessions.some(({ code }) => code === "HX")
        ? say(
            "Keep some sets at race weight, so that the race is no surprise.",
            "Mach einen Teil mit Wettkampfgewicht, damit das Rennen nicht überrascht.",
          )
        : "",
    ].filter((part) => part !== ""),
  };
}

/** A line of the sessions that are named, done with something else: only with what was asked for. */
export function swapNamed(slots: Slots, from: Slots, to: string, view: CoachView, speech: Speech): Draft | undefined {
  const say = speak(speech);
  const { plan } = view;
  if (plan === undefined) return undefined;
  const sessions = getSessions({ ...slots, kinds: [] }, view);
  const all =
    sessions.length > 0
      ? sessions
      : getSessions(
          {
            ...from,
            kinds: [],
            times: [{ at: 0, ahead: { from: view.today, to: addDays(view.today, 28), label: "", unit: "other" }, fixed: "ahead" }],
          },
          view,
        )
          .filter((session) => getLines(session, from).length > 0)
          .slice(0, 1);
  const isWanted = (name: string): boolean => to.split(" ").every((word) => name.toLowerCase().includes(word.replace(/s$/, "")));
  const found = all.flatMap((session) =>
    getLines(session, from).map((item) => {
      const options = swapOptions(plan.plan, view.athlete, session.id, item.id, 12);
      return { session, item, options, wished: options.find(({ by }) => isWanted(by)) };
    }),
  );
  const possible = found.filter(({ wished }) => wished !== undefined);
  const missing = sessions.filter((session) => getLines(session, from).length === 0);
  if (found.length === 0) return undefined;
  const [first] = found;
  if (possible.length === 0) {
    const others = (first?.options ?? []).slice(0, 4).map(({ by }) => by.toLowerCase());
    const [what, day] = [first?.item.name ?? "", shortDay(first?.session.date ?? "")];
    return {
      text: [
        say(
          `**${what}** on ${day} cannot be swapped for ${to} in the plan, so I change nothing. ${others.length === 0 ? "Nothing else takes its place: leave the line out, or tell me what you lack." : `It can be done with ${list(others)}. Which one?`}`,
          `**${what}** am ${day} lässt sich im Plan nicht durch ${to} ersetzen, also ändere ich nichts. ${others.length === 0 ? "Etwas anderes passt dort nicht: lass die Zeile aus." : `Möglich ist ${list(others)}. Was davon?`}`,
        ),
      ],
      followUps: speech === "de" ? [] : others.slice(0, 3).map((by) => `Take ${by} instead`),
    };
  }
  return {
    text: [
      bullet(
        possible.map(({ session, item, wished }) =>
          say(
            `${shortDay(session.date)}: **${item.name}** → **${wished?.by ?? ""}**: ${wished?.text ?? ""}`,
            `${shortDay(session.date)}: **${item.name}** → **${wished?.by ?? ""}**: ${wished?.text ?? ""}`,
          ),
        ),
      ),
      missing.length === 0
        ? ""
        : say(
            `${list(missing.map(({ date }) => shortDay(date)))}: the exercise is not in that session.`,
            `${list(missing.map(({ date }) => shortDay(date)))}: davon steht nichts in der Einheit.`,
          ),
      preview(speech),
    ].filter((part) => part !== ""),
    proposals: possible.map(({ session, item, wished }) => ({
      title: `${item.name} → ${wished?.by ?? ""}, ${shortDay(session.date)}`,
      why: `In ${session.title}.`,
      request: { reason: "swap" as const, sessionId: getRow(plan, session), item: item.id, replacement: wished?.by ?? "" },
    })),
  };
}

/** A day that something else takes: its session moves or is left out. */
export function busyDay(slots: Slots, view: CoachView): Draft | undefined {
  const [day] = getDays(slots, view.today);
  if (day === undefined || view.plan === undefined) return undefined;
  const session = sessionOn(view.plan, day);
  return session === undefined ? undefined : offerDays(session, day, view);
}

/** Days away: what is planned on them, and what can be done about it. */
/** Days after the last planned one belong to a block that is not made yet. */
function afterPlan(from: string, { plan }: CoachView, speech: Speech): string {
  if (plan === undefined) return "";
  const last = addDays(plan.plan.startDate, 7 * plan.plan.durationWeeks - 1);
  return from <= last ? "" : speak(speech)(`: your plan ends on ${dated(last)}`, `: dein Plan endet am ${dated(last)}`);
}

function rangeText(from: string, to: string, speech: Speech): string {
  return speak(speech)(`from ${dated(from)} to ${dated(to)}`, `von ${dated(from)} bis ${dated(to)}`);
}

export function awayDays(slots: Slots, view: CoachView, speech: Speech): Draft | undefined {
  const say = speak(speech);
  const [first, last] = slots.times.flatMap((time) => getSpan(time, view.today, false) ?? []);
  const isRange = first !== undefined && last !== undefined && last.from > first.to;
  const span = isRange ? { ...first, to: last.to, label: rangeText(first.from, last.to, speech) } : first;
  const sessions = getSessions(
    {
      ...slots,
      kinds: [],
      ...(isRange && span !== undefined && { times: [{ at: 0, ahead: { ...span, unit: "other" as const }, fixed: "ahead" as const }] }),
    },
    view,
  );
  if (span === undefined) return undefined;
  const when = span.from < span.to ? rangeText(span.from, span.to, speech) : span.label;
  if (sessions.length === 0)
    return {
      text: [
        say(
          `Nothing is planned ${when}${afterPlan(span.from, view, speech)}, so nothing has to change now.`,
          `${capital(when)} ist nichts geplant${afterPlan(span.from, view, speech)}, also muss sich jetzt nichts ändern.`,
        ),
        say(
          "Tell me again when the next block is there. Until then with shoes alone: two or three easy runs of 30–50 min a week, one with 6 × 1 min quick, and twice 3 rounds of push-ups, split squats and a plank. Strength holds for three weeks on that.",
          "Sag es mir wieder, wenn der nächste Block da ist. Bis dahin reicht mit Schuhen allein: zwei, drei lockere Läufe von 30–50 min die Woche, einer mit 6 × 1 min flott, und zweimal 3 Runden Liegestütze, Ausfallschritte und Plank. Die Kraft hält damit drei Wochen.",
        ),
      ],
    };
  const runs = sessions.filter(({ code }) => /^R[A-Z]$/.test(code));
  const others = sessions.filter((session) => !runs.includes(session));
  const doable = (session: Session): string =>
    session.code === "HX"
      ? say("the running and burpees, lunges and carries with what is there", "die Läufe, dazu Burpees und Ausfallschritte")
      : say(
          "pull-ups, push-ups, split squats and lunges, 3–4 sets each close to RPE 8",
          "Klimmzüge, Liegestütze, Ausfallschritte, je 3–4 Sätze",
        );
  return {
    text: [
      say(
        `Away ${when}: **${sessions.length} ${sessions.length === 1 ? "session is" : "sessions are"}** planned then, the days before and after stay as they are.`,
        `Unterwegs ${when}: dann stehen **${sessions.length} Einheiten** im Plan, die Tage davor und danach bleiben.`,
      ),
      bullet([
        ...runs.map((each) =>
          say(
            `${shortDay(each.date)} **${each.title}**: needs no gym, it can stay`,
            `${shortDay(each.date)} **${each.title}**: geht ohne Gym, kann bleiben`,
          ),
        ),
        ...others.map((each) =>
          say(
            `${shortDay(each.date)} **${each.title}**: without the gym do ${doable(each)}`,
            `${shortDay(each.date)} **${each.title}**: ohne Gym ${doable(each)}`,
          ),
        ),
      ]),
      others.length === 0
        ? ""
        : say(
            "Do it like that, or take the card: it leaves out only the sessions that need a gym.",
            "Mach es so, oder nimm die Karte: sie lässt nur die Einheiten aus, die ein Gym brauchen.",
          ),
    ].filter((part) => part !== ""),
    ...(others.length > 0 && { proposals: skipSessions(others, view, speech).proposals ?? [] }),
  };
}

/** What an extra session or exercise comes to: the plan takes none, so nothing is changed. */
export function addExtra(slots: Slots, view: CoachView, speech: Speech): Draft {
  const say = speak(speech);
  const sessions = getSessions(slots, view).slice(0, 4);
  const minutes = slots.minutes ?? 10;
  const limit = view.athlete.availability.minutes;
  return {
    text: [
      say(
        "I cannot add anything to a session: the plan keeps each day's load in balance. So do it after the session and log it; I change nothing.",
        "Eine Karte, die etwas zu einer Einheit hinzufügt, habe ich nicht: der Plan hält die Last jedes Tages im Gleichgewicht. Mach es danach und trag es ein; ich ändere nichts.",
      ),
      bullet(
        sessions.map((session) => {
          const most = limit?.[getWeekday(session.date)];
          const total = session.duration + minutes;
          return say(
            `${shortDay(session.date)}: ${session.title}, ${session.duration} + ${minutes} = **${total} min**${most === undefined ? "" : total > most ? `, more than your ${most} min` : `, within your ${most} min`}${session.isDeload ? "; deload, so keep it light" : ""}`,
            `${shortDay(session.date)}: ${session.title}, ${session.duration} + ${minutes} = **${total} min**${most === undefined ? "" : total > most ? `, mehr als deine ${most} min` : `, innerhalb deiner ${most} min`}${session.isDeload ? "; Deload, also leicht" : ""}`,
          );
        }),
      ),
    ].filter((part) => part !== ""),
    followUps: speech === "de" ? [] : [`Log ${minutes} min core today, RPE 4`],
  };
}

/** A session on a day that has none. */
export function extraSession(slots: Slots, day: string, view: CoachView, speech: Speech): Draft {
  const say = speak(speech);
  const minutes = slots.minutes ?? 40;
  const easy = view.capacities.paces?.easy;
  const pace = easy === undefined ? "" : ` (${formatPace(easy.fast).replace(" /km", "")}–${formatPace(easy.slow)})`;
  return {
    text: [
      say(
        `${dayInWords(day).replace(/ \d{4}$/, "")} has no session, and I cannot add one; your training days stay as they are. An easy ${minutes} min run there is fine${pace}, RPE 3: do it and tell me, then I log it.`,
        `${dayInWords(day).replace(/ \d{4}$/, "")} hat keine Einheit, und eine Karte, die eine hinzufügt, habe ich nicht. Lockere ${minutes} min passen${pace}: mach sie und sag es mir, dann trage ich sie ein.`,
      ),
    ],
    followUps: speech === "de" ? [] : [`Log a ${minutes} min easy run today, RPE 3`],
  };
}
