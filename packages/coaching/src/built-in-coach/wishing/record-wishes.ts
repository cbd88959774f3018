import { addDays, type Day, getMonday, shortDay, type Weekday } from "@ironpace/training";
import { logWork } from "../changes/log-work.ts";
import { newWeight } from "../changes/log/new-best.ts";
import { getRow, sessionOn } from "../changes/session-named.ts";
import { dated, speak, type Speech } from "../asking/speech.ts";
import type { Diary } from "../own-data/diary.ts";
import type { Slots } from "../reading/slots.ts";
import { getSpan } from "../reading/time.ts";
import { list } from "../say.ts";
import type { Draft } from "../topic.ts";
import { allSessions } from "../topics/sessions.ts";
import type { CoachView } from "../view.ts";
import { nothingYet, preview, recordCard } from "../changes/card.ts";

/** "bumped the 20th from 7 to 8", "rpe for monday was an 8 not a 6": another effort for a session that is done. */
export function correctEffort(slots: Slots, view: CoachView, speech: Speech): Draft | undefined {
  const say = speak(speech);
  const { plan, today } = view;
  const rpe = newEffort(slots.words) ?? slots.rpe;
  if (rpe === undefined || rpe > 10 || plan === undefined) return undefined;
  const span = slots.times.flatMap((time) => (time.past === undefined ? [] : (getSpan(time, today, true) ?? [])))[0];
  const done = allSessions(plan).filter(({ id }) =>
    plan.outcomes.some(({ sessionId, status }) => sessionId === id && status === "completed"),
  );
  const session =
    span === undefined
      ? done.findLast((each) => slots.kinds.some((kind) => kind.isPlanned(each)))
      : done.find(({ date }) => date >= span.from && date <= span.to);
  if (session === undefined)
    return {
      text: [
        say(
          `${span === undefined ? "I find no such session" : `No session of this plan is done ${span.label}`}, so there is no effort to correct. Which day was it?`,
          `Dazu finde ich keine erledigte Einheit in diesem Plan. Welcher Tag war es?`,
        ),
      ],
    };
  const before = plan.outcomes.find(({ sessionId }) => sessionId === session.id)?.rpe;
  return {
    text: [
      say(
        `**${session.title}** on ${dated(session.date)}: effort ${before ?? "–"} → **${rpe} of 10**${before === undefined ? "" : `, load ${Math.round(before * session.duration)} → **${Math.round(rpe * session.duration)}**`}.`,
        `**${session.title}** am ${dated(session.date)}: Anstrengung ${before ?? "–"} → **${rpe} von 10**${before === undefined ? "" : `, Belastung ${Math.round(before * session.duration)} → **${Math.round(rpe * session.duration)}**`}.`,
      ),
      nothingYet(speech),
    ],
    proposals: [
      recordCard(
        `Effort ${rpe}: ${session.title}`,
        `${shortDay(session.date)}, done.`,
        { kind: "effort", sessionId: getRow(plan, session), rpe, ...(before !== undefined && { before }) },
        [{ label: session.title, ...(before !== undefined && { before: `effort ${before}` }), after: `effort ${rpe}` }],
      ),
    ],
  };
}

/** The new one of two efforts: "from 7 to an 8", "an 8 not a 6", "should be 8". */
function newEffort(words: string): number | undefined {
  const found =
    /\bto (?:an? |rpe )?(\d{1,2}(?:\.5)?)\b/.exec(words)?.[1] ??
    /\b(\d{1,2}(?:\.5)?) (?:and )?not (?:an? )?\d/.exec(words)?.[1] ??
    /\bnot (?:an? )?\d{1,2}(?:\.5)? (?:but |its |it was )?(?:an? )?(\d{1,2}(?:\.5)?)\b/.exec(words)?.[1] ??
    /\b(?:should (?:be|have been|read)|more like|was actually|actually|more like|rather|was|felt like|felt|really) (?:an? |rpe )*(\d{1,2}(?:\.5)?)\b/.exec(
      words,
    )?.[1];
  return found === undefined ? undefined : Number(found);
}

