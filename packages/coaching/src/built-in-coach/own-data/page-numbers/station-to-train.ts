import { hyroxPrediction, shortDay } from "@ironpace/training";
import { bullet, clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import type { PageNumber, PageQuestion } from "./page-question.ts";

/** The stations at which the last race took longest against what the athlete's numbers and level say. */
export const stationToTrain: PageNumber = {
  name: "station to train",
  isAsked: ({ words, diary }) =>
    /\b(?:which|what) stations?\b.{0,25}\b(?:should|shall|do i (?:need|have) to|work on|train|focus|improve|practi[cs]e)\b/.test(words) &&
    lastSplits(diary) !== undefined,
  answer: answerStation,
};

const SHOWN = 4;

function lastSplits({ races }: PageQuestion["diary"]) {
  return races.findLast(({ type, splits }) => type === "hyrox" && (splits?.length ?? 0) > 8);
}

function answerStation({ diary, view }: PageQuestion): Draft | undefined {
  const race = lastSplits(diary);
  const stations = hyroxPrediction(view.athlete, view.today).stations;
  const ranked = (race?.splits ?? [])
    .flatMap(({ name, seconds }) => {
      const usual = stations.find(({ exercise }) => exercise === name);
      return usual === undefined ? [] : [{ name, seconds, usual: usual.seconds, gap: seconds - usual.seconds }];
    })
    .toSorted((a, b) => b.gap - a.gap);
  const [top, second] = ranked;
  if (race === undefined || top === undefined) return undefined;
  const next = (view.plan === undefined ? [] : allSessions(view.plan)).find(
    ({ date, blocks }) => date > view.today && blocks.mainWorkout.some(({ name }) => name === top.name),
  );
  return {
    text: [
      `**${top.name}**${second === undefined ? "" : `, then **${second.name}**`}: there you lost the most time at ${race.name} (${shortDay(race.on)} ${race.on.slice(0, 4)}) compared with today's estimate.`,
      bullet(
        ranked
          .slice(0, SHOWN)
          .map(
            ({ name, seconds, usual, gap }) =>
              `${name}: ${clock(seconds)}, today's estimate ${clock(Math.round(usual))}: ${clock(Math.abs(Math.round(gap)))} ${gap > 0 ? "to find" : "better already"}`,
          ),
      ),
      next === undefined ? "" : `Next in your plan: ${next.title} (${shortDay(next.date)}).`,
    ].filter((part) => part !== ""),
  };
}
