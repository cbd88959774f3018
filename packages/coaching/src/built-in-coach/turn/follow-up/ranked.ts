import { addDays, daysBetween } from "@ironpace/training";
import { LIFTS_WITH_BENCHMARK, TESTS } from "../../own-data/subject.ts";
import { type Best, bestOfLift, bestOfTest } from "../../asking/best.ts";
import type { Work } from "../../own-data/diary.ts";
import { bullet, capital, clock, pace } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { EVER, rowsOf } from "../amounts/rows.ts";
import { valueText } from "../results/bests.ts";
import { amountIn, dayIn, periodIn, thingIn } from "../names.ts";
import { weakestStations } from "../results/station-work.ts";
import { decided, type FollowUp } from "./follow-up.ts";

const THIRD = /\b(?:third|3rd|dritt\w*|troisieme|tercer\w*|terz[oa])\b/;
const MOST_LISTED = 3;

/** "and the second", "which one was the hardest", "and the newest", "show me the worst ones": others of what was ranked or listed before. */
export function rankedNext(turn: FollowUp): Draft | undefined {
  const { frame, acts, isShort } = turn;
  if (!isShort || frame.verbs.some((verb) => verb !== "harder" && verb !== "ease")) return undefined;
  if (acts.has("newest")) return byAge(turn);
  if (acts.has("second")) return nthStation(turn) ?? nthRow(turn);
  if (acts.has("worst")) return fastestEasyRuns(turn);
  return acts.has("which") || PICKS.some((pick) => frame.picks.has(pick)) ? (ofItems(turn) ?? missedOnes(turn)) : undefined;
}

const PICKS = ["hardest", "longest", "fastest", "slowest", "heaviest", "most", "least"] as const;

/** Bests by the day they were set. */
function byAge({ frame, last, diary, view }: FollowUp): Draft | undefined {
  const isOfBests =
    last.frame.picks.has("best") ||
    last.frame.picks.has("oldest") ||
    last.frame.topics.has("lifts") ||
    /\bpbs?\b|\bprs?\b|rekord|record/.test(last.frame.words);
  if (!isOfBests || frame.subjects.length > 0) return undefined;
  const { tongue } = frame;
  const bests: readonly Best[] = [
    ...LIFTS_WITH_BENCHMARK.map((lift) => bestOfLift(lift, diary)),
    ...TESTS.filter(({ name }) => name !== "Hyrox" && name !== "VO2max").map((test) => bestOfTest(test, diary)),
  ];
  const rows = bests
    .flatMap((best) => {
      const value = best.values.at(-1);
      return value === undefined
        ? []
        : [
            {
              text: `${capital(thingIn(tongue, best.name))}: **${valueText(tongue, value.value, best, view)}** (${dayIn(tongue, value.on)})`,
              on: value.on,
              isStored: diary.bests.some(({ on }) => on === value.on),
            },
          ];
    })
    .concat(
      diary.races.flatMap(({ name, result, on, type }) =>
        result === undefined || type !== "hyrox" ? [] : [{ text: `${name}: **${result}** (${dayIn(tongue, on)})`, on, isStored: true }],
      ),
    );
  const [first, ...others] = rows.toSorted((a, b) => b.on.localeCompare(a.on) || Number(b.isStored) - Number(a.isStored));
  return first === undefined ? undefined : decided(`${first.text}.`, bullet(others.slice(0, 2).map(({ text }) => text)));
}