export function deleteGoal({ goals, possibleGoal }: Slots, view: CoachView, speech: Speech): Draft | undefined {
  const say = speak(speech);
  const goal = goals[0] ?? possibleGoal;
  if (goal === undefined) return undefined;
  return {
    text: [
      say(
        `Delete the goal **${goal.title}** (due ${dated(goal.due)})? Your other goals stay.`,
        `Das Ziel **${goal.title}** (fällig ${dated(goal.due)}) löschen? Deine anderen Ziele bleiben.`,
      ),
      nothingYet(speech),
    ],
    proposals: [
      recordCard(`Delete goal: ${goal.title}`, `Due ${dated(goal.due)}.`, { kind: "goal-delete", goalId: goal.id, title: goal.title }, [
        { label: goal.title, before: `${Math.round(10 * goal.current) / 10} of ${goal.target} ${goal.unit}`, after: "deleted" },
      ]),
    ],
    ...(view.today > goal.due && { followUps: [] }),
  };
}

export function changeRaceTarget(slots: Slots, view: CoachView, speech: Speech): Draft | undefined {
  const say = speak(speech);
  const race = slots.races.find(({ on }) => on >= view.today);
  if (race === undefined || slots.clock === undefined) return undefined;
  const target = `sub ${slots.clock}`;
  return {
    text: [
      say(
        `**${race.name}**, ${dated(race.on)}: target ${race.target ?? "–"} → **${target}**.`,
        `**${race.name}**, ${dated(race.on)}: Ziel ${race.target ?? "–"} → **${target}**.`,
      ),
      nothingYet(speech),
    ],
    proposals: [
      recordCard(`Target ${target}: ${race.name}`, `${dated(race.on)}.`, { kind: "race-target", competitionId: race.id, target }, [
        { label: "Target", ...(race.target !== undefined && { before: race.target }), after: target },
      ]),
    ],
  };
}

/** Body weight; the profile keeps one value without its day, which is said. */
export function storeWeight(slots: Slots, view: CoachView, speech: Speech): Draft | undefined {
  if (slots.kilograms === undefined) return undefined;
  const draft = newWeight(`my weight is ${slots.kilograms} kg`, view);
  const day = slots.times.flatMap((time) => getSpan(time, view.today, true) ?? [])[0];
  if (draft === undefined || day === undefined || day.from === view.today) return draft;
  const note = speak(speech)(
    `You weighed yourself ${day.label}; your profile keeps the weight without a date.`,
    `Gewogen ${day.label}; das Profil speichert den Wert ohne Tag.`,
  );
  return { ...draft, text: [...draft.text.slice(0, 1), note, ...draft.text.slice(1)] };
}

/** "I did a rowing class instead of pressing yesterday, 50 min, 6 of 10": what was done, not what it stood in for. */
export function logInstead(slots: Slots, view: CoachView, diary: Diary): Draft | undefined {
  const text = slots.words.replace(/\b(?:instead of|rather than)(?: (?:at|the|my|a))? \w+(?: (?:press|session|day|run))?/, " ");
  const sport = /\b(run|ride|bike|row|rowing|ski|swim|hike|walk|yoga|mobility|class|football|climbing|tennis|hyrox|compromised)\b/.exec(
    text,
  )?.[0];
  if (sport === undefined || slots.minutes === undefined) return undefined;
  const day = slots.times.flatMap((time) => getSpan(time, view.today, true) ?? [])[0]?.from ?? view.today;
  const when =
    day === view.today
      ? "today"
      : day === addDays(view.today, -1)
        ? "yesterday"
        : `on ${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1] ?? ""}`;
  const draft = logWork(
    `log ${slots.minutes} min ${sport.replace("rowing", "row")} ${when}${slots.rpe === undefined ? "" : ` rpe ${slots.rpe}`}`,
    view,
    diary,
  );
  const planned = view.plan === undefined ? undefined : sessionOn(view.plan, day);
  return draft === undefined || planned === undefined
    ? draft
    : {
        ...draft,
        text: [
          ...draft.text.slice(0, 1),
          `The planned **${planned.title}** of that day stays as it is; say “mark it as not done” if you left it out.`,
          ...draft.text.slice(1),
        ],
      };
}

