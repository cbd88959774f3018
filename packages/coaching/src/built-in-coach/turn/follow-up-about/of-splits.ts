import type { Race } from "../../own-data/diary.ts";
import { mean } from "../../own-data/figures.ts";
import { bullet, clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { demandOf } from "../../dialogue/values/race-pace.ts";
import { seconds } from "../../own-data/tests.ts";
import { LINE_NAMES } from "../changes/line-names.ts";
import { dayIn } from "../names.ts";
import { weakestStations } from "../results/station-work.ts";
import { decided, type FollowUp } from "../follow-up/follow-up.ts";

const RUNS = /\b(?:runs?|running|laps?|k s|kms?|lauf\w*|laufe\w*|courses?|tours?|carreras?|vueltas?|cors[ae]|giri)\b/;
const ROXZONE = /\b(?:rox ?zone|transitions?|wechselzone|wechsel)\b/;
const WORST = /\b(?:worst|slowest|schlechteste\w*|langsamste\w*|pire|plus lente?|peor|mas lent[oa]|peggior[ei]|piu lent[oa])\b/;
const BEST = /\b(?:best|fastest|quickest|beste\w*|schnellste\w*|meilleure?|plus rapide|mejor|mas rapid[oa]|miglior[ei]|piu veloce)\b/;
const AVERAGE = /\b(?:average|avg|mean|durchschnitt\w*|schnitt|moyenne|media|promedio)\b/;
const TOTAL =
  /\b(?:total|together|altogether|in all|sum|add up|insgesamt|zusammen|gesamt|au total|en tout|somme|en total|suma|in totale|in tutto|somma)\b/;
const NEEDED =
  /\bwhat (?:would|do|does|needs?|has|must|should) (?:i |it |have to |need to |need |to )*(?:change|take|need|improve|do)\b|\bwhat (?:would it take|is missing|do i need)\b|\bwas (?:musste|muss|fehlt|braucht es|ist notig)\b|\b(?:qu est ce qu il (?:faut|faudrait)|que faut il|il faut quoi)\b|\bque (?:haria falta|hace falta|tendria que|necesito)\b|\b(?:cosa (?:serve|servirebbe|dovrei|devo)|che cosa manca)\b/;
const COUNT_OF_RUNS = 8;
const MINE = /\b(?:mine|my|meine?[rsn]?|l[ea] mien\w*|l[ao] mi[ao]|il mio|la mia)\b/;
/** "and the sled pull" */
const MOST_BARE = 5;

/** "which was the worst run", "the average of the runs", "and the Roxzone", "what would need to change": of the splits that were talked about. */
export function ofSplits({ frame, last, diary, view, say, isShort }: FollowUp): Draft | undefined {
  const { words, tongue } = frame;
  const done = diary.races.filter(({ result, splits, type }) => result !== undefined && splits !== undefined && type === "hyrox");
  const race: Race | undefined =
    last.races.find((each) => done.includes(each)) ??
    (last.frame.topics.has("race") || last.frame.topics.has("splits") || last.races.length > 0 || /roxzone/.test(last.frame.words)
      ? done.at(-1)
      : undefined);
  if (!isShort || race?.splits === undefined || frame.days.length + frame.periods.length > 0) return undefined;
  if (frame.verbs.length > 0 && !NEEDED.test(words)) return undefined;
  const where = `${race.name} (${dayIn(tongue, race.on)})`;
  const runs = race.splits.filter(({ name }) => name.startsWith("Run "));
  const isOfSplits = last.frame.topics.has("splits") || /Roxzone/.test(last.text);
  const time = ({ name, seconds: of }: (typeof runs)[number]): string => `${name} ${clock(of)}`;
  if (NEEDED.test(words)) return needed({ frame, last, diary, view, say, isShort } as FollowUp, race);
  if (/roxzone/.test(last.frame.words) && MINE.test(words)) {
    const zone = race.splits.find(({ name }) => name === "Roxzone");
    return zone === undefined ? undefined : decided(`Roxzone: **${clock(zone.seconds)}**, ${where}.`);
  }
  if (!isOfSplits) return undefined;
  if (ROXZONE.test(words)) {
    const zone = race.splits.find(({ name }) => name === "Roxzone");
    return zone === undefined ? undefined : decided(`Roxzone: **${clock(zone.seconds)}**, ${where}.`);
  }
  const pattern = Object.entries(LINE_NAMES).find(([line]) => line !== "run" && line !== "sled" && frame.lines.includes(line))?.[1];
  const station = pattern === undefined ? undefined : race.splits.find(({ name }) => pattern.test(name));
  if (
    station !== undefined &&
    frame.topics.size === 0 &&
    last.frame.topics.has("splits") &&
    frame.numbers.length === 0 &&
    words.split(" ").length <= MOST_BARE
  )
    return decided(`**${time(station)}**, ${where}.`);
  if (!RUNS.test(words)) return undefined;
  const sorted = runs.toSorted((a, b) => b.seconds - a.seconds);
  const [slowest, fastest] = [sorted[0], sorted.at(-1)];
  const average = mean(runs.map((each) => each.seconds));
  if (slowest === undefined || fastest === undefined || average === undefined) return undefined;
  const list = runs.map(time).join(", ");
  if (AVERAGE.test(words))
    return decided(
      say(
        `**${clock(Math.round(average))}** on average over the ${runs.length} runs, ${where}: from ${time(fastest)} to ${time(slowest)}.`,
        `**${clock(Math.round(average))}** im Schnitt über die ${runs.length} Läufe, ${where}: von ${time(fastest)} bis ${time(slowest)}.`,
        `**${clock(Math.round(average))}** en moyenne sur les ${runs.length} courses, ${where} : de ${time(fastest)} à ${time(slowest)}.`,
        `**${clock(Math.round(average))}** de media en las ${runs.length} carreras, ${where}: de ${time(fastest)} a ${time(slowest)}.`,
        `**${clock(Math.round(average))}** in media sulle ${runs.length} corse, ${where}: da ${time(fastest)} a ${time(slowest)}.`,
      ),
    );
  if (TOTAL.test(words)) return decided(`**${clock(runs.reduce((sum, each) => sum + each.seconds, 0))}**, ${where}: ${list}.`);
  if (WORST.test(words))
    return decided(
      `**${time(slowest)}**, ${where}; ${say("average", "Schnitt", "moyenne", "media", "media")} ${clock(Math.round(average))}.`,
      list,
    );
  if (BEST.test(words))
    return decided(
      `**${time(fastest)}**, ${where}; ${say("average", "Schnitt", "moyenne", "media", "media")} ${clock(Math.round(average))}.`,
      list,
    );
  return undefined;
}

/** What the target of the race ahead asks of runs, stations and Roxzone, beside what there is. */
function needed({ frame, diary, view, say }: FollowUp, done: Race): Draft | undefined {
  const race = diary.races.find(
    ({ on, type, result, target }) => on >= view.today && type === "hyrox" && result === undefined && target !== undefined,
  );
  const target = /(\d:\d{2})/.exec(race?.target ?? "")?.[1];
  const demand = race === undefined || target === undefined ? undefined : demandOf(race, target, view);
  const total = seconds(done.result ?? "");
  if (race === undefined || demand === undefined || total === undefined || target === undefined || done.splits === undefined)
    return undefined;
  const { tongue } = frame;
  const runs = done.splits.filter(({ name }) => name.startsWith("Run ")).reduce((sum, each) => sum + each.seconds, 0);
  const rest = total - runs;
  const gap = (from: number, to: number): string => (from > to ? `−${clock(Math.round(from - to))}` : "✓");
  const stations = weakestStations(diary, view)
    .map((each) => ({ ...each, gap: Math.round(each.seconds - each.expected) }))
    .toSorted((a, b) => b.gap - a.gap)
    .filter((each) => each.gap > 0)
    .slice(0, 3);
  const asked = Number(demand.asked) * COUNT_OF_RUNS;
  const name = `${done.name} (${dayIn(tongue, done.on)})`;
  return decided(
    say(
      `For **${target}** at ${race.name}, against ${name}:`,
      `Für **${target}** bei ${race.name}, gegenüber ${name}:`,
      `Pour **${target}** à ${race.name}, par rapport à ${name} :`,
      `Para **${target}** en ${race.name}, frente a ${name}:`,
      `Per **${target}** a ${race.name}, rispetto a ${name}:`,
    ),
    bullet([
      `${say("Runs", "Läufe", "Courses", "Carreras", "Corse")}: ${clock(runs)} → **${clock(Math.round(asked))}** (${gap(runs, asked)}), ${clock(Math.round(asked / COUNT_OF_RUNS))} /km`,
      `${say("Stations and Roxzone", "Stationen und Roxzone", "Stations et Roxzone", "Estaciones y Roxzone", "Stazioni e Roxzone")}: ${clock(rest)} → **${clock(Math.round(demand.rest))}** (${gap(rest, demand.rest)})`,
      ...stations.map((each) => `${each.name}: ${clock(each.seconds)} → ${clock(Math.round(each.expected))} (−${clock(each.gap)})`),
    ]),
    say(
      "The station times are what your tests and level suggest: an estimate.",
      "Die Stationszeiten sind, was deine Tests und dein Niveau erwarten lassen: eine Schätzung.",
      "Les temps des stations sont ce que suggèrent tes tests et ton niveau : une estimation.",
      "Los tiempos de estación son lo que sugieren tus pruebas y tu nivel: una estimación.",
      "I tempi delle stazioni sono ciò che suggeriscono i tuoi test e il tuo livello: una stima.",
    ),
  );
}
