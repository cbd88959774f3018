import { addDays } from "@ironpace/training";
import type { CoachProposal } from "@ironpace/contract";
import type { Best } from "../../asking/best.ts";
import { readClause } from "../../conversation/clause.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { goalFor } from "../../conversation/values/progress-of.ts";
import { valueOf } from "../../conversation/comparisons/judge-again.ts";
import { liftNamed, testNamed } from "../../own-data/subject.ts";
import type { Subject } from "../../query/query.ts";
import type { Draft } from "../../topic.ts";
import { storedOnAcceptIn } from "../../turn/changes/preview.ts";
import { bestsOf, valueText } from "../../turn/results/bests.ts";
import { dayIn, thingIn } from "../../turn/names.ts";

const NEXT =
  / (?:(?:and |so |ok )*(?:whats|what is|what) (?:my |the |a good )?next(?: goal| target| step| one)?|(?:what(?:s| is| would be| could be) )?(?:a|the) (?:good |realistic |sensible )?(?:good|realistic|new|next) (?:goal|target|one|step)|what (?:should|do|can|could) i (?:aim|go|shoot) for(?: next| now)?|what now|now what|(?:was|welches ziel) (?:nehm\w*|mach\w*|setz\w*|kommt|ist|soll) (?:ich )?(?:mir )?(?:als )?(?:nachstes?|danach|jetzt)|(?:neues|nachstes) ziel|was (?:jetzt|nun)|und jetzt|(?:et )?(?:apres|ensuite|maintenant)|(?:quel )?prochain objectif|je vise quoi|(?:y )?(?:ahora|luego|despues) que|(?:cual (?:es )?)?(?:el )?(?:proximo|siguiente) (?:objetivo|meta|paso)|(?:la )?(?:siguiente|proxima) meta|(?:e )?(?:adesso|ora|poi)(?: che| cosa)?|(?:qual e )?(?:il )?prossimo obiettivo)(?= )/;
const WEEKS = 12;

/** "What next?" after a best or a goal: the next step for the same lift or test, with the card for it. */
export function nextGoal(turn: Followed): Draft | undefined {
  const { words, diary, view, tongue, say, turns } = turn;
  if (turns.length === 0) return undefined;
  const clause = readClause(words);
  if (clause.take(NEXT) === undefined || !clause.isRead()) return undefined;
  const subject = subjectOfCard(turn) ?? (isAboutValue(turn) ? valueOf(turn) : undefined);
  const best = subject === undefined ? undefined : bestsOf(subject, diary)[0];
  const top = best?.values.at(-1);
  if (best === undefined || top === undefined) return undefined;
  const told = reachedOnCard(turn);
  const now = told ?? top.value;
  const goal = goalFor(best.name, turn);
  const wanted = goal === undefined ? undefined : best.kind === "time" && goal.unit === "min" ? 60 * goal.target : goal.target;
  const isOpen = wanted !== undefined && (best.kind === "time" ? now > wanted : now < wanted);
  const name = thingIn(tongue, best.name);
  if (isOpen && goal !== undefined) {
    const target = valueText(tongue, wanted, best, view);
    return {
      isDecided: true,
      text: [
        say(
          `First the goal you have: **${name} ${target}** by ${dayIn(tongue, goal.due)} (now ${valueText(tongue, now, best, view)}).`,
          `Erst das Ziel, das steht: **${name} ${target}** bis ${dayIn(tongue, goal.due)} (jetzt ${valueText(tongue, now, best, view)}).`,
          `D’abord l’objectif en cours : **${name} ${target}** d’ici le ${dayIn(tongue, goal.due)} (maintenant ${valueText(tongue, now, best, view)}).`,
          `Primero el objetivo actual: **${name} ${target}** hasta el ${dayIn(tongue, goal.due)} (ahora ${valueText(tongue, now, best, view)}).`,
          `Prima l’obiettivo attuale: **${name} ${target}** entro ${dayIn(tongue, goal.due)} (ora ${valueText(tongue, now, best, view)}).`,
        ),
      ],
    };
  }
  const next = stepFrom(now, best);
  const due = addDays(view.today, 7 * WEEKS);
  const text = valueText(tongue, next, best, view);
  return {
    isDecided: true,
    text: [
      say(
        `**${name} ${text}** by ${dayIn(tongue, due)}: a step that twelve weeks allow, from ${valueText(tongue, now, best, view)}.`,
        `**${name} ${text}** bis ${dayIn(tongue, due)}: ein Schritt, der in zwölf Wochen drin ist, von ${valueText(tongue, now, best, view)}.`,
        `**${name} ${text}** d’ici le ${dayIn(tongue, due)} : un pas possible en douze semaines, depuis ${valueText(tongue, now, best, view)}.`,
        `**${name} ${text}** hasta el ${dayIn(tongue, due)}: un paso posible en doce semanas, desde ${valueText(tongue, now, best, view)}.`,
        `**${name} ${text}** entro ${dayIn(tongue, due)}: un passo possibile in dodici settimane, da ${valueText(tongue, now, best, view)}.`,
      ),
      say(
        "Another number or day? Say it. Nothing is stored until you accept the card.",
        "Andere Zahl oder anderer Tag? Sag es. Gespeichert wird erst, wenn du die Karte annimmst.",
        "Un autre chiffre ou une autre date ? Dis-le. Rien n’est enregistré avant que tu acceptes la carte.",
        "¿Otro número u otra fecha? Dilo. No se guarda nada hasta que aceptes la tarjeta.",
        "Un altro numero o giorno? Dillo. Non viene salvato nulla finché non accetti la scheda.",
      ),
    ],
    proposals: [goalCard(best, { now, next, due, name, text }, turn)],
  };
}

