import { percentSign } from "../../turn/languages.ts";
import { daysBetween } from "@ironpace/training";
import { bullet } from "../../say.ts";
import type { Measure, Subject } from "../../query/query.ts";
import { getValue, SUMMED_METRICS, type Row } from "../../query/rows.ts";
import type { Draft } from "../../topic.ts";
import { queryOf, rowsOf, totalOf } from "../../turn/amounts/rows.ts";
import { framesOf } from "../../turn/follow-up/follow-up.ts";
import { amountIn, countIn, dayIn, periodIn } from "../../turn/names.ts";
import { readFrame } from "../../turn/frame.ts";
import type { Period } from "../../turn/times.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";
import { takeEvery } from "../take-words.ts";

const WHY =
  / (?:why|how come|wieso|warum|weshalb|woran (?:liegt|lag)|woher|pourquoi|d ou vient|por que|a que se debe|perche|come mai|da cosa dipende|(?:what|which (?:day|session|one)|where) (?:made|makes|is|was|does|did|has|had|changed)|what changed|what happened|welche\w* (?:einheit|tag)|was (?:war|ist|hat)|quelle seance|que (?:cambio|paso)|cosa (?:e cambiato|ha fatto))(?= )/;
const MORE = / (?:more|higher|heavier|mehr|hoher|plus|mas|piu|di piu)(?= )/;
const LESS = / (?:less|lower|fewer|lighter|weniger|niedriger|moins|menos|meno|di meno)(?= )/;
const DIFFERENCE =
  / (?:difference|different|gap|jump|drop|unterschied|anders|differenz|difference|ecart|diferencia|diferente|differenza|changed|happened|cambio|paso|cambiato)(?= )/;
const ASIDE =
  / (?:and|but|so|then|much|a lot|lot|is|was|it|that|this|the|there|did|does|do|i|lift|lifted|run|ran|train|trained|in|for|of|from|come|comes|make|made|makes|all|week|month|now|than|last|before|und|aber|so|viel|ist|war|es|das|der|die|da|dann|denn|gemacht|den|diese|letzte|woche|et|mais|donc|tant|beaucoup|est|etait|c|ce|ca|la|le|de|fait|cette|semaine|y|pero|tan|tanto|mucho|es|fue|eso|lo|el|esta|semana|e|ma|cosi|molto|era|quello|il|questa|settimana)(?= )/;
/** So many sessions explain a difference. */
const MOST_LINES = 4;
/** From so many days on kinds of session are compared, not single ones. */
const LONG_DAYS = 10;

