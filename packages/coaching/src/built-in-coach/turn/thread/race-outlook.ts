import { daysBetween, formatPace } from "@ironpace/training";
import { demandOf } from "../../dialogue/values/race-pace.ts";
import type { Turn } from "../../dialogue/turn.ts";
import type { Diary, Race } from "../../own-data/diary.ts";
import { sum } from "../../own-data/figures.ts";
import { seconds } from "../../own-data/tests.ts";
import { clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn, type Tongue } from "../languages.ts";
import { dayIn } from "../names.ts";
import { isNamed } from "../results/splits.ts";

const ASKS: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:realistic\w*|doable|possible|achievable|feasible|reachable|within reach|too (?:much|ambitious|fast)|can i (?:make|do|reach|manage)|am i able)\b/,
  de: /\b(?:realistisch|machbar|schaffbar|moglich|drin|zu (?:ehrgeizig|schnell)|schaffe? ich|kann ich das)\b/,
  fr: /\b(?:realiste|faisable|possible|jouable|realisable|atteignable|trop ambitieux)\b/,
  es: /\b(?:realista|posible|factible|alcanzable|viable|demasiado ambicioso)\b/,
  it: /\b(?:realistic\w|fattibile|possibile|realizzabile|raggiungibile|troppo ambizioso)\b/,
};
const TARGET = /(?<![\d:])([0-3])[:h](\d{2})(?![\d:]*\s*(?:am|pm|uhr))/;
const MOST_OF_REST = 6;
const RUNS = 8;
/** Up to this share of the time that the athlete's numbers give is called ambitious, beyond it very ambitious. */
const AMBITIOUS_SHARE = 0.03;

/** "Is sub 1:25 realistic?" of the Hyrox ahead: the target beside the last result, and beside what the athlete's runs and stations give today. */
export function answerRaceOutlook(
  frame: Frame,
  before: Frame | undefined,
  turn: Turn | undefined,
  diary: Diary,
  view: CoachView,
): Draft | undefined {
  const { tongue, words } = frame;
  const race = diary.races.find(({ on, type, result }) => on >= view.today && type === "hyrox" && result === undefined);
  // "Is that realistic" after the target of the race was named.
  const isOfTarget = race?.target !== undefined && turn?.answer.includes(race.name) === true && turn.answer.includes(race.target);
  const target = TARGET.exec(words) ?? (isOfTarget && words.split(" ").length <= MOST_OF_REST ? TARGET.exec(race.target) : null);
  if (target === null || race === undefined || !ASKS[tongue].test(words) || frame.subjects.some(({ test }) => test !== undefined))
    return undefined;
  const isOfRace = [frame, before].some(
    (each) => each?.topics.has("race") === true || (each !== undefined && isNamed(race.name, each.words)),
  );
  if (!isOfRace && turn?.answer.includes(race.name) !== true) return undefined;
  return raceOutlook(tongue, race, target, diary, view);
}

