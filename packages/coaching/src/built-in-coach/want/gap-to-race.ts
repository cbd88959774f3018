import { daysBetween, formatClock } from "@ironpace/training";
import type { Followed } from "../conversation/follow-up-of.ts";
import { getTotal } from "../own-data/page-numbers/race-estimate.ts";
import { seconds } from "../own-data/tests.ts";
import { normalise } from "../question.ts";
import { bullet } from "../say.ts";
import type { Draft } from "../topic.ts";
import { valueIn } from "../turn/languages.ts";
import { dayIn, thingIn } from "../turn/names.ts";

/** "am I anywhere near sub 80": the target of the race ahead, the last result of its kind, the gap and the weeks left. */
export function gapToRace(turn: Followed): Draft | undefined {
  const { frame, view, diary, tongue, say } = turn;
  const { words } = frame;
  const ahead = diary.races.filter(({ on, result }) => on >= view.today && result === undefined);
  const named = ahead.find(({ name, location }) =>
    [location, ...name.split(" ")].some((word) => word.length > 3 && words.includes(normalise(word))),
  );
  const told = targetIn(words);
  const isLong = told !== undefined && told >= 3000;
  if (frame.subjects.some(({ lift, test }) => lift !== undefined || (test !== undefined && test.name !== "Hyrox")) && named === undefined)
    return undefined;
  const race = named ?? (isLong || /\b(?:race|hyrox|rennen|wettkampf|course|carrera|gara)\b/.test(words) ? ahead[0] : undefined);
  if (race === undefined) return undefined;
  const target = told ?? (race.target === undefined ? undefined : targetIn(`sub ${race.target.replace(/^\D+/, "")}`));
  const done = diary.races
    .filter(({ type, result }) => type === race.type && result !== undefined)
    .toSorted((a, b) => (a.on < b.on ? 1 : -1))[0];
  const result = seconds(done?.result ?? "");
  if (target === undefined || done === undefined || result === undefined) return undefined;
  const gap = result - target;
  const days = daysBetween(view.today, race.on);
  const [by, from, weeks] = [formatClock(Math.abs(gap)), dayIn(tongue, done.on), Math.floor(days / 7)];
  const percent = valueIn(tongue, String(Math.round((1000 * gap) / result) / 10));
  const goal = told === undefined && race.target !== undefined ? race.target : formatClock(target);
  const since = betterSince(done.on, turn);
  const verdict = JUDGED.test(words) && gap > 0 ? outlook(getTotal(view, race), target, turn) : undefined;
  return {
    text: [
      ...(verdict === undefined ? [] : [verdict]),
      say(
        `**${race.name}**: ${dayIn(tongue, race.on)}, in ${days} days (${weeks} weeks). ${gap <= 0 ? `You are already at **${goal}**` : `For **${goal}** you need to find **${by}** (${percent}%)`}: your last was **${done.result ?? ""}** (${done.name}, ${from}).`,
        `**${race.name}**: ${dayIn(tongue, race.on)}, in ${days} Tagen (${weeks} Wochen). Auf **${goal}** ${gap <= 0 ? "fehlt nichts" : `fehlen **${by}** (${percent} %)`}: zuletzt **${done.result ?? ""}** (${done.name}, ${from}).`,
        `**${race.name}** : ${dayIn(tongue, race.on)}, dans ${days} jours (${weeks} semaines). Pour **${goal}**, ${gap <= 0 ? "il ne manque rien" : `il manque **${by}** (${percent} %)`} : ton dernier résultat est **${done.result ?? ""}** (${done.name}, ${from}).`,
        `**${race.name}**: ${dayIn(tongue, race.on)}, en ${days} días (${weeks} semanas). Para **${goal}** ${gap <= 0 ? "no falta nada" : `faltan **${by}** (${percent} %)`}: lo último fue **${done.result ?? ""}** (${done.name}, ${from}).`,
        `**${race.name}**: ${dayIn(tongue, race.on)}, tra ${days} giorni (${weeks} settimane). Per **${goal}** ${gap <= 0 ? "non manca nulla" : `mancano **${by}** (${percent} %)`}: l’ultimo è **${done.result ?? ""}** (${done.name}, ${from}).`,
      ),
      ...(since.length === 0
        ? []
        : [say("Better since then:", "Seitdem besser:", "Mieux depuis :", "Mejor desde entonces:", "Meglio da allora:"), bullet(since)]),
      ...(gap <= 0
        ? []
        : [
            say(
              "Your bests say you are closer now. Only a race or a full simulation will show how close.",
              "Die Bestwerte sagen, dass du näher dran bist; wie nah, zeigt nur ein Rennen oder eine volle Simulation. Eine Zeit verspreche ich nicht.",
              "Les records disent que tu t’en rapproches ; seule une course ou une simulation complète dira de combien. Je ne promets aucun temps.",
              "Las marcas dicen que estás más cerca; cuánto, solo lo dirá una carrera o una simulación completa. No prometo tiempos.",
              "I record dicono che sei più vicino; quanto, lo dice solo una gara o una simulazione completa. Non prometto tempi.",
            ),
          ]),
    ],
  };
}

