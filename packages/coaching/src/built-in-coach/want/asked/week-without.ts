import { getMonday } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { type Work, within } from "../../own-data/diary.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { readFrame } from "../../turn/frame.ts";
import { dayIn } from "../../turn/names.ts";
import { normalise } from "../../question.ts";
import { bareUnit, HARDEST } from "./words.ts";

const WEEK = bareUnit("weeks?|wochen?|semaines?|semanas?|settiman[ae]");
const BECAUSE = bareUnit(
  "because of|thanks to|due to|without|not counting|minus|except|only bc of|bc of|cause of|wegen|ohne|liegt an|nur durch|a cause|sans|por|sin|per colpa|senza|per via",
);
const DOUBLED = 1;

/** "says who, that's just because of cindy": the hardest weeks once more, without what is named. */
export function weekWithout(turn: Followed): Draft | undefined {
  const { words, turns, tongue, view, diary, say } = turn;
  const last = turns.at(-1);
  if (last === undefined || !BECAUSE.test(words)) return undefined;
  const before = readFrame(last.question, tongue, view.today);
  if (!HARDEST.test(before.words) || !WEEK.test(before.words)) return undefined;
  const period = before.periods.find(({ kind, from }) => kind !== "week" && from <= view.today);
  const span = period === undefined ? { from: diary.work[0]?.on ?? view.today, to: view.today } : period;
  const all = within(diary.work, { from: span.from, to: span.to < view.today ? span.to : view.today });
  const isNamed = ({ title }: Work): boolean =>
    normalise(title)
      .split(" ")
      .some((word) => word.length > 3 && words.split(" ").includes(word)) && !PLAIN.test(words);
  const out = all.filter(isNamed);
  if (out.length === 0 || out.length > all.length / 2) return undefined;
  const rank = (work: readonly Work[]): readonly (readonly [string, number])[] => {
    const byWeek = new Map<string, number>();
    for (const each of work) byWeek.set(getMonday(each.on), (byWeek.get(getMonday(each.on)) ?? 0) + (each.load ?? 0));
    return [...byWeek].toSorted((a, b) => b[1] - a[1]);
  };
  const [top] = rank(all);
  const without = rank(all.filter((work) => !isNamed(work)));
  const [next] = without;
  if (top === undefined || next === undefined) return undefined;
  const name = out[0]?.title ?? "";
  const week = (monday: string): string =>
    say(
      `the week of ${dayIn(tongue, monday, false)}`,
      `die Woche vom ${dayIn(tongue, monday, false)}`,
      `la semaine du ${dayIn(tongue, monday, false)}`,
      `la semana del ${dayIn(tongue, monday, false)}`,
      `la settimana dal ${dayIn(tongue, monday, false)}`,
    );
  const twice = out.filter((each) => out.some((other) => other !== each && other.on === each.on && other.title === each.title));
  const isRight = next[0] !== top[0];
  const lead = isRight
    ? say(
        `**You are right**: without ${name} it is **${week(next[0])}**, load ${Math.round(next[1])}.`,
        `**Stimmt**: ohne ${name} ist es **${week(next[0])}**, Last ${Math.round(next[1])}.`,
        `**Tu as raison** : sans ${name}, c’est **${week(next[0])}**, charge ${Math.round(next[1])}.`,
        `**Tienes razón**: sin ${name} es **${week(next[0])}**, carga ${Math.round(next[1])}.`,
        `**Hai ragione**: senza ${name} è **${week(next[0])}**, carico ${Math.round(next[1])}.`,
      )
    : say(
        `**Not only**: without ${name} it still is **${week(next[0])}**, load ${Math.round(next[1])}.`,
        `**Nicht nur**: auch ohne ${name} ist es **${week(next[0])}**, Last ${Math.round(next[1])}.`,
        `**Pas seulement** : sans ${name}, c’est encore **${week(next[0])}**, charge ${Math.round(next[1])}.`,
        `**No solo**: sin ${name} sigue siendo **${week(next[0])}**, carga ${Math.round(next[1])}.`,
        `**Non solo**: senza ${name} resta **${week(next[0])}**, carico ${Math.round(next[1])}.`,
      );
  return {
    reader: "week without",
    text: [
      lead,
      bullet([
        ...without.slice(1, 3).map(([monday, load]) => `${week(monday)}: ${Math.round(load)}`),
        twice.length > DOUBLED
          ? say(
              `${name} is in your log twice on ${dayIn(tongue, twice[0]?.on ?? "", false)}; if it was one workout, delete the other in the Session Log`,
              `${name} steht am ${dayIn(tongue, twice[0]?.on ?? "", false)} zweimal im Log; war es eine Einheit, lösch die andere im Session Log`,
              `${name} est noté deux fois le ${dayIn(tongue, twice[0]?.on ?? "", false)} ; si c’était une seule séance, efface l’autre dans le Session Log`,
              `${name} está dos veces el ${dayIn(tongue, twice[0]?.on ?? "", false)}; si fue una sola, borra la otra en el Session Log`,
              `${name} è segnato due volte ${dayIn(tongue, twice[0]?.on ?? "", false)}; se era uno solo, cancella l’altro nel Session Log`,
            )
          : undefined,
      ]),
    ],
  };
}

/** A whole kind of training is no exception. */
const PLAIN = bareUnit("runs?|runnings?|sessions?|training|laufe|einheiten|courses?|seances?|sesiones|carreras|sedute|corse");
