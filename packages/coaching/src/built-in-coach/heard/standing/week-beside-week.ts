import { addDays, type Day, getMonday, shortDay } from "@ironpace/training";
import { percentChange } from "../../own-data/figures.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { readFrame } from "../../turn/frame.ts";
import { sayTotal, totalOf, type WeekMeasure, weekParts } from "../judging/week-plan.ts";
import type { Heard } from "./heard.ts";

const BESIDE_BEFORE =
  /^(?:(?:and|so|ok|but) )*(?:how does (?:that|it) |how is that |is that )?(?:compar\w*|vs|versus|against)(?: (?:to|with))? (?:the )?(?:one|week|previous (?:one|week)|week before)(?: (?:before|earlier|that))*$/;
const WHICH =
  /^(?:(?:and|so|ok) )*(?:which|what)(?: (?:one|week|of them|of the two))*(?: (?:was|is|were))(?: the)? (harder|hardest|tougher|bigger|heavier|easier|lighter)(?: one| week)?$/;
const MEASURES: readonly WeekMeasure[] = ["load", "time", "tonnage", "distance", "sessions", "effort"];

/** "How did last week go?", then "and compared to the one before", "which was harder": that week beside the week before it, by load first. */
export function weekBesideWeek({ tongue, words, asked, diary, view }: Heard): Draft | undefined {
  const isBeside = BESIDE_BEFORE.test(words);
  const way = WHICH.exec(words)?.[1];
  if (tongue !== "en" || !(isBeside || way !== undefined) || asked.turns.length === 0) return undefined;
  const monday = weekInMind(
    asked.turns.map(({ question }) => question),
    view.today,
  );
  const isAsked = isBeside || asked.turns.some(({ question }) => /\b(?:before|compar\w*|vs|than)\b/.test(question.toLowerCase()));
  if (monday === undefined || !isAsked) return undefined;
  const [now, before] = [monday, addDays(monday, -7)].map((each) => weekParts(each, diary, view));
  if (now === undefined || before === undefined || now.length === 0 || before.length === 0) return undefined;
  const [load, loadBefore] = [totalOf(now, "load"), totalOf(before, "load")];
  const [first, second] = [`the week from ${shortDay(monday)}`, `the week from ${shortDay(addDays(monday, -7))}`];
  const harder = load >= loadBefore ? first : second;
  const easier = load >= loadBefore ? second : first;
  return {
    isFinal: true,
    text: [
      way === undefined
        ? `**${load >= loadBefore ? "More" : "Less"}** than the week before by load: **${Math.round(load).toLocaleString("en-GB")}** against ${Math.round(loadBefore).toLocaleString("en-GB")} (${percentChange(loadBefore, load) ?? ""}).`
        : `**${/easier|lighter/.test(way) ? easier : harder}** by load (minutes × effort): ${Math.round(/easier|lighter/.test(way) === load >= loadBefore ? loadBefore : load).toLocaleString("en-GB")} against ${Math.round(/easier|lighter/.test(way) === load >= loadBefore ? load : loadBefore).toLocaleString("en-GB")}.`,
      bullet(
        MEASURES.slice(1).map(
          (measure) =>
            `${LABEL[measure]}: ${sayTotal(totalOf(before, measure), measure)} → **${sayTotal(totalOf(now, measure), measure)}**`,
        ),
      ),
    ],
  };
}

const LABEL: { readonly [measure in WeekMeasure]: string } = {
  load: "Load",
  time: "Time",
  tonnage: "Lifted",
  distance: "Distance",
  sessions: "Sessions",
  effort: "Mean effort",
};

/** The last week that a question named. */
function weekInMind(questions: readonly string[], today: Day): Day | undefined {
  return questions
    .toReversed()
    .slice(0, 3)
    .flatMap((question) => readFrame(question, "en", today).periods.filter(({ kind, to }) => kind === "week" && to < addDays(today, 7)))
    .map(({ from }) => getMonday(from))[0];
}
