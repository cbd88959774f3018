import { addDays, daysBetween } from "@ironpace/training";
import { answerEntity, fieldAsked } from "../frame/answer-entity.ts";
import type { Diary, Goal } from "../own-data/diary.ts";
import { aboutGoals, aboutOutlook, goalNamed } from "../own-data/races-and-goals.ts";
import type { Slots } from "../reading/slots.ts";
import { bullet, clock } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { asksForSum } from "./ask-frame.ts";
import { dated, speak, type Speech } from "./speech.ts";
import { getResults } from "../own-data/tests.ts";
import { type Test, TESTS } from "../own-data/subject.ts";

/** A goal: where it stands, what is missing, by when. */
export function answerGoal(slots: Slots, diary: Diary, view: CoachView, speech: Speech): Draft | undefined {
  const say = speak(speech);
  const open = diary.goals.filter(({ completedOn }) => completedOn === undefined);
  const name = slots.tests[0]?.name ?? slots.lifts[0]?.name;
  const short = name?.replace("5 km", "5k").replace("10 km", "10k");
  const goal = slots.goals[0] ?? (short === undefined ? undefined : goalNamed(`${short} goal`, open));
  if (goal === undefined && name !== undefined)
    return {
      text: [
        say(`You have no goal for ${name}.`, `Für ${name} hast du kein Ziel.`),
        bullet(open.map(({ title, due }) => say(`${title}, due ${dated(due)}`, `${title}, fällig ${dated(due)}`))),
      ].filter((part) => part !== ""),
    };
  if (goal === undefined)
    return speech === "de" ? undefined : aboutGoals({ metric: "goals", words: slots.words }, { ...diary, goals: open }, view);
  if (slots.fields[0] === "status") return isItReached(goal, slots, diary, speech);
  const asked = fieldAsked(slots.words);
  const field = asked === undefined ? undefined : answerEntity({ kind: "goal", goal }, asked, diary, view, speech);
  const test = TESTS.find(({ said }) => said.test(goal.title.toLowerCase()));
  const best = test === undefined ? undefined : latestBest(test, diary);
  const isTime = goal.unit === "min";
  const text = (value: number): string => (isTime ? clock(Math.round(60 * value)) : `${Math.round(10 * value) / 10} ${goal.unit}`);
  const isReached = goal.falling ? goal.current <= goal.target : goal.current >= goal.target;
  const gap = Math.abs(goal.target - goal.current);
  const days = daysBetween(view.today, goal.due);
  return (
    field ?? {
      text: [
        say(
          `**${goal.title}**: ${isReached ? "reached" : "not yet"}. You are at **${text(goal.current)}**${best === undefined || !isTime ? "" : ` (${dated(best.on)})`}, the target is ${text(goal.target)}${isReached ? "" : `, so **${isTime ? clock(Math.round(60 * gap)) : text(gap)}** to go`}. Due **${dated(goal.due)}**, in ${days} days.`,
          `**${goal.title}**: ${isReached ? "erreicht" : "noch nicht"}. Du stehst bei **${text(goal.current)}**, Ziel ${text(goal.target)}${isReached ? "" : `, es fehlen **${isTime ? clock(Math.round(60 * gap)) : text(gap)}**`}. Fällig am **${dated(goal.due)}**, in ${days} Tagen.`,
        ),
      ],
    }
  );
}

/** The last value, on the first day it was reached. */
function latestBest(test: Test, diary: Diary): { readonly value: number; readonly on: string } | undefined {
  const results = getResults(test, diary);
  return results.find(({ value }) => value === results.at(-1)?.value);
}