/** "and the second" of the stations that lose most. */
function nthStation({ frame, last, diary, view, say }: FollowUp): Draft | undefined {
  const isOfStations = last.frame.topics.has("splits") || /\bstation|weak|schwach|faible|debil|debol/.test(last.frame.words);
  const all = weakestStations(diary, view);
  const at = THIRD.test(frame.words) ? 2 : 1;
  const station = all[at];
  const [first] = all;
  if (!isOfStations || station === undefined || first === undefined) return undefined;
  const { race, name, seconds, expected } = station;
  const gap = clock(Math.max(0, Math.round(seconds - expected)));
  const [time, able, day] = [clock(seconds), clock(Math.round(expected)), dayIn(frame.tongue, race.on)];
  return decided(
    say(
      `**${name}**: ${time} at ${race.name} (${day}), ${gap} more than your tests and level suggest (${able}).`,
      `**${name}**: ${time} bei ${race.name} (${day}), ${gap} mehr, als deine Tests und dein Niveau erwarten lassen (${able}).`,
      `**${name}** : ${time} à ${race.name} (${day}), ${gap} de plus que ce que suggèrent tes tests et ton niveau (${able}).`,
      `**${name}**: ${time} en ${race.name} (${day}), ${gap} más de lo que sugieren tus pruebas y tu nivel (${able}).`,
      `**${name}**: ${time} a ${race.name} (${day}), ${gap} più di quanto suggeriscono i tuoi test e il tuo livello (${able}).`,
    ),
    say(
      `By the same measure the first is **${first.name}** (${clock(first.seconds)}, expected ${clock(Math.round(first.expected))}).`,
      `Nach demselben Maß ist die erste **${first.name}** (${clock(first.seconds)}, zu erwarten ${clock(Math.round(first.expected))}).`,
      `Selon la même mesure, la première est **${first.name}** (${clock(first.seconds)}, attendu ${clock(Math.round(first.expected))}).`,
      `Con la misma medida, la primera es **${first.name}** (${clock(first.seconds)}, esperado ${clock(Math.round(first.expected))}).`,
      `Con la stessa misura la prima è **${first.name}** (${clock(first.seconds)}, atteso ${clock(Math.round(first.expected))}).`,
    ),
  );
}

/** "and the second" of the sessions by effort, distance or time. */
function nthRow({ frame, last, diary, view, say }: FollowUp): Draft | undefined {
  const { picks, subjects, periods } = last.frame;
  const by = picks.has("longest") || picks.has("most") ? "size" : picks.has("hardest") ? "effort" : undefined;
  const [period = EVER] = periods;
  const [subject] = subjects;
  if (by === undefined || last.frame.group !== undefined) return undefined;
  const size = (work: Work): number => (subject?.sport !== undefined ? (work.metres[subject.sport] ?? 0) : (work.minutes ?? 0));
  const rank = (work: Work): number => (by === "effort" ? 1000 * (work.rpe ?? 0) + (work.load ?? 0) / 10 : size(work));
  const rows = rowsOf(subject, period, diary, view).flatMap(({ work }) => work ?? []);
  // The first is the one that was named first.
  const named = rows.find(({ title, on }) => last.text.includes(title) && last.work[0]?.on === on && last.work[0].title === title);
  const others = rows.filter((row) => row !== named).toSorted((a, b) => rank(b) - rank(a) || b.on.localeCompare(a.on));
  const row = others[THIRD.test(frame.words) ? 1 : 0];
  if (row === undefined) return undefined;
  return decided(
    `${dayIn(frame.tongue, row.on)}: **${row.title}**, ${workText(row, frame.tongue, view)}.`,
    say(
      `Second ${by === "effort" ? "by effort, then load," : "by size"} ${periodIn(frame.tongue, period, view.today)}.`,
      `Die nächste nach ${by === "effort" ? "Anstrengung, dann Last," : "Umfang"} ${periodIn(frame.tongue, period, view.today)}.`,
      `La suivante par ${by === "effort" ? "effort, puis charge," : "volume"} ${periodIn(frame.tongue, period, view.today)}.`,
      `La siguiente por ${by === "effort" ? "esfuerzo y luego carga," : "volumen"} ${periodIn(frame.tongue, period, view.today)}.`,
      `La seconda per ${by === "effort" ? "sforzo, poi carico," : "volume"} ${periodIn(frame.tongue, period, view.today)}.`,
    ),
  );
}