/** "Why so much more?" after the amounts of two times: how much it is, in the measure that was asked for, and the sessions that make it. */
export function whyDifference(turn: Followed): Draft | undefined {
  const { words, last, turns, diary, view, tongue, say, cards } = turn;
  const clause = readClause(words);
  if (last === undefined || cards.length > 0 || clause.take(WHY) === undefined) return undefined;
  const [isMoreAsked, isLessAsked] = [clause.take(MORE) !== undefined, clause.take(LESS) !== undefined];
  const isDifference = clause.take(DIFFERENCE) !== undefined;
  takeEvery(clause, ASIDE);
  if (!clause.isRead() || !(isMoreAsked || isLessAsked || isDifference || /\b(?:changed|happened|cambio|paso|cambiato)\b/.test(words)))
    return undefined;
  // A turn that asks why names no time of its own.
  const asked = turns.map(({ question }) => readFrame(question, tongue, view.today)).toReversed();
  const frames = [...framesOf(last.frame), ...asked];
  const periods = frames
    .flatMap((each) => each.periods)
    .filter(({ from, to }, at, all) => all.findIndex((each) => each.from === from && each.to === to) === at);
  const [a, b] = periods;
  if (a === undefined || b === undefined || a.from > view.today || b.from > view.today) return undefined;
  const subject = frames.flatMap(({ subjects }) => subjects).find(({ test }) => test === undefined);
  const measure = getMeasure(last.frame.metric ?? frames.find(({ metric }) => metric !== undefined)?.metric, subject, frames);
  const [later, earlier] = a.from > b.from ? [a, b] : [b, a];
  const [now, then] = [rowsOf(subject, later, diary, view), rowsOf(subject, earlier, diary, view)];
  const [value, before] = [now, then].map((rows) => totalOf(rows, measure, subject) ?? 0) as [number, number];
  const text = (of: number): string =>
    measure === "sessions"
      ? countIn(tongue, Math.round(of), undefined)
      : amountIn(tongue, measure === "tonnage" ? Math.round(of) : of, measure, view);
  const gap = value - before;
  const percent = before === 0 ? "" : ` (${gap > 0 ? "+" : "−"}${Math.abs(Math.round((100 * gap) / before))}${percentSign(tongue)})`;
  const isDenied = (gap > 0 && isLessAsked) || (gap < 0 && isMoreAsked);
  const side =
    gap > 0
      ? say("more", "mehr", "de plus", "más", "in più")
      : gap < 0
        ? say("less", "weniger", "de moins", "menos", "in meno")
        : say("no difference", "kein Unterschied", "aucune différence", "sin diferencia", "nessuna differenza");
  const [nowText, thenText] = [periodIn(tongue, later, view.today), periodIn(tongue, earlier, view.today)];
  const isLong = [later, earlier].some(({ from, to }) => daysBetween(from, to) >= LONG_DAYS);
  const lines = isLong ? kindLines(now, then, measure, subject, text) : sessionLines(now, then, measure, subject, text, turn);
  const isWhich = /\b(?:which|welche\w*|quelle|que (?:dia|sesion)|quale)\b/.test(words);
  const light = [later, earlier].filter((period) => isDeload(period, turn));
  return {
    isDecided: true,
    text: [
      `${isDenied ? say("It is the other way round: ", "Es ist umgekehrt: ", "C’est l’inverse : ", "Es al revés: ", "È il contrario: ") : ""}**${gap === 0 ? side : `${text(Math.abs(gap))} ${side}`}**${percent}: ${text(value)} ${nowText}, ${text(before)} ${thenText}.`,
      ...(isWhich && lines[0] !== undefined ? [`${lines[0]}.`] : []),
      ...(lines.length === 0 || isWhich
        ? []
        : [say("What makes it:", "Daran liegt es:", "Ce qui le fait :", "De dónde viene:", "Da dove viene:"), bullet(lines)]),
      ...(light.length !== 1 || light[0] === undefined
        ? []
        : [
            say(
              `That period includes a deload (${periodIn(tongue, light[0], view.today)}).`,
              `Darin liegt eine Entlastung (${periodIn(tongue, light[0], view.today)}).`,
              `Il y a une décharge dedans (${periodIn(tongue, light[0], view.today)}).`,
              `Incluye una descarga (${periodIn(tongue, light[0], view.today)}).`,
              `Contiene uno scarico (${periodIn(tongue, light[0], view.today)}).`,
            ),
          ]),
    ],
  };
}

/** Sessions side by side, the largest difference first. */
function sessionLines(
  now: readonly Row[],
  then: readonly Row[],
  measure: Measure,
  subject: Subject | undefined,
  text: (of: number) => string,
  { tongue, say }: Followed,
): readonly string[] {
  const part = ({ on, title, value }: Part): string => `${dayIn(tongue, on, false)}: **${title}**, ${text(value)}`;
  return differences(now, then, measure, subject)
    .slice(0, MOST_LINES)
    .map(({ now: of, before: was, gap }) => {
      const beside =
        was === undefined
          ? say("nothing like it before", "davor nichts dergleichen", "rien de tel avant", "antes nada igual", "prima niente di simile")
          : of === undefined
            ? `${say("only then", "nur damals", "seulement alors", "solo entonces", "solo allora")}, ${part(was)}`
            : `${say("before", "davor", "avant", "antes", "prima")} ${was.title === of.title ? "" : `${was.title}, `}${text(was.value)}`;
      return [...(of === undefined ? [] : [part(of)]), beside, ...(measure === "sessions" ? [] : [signed(gap, text)])].join("; ");
    });
}