/** "it's already below that": the best against the target, or against the one that a card proposes. */
function isItReached(goal: Goal, slots: Slots, diary: Diary, speech: Speech): Draft {
  const say = speak(speech);
  const test = TESTS.find(({ said }) => said.test(goal.title.toLowerCase()));
  const best = test === undefined ? undefined : latestBest(test, diary);
  const isTime = goal.unit === "min";
  const current = best === undefined ? goal.current : isTime ? best.value / 60 : best.value;
  const target = slots.count ?? slots.kilograms ?? goal.target;
  const text = (value: number): string => (isTime ? clock(Math.round(60 * value)) : `${Math.round(10 * value) / 10} ${goal.unit}`);
  const isReached = goal.falling ? current <= target : current >= target;
  const since = best === undefined ? "" : ` (${dated(best.on)})`;
  const gap = text(Math.abs(target - current));
  return {
    text: [
      isReached
        ? say(
            `**Yes**: you are at **${text(current)}**${since}, the target is ${text(target)}.`,
            `**Ja**: du stehst bei **${text(current)}**${since}, Ziel ist ${text(target)}.`,
          )
        : say(
            `**Not yet**: your best is **${text(current)}**${since}; that is **${gap}** short of ${text(target)}. Should the goal be ${text(target)}, or stay at ${text(goal.target)}?`,
            `**Noch nicht**: deine Bestleistung ist **${text(current)}**${since}; bis ${text(target)} fehlen **${gap}**. Soll das Ziel ${text(target)} sein, oder bei ${text(goal.target)} bleiben?`,
          ),
    ],
  };
}

/** How much faster the race to come is meant to be than the one that was run, or how two results differ. */
function betweenRaces(races: Slots["races"], today: string, speech: Speech): string {
  const say = speak(speech);
  const [earlier, later] = races.toSorted((a, b) => a.on.localeCompare(b.on));
  if (earlier === undefined || later === undefined || earlier.type !== later.type) return "";
  const isAhead = later.on > today;
  const [was, is] = [
    clockSeconds(earlier.result, earlier.result),
    clockSeconds(isAhead ? later.target?.replace(/^\D+/, "") : later.result, earlier.result),
  ];
  if (was === undefined || is === undefined) return "";
  const gap = clock(Math.abs(was - is));
  const faster = is <= was;
  return isAhead
    ? say(
        `**${gap} ${faster ? "faster" : "slower"}**: your target for ${later.name} is ${later.target ?? ""}, ${earlier.name} was ${earlier.result ?? ""}.`,
        `**${gap} ${faster ? "schneller" : "langsamer"}**: Ziel für ${later.name} ist ${later.target ?? ""}, ${earlier.name} war ${earlier.result ?? ""}.`,
      )
    : say(
        `**${gap} ${faster ? "faster" : "slower"}** in ${later.name} (${later.result ?? ""}) than in ${earlier.name} (${earlier.result ?? ""}).`,
        `**${gap} ${faster ? "schneller" : "langsamer"}** bei ${later.name} (${later.result ?? ""}) als bei ${earlier.name} (${earlier.result ?? ""}).`,
      );
}

