import type { Diary } from "../../own-data/diary.ts";
import { mean } from "../../own-data/figures.ts";
import { normalise } from "../../question.ts";
import { bullet, clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";
import { dayIn } from "../names.ts";

/** "in Hamburg", "en Hamburgo": a word of the name that is no kind of race. */
export function isNamed(name: string, words: string): boolean {
  return normalise(name)
    .split(" ")
    .some((word) => word.length > 3 && word !== "hyrox" && new RegExp(String.raw`\b${word}(?:o|er)?\b`).test(words));
}

/** The parts of the last race that has splits: the slowest first; undefined where none has. */
export function answerSplits({ tongue, words }: Frame, { races }: Diary): Draft | undefined {
  const withSplits = races.filter(({ splits, result }) => splits !== undefined && result !== undefined);
  const race = withSplits.findLast(({ name }) => isNamed(name, words)) ?? withSplits.at(-1);
  if (race?.splits === undefined) return undefined;
  const say = sayIn(tongue);
  const runs = race.splits.filter(({ name }) => name.startsWith("Run "));
  const stations = race.splits
    .filter(({ name }) => !name.startsWith("Run ") && name !== "Roxzone")
    .toSorted((a, b) => b.seconds - a.seconds);
  const [slowest] = stations;
  const roxzone = race.splits.find(({ name }) => name === "Roxzone");
  if (slowest === undefined) return undefined;
  const lastRun = runs.toSorted((a, b) => b.seconds - a.seconds)[0];
  const average = mean(runs.map(({ seconds }) => seconds));
  const time = ({ name, seconds }: (typeof stations)[number]): string => `${name} ${clock(seconds)}`;
  const where = `**${race.name}** (${dayIn(tongue, race.on)}, ${race.result ?? ""})`;
  return {
    text: [
      say(
        `**${slowest.name}, ${clock(slowest.seconds)}**, was your slowest station at ${where}.`,
        `**${slowest.name}, ${clock(slowest.seconds)}**, war deine langsamste Station bei ${where}.`,
        `**${slowest.name}, ${clock(slowest.seconds)}** : ta station la plus lente à ${where}.`,
        `**${slowest.name}, ${clock(slowest.seconds)}**: tu estación más lenta en ${where}.`,
        `**${slowest.name}, ${clock(slowest.seconds)}**: la tua stazione più lenta a ${where}.`,
      ),
      bullet([
        `${say("Stations", "Stationen", "Stations", "Estaciones", "Stazioni")}: ${stations.map(time).join(", ")}`,
        ...(lastRun === undefined || average === undefined
          ? []
          : [
              `${say("Runs", "Läufe", "Courses", "Carreras", "Corse")}: ${runs.map(({ seconds }) => clock(seconds)).join(", ")} (Ø ${clock(Math.round(average))}; ${say("slowest", "langsamster", "la plus lente", "la más lenta", "la più lenta")}: ${lastRun.name.replace("Run ", "")})`,
            ]),
        ...(roxzone === undefined ? [] : [`Roxzone: ${clock(roxzone.seconds)}`]),
      ]),
      say(
        "Stations are not of one length, so the longest need not be the weakest: sleds, burpees and wall balls take everyone the longest.",
        "Stationen sind verschieden lang; die längste muss nicht die schwächste sein: Schlitten, Burpees und Wall Balls kosten alle am meisten.",
        "Les stations n’ont pas la même longueur ; la plus longue n’est pas forcément la plus faible : traîneaux, burpees et wall balls coûtent le plus à tous.",
        "Las estaciones no duran lo mismo; la más larga no tiene por qué ser la más floja: trineos, burpees y wall balls cuestan más a todos.",
        "Le stazioni non sono lunghe uguali; la più lunga non è per forza la più debole: slitte, burpees e wall ball costano di più a tutti.",
      ),
    ],
  };
}