/** Kinds of session side by side: "Long run: 4 sessions, 65.5 km; 5, 69.9 km". */
function kindLines(
  now: readonly Row[],
  then: readonly Row[],
  measure: Measure,
  subject: Subject | undefined,
  text: (of: number) => string,
): readonly string[] {
  const [of, was] = [now, then].map((rows) => Map.groupBy(rows, ({ title }) => kindOf(title)));
  return [...new Set([...(of?.keys() ?? []), ...(was?.keys() ?? [])])]
    .map((kind) => {
      const [a, b] = [of?.get(kind) ?? [], was?.get(kind) ?? []];
      const [value, before] = [a, b].map((rows) => totalOf(rows, measure, subject) ?? 0) as [number, number];
      return { kind, a, b, value, before, gap: value - before };
    })
    .filter(({ gap }) => gap !== 0)
    .toSorted((x, y) => Math.abs(y.gap) - Math.abs(x.gap))
    .slice(0, MOST_LINES)
    .map(({ kind, a, b, value, before, gap }) =>
      measure === "sessions"
        ? `**${kind}**: ${a.length} ← ${b.length}`
        : `**${kind}**: ${a.length} ×, ${text(value)} ← ${b.length} ×, ${text(before)}; ${signed(gap, text)}`,
    );
}

function kindOf(title: string): string {
  const name = title.replace(/^(?:deload|test): /i, "").replace(/(?:,| \d| then ).*$/u, "");
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function signed(gap: number, text: (of: number) => string): string {
  return `${gap > 0 ? "+" : "−"}${text(Math.abs(gap)).replace(/^(?:load|Last|charge|carga|carico) /, "")}`;
}

/** What the amounts before were measured in: as it was said, else what their subject is measured in. */
function getMeasure(said: Measure | undefined, subject: Subject | undefined, frames: readonly { readonly words: string }[]): Measure {
  if (said !== undefined && SUMMED_METRICS.has(said)) return said;
  if (subject?.sport !== undefined) return "distance";
  if (subject?.lift !== undefined) return "tonnage";
  return frames.some(({ words }) => LIFTED.test(words)) ? "tonnage" : "time";
}

const LIFTED = /\b(?:lift(?:ed)?|tonnes?|tonnage|tonnen|gehoben|souleve|levante|levantado|sollevato)\b/;

interface Part {
  readonly on: string;
  readonly title: string;
  readonly value: number;
}

interface Gap {
  readonly now?: Part;
  readonly before?: Part;
  readonly gap: number;
}

/** Sessions of two times side by side by their kind, the largest difference first. */
function differences(now: readonly Row[], then: readonly Row[], measure: Measure, subject: Subject | undefined): readonly Gap[] {
  const part = (row: Row): Part => ({
    on: row.on,
    title: row.title,
    value: getValue(row, measure, subject ?? { name: "sessions" }, queryOf(subject)) ?? 0,
  });
  const keyOf = ({ code, title }: Row): string => code ?? title;
  const keys = [...new Set([...now, ...then].map(keyOf))];
  return keys
    .flatMap((key): Gap[] => {
      const [of, was] = [now, then].map((rows) => rows.filter((row) => keyOf(row) === key).map(part)) as [Part[], Part[]];
      return Array.from({ length: Math.max(of.length, was.length) }, (_, at) => ({
        ...(of[at] !== undefined && { now: of[at] }),
        ...(was[at] !== undefined && { before: was[at] }),
        gap: (of[at]?.value ?? 0) - (was[at]?.value ?? 0),
      }));
    })
    .filter(({ gap }) => gap !== 0)
    .toSorted((a, b) => Math.abs(b.gap) - Math.abs(a.gap));
}

function isDeload({ from, to }: Period, { diary, view }: Followed): boolean {
  return diary.planned.some(({ on, title }) => on >= from && on <= to && on <= view.today && /^deload/i.test(title));
}
