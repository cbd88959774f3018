import type { Work } from "../../own-data/diary.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { workText } from "../../turn/follow-up/ranked.ts";
import { amountIn, dayIn } from "../../turn/names.ts";
import { plainAnswer } from "../../dialogue/turn.ts";
import { daysInText } from "../../turn/quantities/days-in-text.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";

const EASIER =
  / (?:(?:getting|becoming|gets|got|feels?|feeling) (?:easier|harder)|(?:easier|harder) (?:over time|now|each time)|(?:wird|werden|wurden?) (?:leichter|harter|schwerer)|(?:devient|deviennent|c est de plus en plus) (?:plus )?(?:faciles?|dures?)|cada vez (?:mas )?(?:facil|facil(?:es)?|dur[oa]s?)|(?:diventa(?:no)?|sempre) (?:piu )?(?:facil[ei]|dur[aeio]))(?= )/;
const ASIDE =
  / (?:is|are|am|same|session|sessions|workout|the same|they|those|these|over time|dieselbe|gleiche|einheit(?:en)?|werden|sie|meme|seances?|elles?|misma|sesion(?:es)?|stess[aeo]|session[ei]|i|getting)(?= )/;
const LONGEST_BACK = 3;

/** "so same session, getting easier?" after sessions were listed: the effort of the one that was done most often, first and last. */
export function gettingEasier({ words, turns, tongue, view, diary, say, cards }: Followed): Draft | undefined {
  if (cards.length > 0 || turns.length === 0) return undefined;
  const clause = readClause(words);
  const found = clause.take(EASIER)?.[0];
  while (clause.take(ASIDE) !== undefined);
  if (found === undefined || !clause.isRead()) return undefined;
  const named = turns.slice(-LONGEST_BACK).flatMap(({ answer }) => {
    const text = plainAnswer(answer);
    const days = daysInText(text, tongue, view.today);
    return diary.work.filter(({ title, on, rpe }) => rpe !== undefined && text.includes(title) && days.includes(on));
  });
  const works = [...new Set(named)].toSorted((a, b) => a.on.localeCompare(b.on));
  const counts = Map.groupBy(works, ({ title }) => title);
  const same = [...counts.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
  const [first, last] = [same[0], same.at(-1)];
  if (first?.rpe === undefined || last?.rpe === undefined || first === last) return undefined;
  const asksHarder = /harder|harter|schwerer|dur/.test(found);
  const gap = last.rpe - first.rpe;
  const isYes = asksHarder ? gap > 0 : gap < 0;
  const head =
    gap === 0
      ? say("No, the same", "Nein, gleich", "Non, pareil", "No, igual", "No, uguale")
      : isYes
        ? say("Yes", "Ja", "Oui", "Sí", "Sì")
        : say("No", "Nein", "Non", "No", "No");
  const line = (work: Work): string => `${dayIn(tongue, work.on)}: ${workText(work, tongue, view)}`;
  return {
    isDecided: true,
    text: [
      `**${head}**: **${first.title}**, ${amountIn(tongue, first.rpe, "effort")} (${dayIn(tongue, first.on)}) → **${amountIn(tongue, last.rpe, "effort")}** (${dayIn(tongue, last.on)}).`,
      bullet(same.map(line)),
      say(
        "Effort alone: how fast the runs in it were is not stored.",
        "Nur nach Anstrengung: wie schnell die Läufe darin waren, ist nicht gespeichert.",
        "Selon l’effort seul : la vitesse des courses n’est pas enregistrée.",
        "Solo por esfuerzo: no se guarda lo rápido que fuiste.",
        "Solo per sforzo: quanto veloci erano le corse non è salvato.",
      ),
    ],
  };
}
