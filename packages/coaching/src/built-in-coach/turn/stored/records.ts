import { type Best, bestOfLift, bestOfTest } from "../../asking/best.ts";
import type { Diary } from "../../own-data/diary.ts";
import { LIFTS_WITH_BENCHMARK, TESTS } from "../../own-data/subject.ts";
import { bullet, capital } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { isBetter, valueText } from "../results/bests.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";
import { dayIn, thingIn } from "../names.ts";

const RECORDS =
  /\b(?:records|bests|pbs|prs|bestwerte|bestleistungen|bestzeiten|rekorde|pbs|records|meilleures? (?:marques|performances)|mes marques|(?:mis )?marcas|mejores marcas|primati|migliori (?:marche|prestazioni)|record)\b/;
const MINE = /\b(?:my|i|mine|meine?|ich|mes|j ai|mis|tengo|miei|ho)\b/;
const OF_STRENGTH = /\b(?:strength|lifts?|lifting|kraft\w*|force|muscu\w*|fuerza|pesas|forza|pesi)\b/;
const NO_LIST =
  /\b(?:when|wann|quand|cuando|quando|goal|ziel\w*|improv\w*|better|since|seit|depuis|desde|world|welt\w*|how many|wie viele|combien|cuant[ao]s|quant[ie]|old\w*|alt\w*|this (?:year|month)|dieses jahr|cette annee|este ano|quest anno)\b/;

/** "My records, strength and rower above all": the kinds that are named, every stored value of them. */
export function answerRecords(frame: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const { tongue, words, subjects, verbs, periods } = frame;
  const wantsStrength = OF_STRENGTH.test(words) || subjects.some(({ kind }) => kind?.name === "strength session");
  const sports = subjects.flatMap(({ sport }) => sport ?? []);
  const isSeveral =
    /\b(?:records|bests|pbs|prs|bestwerte|bestleistungen|bestzeiten|rekorde|marcas|mis records|miei record|marques|primati|migliori)\b/.test(
      words,
    );
  if (!RECORDS.test(words) || !isSeveral || !MINE.test(words) || NO_LIST.test(words) || (!wantsStrength && sports.length === 0))
    return undefined;
  if (
    verbs.length > 0 ||
    periods.length > 0 ||
    frame.asksAdvice ||
    subjects.some(({ lift, test }) => lift !== undefined || test !== undefined)
  )
    return undefined;
  const say = sayIn(tongue);
  const tests = TESTS.map((test) => bestOfTest(test, diary));
  const wanted: readonly Best[] = [
    ...(sports.includes("row") ? tests.filter(({ name }) => name.endsWith("row")) : []),
    ...(sports.includes("ski") ? tests.filter(({ name }) => /ski/.test(name)) : []),
    ...(wantsStrength
      ? [...LIFTS_WITH_BENCHMARK.map((lift) => bestOfLift(lift, diary)), ...tests.filter(({ name }) => /pull-ups/.test(name))]
      : []),
    ...(sports.includes("run") ? tests.filter(({ name }) => /km$|marathon$/.test(name)) : []),
  ];
  const known = wanted.filter(({ values }) => values.length > 0);
  const lines = known.map((best) => {
    const top = best.values.reduce((a, b) => (isBetter(a.value, b.value, best) ? b : a));
    return `${capital(thingIn(tongue, best.name))}: **${valueText(tongue, top.value, best, view)}** (${dayIn(tongue, top.on)})`;
  });
  if (lines.length === 0) return undefined;
  return {
    isDecided: true,
    text: [
      say(
        "Your stored bests of that:",
        "Deine gespeicherten Bestwerte dafür:",
        "Tes records enregistrés pour cela :",
        "Tus mejores marcas guardadas de eso:",
        "I tuoi record salvati di questo:",
      ),
      bullet(lines),
    ],
  };
}
