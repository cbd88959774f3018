import { parseClock } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Race } from "../../own-data/diary.ts";
import { sum } from "../../own-data/figures.ts";
import { bullet, clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { plainWords } from "../../turn/frame.ts";
import { valueIn } from "../../turn/languages.ts";
import { isNamed } from "../../turn/results/splits.ts";
import { isRun, partsNamed, raceDone } from "./race-request.ts";
import { bareUnit } from "../asked/words.ts";

const IF = bareUnit("if|when|say|suppose|what about|hold|holding|wenn|falls|angenommen|si|quand|se|quando");
const RUNS = bareUnit(
  "runs?|laps?|all eight|all 8|every (?:k|km|run)|each (?:k|km|run)|laufe\\p{L}*|alle acht|alle 8|courses|carreras|corse|giri|vueltas",
);
const PACE = /\b([3-8])(?::([0-5]\d)| flat\b| (?:min|minutes)\b(?! (?:faster|off|less)))/;
const SHARES: readonly (readonly [said: RegExp, share: number])[] = [
  [bareUnit("two thirds|zwei drittel|deux tiers|dos tercios|due terzi"), 2 / 3],
  [bareUnit("three quarters|drei viertel|trois quarts|tres cuartos|tre quarti"), 3 / 4],
  [bareUnit("half|halfte|moitie|mitad|meta"), 1 / 2],
  [bareUnit("a third|one third|drittel|un tiers|un tercio|un terzo"), 1 / 3],
  [bareUnit("a quarter|one quarter|viertel|un quart|un cuarto"), 1 / 4],
];
const ONLY = bareUnit(
  "of (?:that|it|them|those)|only|just|manage|get|find|davon|nur|schaff\\p{L}*|seulement|solo|sol[oa]mente|de eso|di quello",
);
const PERCENT = bareUnit("percent|per cent|pct|%|prozent|pour cent|por ciento|per cento");
const NOT_YET = bareUnit("still|enough|not|get me|make|there|then|reicht|noch|genug|assez|suffit|toujours|basta|todavia|suficiente|ancora");

/** What a race that is over and the target of the next are apart. */
interface Gap {
  readonly done: Race;
  readonly ahead: Race;
  readonly last: number;
  readonly target: number;
}

/** "if I hold 5 flat on all eight", "and if I only manage half of that", "that's 15 percent?": sums with the gap between a race and the next target. */
export function racePlan(turn: Followed): Draft | undefined {
  const { words, frame, tongue } = turn;
  const gap = gapOf(turn);
  if (gap === undefined || frame.hasPain || frame.isIll || frame.subjects.some(({ lift }) => lift)) return undefined;
  const pace = paceOfRuns(words);
  if (pace !== undefined && IF.test(words) && (isMeant(gap, turn) || isSpokenOf(gap, turn))) return heldPace(pace, gap, turn);
  const station = stationHeld(turn, gap);
  if (station !== undefined) return station;
  // What follows needs the gap, or a sum with it, in the answer before.
  if (!isSpokenOf(gap, turn)) return undefined;
  const share = SHARES.find(([said]) => said.test(words))?.[1] ?? percentOf(words);
  if (share !== undefined && (ONLY.test(words) || IF.test(words))) return shareOfGap(share, gap, turn);
  if (PERCENT.test(words) && words.split(" ").length <= MOST_BARE) return inPercent(gap, turn);
  const before = turn.turns
    .slice(-2)
    .toReversed()
    .flatMap(({ question }) => paceOfRuns(plainWords(question, tongue)) ?? [])[0];
  const wanted = timeIn(words, gap.target);
  if (before !== undefined && NOT_YET.test(words) && wanted !== undefined) return heldPace(before, { ...gap, target: wanted }, turn, true);
  return undefined;
}

const MOST_BARE = 10;

function gapOf(turn: Followed): Gap | undefined {
  const { diary, view, words, turns } = turn;
  const done = raceDone(turn, true);
  const open = diary.races.filter(({ on, result, type }) => on >= view.today && result === undefined && type === done?.type);
  const ahead =
    open.find(({ name, location }) => isNamed(`${name} ${location}`, words)) ??
    open.find(({ name }) => turns.slice(-3).some(({ answer }) => answer.includes(name))) ??
    open[0];
  const last = parseClock(done?.result ?? "");
  const target = ahead?.target === undefined || last === undefined ? undefined : timeIn(ahead.target.toLowerCase(), last);
  return done === undefined || ahead === undefined || last === undefined || target === undefined
    ? undefined
    : { done, ahead, last, target };
}

/** "1:20", "sub 80": seconds of a time near `about`. */
function timeIn(words: string, about: number): number | undefined {
  const found = /\b(\d):(\d\d)(?::(\d\d))?\b/.exec(words);
  const minutes = /\bsub (\d{2,3})\b/.exec(words)?.[1];
  const value =
    found === null
      ? minutes === undefined
        ? undefined
        : 60 * Number(minutes)
      : 3600 * Number(found[1]) + 60 * Number(found[2]) + Number(found[3] ?? 0);
  return value !== undefined && value > about / 2 && value < 2 * about ? value : undefined;
}

function paceOfRuns(words: string): number | undefined {
  const found = RUNS.test(words) ? PACE.exec(words) : null;
  return found === null ? undefined : 60 * Number(found[1]) + Number(found[2] ?? 0);
}

function percentOf(words: string): number | undefined {
  const value = Number(/\b(\d{1,2}) ?(?:%|percent|per cent|prozent|pour cent|por ciento|per cento)/.exec(words)?.[1]);
  return value > 0 ? value / 100 : undefined;
}

function isMeant({ ahead, done }: Gap, { words }: Followed): boolean {
  return [ahead, done].some(({ name, location }) => isNamed(`${name} ${location}`, words)) || /\bhyrox\b/.test(words);
}

function isSpokenOf({ ahead, done, last, target }: Gap, { turns }: Followed): boolean {
  const answer = turns.at(-1)?.answer ?? "";
  return (answer.includes(ahead.name) || answer.includes(done.name)) && (answer.includes(clock(last - target)) || answer.includes("→"));
}

/** All runs at one pace, the rest as in the race that is over. */
function heldPace(pace: number, { done, ahead, last, target }: Gap, { say }: Followed, isVerdict = false): Draft | undefined {
  const runs = (done.splits ?? []).filter(({ name }) => isRun(name));
  if (runs.length === 0) return undefined;
  const now = sum(runs.map(({ seconds }) => seconds));
  const gain = now - runs.length * pace;
  const finish = last - gain;
  const short = finish - target;
  const verdict =
    short <= 0
      ? say(
          `That is inside ${clock(target)}, by ${clock(-short)}`,
          `Das liegt unter ${clock(target)}, um ${clock(-short)}`,
          `C’est sous ${clock(target)}, de ${clock(-short)}`,
          `Es menos de ${clock(target)}, por ${clock(-short)}`,
          `È sotto ${clock(target)}, di ${clock(-short)}`,
        )
      : say(
          `To reach ${clock(target)}, save **${clock(short)}** more at the stations and in the Roxzone`,
          `Für ${clock(target)} müssten weitere **${clock(short)}** aus Stationen und Roxzone kommen`,
          `Pour ${clock(target)}, **${clock(short)}** de plus devraient venir des stations et de la Roxzone`,
          `Para ${clock(target)}, otros **${clock(short)}** tendrían que salir de estaciones y Roxzone`,
          `Per ${clock(target)}, altri **${clock(short)}** dovrebbero venire da stazioni e Roxzone`,
        );
  const change =
    gain >= 0
      ? say(
          `**${clock(gain)} faster**`,
          `**${clock(gain)} schneller**`,
          `**${clock(gain)} de moins**`,
          `**${clock(gain)} menos**`,
          `**${clock(gain)} in meno**`,
        )
      : say(
          `**${clock(-gain)} slower**`,
          `**${clock(-gain)} langsamer**`,
          `**${clock(-gain)} de plus**`,
          `**${clock(-gain)} más**`,
          `**${clock(-gain)} in più**`,
        );
  const lead = isVerdict
    ? `${short <= 0 ? say("Yes, it is", "Doch, das reicht", "Si, ça suffit", "Sí, basta", "Sì, basta") : say("Right, not yet", "Stimmt, noch nicht", "Exact, pas encore", "Exacto, aún no", "Giusto, non ancora")}: `
    : "";
  return {
    reader: "race plan",
    text: [
      `${lead}${runs.length} × ${clock(pace)} = ${clock(runs.length * pace)}, ${change} ${say("than", "als", "par rapport à", "que", "rispetto a")} ${clock(now)} (${done.name}).`,
      bullet([
        `${done.result ?? ""} → **${clock(finish)}** (${say(`with stations and Roxzone as at ${done.name}`, `mit Stationen und Roxzone wie bei ${done.name}`, `stations et Roxzone comme à ${done.name}`, `con estaciones y Roxzone como en ${done.name}`, `con stazioni e Roxzone come a ${done.name}`)})`,
        `${ahead.name}: ${verdict}`,
      ]),
    ],
  };
}

/** "if wall balls take me 5 min instead what do i finish in": one station in another time, the rest as in the race that is over. */
function stationHeld(turn: Followed, gap: Gap): Draft | undefined {
  const { words, say } = turn;
  const { done, ahead, last, target } = gap;
  const isPart = IF.test(words) && FINISH.test(words) && !RUNS.test(words) ? partsNamed(words) : undefined;
  const [part, ...more] = isPart === undefined ? [] : (done.splits ?? []).filter(isPart);
  const said = /\b(\d{1,2})(?::([0-5]\d)| ?(?:min|minutes?|minuten|minutos|minuti)\b)/.exec(words);
  if (part === undefined || more.length > 0 || isRun(part.name) || said === null) return undefined;
  const seconds = 60 * Number(said[1]) + Number(said[2] ?? 0);
  if (seconds < part.seconds / 2 || seconds > 2 * part.seconds) return undefined;
  const [gain, finish] = [part.seconds - seconds, last - part.seconds + seconds];
  const short = finish - target;
  const change = `${gain >= 0 ? "−" : "+"}${clock(Math.abs(gain))}`;
  return {
    reader: "race plan",
    text: [
      `${done.result ?? ""} → **${clock(finish)}** (${change}): ${part.name} ${clock(part.seconds)} → ${clock(seconds)}, ${say("the rest as at", "der Rest wie bei", "le reste comme à", "lo demás como en", "il resto come a")} ${done.name}.`,
      ...(short <= 0
        ? []
        : [
            say(
              `${ahead.name}: you still need to find **${clock(short)}** to reach ${clock(target)}.`,
              `${ahead.name}: bis ${clock(target)} fehlen noch **${clock(short)}**.`,
              `${ahead.name} : pour ${clock(target)}, il manque encore **${clock(short)}**.`,
              `${ahead.name}: para ${clock(target)} faltan todavía **${clock(short)}**.`,
              `${ahead.name}: per ${clock(target)} mancano ancora **${clock(short)}**.`,
            ),
          ]),
    ],
  };
}

const FINISH = bareUnit(
  "finish|total|end up|time|gain|save|overall|endzeit|gesamt|komme ich|temps|final\\p{L}*|gagne|tiempo|gano|tempo|guadagno",
);

function shareOfGap(share: number, { done, ahead, last, target }: Gap, { say }: Followed): Draft {
  const part = Math.round(share * (last - target));
  return {
    reader: "race plan",
    text: [
      say(
        `**${clock(last - part)}** at ${ahead.name}: ${clock(part)} of the ${clock(last - target)} off your ${clock(last)} (${done.name}).`,
        `**${clock(last - part)}** bei ${ahead.name}: ${clock(part)} von ${clock(last - target)} weniger als deine ${clock(last)} (${done.name}).`,
        `**${clock(last - part)}** à ${ahead.name} : ${clock(part)} des ${clock(last - target)} en moins que tes ${clock(last)} (${done.name}).`,
        `**${clock(last - part)}** en ${ahead.name}: ${clock(part)} de los ${clock(last - target)} menos que tus ${clock(last)} (${done.name}).`,
        `**${clock(last - part)}** a ${ahead.name}: ${clock(part)} dei ${clock(last - target)} in meno rispetto a ${clock(last)} (${done.name}).`,
      ),
    ],
  };
}

function inPercent({ done, ahead, last, target }: Gap, { say, tongue }: Followed): Draft {
  const percent = valueIn(tongue, ((100 * (last - target)) / last).toFixed(1));
  return {
    reader: "race plan",
    text: [
      say(
        `**${percent}%**: ${clock(last - target)} off ${clock(last)} (${done.name}) for ${clock(target)} at ${ahead.name}.`,
        `**${percent} %**: ${clock(last - target)} von ${clock(last)} (${done.name}) für ${clock(target)} bei ${ahead.name}.`,
        `**${percent} %** : ${clock(last - target)} sur ${clock(last)} (${done.name}) pour ${clock(target)} à ${ahead.name}.`,
        `**${percent} %**: ${clock(last - target)} de ${clock(last)} (${done.name}) para ${clock(target)} en ${ahead.name}.`,
        `**${percent} %**: ${clock(last - target)} su ${clock(last)} (${done.name}) per ${clock(target)} a ${ahead.name}.`,
      ),
    ],
  };
}