/** "16.4 km, 1 h 42 min, effort 3 of 10, load 306" */
export function workText({ metres, minutes, rpe, load }: Work, tongue: FollowUp["frame"]["tongue"], view: FollowUp["view"]): string {
  return [
    ...((metres.run ?? 0) > 0 ? [amountIn(tongue, metres.run ?? 0, "distance", view)] : []),
    ...(minutes === undefined ? [] : [amountIn(tongue, minutes, "time")]),
    ...(rpe === undefined ? [] : [amountIn(tongue, rpe, "effort")]),
    ...(load === undefined ? [] : [amountIn(tongue, load, "load")]),
  ].join(", ");
}

/** "show me the worst ones" of the easy runs: those beyond the fast end of the easy range. */
function fastestEasyRuns({ frame, last, diary, view, say }: FollowUp): Draft | undefined {
  const isOfEasy = /\beasy|locker|facile|suave|lent/.test(last.frame.words);
  const { paces } = view.capacities;
  if (!isOfEasy || paces === undefined) return undefined;
  const { tongue } = frame;
  const from = addDays(view.today, -84);
  const paced = diary.work
    .filter(
      ({ on, code, metres, minutes }) => on >= from && (code === "RL" || code === "RE") && (metres.run ?? 0) > 0 && minutes !== undefined,
    )
    .map((work) => ({ work, pace: (60_000 * (work.minutes ?? 0)) / (work.metres.run ?? 1) }))
    .toSorted((a, b) => a.pace - b.pace);
  if (paced.length === 0) return undefined;
  const tooFast = paced.filter((each) => each.pace < paces.easy.fast);
  const range = `${pace(view, paces.easy.fast).replace(/ .*/, "")}–${pace(view, paces.easy.slow)}`;
  return decided(
    say(
      `The fastest of your ${paced.length} easy and long runs in the last twelve weeks (easy: ${range}); **${tooFast.length}** ${tooFast.length === 1 ? "was" : "were"} faster than the range:`,
      `Die schnellsten deiner ${paced.length} lockeren und langen Läufe der letzten zwölf Wochen (locker: ${range}); **${tooFast.length}** davon schneller als der Bereich:`,
      `Les plus rapides de tes ${paced.length} footings et sorties longues des douze dernières semaines (facile : ${range}) ; **${tooFast.length}** plus vite que la plage :`,
      `Las más rápidas de tus ${paced.length} carreras suaves y largas de las últimas doce semanas (suave: ${range}); **${tooFast.length}** más rápidas que el rango:`,
      `Le più veloci delle tue ${paced.length} corse facili e lunghe delle ultime dodici settimane (facile: ${range}); **${tooFast.length}** più veloci dell’intervallo:`,
    ),
    bullet(
      paced
        .slice(0, MOST_LISTED)
        .map(
          (each) =>
            `${dayIn(tongue, each.work.on, false)}: **${pace(view, each.pace)}**, ${each.work.title}${each.work.rpe === undefined ? "" : `, ${amountIn(tongue, each.work.rpe, "effort")}`}`,
        ),
    ),
    say(
      "Pace over the whole session, from logged time and distance; heart rate is not stored.",
      "Tempo über die ganze Einheit aus Zeit und Strecke; Puls ist nicht gespeichert.",
      "Allure sur toute la séance, d’après durée et distance ; la fréquence cardiaque n’est pas enregistrée.",
      "Ritmo de toda la sesión, por tiempo y distancia; el pulso no se guarda.",
      "Passo dell’intera sessione, da tempo e distanza; la frequenza cardiaca non è salvata.",
    ),
  );
}

