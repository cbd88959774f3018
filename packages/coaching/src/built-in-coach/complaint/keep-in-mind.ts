import type { CoachAnswer } from "../answer/coach-answer.ts";
import { allSessions, isOpen } from "../topics/sessions.ts";
import { sayIn, type Tongue } from "../turn/languages.ts";
import type { CoachView } from "../view.ts";
import { SEVERE, todaysSession } from "./answer-complaint.ts";
import { regionIn } from "../turn/changes/part-names.ts";
import type { ToldComplaint } from "./told-complaint.ts";

/** Already says what the complaint means for training. */
const MINDED =
  /\b(?:while you do it|stop an exercise|settled by the next morning|read your|schmerz\w*|wehtut|douleur|fait mal|duele|dolor|fa male|dolore|hurts)\b/iu;

/** An answer that names work to come keeps in mind what hurts: a complaint of an earlier turn is not forgotten when a session is shown. */
export function withComplaintInMind(answer: CoachAnswer, told: ToldComplaint, tongue: Tongue, view: CoachView): CoachAnswer {
  const { plan, today } = view;
  if (plan === undefined || answer.text.includes(regionIn(tongue, told.region)) || MINDED.test(answer.text)) return answer;
  const named = allSessions(plan).filter((each) => each.date >= today && isOpen(plan, each) && answer.text.includes(each.title));
  const [first] = named.toSorted((a, b) => a.date.localeCompare(b.date));
  if (first === undefined) return answer;
  const say = sayIn(tongue);
  const name = regionIn(tongue, told.region);
  const about = say(
    `**Your ${name}**, which you told me about:`,
    `**Deine Stelle (${name})**, von der du erzählt hast:`,
    `**La zone (${name})** dont tu m’as parlé :`,
    `**La zona (${name})** de la que me hablaste:`,
    `**La zona (${name})** di cui mi hai parlato:`,
  );
  const ofToday = first.date === today ? todaysSession(told, tongue, view).join(" ") : "";
  // While it is swollen the session that is asked for is not the one to do, so that is said before it.
  if (told.isSwollen && first.date !== today) {
    const not = say(
      "do nothing that loads it while it is swollen or hurts to walk on. The card swaps in exercises that do not load it.",
      "nichts, was sie belastet, solange sie dick ist oder beim Gehen wehtut. Die Karte setzt ein, was sie schont.",
      "rien qui la charge tant qu’elle est enflée ou fait mal à la marche. La carte met ce qui l’épargne.",
      "nada que la cargue mientras esté hinchada o duela al andar. La tarjeta pone lo que la respeta.",
      "niente che la carichi finché è gonfia o fa male camminando. La scheda mette ciò che la risparmia.",
    );
    return { ...answer, text: `${about} ${not}\n\n${answer.text}` };
  }
  const later =
    told.score >= SEVERE
      ? say(
          "nothing that loads it before it has been looked at.",
          "nichts, was sie belastet, bevor jemand sie angesehen hat.",
          "rien qui la charge avant un avis médical.",
          "nada que la cargue antes de que te la miren.",
          "niente che la carichi prima che qualcuno la veda.",
        )
      : say(
          "fine if the pain stays at 3/10 or less and is gone the next morning; otherwise tell me, and I will make it easier.",
          "in Ordnung bis 3 von 10, wenn es am nächsten Morgen weg ist; sonst sag es mir, dann mache ich es leichter.",
          "d’accord jusqu’à 3 sur 10 si c’est parti le lendemain ; sinon dis-le-moi et j’allège.",
          "bien hasta 3 de 10 si por la mañana ha pasado; si no, dímelo y lo suavizo.",
          "va bene fino a 3 su 10 se al mattino è passato; altrimenti dimmelo e alleggerisco.",
        );
  return { ...answer, text: `${answer.text}\n\n${about} ${ofToday === "" ? later : ofToday}` };
}
