import { formatPace } from "@ironpace/training";
import { demandOf } from "../../dialogue/values/race-pace.ts";
import type { Diary, Race } from "../../own-data/diary.ts";
import { seconds } from "../../own-data/tests.ts";
import { clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";
import { timeOfToday } from "../thread/race-outlook.ts";
import type { LastAnswer } from "./record.ts";

const RUNS = 8;
const IF =
  /\b(?:if|with|say|suppose|imagine|wenn|falls|mit|angenommen|si|avec|en supposant|con|suponiendo|se|supponendo)\b|\b(?:faster|quicker|slower|schneller|langsamer)\b/;
const AMOUNT =
  /\b(\d{1,3}(?:[.,]5)?|one|a|eine?|une?|un[oa]?|half a|halbe?) ?(s|sec|secs|seconds?|sek|sekunden?|secondes?|segundos?|second[oi]|min|mins|minutes?|minuten?|minutos?|minut[oi])\b/;
const SLOWER = /\b(?:slower|longer|lose|lost|more on|langsamer|langer|verliere|plus lent\w*|perds?|mas lent\w*|pierdo|piu lent\w*|perdo)\b/;
/** The target of a Hyrox in a message: "1:15", "1h20". */
const TARGET = /(?<![\d:])([0-3])[:h](\d{2})(?![\d:]*\s*(?:am|pm|uhr))/;

/** Parts of a Hyrox by the words for them, with how often they come. */
const PARTS: readonly (readonly [part: RegExp, words: RegExp, times: number])[] = [
  [/ski/i, /\bski\w*/, 1],
  [/push/i, /\b(?:sled ?push|push|schlitten(?:schieben| schieben)?|pousse\w*|empuj\w+|spint\w+|sled|slitta|trineo|traineau)\b/, 1],
  [/pull/i, /\b(?:sled ?pull|pull|schlitten ?ziehen|tire\w*|arrastr\w+|tirar|traino)\b/, 1],
  [/burpee/i, /\bburpees?\b|\bbbj\b/, 1],
  [/row/i, /\b(?:row\w*|erg|ruder\w*|rameur|aviron|remo|vogatore|canottaggio)\b/, 1],
  [/carry|farmer/i, /\b(?:farmers?|carry|carries|tragen)\b/, 1],
  [/lunge/i, /\b(?:lunges?|sandbag|ausfallschritte?|fentes|zancadas|affondi)\b/, 1],
  [/wall/i, /\bwall ?balls?\b/, 1],
  [/roxzone/i, /\b(?:rox ?zone|transitions?|wechsel|wechselzone)\b/, 1],
];
const EACH_RUN =
  /\b(?:per k|per km|a k|each run|every run|pro km|pro kilometer|pro lauf|je lauf|au km|par km|par course|por km|por carrera|al km|a corsa|per corsa)\b/;
const OF_RUNS = /\b(?:runs?|running|laufe\w*|lauf|courses?|course a pied|carreras?|corse|corsa)\b/;

/** "and if I were 30 s quicker on the ski?" after a target or a forecast: the forecast with that time taken off, and what is still missing. */
export function whatIf(frame: Frame, last: LastAnswer, diary: Diary, view: CoachView): Draft | undefined {
  const { words, tongue } = frame;
  const amount = AMOUNT.exec(words);
  const race = diary.races.find(({ on, type, result }) => on >= view.today && type === "hyrox" && result === undefined);
  const done = diary.races.findLast(({ type, result }) => type === "hyrox" && result !== undefined);
  if (amount === null || race === undefined || done === undefined || !IF.test(words)) return undefined;
  if (!isOfRace(last, race, done)) return undefined;
  const part = PARTS.find(([, said]) => said.test(words));
  const isRuns = part === undefined && (OF_RUNS.test(words) || EACH_RUN.test(words));
  if (part === undefined && !isRuns) return undefined;
  const shown = targetOf(last, race);
  const demand = shown === undefined ? undefined : demandOf(race, shown, view);
  const now = timeOfToday(done, demand?.have ?? demandOf(race, "1:15", view)?.have) ?? seconds(done.result ?? "");
  if (now === undefined) return undefined;
  const sign = SLOWER.test(words) ? -1 : 1;
  const each = inSeconds(amount[1] ?? "", amount[2] ?? "");
  const saved = sign * each * (isRuns && EACH_RUN.test(words) ? RUNS : 1);
  const then = now - saved;
  const say = sayIn(tongue);
  const split = part === undefined ? undefined : done.splits?.find(({ name }) => part[0].test(name));
  const name = split?.name ?? say("the runs", "die Läufe", "les courses", "las carreras", "le corse");
  const change = `${clock(now)} → **${clock(then)}**`;
  const by = Math.abs(saved) < 60 ? `${Math.abs(saved)} s` : `${clock(Math.abs(saved))} min`;
  const [target, gap] = shown === undefined ? [undefined, 0] : [shown, then - toSeconds(shown)];
  return {
    text: [
      say(
        `**${name}**, ${by} ${sign > 0 ? "faster" : "slower"}: your estimated time goes from ${change}. One second there is one second at the finish.`,
        `**${name}**, ${by} ${sign > 0 ? "schneller" : "langsamer"}: Die Prognose aus deinen Werten geht ${change}. Eine Sekunde dort ist eine Sekunde im Ziel, mehr nicht.`,
        `**${name}**, ${by} ${sign > 0 ? "de moins" : "de plus"} : l’estimation de tes valeurs passe ${change}. Une seconde là, c’est une seconde à l’arrivée, pas plus.`,
        `**${name}**, ${by} ${sign > 0 ? "menos" : "más"}: la estimación de tus valores pasa ${change}. Un segundo ahí es un segundo en meta, no más.`,
        `**${name}**, ${by} in ${sign > 0 ? "meno" : "più"}: la stima dai tuoi valori passa ${change}. Un secondo lì è un secondo al traguardo, non di più.`,
      ),
      ...(split === undefined
        ? []
        : [
            say(
              `At ${done.name} it took you ${clock(split.seconds)}; that would be ${clock(split.seconds - saved)}.`,
              `Bei ${done.name} waren es ${clock(split.seconds)}; das wären dann ${clock(split.seconds - saved)}.`,
              `À ${done.name}, il t’a fallu ${clock(split.seconds)} ; ce serait ${clock(split.seconds - saved)}.`,
              `En ${done.name} fueron ${clock(split.seconds)}; serían ${clock(split.seconds - saved)}.`,
              `A ${done.name} erano ${clock(split.seconds)}; sarebbero ${clock(split.seconds - saved)}.`,
            ),
          ]),
      ...(target === undefined
        ? []
        : [
            gap <= 0
              ? say(
                  `That is inside ${target}.`,
                  `Das reicht für ${target}.`,
                  `C’est sous ${target}.`,
                  `Eso entra en ${target}.`,
                  `Questo basta per ${target}.`,
                )
              : say(
                  `For ${target}, ${clock(gap)} is still missing${demand === undefined || isRuns ? "" : `; the runs could then be ${formatPace(demand.asked + saved / RUNS)} instead of ${formatPace(demand.asked)}`}. An estimate.`,
                  `Zu ${target} fehlen noch ${clock(gap)}${demand === undefined || isRuns ? "" : `; die Läufe dürften dann ${formatPace(demand.asked + saved / RUNS)} statt ${formatPace(demand.asked)} dauern`}. Eine Schätzung.`,
                  `Pour ${target}, il manque encore ${clock(gap)}${demand === undefined || isRuns ? "" : ` ; les courses pourraient alors être à ${formatPace(demand.asked + saved / RUNS)} au lieu de ${formatPace(demand.asked)}`}. Une estimation.`,
                  `Para ${target} aún faltan ${clock(gap)}${demand === undefined || isRuns ? "" : `; las carreras podrían ir a ${formatPace(demand.asked + saved / RUNS)} en vez de ${formatPace(demand.asked)}`}. Una estimación.`,
                  `Per ${target} mancano ancora ${clock(gap)}${demand === undefined || isRuns ? "" : `; le corse potrebbero andare a ${formatPace(demand.asked + saved / RUNS)} invece di ${formatPace(demand.asked)}`}. Una stima.`,
                ),
          ]),
    ],
    isDecided: true,
  };
}

/** The answer named a race, or gave what a target asks of the runs. */
function isOfRace({ text, frame, question }: LastAnswer, race: Race, done: Race): boolean {
  return (
    text.includes(race.name) || text.includes(done.name) || frame.topics.has("race") || (TARGET.test(question) && /Roxzone/i.test(text))
  );
}

/** The target that was talked about, else the one that is stored. */
function targetOf({ question, text }: LastAnswer, { target = "" }: Race): string | undefined {
  const found = TARGET.exec(question) ?? TARGET.exec(text) ?? TARGET.exec(target);
  return found === null ? undefined : `${found[1] ?? ""}:${found[2] ?? ""}`;
}

function toSeconds(target: string): number {
  const [hours = 0, minutes = 0] = target.split(":").map(Number);
  return 3600 * hours + 60 * minutes;
}

function inSeconds(count: string, unit: string): number {
  const number = /half|halb/.test(count) ? 0.5 : Number(count.replace(",", ".")) || 1;
  return Math.round(number * (unit.startsWith("m") ? 60 : 1));
}