/** A race of the athlete, past or to come, or two beside each other. */
export function answerRace(slots: Slots, diary: Diary, view: CoachView, speech: Speech): Draft | undefined {
  const say = speak(speech);
  const line = (race: Diary["races"][number]): string => {
    const isPast = race.on < view.today;
    const parts = [
      dated(race.on),
      race.location === "" || race.location === "Not entered" ? undefined : race.location,
      isPast
        ? race.result
        : `${say("in", "in")} ${daysBetween(view.today, race.on)} ${say("days", "Tagen")}${/\bweeks?\b/.test(slots.words) ? say(` (${Math.floor(daysBetween(view.today, race.on) / 7)} weeks and ${daysBetween(view.today, race.on) % 7} days)`, "") : ""}`,
      isPast && race.place !== undefined ? say(`place ${race.place}`, `Platz ${race.place}`) : undefined,
      race.target === undefined ? undefined : say(`target ${race.target}`, `Ziel ${race.target}`),
      `${say("priority", "Priorität")} ${race.priority}`,
    ].filter((part) => part !== undefined);
    return `**${race.name}**: ${parts.join(", ")}`;
  };
  const [race, other] = slots.races;
  if (race !== undefined && other !== undefined) {
    const isRank = slots.fields.includes("rank");
    return {
      text: [
        isRank ? "" : betweenRaces(slots.races, view.today, speech),
        bullet(slots.races.map((each) => say(line(each), line(each)))),
        isRank
          ? say(
              "Places of different races cannot be compared: other athletes started in each.",
              "Plätze verschiedener Rennen lassen sich nicht vergleichen: Es starten jeweils andere.",
            )
          : "",
      ].filter((part) => part !== ""),
    };
  }
  if (race !== undefined && race.on > view.today && asksForSum(slots)) {
    const days = daysBetween(view.today, race.on);
    const sum = Math.floor((days * (slots.count ?? 0)) / 7);
    return {
      text: [
        say(
          `**About ${sum} sessions**: ${Math.floor(days / 7)} weeks and ${days % 7} days until ${race.name}, at ${slots.count} a week. Taper and deloads make them shorter, not fewer.`,
          `**Etwa ${sum} Einheiten**: ${Math.floor(days / 7)} Wochen und ${days % 7} Tage bis ${race.name}, bei ${slots.count} je Woche.`,
        ),
      ],
    };
  }
  if (race !== undefined) {
    const [goal, ran] = [clockSeconds(slots.clock, race.result), clockSeconds(race.result, race.result)];
    if (goal !== undefined && ran !== undefined && goal !== ran)
      return {
        text: [
          say(
            `From **${race.result ?? ""}** to ${slots.clock ?? ""} it is **${clock(Math.abs(ran - goal))}** ${goal < ran ? "faster" : "slower"}${race.type === "hyrox" && goal < ran ? `: spread over the 8 km about ${Math.round((ran - goal) / 8)} s a kilometre, so not all of it can come from running.${race.splits === undefined ? " No splits are stored, so I cannot say where you lost time;" : " Ask for its splits to see where the time went;"} sleds, wall balls and the Roxzone usually hold the most` : ""}.`,
            `Von **${race.result ?? ""}** auf ${slots.clock ?? ""} sind es **${clock(Math.abs(ran - goal))}** ${goal < ran ? "schneller" : "langsamer"}. Zwischenzeiten sind keine gespeichert.`,
          ),
        ],
      };
    if (race.on >= view.today && speech === "de" && (slots.fields.includes("realistic") || slots.fields.includes("gap"))) {
      const before = diary.races.findLast(({ type, result }) => type === race.type && result !== undefined);
      const [wanted, best] = [clockSeconds(race.target?.replace(/^\D+/, ""), before?.result), clockSeconds(before?.result, before?.result)];
      if (wanted !== undefined && best !== undefined && before !== undefined) {
        const weeks = Math.floor(daysBetween(view.today, race.on) / 7);
        const share = (best - wanted) / best;
        const verdict =
          share <= 0 ? "schon erreicht" : share < 0.015 ? "realistisch" : share < 0.04 ? "ehrgeizig, aber möglich" : "sehr ehrgeizig";
        return {
          text: [
            `**${verdict.replace(/^./, (letter) => letter.toUpperCase())}**: ${before.name} war **${before.result ?? ""}**, Ziel in ${race.location} ist ${race.target ?? ""}: **${clock(Math.abs(best - wanted))}** schneller in ${weeks} Wochen.${race.type === "hyrox" ? ` Auf die 8 km verteilt wären das etwa ${Math.round((best - wanted) / 8)} s je Kilometer; nur über das Laufen geht es kaum, die Stationen und die Roxzone gehören dazu. Zwischenzeiten sind keine gespeichert.` : ""}`,
          ],
        };
      }
    }
    if (race.on >= view.today && speech === "en" && (slots.fields.includes("realistic") || slots.fields.includes("gap")))
      return aboutOutlook({ metric: "outlook", words: `am i on track for ${race.name.toLowerCase()}` }, diary, view);
    const isSeveral =
      slots.fields.filter((field) => RACE_FIELDS.has(field)).length +
        (slots.about.includes("goal") && !slots.fields.includes("target") ? 1 : 0) >
      1;
    const asked = isSeveral ? undefined : fieldAsked(slots.words);
    if (isSeveral && race.target !== undefined && race.result !== undefined) {
      const verdict = answerEntity({ kind: "race", race }, { field: "target", rest: [], words: slots.words }, diary, view, speech);
      return { text: [say(`${line(race)}.`, `${line(race)}.`), ...(verdict?.text ?? [])] };
    }
    const metres = TESTS.find(({ said, kind }) => kind === "time" && said.test(race.name.toLowerCase()))?.name;
    const distance = metres === undefined ? undefined : { "5 km": 5, "10 km": 10, "half marathon": 21.0975, marathon: 42.195 }[metres];
    if (slots.metric === "pace" && distance !== undefined && ran !== undefined)
      return {
        text: [
          say(
            `${race.name}: **${race.result ?? ""}** is **${clock(Math.round(ran / distance))} /km**.`,
            `${race.name}: **${race.result ?? ""}** sind **${clock(Math.round(ran / distance))} /km**.`,
          ),
        ],
      };
    if (race.on < view.today && slots.fields.includes("gap") && race.target !== undefined)
      return answerEntity({ kind: "race", race }, { field: "target", rest: [], words: slots.words }, diary, view, speech);
    const field = asked === undefined ? undefined : answerEntity({ kind: "race", race }, asked, diary, view, speech);
    return field ?? { text: [say(`${line(race)}.`, `${line(race)}.`)] };
  }
  const ahead = diary.races.filter(({ on }) => on >= view.today);
  const past = diary.races.filter(({ on }) => on < view.today).toReversed();
  const isAhead = slots.choice === "next" || slots.isPast === false || slots.fields.includes("when");
  const chosen = slots.choice === "last" || slots.isPast === true ? past : isAhead ? ahead : [...ahead, ...past];
  const nth = chosen[(slots.nth ?? 1) - 1];
  if (slots.choice === "last" || slots.choice === "next")
    return {
      text: [
        nth === undefined ? say("No other race is entered.", "Sonst ist kein Rennen eingetragen.") : say(`${line(nth)}.`, `${line(nth)}.`),
      ],
    };
  return {
    text: [
      chosen.length === 0
        ? say("No race is entered.", "Es ist kein Rennen eingetragen.")
        : bullet(chosen.map((each) => say(line(each), line(each)))),
    ],
  };
}

