import type { Athlete } from "../athlete/athlete.ts";
import { EVERY_DAY } from "../calendar/day.ts";
import type { DayLimit } from "../free-text/day-limit.ts";
import { tellsPoolHours } from "../free-text/day-wishes/swims/pool-days.ts";
import { normalise } from "../health/normalise.ts";
import { formatList } from "../model/words.ts";
import { dislikedRunMinutes } from "./wished-exercises/disliked-long.ts";
import { type RaceSport, racedSports } from "./wished-exercises/dislikes.ts";
import { weighDays } from "./weigh-days.ts";

const NAMES: { readonly [sport in RaceSport]: string } = { swim: "swimming", bike: "cycling", run: "running" };

/** The wished days as far as their words are evidence of them, without those that leave no day for a sport of the race, and a sentence about these. */
export function possibleDays(
  athlete: Pick<Athlete, "availability" | "focus" | "competitions">,
  told: readonly DayLimit[],
): { readonly days: readonly DayLimit[]; readonly remarks: readonly string[] } {
  const { days: wished, remarks: asked } = weighDays(athlete, told);
  // "No jogs over an hour on Sundays" limits the run, and not what stands around it.
  const ofRuns = wished.filter(({ minutes, phrase }) => minutes !== undefined && minutes === longestRun(athlete, phrase));
  const swims = athlete.focus === "triathlon" || racedSports(athlete).has("swim");
  const days = wished.filter((limit) => !ofRuns.includes(limit)).map((limit) => (swims ? limit : ofOwnSwim(limit)));
  const runs = ofRuns.map(({ phrase, minutes = 0 }) => `“${phrase}”: no run is longer than ${minutes} minutes.`);
  const sports: readonly RaceSport[] = athlete.focus === "triathlon" ? ["swim", "bike", "run"] : athlete.focus === "running" ? ["run"] : [];
  const open = (athlete.availability.weekdays ?? EVERY_DAY).filter(
    (day) => !days.some(({ isOff, from, weekdays }) => isOff === true && from === undefined && weekdays.includes(day)),
  );
  const lost = [...new Set([...sports, ...racedSports(athlete)])].flatMap((sport) => {
    const closing = days.filter(({ closed, from }) => from === undefined && closed.includes(sport));
    return open.length > 0 && open.every((day) => closing.some(({ weekdays }) => weekdays.includes(day))) ? [{ sport, closing }] : [];
  });
  if (lost.length === 0) return { days, remarks: [...asked, ...runs] };
  const dropped = new Set(lost.flatMap(({ closing }) => closing));
  return {
    days: days.filter((limit) => !dropped.has(limit)),
    remarks: [
      ...asked,
      ...runs,
      ...lost.map(({ sport, closing }) => {
        const phrases = formatList(closing.map(({ phrase }) => `“${phrase}”`));
        return `${phrases}: that leaves no day for ${NAMES[sport]}, which you train for, so the plan does not follow this wish. Which days work for that training?`;
      }),
    ],
  };
}

/** "Thursday is the pool with friends", of who trains for something else: that day is the swim's, and holds nothing hard. */
function ofOwnSwim(limit: DayLimit): DayLimit {
  const { closed, weekdays, from, phrase } = limit;
  const own = EVERY_DAY.filter((day) => !weekdays.includes(day));
  const isOwn = closed.length === 1 && closed[0] === "swim" && from === undefined && own.length > 0 && own.length <= MOST_SWIMS;
  // When the pool is open is no outing.
  return isOwn && !tellsPoolHours(normalise(phrase)) ? { phrase, weekdays: own, closed: [], without: [], isEasy: true } : limit;
}

const MOST_SWIMS = 2;

function longestRun({ focus }: Pick<Athlete, "focus">, dislikes: string): number {
  return dislikedRunMinutes({ athlete: { dislikes, focus } });
}
