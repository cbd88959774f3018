import { percentSign } from "../../turn/languages.ts";
import type { Session } from "@ironpace/training";
import { standingComplaint } from "../../complaint/told-complaint.ts";
import { hasStandingFever } from "../../complaint/fever-in-mind.ts";
import { sessionOn } from "../../changes/session-named.ts";
import type { TurnContext } from "../../focus/focus.ts";
import { signed } from "../../own-data/figures.ts";
import { formToday } from "../../own-data/page-numbers/form-outlook.ts";
import { isOpen } from "../../topics/sessions.ts";
import type { Draft } from "../../topic.ts";
import type { Said, Tongue } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";
import type { ActivePlan } from "../../view.ts";
import { judgeWithComplaint } from "./session-with-complaint.ts";

const ASKS: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:(?:and|so|but|ok|then|hm+|well) )*(?:should|shall|would it be (?:better|smarter|wise) to|is it better to|do i need to|better) (?:i )?(?:just |rather |maybe |better )*(?:skip|rest|miss|drop|take (?:it|tomorrow|today|\p{L}+day) off|leave out|cancel)\b/u,
  de: /^(?:(?:und|also|aber|ok|dann) )*(?:soll(?:te)?|muss) ich\b.*\b(?:auslassen|ausfallen lassen|weglassen|streichen|pausieren|pause machen|skippen|frei(?: machen|nehmen)|ruhen|absagen)\b/,
  fr: /^(?:(?:et|alors|donc|mais) )*(?:(?:est ce que )?je (?:dois|devrais)|dois je|devrais je)\b.*\b(?:sauter|annuler|me reposer|rater|laisser tomber)\b/,
  es: /^(?:(?:y|entonces|pero) )*(?:deberia|debo|tengo que)\b.*\b(?:saltar\w*|descansar|cancelar|quitar)\b/,
  it: /^(?:(?:e|allora|ma) )*(?:dovrei|devo)\b.*\b(?:saltar\w*|riposar\w*|annullar\w*|togliere)\b/,
};
const EASY_EFFORT = 5;
const MAX_WORDS = 12;

/** "So should I skip tomorrow?": yes or no first, from the form of today and from what stands on that day. */
export function judgeSkip(focus: TurnContext): Draft | undefined {
  const { words, tongue, frame, cards, session: inFocus, turns, view, diary, say } = focus;
  const { plan, today } = view;
  const isOfOther = cards.some(({ request }) => request.reason !== "injury" && request.reason !== "illness");
  if (plan === undefined || isOfOther || !ASKS[tongue].test(words) || words.split(" ").length > MAX_WORDS) return undefined;
  const [day, other] = frame.days;
  if (frame.hasPain || frame.isIll || other !== undefined || (day !== undefined && day < today) || frame.subjects.length > 0)
    return undefined;
  const session = day === undefined ? inFocus : sessionOn(plan, day);
  if (session === undefined) return day === undefined ? undefined : { text: [say(...nothingToSkip(dayIn(tongue, day, false)))] };
  if (!isOpen(plan, session)) return { text: [say(...overAlready(plan, session, dayIn(tongue, session.date, false)))] };
  if (hasStandingFever(turns)) return { text: [say(...ILL)], proposals: cards };
  const complaint = standingComplaint(turns, today);
  if (complaint !== undefined) return { text: [judgeWithComplaint(session, complaint, "skip", focus)], proposals: cards };
  if (cards.length > 0) return undefined;
  const form = formToday(diary, today);
  const isStrained = form?.word === "strained" && session.hard && !session.isDeload;
  const lead: Said = isStrained
    ? [
        "**Rather make it easy than skip it**",
        "**Eher leichter machen als auslassen**",
        "**Plutôt l’alléger que la sauter**",
        "**Mejor suavizarla que saltarla**",
        "**Meglio alleggerirla che saltarla**",
      ]
    : ["**No, keep it**", "**Nein, mach sie**", "**Non, garde-la**", "**No, hazla**", "**No, falla**"];
  return {
    text: [
      `${say(...lead)}: ${formText(form, focus)}`,
      sessionText(session, focus),
      say(
        "Skip it if you are ill, if something hurts, or if after ten easy minutes it still feels worse than the number says; one session less costs nothing. Say “skip it” and I make the card.",
        "Lass sie aus, wenn du krank bist, etwas schmerzt oder es sich nach zehn lockeren Minuten noch schlechter anfühlt als die Zahl; eine Einheit weniger kostet nichts. Sag „lass sie aus“, dann mache ich die Karte.",
        "Saute-la si tu es malade, si quelque chose fait mal ou si après dix minutes faciles c’est encore pire que le chiffre ; une séance de moins ne coûte rien. Dis « saute-la » et je fais la carte.",
        "Sáltala si estás mal, si algo duele o si tras diez minutos suaves se siente aún peor que el número; una sesión menos no cuesta nada. Di «sáltala» y hago la tarjeta.",
        "Saltala se stai male, se qualcosa fa male o se dopo dieci minuti facili va ancora peggio del numero; una sessione in meno non costa nulla. Di’ «saltala» e faccio la scheda.",
      ),
    ],
  };
}