const MONTHS = "january february march april may june july august september october november december".split(" ");
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

interface Week {
  readonly out: readonly Weekday[];
  readonly added: readonly Weekday[];
  readonly minutes?: number;
  readonly count?: number;
}

/** The training week from now on. What begins later or ends again is no card, because a card holds from Monday on. */
export function changeWeek(slots: Slots, { out, added, minutes, count }: Week, view: CoachView, speech: Speech): Draft | undefined {
  const say = speak(speech);
  const { availability } = view.athlete;
  const known = availability.weekdays ?? [];
  const named = slots.times.flatMap(({ weekday, isEvery }) => (weekday !== undefined && isEvery === true ? [weekday] : []));
  const days = [...new Set([...known.filter((day) => !out.includes(day)), ...added])].toSorted((a, b) => a - b);
  const all: Record<number, number> = { ...(availability.minutes as Record<number, number> | undefined) };
  for (const day of days) if (minutes !== undefined && named.includes(day)) all[day] = minutes;
  const limits = Object.fromEntries(days.flatMap((day) => (all[day] === undefined ? [] : [[day, all[day]]])));
  const from = slots.times.find(({ bound, weekday, ahead }) => weekday === undefined && ahead !== undefined && bound !== "until");
  const start = from === undefined ? undefined : getSpan(from, view.today, false)?.from;
  const end = slots.times.find(({ bound }) => bound === "until");
  if (count !== undefined && count < FEWEST_DAYS)
    return {
      text: [
        say(
          `The plan needs at least ${FEWEST_DAYS} training days a week. With ${count} I can keep what you have: tell me which days you are away, or shorten sessions.`,
          `Der Plan braucht mindestens ${FEWEST_DAYS} Trainingstage die Woche. Mit ${count} kann ich behalten, was da ist: nenn mir die Tage, an denen du nicht kannst, oder kürze Einheiten.`,
        ),
      ],
    };
  if (
    count !== undefined &&
    added.length === 0 &&
    out.length === 0 &&
    count > known.length &&
    known.length > 0 &&
    count > (availability.daysPerWeek ?? 0)
  ) {
    const free = ([1, 2, 3, 4, 5, 6, 7] as const).filter((day) => !known.includes(day)).map((day) => DAYS[day - 1] ?? "");
    return {
      text: [
        say(
          `**${count} days a week** is ${count - known.length} more than now. Which day, and how long? Free are ${list(free)}.`,
          `**${count} Tage die Woche** sind ${count - known.length} mehr als jetzt. Welcher Tag, und wie lange? Frei sind noch ${free.map((day) => GERMAN_DAYS[DAYS.indexOf(day as (typeof DAYS)[number])] ?? day).join(" und ")}.`,
        ),
      ],
      ...(speech === "en" && { followUps: free.map((day) => `I also want to train on ${day}s, 60 min`) }),
    };
  }
  const number = Math.max(3, Math.min(count ?? days.length, 7));
  // Fewer days than are known: which of them go, the plan decides.
  const isChosen = number >= days.length;
  const dayText = !isChosen
    ? say(`on ${number} of your days`, `an ${number} deiner Tage`)
    : list(days.map((day) => `${DAYS[day - 1] ?? ""}${limits[day] === undefined ? "" : ` ${limits[day]} min`}`));
  const isSame =
    days.length === known.length && number === availability.daysPerWeek && days.every((day) => all[day] === availability.minutes?.[day]);
  if (isSame)
    return {
      text: [
        say("Your training week is like that already, so nothing changes.", "Deine Trainingswoche ist schon so, es ändert sich nichts."),
      ],
    };
  const weeks = /\bfor (?:the )?(?:next )?(\d{1,2}|two|three|four) weeks?\b/.exec(slots.words)?.[1];
  const isOneWeek = /\b(?:next|this) week only\b|\b(?:only|just) (?:for )?(?:next|this) week\b|\bfor (?:a|one) week\b/.test(slots.words);
  const isForWeeks = (weeks !== undefined || isOneWeek) && end === undefined;
  if (end !== undefined || (start !== undefined && start > addDays(getMonday(view.today), LATEST_START)))
    return {
      text: [
        say(
          `So **${count ?? days.length} days a week**: ${dayText}, ${end === undefined ? `from ${dated(start ?? view.today)}` : `until ${dated(getSpan(end, view.today, false)?.to ?? view.today)}`}. A change to your training week applies permanently from next Monday, so I do not offer one now.`,
          `Also **${count ?? days.length} Tage die Woche**: ${dayText}, ${end === undefined ? `ab ${dated(start ?? view.today)}` : `bis ${dated(getSpan(end, view.today, false)?.to ?? view.today)}`}. Eine Karte für die Trainingswoche gilt ab nächstem Montag und auf Dauer, also mache ich jetzt keine.`,
        ),
        lastDay(view, start, speech),
      ].filter((part) => part !== ""),
    };
  return {
    text: [
      say(
        `From ${start !== undefined && start > view.today ? dated(start) : "now"} on **${number} days a week**: ${dayText}${availability.weekdays === undefined ? "" : ` (now ${known.map((day) => `${(DAYS[day - 1] ?? "").slice(0, 3)}${availability.minutes?.[day] === undefined ? "" : ` ${availability.minutes[day]}`}`).join(", ")})`}.`,
        `Ab ${start !== undefined && start > view.today ? dated(start) : "jetzt"} **${number} Tage die Woche**: ${dayText}.`,
      ),
      isForWeeks
        ? say(
            `The card holds until you change it again: after ${weeks === undefined ? "that week" : `${weeks} weeks`} say “back to ${availability.daysPerWeek ?? known.length} days a week”.`,
            `Die Karte gilt, bis du es wieder änderst: sag nach ${weeks === undefined ? "der Woche" : `${weeks} Wochen`} „wieder ${availability.daysPerWeek ?? known.length} Tage die Woche“.`,
          )
        : "",
      shortened(view, limits, start ?? view.today, speech),
      preview(speech),
    ].filter((part) => part !== ""),
    ...(view.plan !== undefined && {
      proposals: [
        {
          title: `Train ${number} days a week`,
          why: dayText,
          request: {
            reason: "availability" as const,
            availability: {
              daysPerWeek: number,
              ...(isChosen && { weekdays: days }),
              ...(isChosen && { minutes: limits }),
              ...(availability.longDay !== undefined && days.includes(availability.longDay) && { longDay: availability.longDay }),
            },
          },
        },
      ],
    }),
  };
}

