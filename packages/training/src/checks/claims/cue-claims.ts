import { addDays, type Day, shortDay } from "../../calendar/day.ts";
import type { Session, Violation } from "../../model/plan.ts";
import { inSession, type Rule } from "../rule.ts";
import { sessionTexts } from "./session-texts.ts";

const BAN = /nothing fast, no hills|leave out hills/u;
/** "Threshold runs come back from Mon 7 Dec." */
const BACK = {
  threshold: /Threshold runs come back from (\w{3} \d+ \w{3})/u,
  all: /faster runs come back from (\w{3} \d+ \w{3})/u,
} as const;
/** Words that send somebody up or down a hill. */
const HILLY = /\b(?:uphill|rolling ground|on climbs?\b|climb at|hills? or|steep hills?|walk the steep|trails? with climbs)\b/iu;
/** A sore leg rides up what it does not run up. */
const ON_A_BIKE = /\b(?:spin|saddle|gear|rid(?:e|ing))\b/iu;
const FAST = { any: /^(?:Tempo run|Interval run|Hill sprint|Strides)$/u, fastest: /^(?:Interval run|Hill sprint|Strides)$/u } as const;

interface Ban {
  /** From these days on it is over; never where the head names none. */
  readonly threshold: Day | undefined;
  readonly all: Day | undefined;
  readonly allowsThreshold: boolean;
}

/** A ban of the head, "nothing fast, no hills", holds in every line and every cue until the day on which the head ends it. */
export const cueClaims: Rule = ({ plan, sessions }) => {
  const bans = plan.notes.filter(({ text }) => BAN.test(text)).map(({ text }) => readBan(text, plan.startDate));
  return sessions
    .filter(({ code }) => code !== "RACE")
    .flatMap((session) => bans.flatMap((ban) => [...hilly(ban, session), ...fast(ban, session)]));
};

const DAYS = Array.from({ length: 300 }, (_, index) => index - 150);

function readBan(text: string, start: Day): Ban {
  const dayOf = (pattern: RegExp): Day | undefined => {
    const name = pattern.exec(text)?.[1];
    const offset = name === undefined ? undefined : DAYS.find((days) => shortDay(addDays(start, days)) === name);
    return offset === undefined ? undefined : addDays(start, offset);
  };
  return { threshold: dayOf(BACK.threshold), all: dayOf(BACK.all), allowsThreshold: !text.includes("nothing fast") };
}

function isOver(day: Day | undefined, { date }: Session): boolean {
  return day !== undefined && date >= day;
}

function hilly({ all }: Ban, session: Session): Violation[] {
  const text = isOver(all, session) ? undefined : sessionTexts(session).find((one) => HILLY.test(one) && !ON_A_BIKE.test(one));
  return text === undefined ? [] : [inSession("claim-cue", session, `"${text}" under "no hills"`)];
}

function fast({ threshold, all, allowsThreshold }: Ban, session: Session): Violation[] {
  if (isOver(all, session)) return [];
  const names = allowsThreshold || isOver(threshold, session) ? FAST.fastest : FAST.any;
  const { warmup, mainWorkout } = session.blocks;
  const line = [...warmup, ...mainWorkout].find(({ name }) => names.test(name));
  return line === undefined ? [] : [inSession("claim-cue", session, `${line.name} under "nothing fast"`)];
}