const ILL: Said = [
  "**Yes, leave it out**: no training with a fever until it has been gone for 24 hours. Say “skip it” and I make the card.",
  "**Ja, lass sie aus**: kein Training mit Fieber, bis es 24 Stunden weg ist. Sag „lass sie aus“, dann mache ich die Karte.",
  "**Oui, laisse-la** : pas d’entraînement avec de la fièvre avant 24 heures sans fièvre. Dis « saute-la » et je fais la carte.",
  "**Sí, déjala**: nada de entrenar con fiebre hasta llevar 24 horas sin ella. Di «sáltala» y hago la tarjeta.",
  "**Sì, lasciala**: niente allenamento con la febbre fino a 24 ore senza. Di’ «saltala» e faccio la scheda.",
];

function nothingToSkip(day: string): Said {
  return [
    `**Nothing to skip**: ${day} is free.`,
    `**Es gibt nichts auszulassen**: ${day} ist frei.`,
    `**Rien à sauter** : ${day} est libre.`,
    `**No hay nada que saltar**: el ${day} está libre.`,
    `**Niente da saltare**: ${day} è libero.`,
  ];
}

function overAlready({ outcomes }: ActivePlan, { id, title }: Session, day: string): Said {
  const isDone = outcomes.some(({ sessionId, status }) => sessionId === id && status === "completed");
  const name = `**${title}** (${day})`;
  return isDone
    ? [
        `**Nothing to skip**: ${name} is done already.`,
        `**Es gibt nichts auszulassen**: ${name} ist schon gemacht.`,
        `**Rien à sauter** : ${name} est déjà faite.`,
        `**No hay nada que saltar**: ${name} ya está hecha.`,
        `**Niente da saltare**: ${name} è già fatta.`,
      ]
    : [
        `**Nothing to skip**: ${name} is left out already.`,
        `**Es gibt nichts auszulassen**: ${name} ist schon ausgelassen.`,
        `**Rien à sauter** : ${name} est déjà sautée.`,
        `**No hay nada que saltar**: ${name} ya está quitada.`,
        `**Niente da saltare**: ${name} è già saltata.`,
      ];
}

function formText(form: ReturnType<typeof formToday>, { say, tongue }: TurnContext): string {
  if (form === undefined || form.word === "too early to say")
    return say(
      "nothing in your numbers speaks against it.",
      "in deinen Zahlen spricht nichts dagegen.",
      "rien dans tes chiffres ne s’y oppose.",
      "nada en tus números está en contra.",
      "niente nei tuoi numeri lo sconsiglia.",
    );
  const value = `${signed(form.percent)}${percentSign(tongue)}`;
  return form.word === "strained"
    ? say(
        `your form today is ${value}, so you carry a lot of fatigue.`,
        `deine Form ist heute ${value}, du trägst also viel Ermüdung.`,
        `ta forme est de ${value} aujourd’hui, tu portes donc beaucoup de fatigue.`,
        `tu forma hoy es ${value}, así que llevas mucha fatiga.`,
        `la tua forma oggi è ${value}, quindi hai molta fatica addosso.`,
      )
    : say(
        `your form today is ${value}, which is fine for training.`,
        `deine Form ist heute ${value}, das passt fürs Training.`,
        `ta forme est de ${value} aujourd’hui, c’est bon pour s’entraîner.`,
        `tu forma hoy es ${value}, bien para entrenar.`,
        `la tua forma oggi è ${value}, va bene per allenarsi.`,
      );
}

function sessionText({ title, date, duration, intensityLevel, isDeload }: Session, { tongue, say }: TurnContext): string {
  const on = dayIn(tongue, date, false);
  const isEasy = isDeload || intensityLevel <= EASY_EFFORT;
  return say(
    `**${title}** (${on}): ${duration} min at effort ${intensityLevel} of 10${isDeload ? ", cut down already because the week is a deload" : isEasy ? ", an easy one" : ""}.`,
    `**${title}** (${on}): ${duration} min bei Anstrengung ${intensityLevel} von 10${isDeload ? ", schon gekürzt, weil die Woche ein Deload ist" : isEasy ? ", eine leichte" : ""}.`,
    `**${title}** (${on}) : ${duration} min à un effort de ${intensityLevel} sur 10${isDeload ? ", déjà réduite car la semaine est une décharge" : isEasy ? ", facile" : ""}.`,
    `**${title}** (${on}): ${duration} min con esfuerzo ${intensityLevel} de 10${isDeload ? ", ya recortada porque la semana es de descarga" : isEasy ? ", suave" : ""}.`,
    `**${title}** (${on}): ${duration} min a sforzo ${intensityLevel} su 10${isDeload ? ", già ridotta perché la settimana è di scarico" : isEasy ? ", facile" : ""}.`,
  );
}
