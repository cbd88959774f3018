import type { Followed } from "../../conversation/follow-up-of.ts";
import { sum } from "../../own-data/figures.ts";
import { bullet, clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { dayIn } from "../../turn/names.ts";
import { isRun, type Part, partsBefore, raceDone, readParts } from "./race-request.ts";

/** "which station ate the most time in hamburg", "average of the runs", "and without the last one?": parts of a race that is over. */
export function raceParts(turn: Followed): Draft | undefined {
  const { words, frame, tongue, say } = turn;
  const race = raceDone(turn);
  const request = race === undefined ? undefined : readParts(words, partsBefore(turn));
  if (race?.splits === undefined || request === undefined || frame.hasPain || frame.days.length > 0) return undefined;
  const all = race.splits.filter(request.isMeant);
  const left = all.filter((part) => request.isLeftOut?.(part, all) !== true);
  const [first] = left;
  if (first === undefined) return undefined;
  const out = all.filter((part) => !left.includes(part));
  const total = sum(left.map(({ seconds }) => seconds));
  const mean = clock(Math.round(total / left.length));
  const ranked = left.toSorted((a, b) => b.seconds - a.seconds);
  const where = `**${race.name}** (${dayIn(tongue, race.on)}, ${race.result ?? ""})`;
  const runs = left.every(({ name }) => isRun(name));
  const parts = runs
    ? say(`${left.length} runs`, `${left.length} Läufe`, `${left.length} courses`, `${left.length} carreras`, `${left.length} corse`)
    : say(
        `${left.length} stations`,
        `${left.length} Stationen`,
        `${left.length} stations`,
        `${left.length} estaciones`,
        `${left.length} stazioni`,
      );
  const sums = say(
    `average **${mean}**${runs ? " /km" : ""}, **${clock(total)}** in all`,
    `im Schnitt **${mean}**${runs ? " /km" : ""}, zusammen **${clock(total)}**`,
    `en moyenne **${mean}**${runs ? " /km" : ""}, **${clock(total)}** au total`,
    `de media **${mean}**${runs ? " /km" : ""}, **${clock(total)}** en total`,
    `in media **${mean}**${runs ? " /km" : ""}, **${clock(total)}** in totale`,
  );
  const top = request.pick === "fastest" ? ranked.at(-1) : ranked[0];
  const isRanked = left.length > 1 && (request.pick === "slowest" || request.pick === "fastest") && top !== undefined;
  const word =
    request.pick === "fastest"
      ? say("the fastest", "am schnellsten", "la plus rapide", "lo más rápido", "la più veloce")
      : say("the slowest", "am langsamsten", "la plus lente", "lo más lento", "la più lenta");
  const [quickest, slowest] = [ranked.at(-1), ranked[0]];
  const lead =
    left.length === 1
      ? `**${first.name}, ${clock(first.seconds)}**, ${where}.`
      : request.pick === "both" && quickest !== undefined && slowest !== undefined
        ? `**${text(quickest)}** ${say("was the fastest", "am schnellsten", "la plus rapide", "lo más rápido", "la più veloce")}, **${text(slowest)}** ${say("the slowest", "am langsamsten", "la plus lente", "lo más lento", "la più lenta")} ${say("of", "von", "de", "de", "di")} ${parts}, ${where}.`
        : request.pick === "difference"
          ? `**${differenceOf(left, turn)}**, ${where}.`
          : isRanked
            ? `**${top.name}, ${clock(top.seconds)}**: ${word} ${say("of", "von", "de", "de", "di")} ${parts}, ${where}.`
            : `${parts}: ${sums}, ${where}.`;
  return {
    reader: "race parts",
    text: [
      lead,
      bullet([
        left.length === 1
          ? undefined
          : (isRanked ? (request.pick === "fastest" ? ranked.toReversed() : ranked) : left).map(text).join(", "),
        out.length === 0
          ? undefined
          : `${say("Without", "Ohne", "Sans", "Sin", "Senza")} ${out.map(text).join(", ")}; ${say("with all", "mit allen", "avec tout", "con todo", "con tutto")} ${clock(Math.round(sum(all.map(({ seconds }) => seconds)) / all.length))}`,
        isRanked ? sums : undefined,
        placeOf(first, left, race.splits, turn),
      ]),
    ].filter((part) => part !== ""),
  };
}

/** The last part beside the first. */
function differenceOf(left: readonly Part[], { say }: Followed): string {
  const [first, last] = [left[0], left.at(-1)];
  if (first === undefined || last === undefined) return "";
  const gap = clock(Math.abs(last.seconds - first.seconds));
  const change =
    last.seconds >= first.seconds
      ? say(`${gap} slower`, `${gap} langsamer`, `${gap} de plus`, `${gap} más lento`, `${gap} più lento`)
      : say(`${gap} faster`, `${gap} schneller`, `${gap} de moins`, `${gap} más rápido`, `${gap} più veloce`);
  return `${text(first)} → ${text(last)}: ${change}`;
}

function text({ name, seconds }: Part): string {
  return `${name} ${clock(seconds)}`;
}

/** Where a single part stands among those of its kind. */
function placeOf(part: Part, left: readonly Part[], splits: readonly Part[], { say }: Followed): string | undefined {
  if (left.length !== 1 || part.name === "Roxzone") return undefined;
  const kind = splits.filter(({ name }) => name !== "Roxzone" && isRun(name) === isRun(part.name));
  const place = kind.filter(({ seconds }) => seconds > part.seconds).length + 1;
  const mean = clock(Math.round(sum(kind.map(({ seconds }) => seconds)) / kind.length));
  return say(
    `Number ${place} of ${kind.length} by time taken; the average of all is ${mean}`,
    `Platz ${place} von ${kind.length} nach der Dauer; der Schnitt aller ist ${mean}`,
    `Numéro ${place} sur ${kind.length} par durée ; la moyenne de toutes est ${mean}`,
    `Número ${place} de ${kind.length} por duración; la media de todas es ${mean}`,
    `Numero ${place} di ${kind.length} per durata; la media di tutte è ${mean}`,
  );
}
