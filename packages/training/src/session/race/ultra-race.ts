import { BACKYARD_LAP } from "../../catalogue/competition-format.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { slowerOverUltra } from "../../season/demand/races/race-facts.ts";
import type { Race } from "../../season/demand/races/race.ts";
import { formatDistance } from "../../units/format.ts";
import type { Metres, Seconds } from "../../units/units.ts";
import { type RacePlan, racePart, raceRpe } from "./race-plan.ts";

/** A third of the way each; the effort never rises above what can be talked at until the end. */
const RACE_THIRDS = [
  { name: "First third", rpe: 4, notes: "Embarrassingly easy: talk in full sentences, walk every climb from the first one on." },
  { name: "Second third", rpe: 5, notes: "The race is eating, drinking and moving on: leave each aid station within three minutes." },
  { name: "Last third", rpe: 6, notes: "Run the flats and descents, walk the climbs; count from aid station to aid station." },
] as const;

/** A race beyond the marathon, or as many hours over climbs (`onTrails`, where they are told): by effort and time on the feet, at no pace. */
export function ultraRace(brief: SessionBrief, race: Race, metres: Metres, onTrails: Seconds = 0): RacePlan {
  const { paces } = brief.context.capacities;
  const onFlat = paces === undefined ? 60 * race.minutes : (paces.easy.slow * slowerOverUltra(metres) * metres) / 1000;
  const seconds = Math.round(Math.max(onFlat, onTrails));
  const isBackyard = race.format.kind === "running" && race.format.isBackyard === true;
  const common = {
    warmup: "run",
    warmupSeconds: 300,
    warmupNote:
      "Walk for five minutes; the first half hour is the warm-up. Tape, grease and laces before the start, not at the first blister.",
  } as const;
  if (isBackyard) {
    const laps = Math.round(metres / BACKYARD_LAP);
    return {
      ...common,
      lines: [lapLine(brief, laps)],
      description: `A lap of 6.7 km every hour until you stop: training leads to ${laps} laps, ${formatDistance(metres)}. Anything beyond that you decide on the day, one lap at a time.`,
      stimulus: "Boring for hours, on purpose: the same lap in the same time, long before it gets hard.",
      strategy: `Come in after 48 to 53 minutes: the rest of the hour is for eating, drinking, feet and sitting down. ${FUEL_TEXT}`,
      ifItGoesWrong: `A lap above 56 minutes: run its flat parts next time and cut the time in the chair. ${WHEN_IT_GOES_WRONG}`,
    };
  }
  return {
    ...common,
    lines: RACE_THIRDS.map((part) =>
      line(brief, part, { metres: metres / RACE_THIRDS.length, seconds: Math.round(seconds / RACE_THIRDS.length) }),
    ),
    description: `${formatDistance(metres)} by effort, in three parts: about ${hours(seconds)} on your feet including aid stations, an estimate and not a goal.`,
    stimulus: "Too easy for hours. What is left after two thirds of the way decides the day.",
    strategy: `No pace: effort, food and feet. Know the cut-offs and be half an hour ahead of each. ${FUEL_TEXT}`,
    ifItGoesWrong: WHEN_IT_GOES_WRONG,
  };
}

/** To ten minutes: "5:40 h". */
function hours(seconds: Seconds): string {
  const minutes = 10 * Math.round(seconds / 600);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")} h`;
}

const FUEL_TEXT =
  "60–90 g of carbohydrate and half a litre of drink with salt every hour from the first half hour on, as practised in the long runs. Nothing new today.";
const WHEN_IT_GOES_WRONG =
  "Low mood is mostly hunger: eat, walk ten minutes, judge again. Upset stomach: walk, cool down, small sips, then salty food. A hot spot on the foot: stop and treat it at once. Dizzy, confused, no urine for hours, chest pain: stop and find the medics.";

function line(
  brief: SessionBrief,
  { name, rpe, notes }: (typeof RACE_THIRDS)[number],
  { metres, seconds }: { readonly metres: Metres; readonly seconds: Seconds },
): DraftItem {
  const effort = raceRpe(brief.context, rpe);
  return {
    ...racePart("Tempo run"),
    distance: formatDistance(100 * Math.round(metres / 100)),
    intensity: `RPE ${effort}`,
    rpe: effort,
    notes: `${name}. ${notes}`,
    dose: { metres: Math.round(metres), seconds, totalSeconds: seconds },
  };
}

/** Minutes of a lap that leave time for the chair. */
const LAP_SECONDS: Seconds = 50 * 60;

function lapLine(brief: SessionBrief, laps: number): DraftItem {
  const effort = raceRpe(brief.context, 4);
  return {
    ...racePart("Tempo run"),
    sets: laps,
    distance: formatDistance(BACKYARD_LAP),
    intensity: `RPE ${effort}`,
    rpe: effort,
    restBetweenSets: "10:00",
    notes: "50 minutes: run easily, walk the climbs, every lap in the same minutes. Stand in the corral two minutes before the whistle.",
    dose: {
      metres: BACKYARD_LAP,
      seconds: LAP_SECONDS,
      restSeconds: 3600 - LAP_SECONDS,
      totalSeconds: laps * 3600 - (3600 - LAP_SECONDS),
    },
  };
}
