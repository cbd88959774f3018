import { shortDay } from "../calendar/day.ts";
import { itemText } from "../plan-text/explain/item.ts";
import type { ExerciseItem, Session } from "../model/plan.ts";
import { inSentence, formatList } from "../model/words.ts";
import type { Layer, SessionChange } from "./adjustment.ts";
import { BLOCKS, FEW_MINUTES, isDetail, work } from "./detail-change.ts";
import { workName } from "./reasons/work-words.ts";

/** One changed session in words. */
export interface Explanation {
  readonly sessionId: string;
  /** "Back squat 4 × 5 at 105 kg"; "rest" where a session is added. */
  readonly before: string;
  readonly after: string;
  readonly reason: string;
  /** The whole as one sentence. */
  readonly text: string;
  /** The training is the same but for stretches, notes or a few easy minutes: nothing that is worth a line. */
  readonly isDetail?: true;
}

/** Every changed session once, as before → after with its reason. */
export function explain(layer: Layer): readonly Explanation[] {
  return layer.changes.map((change) => {
    const [before, after] = difference(change);
    const isFromRace = change.before?.code === "RACE" && change.after !== undefined && change.after.code !== "RACE";
    const day = shortDay((isFromRace ? change.after : (change.before ?? change.after))?.date ?? layer.on);
    return {
      sessionId: change.sessionId,
      before,
      after,
      reason: change.reason,
      text: `${day}: ${before} → ${after}, because ${change.reason}.`,
      ...(isDetail(change) ? { isDetail: true } : {}),
    };
  });
}

function difference({ before, after }: SessionChange): readonly [before: string, after: string] {
  if (before === undefined) return ["rest", sessionText(after)];
  if (after === undefined) return [sessionText(before), "no session"];
  if (before.date !== after.date && before.code === "RACE" && after.code !== "RACE")
    return [
      `no session (${before.title.toLowerCase().startsWith("race") ? "the race was" : "it was"} on ${shortDay(before.date)})`,
      sessionText(after),
    ];
  if (before.date !== after.date) return [sessionText(before), `${sessionText(after)} on ${shortDay(after.date)}`];
  if (before.code !== after.code && sessionText(before) !== sessionText(after)) return [sessionText(before), sessionText(after)];
  return lineDifference(before, after) ?? detailDifference(before, after);
}

function sessionText(session: Session | undefined): string {
  if (session === undefined) return "no session";
  const text = session.title.includes(" min") ? session.title : `${session.title}, ${session.duration} min`;
  return `${text}${tempoOfTitle(session)}${besideTitle(session)}`;
}

/** What makes a light weight heavy: a first lift that is done slowly is no warm-up. */
function tempoOfTitle({ type, blocks: { strength } }: Session): string {
  const [first] = strength;
  const tempo = TEMPO.exec(first?.notes ?? "")?.[1];
  return type !== "strength" || first === undefined || tempo === undefined
    ? ""
    : `, ${inSentence(first.name)} with ${tempo}${first.rpe === undefined ? "" : ` at RPE ${first.rpe}`}`;
}

/** "Tempo 5-1-1: five seconds down, one still, up fast." */
const TEMPO = /Tempo \d-\d-\d[^:]*: (\w+ seconds down)/u;

/** A run of half an hour on a day of an hour: what else there is to do, where the title does not say it. */
function besideTitle({ title, blocks: { mainWorkout } }: Session): string {
  const said = title.toLowerCase();
  const [first, ...others] = mainWorkout.filter(({ rpe = 10 }) => rpe > 1);
  const more = others.filter(
    ({ name, dose }) =>
      kindOf(name) !== kindOf(first?.name ?? "") && dose.totalSeconds >= 60 * FEW_MINUTES && !said.includes(machineWord(name)),
  );
  const lines = more.map(({ name, dose }) => `${Math.round(dose.totalSeconds / 60)} min of ${workName(name)}`);
  return lines.length === 0 || mainWorkout.length > MOST_LINES ? "" : `, with ${formatList(lines)}`;
}

/** Fast and easy running are one kind here. */
function kindOf(name: string): string {
  return workName(name).replace(/^fast | with walk breaks$/u, "");
}

/** "bike" of "Bike erg", as titles have it. */
function machineWord(name: string): string {
  return (name.split(" ")[0] ?? "").toLowerCase();
}

const MOST_LINES = 3;

/** The lines of the work that differ, on both sides in the order in which they are done; undefined when the work is the same. */
function lineDifference(before: Session, after: Session): readonly [string, string] | undefined {
  const [was, is] = differing(before, after);
  const count = Math.max(was.length, is.length);
  if (count === 0) return undefined;
  if (before.title !== after.title && count > MOST_LINES) return [sessionText(before), sessionText(after)];
  if (is.length === 0) return withoutLines(before, after, was);
  return [asTitled(linesText(was, is), before), `${asTitled(linesText(is, was), after)}${warmupText(before, after)}`];
}