/** A target time of a race beside the last result and what the numbers of today give; undefined where there is no result to go by. */
export function raceOutlook(
  tongue: Tongue,
  race: Race,
  target: readonly (string | undefined)[],
  diary: Diary,
  view: CoachView,
): Draft | undefined {
  const wanted = 3600 * Number(target[1]) + 60 * Number(target[2]);
  const shown = `${target[1] ?? ""}:${target[2] ?? ""}`;
  const last = diary.races.filter(({ type, result }) => type === "hyrox" && result !== undefined).at(-1);
  const done = seconds(last?.result ?? "");
  const demand = demandOf(race, shown, view);
  const now = timeOfToday(last, demand?.have) ?? done;
  if (last === undefined || done === undefined || now === undefined) return undefined;
  const say = sayIn(tongue);
  const gap = now - wanted;
  const verdict =
    gap <= 0
      ? say("Yes, realistic", "Ja, realistisch", "Oui, réaliste", "Sí, realista", "Sì, realistico")
      : gap <= AMBITIOUS_SHARE * now
        ? say(
            "Ambitious, but possible",
            "Ehrgeizig, aber möglich",
            "Ambitieux, mais possible",
            "Ambicioso, pero posible",
            "Ambizioso, ma possibile",
          )
        : say("Very ambitious", "Sehr ehrgeizig", "Très ambitieux", "Muy ambicioso", "Molto ambizioso");
  const days = daysBetween(view.today, race.on);
  const of = `${last.name}, ${dayIn(tongue, last.on)}`;
  const off = clock(Math.abs(done - wanted));
  const pace = demand === undefined ? undefined : formatPace(demand.asked);
  const have = demand?.have ?? "";
  const rest = demand === undefined ? "" : clock(demand.rest);
  return {
    text: [
      say(
        `**${verdict}**: ${shown} at **${race.name}**, in ${days} days, is ${off} ${done > wanted ? "faster" : "slower"} than your last Hyrox, **${last.result ?? ""}** (${of}).`,
        `**${verdict}**: ${shown} bei **${race.name}**, in ${days} Tagen, ist ${off} ${done > wanted ? "schneller" : "langsamer"} als dein letztes Hyrox, **${last.result ?? ""}** (${of}).`,
        `**${verdict}** : ${shown} à **${race.name}**, dans ${days} jours, c’est ${off} de ${done > wanted ? "moins" : "plus"} que ton dernier Hyrox, **${last.result ?? ""}** (${of}).`,
        `**${verdict}**: ${shown} en **${race.name}**, dentro de ${days} días, son ${off} ${done > wanted ? "menos" : "más"} que tu último Hyrox, **${last.result ?? ""}** (${of}).`,
        `**${verdict}**: ${shown} a **${race.name}**, tra ${days} giorni, sono ${off} in ${done > wanted ? "meno" : "più"} del tuo ultimo Hyrox, **${last.result ?? ""}** (${of}).`,
      ),
      ...(pace === undefined
        ? []
        : [
            say(
              `You would need about **${pace}** in the eight runs (your times suggest ${have}), which leaves ${rest} for stations and Roxzone. With the stations of that race your numbers of today give about **${clock(now)}**: an estimate.`,
              `Dafür braucht es in den acht Läufen etwa **${pace}** (nach deinen Zeiten ${have}); für Stationen und Roxzone bleiben ${rest}. Mit den Stationen von damals ergeben deine heutigen Werte etwa **${clock(now)}**: eine Schätzung.`,
              `Il faut environ **${pace}** sur les huit courses (d’après tes temps ${have}) ; il reste ${rest} pour les stations et la Roxzone. Avec les stations de cette course, tes valeurs d’aujourd’hui donnent environ **${clock(now)}** : une estimation.`,
              `Pide unos **${pace}** en las ocho carreras (según tus tiempos ${have}) y deja ${rest} para estaciones y Roxzone. Con las estaciones de aquella carrera, tus valores de hoy dan unos **${clock(now)}**: una estimación.`,
              `Servono circa **${pace}** nelle otto corse (secondo i tuoi tempi ${have}); restano ${rest} per stazioni e Roxzone. Con le stazioni di quella gara i tuoi valori di oggi danno circa **${clock(now)}**: una stima.`,
            ),
          ]),
      ...(race.target === undefined || race.target.includes(shown)
        ? []
        : [
            say(
              `Stored as its target: ${race.target}.`,
              `Als Ziel gespeichert: ${race.target}.`,
              `Objectif enregistré : ${race.target}.`,
              `Objetivo guardado: ${race.target}.`,
              `Obiettivo salvato: ${race.target}.`,
            ),
          ]),
    ],
  };
}

/** The runs at the pace of today with the stations and the Roxzone of the last race. */
export function timeOfToday(last: Race | undefined, have: string | undefined): number | undefined {
  const pace = seconds(/\d+:\d{2}/.exec(have ?? "")?.[0] ?? "");
  const rest = last?.splits?.filter(({ name }) => !name.startsWith("Run ")).map((each) => each.seconds);
  return pace === undefined || rest === undefined || rest.length === 0 ? undefined : RUNS * pace + sum(rest);
}
