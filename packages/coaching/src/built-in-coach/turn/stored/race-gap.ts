import { daysBetween } from "@ironpace/training";
import type { Diary } from "../../own-data/diary.ts";
import { seconds } from "../../own-data/tests.ts";
import { normalise } from "../../question.ts";
import { clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn, type Tongue } from "../languages.ts";
import { dayIn } from "../names.ts";

const GAP: { readonly [tongue in Tongue]: RegExp } = {
  en: /\bhow far (?:off|am i|away)|\bhow (?:much|many \w+) (?:is |am i )?(?:missing|to go|off|short)\b|\bgap to\b/,
  de: /\b(?:wie ?viel fehlt|was fehlt|wie weit (?:bin ich|weg|entfernt)|fehlt mir|abstand)\b/,
  fr: /\b(?:combien (?:de temps )?a gagner|combien (?:il )?me manque|il me manque|manque t il|a combien je suis|ecart)\b/,
  es: /\b(?:cuanto me falta|me falta|cuanto falta para mi (?:objetivo|meta)|a cuanto estoy)\b/,
  it: /\b(?:quanto mi manca|mi manca|quanto sono lontan\w|a quanto sono)\b/,
};
const GOAL = /\b(?:goal|target|ziel\w*|objectif|objetivo|meta|obiettivo|traguardo)\b/;
const RACE = /\b(?:race|hyrox|rennen|wettkampf\w*|course|carrera|gara)\b/;

/** "how far am I from my target for the next race": the target beside the best of its kind. */
export function answerRaceGap(frame: Frame, { races }: Diary, view: CoachView): Draft | undefined {
  const { tongue, words } = frame;
  const race = races.find(({ on, result, target }) => on >= view.today && result === undefined && target !== undefined);
  const isNamed = race !== undefined && race.location !== "" && words.includes(normalise(race.location));
  if (!GAP[tongue].test(words) || !GOAL.test(words) || !(RACE.test(words) || isNamed) || frame.verbs.length > 0) return undefined;
  const target = /(\d):(\d{2})(?::(\d{2}))?/.exec(race?.target ?? "");
  const done = races
    .filter(({ result, type }) => result !== undefined && type === race?.type)
    .toSorted((a, b) => (seconds(a.result ?? "") ?? 0) - (seconds(b.result ?? "") ?? 0))[0];
  const best = seconds(done?.result ?? "");
  if (race === undefined || target === null || done === undefined || best === undefined) return undefined;
  const wanted = 3600 * Number(target[1]) + 60 * Number(target[2]) + Number(target[3] ?? 0);
  const gap = best - wanted;
  const say = sayIn(tongue);
  const [by, goal, on, day] = [clock(Math.abs(gap)), race.target ?? "", dayIn(tongue, done.on), dayIn(tongue, race.on)];
  const days = daysBetween(view.today, race.on);
  return {
    isDecided: true,
    text: [
      gap <= 0
        ? say(
            `**Nothing**: ${goal} at **${race.name}** is ${by} slower than your best, ${done.result ?? ""} (${done.name}, ${on}).`,
            `**Nichts**: ${goal} bei **${race.name}** ist ${by} langsamer als deine Bestzeit, ${done.result ?? ""} (${done.name}, ${on}).`,
            `**Rien** : ${goal} à **${race.name}**, c’est ${by} de plus que ton record, ${done.result ?? ""} (${done.name}, ${on}).`,
            `**Nada**: ${goal} en **${race.name}** son ${by} más que tu mejor marca, ${done.result ?? ""} (${done.name}, ${on}).`,
            `**Niente**: ${goal} a **${race.name}** è ${by} più lento del tuo record, ${done.result ?? ""} (${done.name}, ${on}).`,
          )
        : say(
            `**${by}**: the target for **${race.name}** (${day}, in ${days} days) is ${goal}, your best is **${done.result ?? ""}** (${done.name}, ${on}).`,
            `**${by}**: Das Ziel für **${race.name}** (${day}, in ${days} Tagen) ist ${goal}, deine Bestzeit **${done.result ?? ""}** (${done.name}, ${on}).`,
            `**${by}** : l’objectif pour **${race.name}** (${day}, dans ${days} jours) est ${goal}, ton record **${done.result ?? ""}** (${done.name}, ${on}).`,
            `**${by}**: el objetivo para **${race.name}** (${day}, en ${days} días) es ${goal}, tu mejor marca **${done.result ?? ""}** (${done.name}, ${on}).`,
            `**${by}**: l’obiettivo per **${race.name}** (${day}, tra ${days} giorni) è ${goal}, il tuo record **${done.result ?? ""}** (${done.name}, ${on}).`,
          ),
    ],
  };
}