/** A warm-up that got shorter before hard work is still one: that it stays is worth a word. */
function warmupText(before: Session, after: Session): string {
  const minutes = ({ blocks }: Session): number => Math.round(blocks.warmup.reduce((sum, { dose }) => sum + dose.totalSeconds, 0) / 60);
  return after.hard && minutes(before) - minutes(after) >= FEW_MINUTES ? `; warm-up ${minutes(after)} min` : "";
}

function linesText(lines: readonly ExerciseItem[], others: readonly ExerciseItem[]): string {
  if (lines.length === 0) return `without ${formatList([...new Set(others.map(({ name }) => `the ${inSentence(name)}`))])}`;
  const more = lines.length - MOST_LINES;
  return `${lines.slice(0, MOST_LINES).map(lineText).join("; ")}${more <= 0 ? "" : ` (and ${more} more ${more === 1 ? "line" : "lines"})`}`;
}

/** A line with its tempo. */
function lineText(line: ExerciseItem): string {
  const tempo = TEMPO.exec(line.notes ?? "")?.[1];
  return `${nameAsDone(line)}${tempo === undefined ? "" : `, ${tempo}`}`;
}

/** A walk at an easy effort is no brisk one. */
function nameAsDone(line: ExerciseItem): string {
  const text = itemText(line);
  return line.name === "Brisk walk" && (line.rpe ?? 0) <= EASY_WALK ? text.replace("Brisk walk", "Walk") : text;
}

const EASY_WALK = 3;

/** The lines of a run that its title calls an easy one are called so as well. */
function asTitled(text: string, { code, title }: Session): string {
  return code === "RL" && /easy run/iu.test(title) ? text.replaceAll("Long run", "Easy run") : text;
}

/** The lines of each side that the other one has not, as they are read. */
function differing(before: Session, after: Session): readonly [readonly ExerciseItem[], readonly ExerciseItem[]] {
  const lines = (session: Session): readonly ExerciseItem[] => BLOCKS.flatMap((block) => work(session, block));
  return [unmatched(lines(before), lines(after)), unmatched(lines(after), lines(before))];
}

function unmatched(lines: readonly ExerciseItem[], others: readonly ExerciseItem[]): readonly ExerciseItem[] {
  const open = others.map(itemText);
  return lines.filter((line) => {
    const index = open.indexOf(itemText(line));
    if (index >= 0) open.splice(index, 1);
    return index < 0;
  });
}

/** Where lines only fall out, what stays is named: a day without its easy run is no day off. */
function withoutLines(before: Session, after: Session, gone: readonly ExerciseItem[]): readonly [string, string] {
  if (before.title !== after.title) return [sessionText(before), sessionText(after)];
  const names = [...new Set(gone.map(({ name }) => `the ${inSentence(name)}`))];
  return [sessionText(before), `the same without ${formatList(names)}, ${after.duration} min`];
}

function detailDifference(before: Session, after: Session): readonly [string, string] {
  if (before.duration !== after.duration) return [`${before.title}, ${before.duration} min`, `${after.duration} min`];
  if (before.title !== after.title) return [before.title, after.title];
  return noteDifference(before, after) ?? [before.title, "the same training, with other stretches or notes"];
}

/** What a line of the work is told to be done at, where only that differs. */
function noteDifference(before: Session, after: Session): readonly [string, string] | undefined {
  const lines = ({ blocks }: Session): readonly ExerciseItem[] => [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout];
  const now = lines(after);
  for (const [index, { name, notes = "" }] of lines(before).entries()) {
    const other = now[index]?.notes ?? "";
    if (now[index]?.name === name && notes !== other && notes !== "" && other !== "") {
      const [was, is] = onlyWhatDiffers(inSentence(firstSentence(notes)), inSentence(firstSentence(other)));
      return [`${name}: ${was}`, is];
    }
  }
  return undefined;
}

/** "2:04 /500 m" and "1:59 /500 m" of "about 1:25 (2:04 /500 m: …)" and "about 1:25 (1:59 /500 m: …)": the times are rounded, the splits are exact. */
function onlyWhatDiffers(was: string, is: string): readonly [string, string] {
  const [first, other] = [was, is].map((text) => /\((\d:\d\d \/500 m)/u.exec(text)?.[1]);
  return first !== undefined && other !== undefined && first !== other ? [first, other] : [was, is];
}

/** "About 1:25 (2:04 /500 m: your 2,000 m split plus 11 s)" */
function firstSentence(text: string): string {
  return text.replace(/\.(?: .*)?$/u, "");
}