const FEWEST_DAYS = 3;
const GERMAN_DAYS = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"] as const;

/** What begins within this many days from Monday is laid out with the weeks after this one. */
const LATEST_START = 9;

function lastDay({ plan }: CoachView, start: Day | undefined, speech: Speech): string {
  if (plan === undefined || start === undefined) return "";
  const last = addDays(plan.plan.startDate, 7 * plan.plan.durationWeeks - 1);
  return start > last
    ? speak(speech)(
        `Your plan ends on ${dated(last)}, so nothing is planned then yet. Change the days in your profile before the next block is made, and it follows them.`,
        `Dein Plan endet am ${dated(last)}, dann ist noch nichts geplant. Ändere die Tage im Profil, bevor der nächste Block entsteht.`,
      )
    : speak(speech)(`Tell me again in the week before ${dated(start)}.`, `Sag es mir in der Woche vor dem ${dated(start)} noch einmal.`);
}

/** Sessions that are longer than the new limit of their day. */
function shortened({ plan }: CoachView, limits: { readonly [day: number]: number }, from: Day, speech: Speech): string {
  if (plan === undefined) return "";
  const over = allSessions(plan).filter(({ date, duration, weekday }) => date >= from && (limits[weekday] ?? 999) < duration);
  return over.length === 0
    ? ""
    : speak(speech)(
        `Shorter then: ${list(over.map(({ date, title, duration }) => `${title} (${shortDay(date)}, ${duration} min)`))}.`,
        `Kürzer werden: ${list(over.map(({ date, title, duration }) => `${title} (${shortDay(date)}, ${duration} min)`))}.`,
      );
}