/** "14 by 31 March, put it in" after a best: the goal with that number and day for the lift or test of the best. */
export function goalOfNumber(number: number, due: string, turn: Followed): Draft | undefined {
  const { diary, view, tongue, say } = turn;
  const subject = subjectOfCard(turn);
  const best = subject === undefined ? undefined : bestsOf(subject, diary)[0];
  const now = reachedOnCard(turn);
  if (best === undefined || now === undefined || best.kind === "time" || number <= now) return undefined;
  const name = thingIn(tongue, best.name);
  const text = valueText(tongue, number, best, view);
  return {
    isDecided: true,
    text: [
      say(
        `New goal: **${name} ${text}** by **${dayIn(tongue, due)}**, from ${valueText(tongue, now, best, view)}. Accept the card for the new best too.`,
        `Neues Ziel: **${name} ${text}** bis **${dayIn(tongue, due)}**, von ${valueText(tongue, now, best, view)}. Nimm auch die Karte für die neue Bestleistung an.`,
        `Nouvel objectif : **${name} ${text}** d’ici le **${dayIn(tongue, due)}**, depuis ${valueText(tongue, now, best, view)}. Accepte aussi la carte du nouveau record.`,
        `Nuevo objetivo: **${name} ${text}** hasta el **${dayIn(tongue, due)}**, desde ${valueText(tongue, now, best, view)}. Acepta también la tarjeta de la nueva marca.`,
        `Nuovo obiettivo: **${name} ${text}** entro **${dayIn(tongue, due)}**, da ${valueText(tongue, now, best, view)}. Accetta anche la scheda del nuovo record.`,
      ),
      storedOnAcceptIn(tongue),
    ],
    proposals: [goalCard(best, { now, next: number, due, name, text }, turn)],
  };
}

function stepFrom(now: number, { kind }: Best): number {
  if (kind === "load") return 2.5 * Math.round((now * 1.05) / 2.5);
  if (kind === "time") return 5 * Math.round((now * 0.98) / 5);
  return now + Math.max(1, Math.round(now * 0.15));
}

function goalCard(
  best: Best,
  {
    now,
    next,
    due,
    name,
    text,
  }: { readonly now: number; readonly next: number; readonly due: string; readonly name: string; readonly text: string },
  { say, tongue }: Followed,
): CoachProposal {
  const inUnit = (value: number): number => (best.kind === "time" ? Math.round((100 * value) / 60) / 100 : value);
  return {
    title: say(
      `New goal: ${name} ${text}`,
      `Neues Ziel: ${name} ${text}`,
      `Nouvel objectif : ${name} ${text}`,
      `Nuevo objetivo: ${name} ${text}`,
      `Nuovo obiettivo: ${name} ${text}`,
    ),
    why: dayIn(tongue, due),
    request: {
      reason: "record",
      record: {
        kind: "goal",
        title: `${name} ${text}`,
        category: best.kind === "load" ? "strength" : best.kind === "time" ? "endurance" : "skill",
        current: inUnit(now),
        target: inUnit(next),
        unit: best.kind === "load" ? "kg" : best.kind === "time" ? "min" : "reps",
        due,
      },
      changes: [{ label: name, after: `${text}, ${dayIn(tongue, due)}` }],
    },
  };
}

function subjectOfCard({ cards }: Followed): Subject | undefined {
  const record = cards.flatMap(({ request }) => (request.reason === "record" && request.record.kind === "best" ? [request.record] : []))[0];
  if (record === undefined) return undefined;
  const words = record.name.toLowerCase().replaceAll("-", " ");
  const test = testNamed(words);
  const lift = test === undefined ? liftNamed(words) : undefined;
  return test !== undefined ? { name: test.name, test } : lift !== undefined ? { name: lift.name, lift } : undefined;
}

/** The value on a card for a new best that is not accepted yet. */
function reachedOnCard({ cards }: Followed): number | undefined {
  const record = cards.flatMap(({ request }) => (request.reason === "record" && request.record.kind === "best" ? [request.record] : []))[0];
  if (record === undefined) return undefined;
  return record.value.includes(":") ? record.value.split(":").reduce((sum, part) => 60 * sum + Number(part), 0) : Number(record.value);
}

function isAboutValue({ turns, last }: Followed): boolean {
  const said = `${turns.at(-1)?.question ?? ""} ${last?.text.split("\n\n")[0] ?? ""}`;
  return /\b(?:goal|ziel|objectif|objetivo|obiettivo|meta|best|record|marca|bestleistung|pb|pr)/iu.test(said);
}