/** "1:20" beside a result with hours is hours and minutes. */
function clockSeconds(text: string | undefined, result: string | undefined): number | undefined {
  const parts = text?.split(":").map(Number);
  if (parts === undefined || parts.some((part) => Number.isNaN(part)) || parts.length < 2) return undefined;
  const value = parts.reduce((total, part) => 60 * total + part, 0);
  return parts.length === 2 && result?.split(":").length === 3 ? 60 * value : value;
}

const RACE_FIELDS: ReadonlySet<string> = new Set(["rank", "result", "target", "where"]);

/** How many blocks there are, which one runs, and its weeks. */
export function answerBlock(slots: Slots, { blocks }: Diary, view: CoachView, speech: Speech): Draft | undefined {
  const say = speak(speech);
  const at = blocks.findIndex(({ isActive }) => isActive);
  const active = blocks[at];
  if (active === undefined || view.plan === undefined) return undefined;
  const week = Math.floor(daysBetween(active.from, view.today) / 7) + 1;
  const end = addDays(active.from, 7 * active.weeks - 1);
  const deload = view.plan.plan.weeks.find(({ isDeload, startDate }) => isDeload && addDays(startDate, 6) >= view.today);
  return {
    text: [
      say(
        `You have **${blocks.length} blocks**; the **${at + 1}${ordinal(at + 1)}** is running: ${active.title}, **week ${week} of ${active.weeks}**, from ${dated(active.from)} to **${dated(end)}**.`,
        `Du hast **${blocks.length} Blöcke**; der **${at + 1}.** läuft: ${active.title.replace("block", "Block").replace("weeks", "Wochen")}, **Woche ${week} von ${active.weeks}**, vom ${dated(active.from)} bis **${dated(end)}**.`,
      ),
      deload === undefined
        ? ""
        : say(`The deload is the week from ${dated(deload.startDate)}.`, `Die Deload-Woche beginnt am ${dated(deload.startDate)}.`),
      slots.fields.includes("list")
        ? bullet(
            blocks.map(({ title, from, weeks }) =>
              say(`${dated(from)}: ${title}, ${weeks} weeks`, `${dated(from)}: ${title}, ${weeks} Wochen`),
            ),
          )
        : "",
    ].filter((part) => part !== ""),
  };
}

