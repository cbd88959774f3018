import { daysBetween } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { bestsOf, valueText } from "../results/bests.ts";
import { dayIn, thingIn } from "../names.ts";
import { decided, type FollowUp, framesOf } from "../follow-up/follow-up.ts";

const OFFICIAL = /\b(?:official\w*|offiziell\w*|officiel\w*|oficial\w*|ufficial\w*)\b/;
const FANTASY =
  /\b(?:fantasy|unrealistic|impossible|out of reach|hopeless|pipe dream|furthest|farthest|least likely|unrealistisch\w*|utopisch\w*|am weitesten|irrealiste|impossible|le plus loin|irreal|imposible|mas lejos|irrealistic\w*|impossibile|piu lontan\w*)\b/;
const OF_GOALS = /\b(?:goals?|ziele?|objectifs?|objetivos?|metas?|obiettiv\w)\b/;

/** "is it an official PB or just from a training log", "which one is basically a fantasy": of the best or the goals that were talked about. */
export function ofGoalOrBest({ frame, last, diary, view, say, isShort }: FollowUp): Draft | undefined {
  if (!isShort) return undefined;
  const { tongue, words } = frame;
  if (OFFICIAL.test(words)) {
    const [subject] = framesOf(last.frame).flatMap(({ subjects }) =>
      subjects.filter(({ test, lift }) => test !== undefined || lift !== undefined),
    );
    const best = subject === undefined ? undefined : bestsOf(subject, diary)[0];
    const value = best?.values.at(-1);
    if (best === undefined || value === undefined) return undefined;
    const race = diary.races.find(({ on, result }) => on === value.on && result !== undefined);
    const stored = diary.bests.some(({ on, number }) => on === value.on && (number === undefined || number === value.value));
    const session = diary.work.find(({ on }) => on === value.on);
    const shown = `${thingIn(tongue, best.name)} ${valueText(tongue, value.value, best, view)} (${dayIn(tongue, value.on)})`;
    return decided(
      race !== undefined
        ? say(
            `**From a race**: ${shown}, ${race.name}, ${race.location}.`,
            `**Aus einem Rennen**: ${shown}, ${race.name}, ${race.location}.`,
            `**En course** : ${shown}, ${race.name}, ${race.location}.`,
            `**De una carrera**: ${shown}, ${race.name}, ${race.location}.`,
            `**Da una gara**: ${shown}, ${race.name}, ${race.location}.`,
          )
        : say(
            `**Not from a race**: ${shown} is ${stored ? "entered under your personal bests" : "a benchmark of your profile"}, and no race is stored on that day${session === undefined ? "" : `; the log has **${session.title}**`}. So a time of your own, not an official one.`,
            `**Nicht aus einem Rennen**: ${shown} steht ${stored ? "unter deinen Bestleistungen" : "als Testwert im Profil"}, und an dem Tag ist kein Rennen gespeichert${session === undefined ? "" : `; eingetragen ist **${session.title}**`}. Also ein eigener Wert, kein offizieller.`,
            `**Pas en course** : ${shown} est ${stored ? "dans tes records" : "un test de ton profil"}, et aucune course n’est enregistrée ce jour-là. Un temps à toi, donc, pas officiel.`,
            `**No de una carrera**: ${shown} está ${stored ? "en tus mejores marcas" : "como prueba de tu perfil"}, y ese día no hay carrera guardada. Es una marca propia, no oficial.`,
            `**Non da una gara**: ${shown} è ${stored ? "tra i tuoi record" : "un test del profilo"}, e quel giorno non c’è una gara salvata. Un tempo tuo, quindi, non ufficiale.`,
          ),
    );
  }
  if (!FANTASY.test(words) || !(OF_GOALS.test(last.frame.words) || last.frame.topics.has("goal"))) return undefined;
  // The one that was named first is the closest.
  const ranked = diary.goals
    .filter(({ completedOn, title }) => completedOn === undefined && !last.text.split("\n")[0]?.includes(title))
    .map((goal) => {
      const gap = Math.abs(goal.target - goal.current);
      // What is left as a share of the target, for each day that is left: how steep the way is.
      const days = Math.max(1, daysBetween(view.today, goal.due));
      return { goal, gap, days, steep: gap / Math.abs(goal.target) / days };
    })
    .toSorted((a, b) => b.steep - a.steep);
  const [top] = ranked;
  if (top === undefined) return undefined;
  const perMonth = (100 * top.gap) / Math.abs(top.goal.target) / (top.days / 30);
  const isFar = perMonth > 4;
  const rounded = Math.round(10 * perMonth) / 10;
  const left = `${Math.round(10 * top.gap) / 10} ${top.goal.unit}`;
  const due = dayIn(tongue, top.goal.due);
  return decided(
    isFar
      ? say(
          `The least likely is **${top.goal.title}**: ${left} to go by ${due}, ${rounded}% a month, which is a lot.`,
          `Am unwahrscheinlichsten ist **${top.goal.title}**: noch ${left} bis ${due}, ${rounded} % im Monat, das ist viel.`,
          `Le moins probable : **${top.goal.title}** : encore ${left} d’ici le ${due}, ${rounded} % par mois, c’est beaucoup.`,
          `El menos probable: **${top.goal.title}**: faltan ${left} hasta el ${due}, un ${rounded} % al mes, es mucho.`,
          `Il meno probabile: **${top.goal.title}**: mancano ${left} entro il ${due}, ${rounded} % al mese, è molto.`,
        )
      : say(
          `**None is a fantasy.** The steepest is **${top.goal.title}**: ${left} to go by ${due}, ${rounded}% a month: hard work, not out of reach.`,
          `**Unrealistisch ist keins.** Am steilsten ist **${top.goal.title}**: noch ${left} bis ${due}, ${rounded} % im Monat: viel Arbeit, aber erreichbar.`,
          `**Aucun n’est irréaliste.** Le plus raide : **${top.goal.title}** : encore ${left} d’ici le ${due}, ${rounded} % par mois : du travail, mais atteignable.`,
          `**Ninguno es irreal.** El más empinado: **${top.goal.title}**: faltan ${left} hasta el ${due}, un ${rounded} % al mes: trabajo, pero alcanzable.`,
          `**Nessuno è irrealistico.** Il più ripido: **${top.goal.title}**: mancano ${left} entro il ${due}, ${rounded} % al mese: lavoro, ma raggiungibile.`,
        ),
  );
}