/** "which one is the hardest" of the listed sessions. */
function ofItems({ frame, last, say }: FollowUp): Draft | undefined {
  const { picks, tongue, words } = frame;
  // In English the readers of the log and of the plan know it.
  if (tongue === "en") return undefined;
  const isAnaphoric = frame.subjects.length === 0 && frame.periods.length + frame.days.length === 0;
  const sessions = last.items.filter(({ session, work }) => session !== undefined || work !== undefined);
  if (!isAnaphoric || sessions.length < 2) return undefined;
  const hard =
    picks.has("hardest") ||
    /\b(?:most (?:important|demanding|tiring|brutal)|wichtigste\w*|anstrengendste\w*|plus dure?|mas dur[oa]|piu dur[oa])\b/.test(words);
  const easy = /\b(?:easiest|lightest|leichteste\w*|lockerste\w*|plus facile|mas (?:facil|suave)|piu facile)\b/.test(words);
  const long = picks.has("longest") || /\b(?:longest|langste\w*|plus longue?|mas larg[oa]|piu lung[oa])\b/.test(words);
  const short = /\b(?:shortest|kurzeste\w*|plus courte?|mas cort[oa]|piu (?:breve|cort[oa]))\b/.test(words);
  if (!hard && !easy && !long && !short) return undefined;
  const facts = sessions.map((item) => {
    const { session, work } = item;
    const minutes = session?.duration ?? work?.minutes ?? 0;
    const effort = item.effort ?? work?.rpe ?? session?.intensityLevel ?? 0;
    return { on: session?.date ?? work?.on ?? "", title: session?.title ?? work?.title ?? "", minutes, effort, load: minutes * effort };
  });
  const rank = (fact: (typeof facts)[number]): number => (long || short ? fact.minutes : 1000 * fact.effort + fact.load / 10);
  const [top, next] = facts.toSorted((a, b) => (easy || short ? rank(a) - rank(b) : rank(b) - rank(a)));
  if (top === undefined || next === undefined) return undefined;
  const line = (fact: typeof top): string =>
    `${dayIn(tongue, fact.on, false)}: **${fact.title}**, ${amountIn(tongue, fact.minutes, "time")}, ${amountIn(tongue, fact.effort, "effort")}, ${amountIn(tongue, fact.load, "load")}`;
  return decided(
    `${line(top)}.`,
    `${long || short ? say("By minutes", "Nach Minuten", "Selon les minutes", "Por minutos", "Per minuti") : say("By effort, then effort times minutes", "Nach Anstrengung, dann mal Minuten", "Selon l’effort, puis effort × minutes", "Por esfuerzo y luego por minutos", "Per sforzo, poi per i minuti")}; ${say("then", "danach", "puis", "después", "poi")} ${line(next)}.`,
  );
}

/** "which" after how many were skipped. */
function missedOnes({ frame, acts, last, diary, view, say }: FollowUp): Draft | undefined {
  const isOfMissed = last.frame.topics.has("missed") || /\b(?:skip|miss|verpasst|ausgelassen|manqu|saut|perd|salt)/.test(last.frame.words);
  if (!acts.has("which") || !isOfMissed || frame.leftover.length > 1) return undefined;
  const missed = diary.planned.filter(({ status, on }) => on < view.today && status !== "completed" && status !== "moved");
  const [period] = last.frame.periods;
  const inPeriod = period === undefined ? [] : missed.filter(({ on }) => on >= period.from && on <= period.to);
  const start = view.plan?.plan.startDate ?? view.today;
  const ofPlan = missed.filter(({ on }) => on >= start);
  const line = ({ on, title, skipReason }: (typeof missed)[number]): string =>
    `${dayIn(frame.tongue, on)}: ${title}${skipReason === undefined ? "" : ` (${skipReason})`}`;
  if (missed.length === 0) return undefined;
  if (inPeriod.length > 0) return decided(bullet(inPeriod.toReversed().map(line)));
  const since = dayIn(frame.tongue, start);
  if (ofPlan.length > 0) return decided(bullet(ofPlan.toReversed().map(line)));
  const weeks = Math.round(daysBetween(missed[0]?.on ?? view.today, view.today) / 7);
  return decided(
    say(
      `You missed none in this plan (since ${since}). Before that you missed **${missed.length}** in ${weeks} weeks:`,
      `In diesem Plan (seit ${since}) keine. Die **${missed.length}** davor, in ${weeks} Wochen:`,
      `Dans ce plan (depuis le ${since}), aucune. Les **${missed.length}** d’avant, en ${weeks} semaines :`,
      `En este plan (desde el ${since}), ninguna. Las **${missed.length}** anteriores, en ${weeks} semanas:`,
      `In questo piano (dal ${since}) nessuna. Le **${missed.length}** precedenti, in ${weeks} settimane:`,
    ),
    bullet(missed.toReversed().map(line)),
  );
}
