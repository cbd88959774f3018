import { addDays, parseClock } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Work } from "../../own-data/diary.ts";
import { bullet, capital } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { Subject } from "../../query/query.ts";
import { dayIn, thingIn } from "../../turn/names.ts";
import { bestsOf, valueText } from "../../turn/results/bests.ts";
import { sessionText } from "../../turn/results/past-day.ts";
import { bareUnit } from "../asked/words.ts";

const SAME_DAY = bareUnit(
  "same day|the day i|the day of|day that i|on the day|day before|am selben tag|am gleichen tag|an dem tag|tag davor|le meme jour|le jour (?:ou|de|du)|el mismo dia|el dia (?:que|de|del)|lo stesso giorno|il giorno (?:che|di|del)",
);
const BEFORE = bareUnit("day before|tag davor|tag vor|la veille|el dia antes|el dia anterior|il giorno prima");
const BEST = bareUnit("pbs?|prs?|bests?|records?|max|bestzeit|bestleistung|rekord|marca|primato");

/** "was 22:15 on the 5k the same day as a squat session": what was done on the day of a best, or before it. */
export function dayOfBest(turn: Followed): Draft | undefined {
  const { words, frame, diary, tongue, view, say } = turn;
  if (!SAME_DAY.test(words) || frame.verbs.some((verb) => verb !== "combine") || frame.hasPain) return undefined;
  const numbers = [...words.matchAll(/\b\d{1,3}(?:[.,]\d{1,2})?\b(?!:)|\b\d{1,2}:\d{2}(?::\d{2})?\b/g)].map(([text]) =>
    text.includes(":") ? parseClock(text) : Number(text.replace(",", ".")),
  );
  const tested = frame.subjects.filter(({ lift, test }) => lift !== undefined || test !== undefined);
  const found = tested
    .flatMap((subject) => bestsOf(subject, diary).map((best) => ({ subject, best })))
    .flatMap(({ subject, best }) => {
      const named = best.values.findLast(({ value }) => numbers.some((each) => each !== undefined && Math.abs(each - value) < EXACT));
      const value = named ?? (BEST.test(words) && tested.length === 1 ? best.values.at(-1) : undefined);
      return value === undefined ? [] : [{ subject, best, value }];
    })[0];
  if (found === undefined) return undefined;
  const day = found.value.on;
  const isBefore = BEFORE.test(words);
  const on = diary.work.filter((work) => (isBefore ? work.on < day && work.on >= addDays(day, -1) : work.on === day));
  const other = frame.subjects.find((each) => each !== found.subject);
  const fitting = other === undefined ? [] : on.filter((work) => isOf(work, other));
  const value = `${capital(thingIn(tongue, found.best.name))} ${valueText(tongue, found.value.value, found.best, view)}`;
  const when = dayIn(tongue, day);
  const verdict =
    other === undefined
      ? ""
      : fitting.length > 0
        ? say("**Yes**: ", "**Ja**: ", "**Oui** : ", "**Sí**: ", "**Sì**: ")
        : say("**No**: ", "**Nein**: ", "**Non** : ", "**No**: ", "**No**: ");
  return {
    reader: "day of a best",
    text: [
      `${verdict}**${value}** ${say(`is dated ${when}`, `steht am ${when}`, `est daté du ${when}`, `es del ${when}`, `è di ${when}`)}${
        on.length === 0
          ? say(
              "; nothing else is logged then",
              "; sonst ist dann nichts eingetragen",
              " ; rien d’autre n’est noté",
              "; no hay nada más anotado",
              "; non è segnato altro",
            )
          : ""
      }.`,
      bullet(on.map((work) => `${isBefore ? `${dayIn(tongue, work.on, false)}: ` : ""}${sessionText(work, tongue, view)}`)),
    ].filter((part) => part !== ""),
  };
}

/** Values nearer than this are the one that is named. */
const EXACT = 0.01;

/** Whether a session trained what a subject names. */
function isOf(work: Work, { kind, sport, lift, name }: Subject): boolean {
  if (kind !== undefined) return kind.isDone(work);
  if (sport !== undefined) return (work.metres[sport] ?? 0) > 0;
  if (lift !== undefined) return work.title.toLowerCase().includes(name) || work.sets.some(({ exercise }) => lift.fits.test(exercise));
  return work.title.toLowerCase().includes(name.toLowerCase());
}