function ordinal(number: number): string {
  return number % 100 >= 11 && number % 100 <= 13 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
}

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** The days of the training week in the profile: those with time, and those that are free. */
export function answerTrainingDays(_slots: Slots, { athlete }: CoachView, speech: Speech): Draft | undefined {
  const say = speak(speech);
  const { weekdays, minutes, longDay } = athlete.availability;
  if (weekdays === undefined) return undefined;
  const name = (day: number): string => DAYS[day - 1] ?? "";
  const open = weekdays.map((day) => `${name(day)}${minutes?.[day] === undefined ? "" : ` ${minutes[day]} min`}`);
  const free = DAYS.map((_, at) => at + 1).filter((day) => !weekdays.some((each) => each === day));
  return {
    text: [
      say(
        `Free days: **${free.map(name).join(" and ") || "none"}**. You train on ${open.join(", ")}${longDay === undefined ? "" : `; the long day is ${name(longDay)}`}.`,
        `Freie Tage: **${free.map(name).join(" und ") || "keine"}**. Training: ${open.join(", ")}${longDay === undefined ? "" : `; langer Tag ist ${name(longDay)}`}.`,
      ),
    ],
  };
}

/** Sessions the athlete wrote: their state and what is in them. */
export function answerOwnWorkout(slots: Slots, { submitted, entered }: Diary, speech: Speech): Draft {
  const say = speak(speech);
  const named = submitted.filter(({ title }) =>
    title
      .toLowerCase()
      .split(/[^a-z]+/)
      .some((word) => word.length > 4 && slots.words.includes(word)),
  );
  const shown = named.length > 0 ? named : submitted;
  const state = {
    pending: say("**still waiting for approval**", "**noch nicht freigegeben**"),
    approved: say("**approved**", "**freigegeben**"),
    rejected: say("**rejected**", "**abgelehnt**"),
  };
  return {
    text: [
      shown.length === 0
        ? say("You have not added any sessions of your own.", "Du hast keine eigene Einheit geschrieben.")
        : shown
            .map(({ title, content, status }) =>
              say(`**${title}**: ${state[status]}. ${content}`, `**${title}**: ${state[status]}. ${content}`),
            )
            .join("\n\n"),
      shown.length > 0
        ? say("It is not in your plan, so you do not have to do it.", "Sie steht nicht im Plan, du musst sie also nicht machen.")
        : "",
      named.length > 0 || entered.length === 0
        ? ""
        : say(
            `Entered by you and not done: ${entered.map(({ on, title, minutes }) => `${title}, ${minutes} min (${dated(on)})`).join("; ")}.`,
            `Von dir eingetragen und offen: ${entered.map(({ on, title, minutes }) => `${title}, ${minutes} min (${dated(on)})`).join("; ")}.`,
          ),
    ].filter((part) => part !== ""),
  };
}