const JUDGED =
  /\b(?:honest\w*|realistic\w*|dream\w*|possible|chance|doable|crazy|mad|too (?:much|ambitious)|any(?:where)? near|make it|ehrlich|realistisch|traum\w*|machbar|schaff\w*|verruckt|realiste|reve\w*|possible|faisable|realista|son(?:ando|ar)|posible|sogn\w*|realistic[ao]|fattibile)\b/;
/** Share of a target, 0 to 1, by which an estimate may miss it on the day. */
const NEAR = 0.02;

/** What today's estimate of a finish says of a target. */
function outlook(estimate: number | undefined, target: number, { say }: Followed): string | undefined {
  if (estimate === undefined) return undefined;
  const [now, gap] = [formatClock(Math.round(estimate)), formatClock(Math.abs(Math.round(estimate - target)))];
  const wanted = formatClock(target);
  if (estimate <= target)
    return say(
      `**Realistic**: your current numbers point to about **${now}**, faster than ${wanted}.`,
      `**Realistisch**: deine Zahlen von heute stehen für etwa **${now}**, eine Schätzung, und ${wanted} ist langsamer.`,
      `**Réaliste** : tes chiffres d’aujourd’hui donnent environ **${now}**, une estimation, et ${wanted} est moins rapide.`,
      `**Realista**: tus números de hoy dan unos **${now}**, una estimación, y ${wanted} es más lento.`,
      `**Realistico**: i tuoi numeri di oggi valgono circa **${now}**, una stima, e ${wanted} è più lento.`,
    );
  return estimate <= target * (1 + NEAR)
    ? say(
        `**Ambitious, but possible**: your current numbers point to about **${now}**, ${gap} slower than ${wanted}.`,
        `**Ehrgeizig, aber kein Traum**: deine Zahlen von heute stehen für etwa **${now}**, eine Schätzung, ${gap} über ${wanted}.`,
        `**Ambitieux, pas un rêve** : tes chiffres d’aujourd’hui donnent environ **${now}**, une estimation, ${gap} au-dessus de ${wanted}.`,
        `**Ambicioso, no un sueño**: tus números de hoy dan unos **${now}**, una estimación, ${gap} por encima de ${wanted}.`,
        `**Ambizioso, non un sogno**: i tuoi numeri di oggi valgono circa **${now}**, una stima, ${gap} sopra ${wanted}.`,
      )
    : say(
        `**Very ambitious**: your current numbers point to about **${now}**, ${gap} slower than ${wanted}.`,
        `**Sehr ehrgeizig**: deine Zahlen von heute stehen für etwa **${now}**, eine Schätzung, ${gap} über ${wanted}.`,
        `**Très ambitieux** : tes chiffres d’aujourd’hui donnent environ **${now}**, une estimation, ${gap} au-dessus de ${wanted}.`,
        `**Muy ambicioso**: tus números de hoy dan unos **${now}**, una estimación, ${gap} por encima de ${wanted}.`,
        `**Molto ambizioso**: i tuoi numeri di oggi valgono circa **${now}**, una stima, ${gap} sopra ${wanted}.`,
      );
}

/** "sub 80", "1h20", "under 1:20": seconds. */
function targetIn(words: string): number | undefined {
  const hours = /\b([0-5])(?:h| h |:)([0-5]\d)\b(?!:)/.exec(words);
  if (hours !== null) return 3600 * Number(hours[1]) + 60 * Number(hours[2]);
  const minutes = /\b(?:sub|under|unter|moins de|menos de|sotto|below) ?(\d{2,3})\b(?![:.])/.exec(words)?.[1];
  return minutes === undefined || Number(minutes) < 50 ? undefined : 60 * Number(minutes);
}

/** Bests that moved after a day. */
function betterSince(day: string, { diary, tongue }: Followed): readonly string[] {
  const names = ["5 km", "10 km", "back squat", "deadlift"];
  return names.flatMap((name) => {
    const known = diary.bests.filter(
      (best) => normalise(best.name).replaceAll(" ", "").includes(normalise(name).replaceAll(" ", "")) && best.number !== undefined,
    );
    const [before, last] = [known.findLast(({ on }) => on <= day), known.at(-1)];
    if (before === undefined || last === undefined || last.on <= day || before.value === last.value) return [];
    const unit = last.metric === "weight" ? " kg" : "";
    return [`${thingIn(tongue, name)}: ${before.value}${unit} → **${last.value}${unit}**, ${dayIn(tongue, last.on)}`];
  });
}
