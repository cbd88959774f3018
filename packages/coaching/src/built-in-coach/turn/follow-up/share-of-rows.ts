import { addDays } from "@ironpace/training";
import type { Work } from "../../own-data/diary.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { rowsOf } from "../amounts/rows.ts";
import type { Tongue } from "../languages.ts";
import { amountIn, countIn, dayIn, periodIn } from "../names.ts";
import type { Period } from "../times.ts";
import { decided, type FollowUp } from "./follow-up.ts";

const EASY: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:easy|easier|slow|zone (?:1|2|two)|z2|aerobic|relaxed|chill|steady)\b/,
  de: /\b(?:locker\w*|leicht\w*|ruhig\w*|langsam\w*|easy|zone 2|grundlage\w*)\b/,
  fr: /\b(?:facile\w*|tranquille\w*|lent\w*|zone 2|footing|cool|endurance)\b/,
  es: /\b(?:suave\w*|facil\w*|tranquil\w*|lent\w*|zona 2)\b/,
  it: /\b(?:facil\w*|lent\w*|tranquill\w*|zona 2|piano)\b/,
};
const HARD: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:hard|intense|fast|quality|intervals?|threshold|speed|tempo)\b/,
  de: /\b(?:hart\w*|intensiv\w*|schnell\w*|intervalle?\w*|schwelle\w*)\b/,
  fr: /\b(?:dur\w*|intens\w*|rapide\w*|seuil|fractionne\w*)\b/,
  es: /\b(?:dur\w*|intens\w*|rapid\w*|umbral|series|fuerte)\b/,
  it: /\b(?:dur\w*|intens\w*|veloc\w*|soglia|ripetute)\b/,
};
const EASY_EFFORT = 4;
const HARD_EFFORT = 7;
const WEEKS = 4;
const MOST_LISTED = 5;

/** "and how much of that was easy": the part of the rows that were talked about, in their measure; "of mine": of the last four weeks. */
export function shareOfRows({ frame, acts, last, diary, view, say, isShort }: FollowUp): Draft | undefined {
  const { tongue, words } = frame;
  const isEasy = EASY[tongue].test(words);
  const isHard = !isEasy && HARD[tongue].test(words);
  const isOfZone = /zone? ?(?:2|two)|zona 2|z2/.test(last.frame.words) && acts.has("share");
  if (!isShort || !acts.has("share") || (!isEasy && !isHard && !isOfZone)) return undefined;
  if (
    frame.verbs.some((verb) => verb !== "ease" && verb !== "harder") ||
    frame.periods.some(({ to }) => to > view.today && to > addDays(view.today, 7))
  )
    return undefined;
  const [subject] =
    frame.subjects.length > 0 ? frame.subjects : last.frame.subjects.filter(({ sport, kind }) => sport !== undefined || kind !== undefined);
  const [named] = [...frame.periods, ...last.frame.periods];
  const period: Period = named ?? { from: addDays(view.today, 1 - 7 * WEEKS), to: view.today, kind: "recent", count: WEEKS, unit: "week" };
  const rows = rowsOf(subject, period, diary, view).flatMap(({ work }) => work ?? []);
  const isRun = subject?.sport === "run" || subject?.kind?.name === "run";
  const isDistance = isRun && (last.frame.metric === "distance" || last.quantities[0]?.unit === "km" || last.quantities[0]?.unit === "mi");
  const size = (work: Work): number => (isDistance ? (work.metres.run ?? 0) : (work.minutes ?? 0));
  const total = rows.reduce((sum, row) => sum + size(row), 0);
  if (rows.length === 0 || total === 0) return undefined;
  const isPart = ({ rpe, code }: Work): boolean =>
    isHard ? (rpe ?? 0) >= HARD_EFFORT : rpe === undefined ? code === "RL" || code === "RE" : rpe <= EASY_EFFORT;
  const part = rows.filter(isPart);
  const amount = part.reduce((sum, row) => sum + size(row), 0);
  const text = (value: number): string => amountIn(tongue, value, isDistance ? "distance" : "time", view);
  const percent = Math.round((100 * amount) / total);
  const when = periodIn(tongue, period, view.today);
  const [limit, name] = isHard
    ? [HARD_EFFORT, say("hard", "hart", "dur", "duro", "duro")]
    : [EASY_EFFORT, say("easy", "locker", "facile", "suave", "facile")];
  return decided(
    say(
      `**${text(amount)} of ${text(total)} was ${name}** (${percent}%): ${countIn(tongue, part.length, subject)} of ${rows.length} ${when}.`,
      `**${text(amount)} von ${text(total)} waren ${name}** (${percent} %): ${countIn(tongue, part.length, subject)} von ${rows.length}, ${when}.`,
      `**${text(amount)} sur ${text(total)} : ${name}** (${percent} %), soit ${countIn(tongue, part.length, subject)} sur ${rows.length} ${when}.`,
      `**${text(amount)} de ${text(total)}: ${name}** (${percent} %), ${countIn(tongue, part.length, subject)} de ${rows.length} ${when}.`,
      `**${text(amount)} su ${text(total)}: ${name}** (${percent} %), ${countIn(tongue, part.length, subject)} su ${rows.length} ${when}.`,
    ),
    bullet(
      part
        .toReversed()
        .slice(0, MOST_LISTED)
        .map(
          (row) =>
            `${dayIn(tongue, row.on, false)}: ${row.title}, ${text(size(row))}${row.rpe === undefined ? "" : `, ${amountIn(tongue, row.rpe, "effort")}`}`,
        ),
    ),
    isHard
      ? say(
          `A session counts as hard if you rated it ${limit} of 10 or more; its warm-up is included.`,
          `Als hart zählt eine ganze Einheit, die du mit ${limit} von 10 oder mehr bewertet hast, samt Aufwärmen.`,
          `Dur : une séance entière que tu as notée ${limit} sur 10 ou plus, échauffement compris.`,
          `Duro: una sesión entera que valoraste con ${limit} de 10 o más, con calentamiento.`,
          `Duro: una sessione intera che hai valutato ${limit} su 10 o più, riscaldamento compreso.`,
        )
      : say(
          `Easy counts as a whole session that you rated ${limit} of 10 or less; easy minutes inside harder sessions (warm-up, jogging) are not in it.`,
          `Als locker zählt eine ganze Einheit, die du mit höchstens ${limit} von 10 bewertet hast; lockere Minuten in härteren (Aufwärmen, Trab) sind nicht dabei.`,
          `Facile : une séance entière que tu as notée ${limit} sur 10 ou moins ; les minutes faciles des séances plus dures n’y sont pas.`,
          `Suave: una sesión entera que valoraste con ${limit} de 10 o menos; los minutos suaves de sesiones más duras no cuentan.`,
          `Facile: una sessione intera che hai valutato ${limit} su 10 o meno; i minuti facili delle sessioni più dure non contano.`,
        ),
  );
}
