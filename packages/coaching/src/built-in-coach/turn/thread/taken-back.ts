import type { Session } from "@ironpace/training";
import { getRow } from "../../changes/session-named.ts";
import type { Turn } from "../../dialogue/turn.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import type { ActivePlan, CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn, type Tongue } from "../languages.ts";
import { dayIn } from "../names.ts";

const MOST_WORDS = 12;

/** "leave it where it was", in plain words of each language. */
const TAKES_BACK: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:leave|keep) (?:it|that|them|this|everything|the \w+(?: \w+)?)(?: all)? (?:where|as|how|like|the way|on|for|at|alone|there|then|be)\b|\b(?:leave|keep) (?:it|that)$|\bnever ?mind\b|\bforget (?:it|that|about it)\b|\bscratch that\b|\bdont (?:move|change|touch|bother)\b|^(?:oh |wait |hm+ |actually |sorry )*no(?: wait| sorry)? dont\b|\b(?:changed my mind|put it back)\b/,
  de: /\blass (?:es|ihn|sie|das|alles|den \w+|die \w+)(?: \w+)*? ?(?:am|auf|so|wie|wo|dort|da|beim|sein|stehen|gut)\b|\blass (?:es|mal)\b|\bvergiss (?:es|das)\b|\b(?:lieber|doch) nicht\b|\b(?:lieber|doch|besser) (?:lieber |doch )?(?:so )?lassen\b|\b(?:soll|kann|darf) (?:so |da |dort )?bleiben\b|\bbleibt (?:alles |es )?(?:so|dabei|wie|am|da)\b/,
  fr: /\blaiss(?:e|ons|ez) (?:la|le|les|tomber|comme|ou|tout|ca)\b|\blaisse$|\bgarde(?: |z )?(?:la|le|les)\b|\boublie(?: ca)?\b|\blaisse (?:la|le) (?:ou|comme)\b|\bne change rien\b|\b(?:finalement|plutot|non) (?:non|pas)\b/,
  es: /\bdej(?:a|e)(?:lo|la|los|las|mos?lo)\b|\bdeja(?:lo)? (?:como|donde|todo)\b|\bolvida(?:lo)?\b|\bmejor no\b|\bno (?:lo |la )?(?:cambies|muevas)\b|\bque se quede\b/,
  it: /\blasci(?:a|amo)(?:lo|la|li|le)\b|\blascia (?:stare|perdere|tutto|com|dov)|\bcome non detto\b|\bnon (?:cambiare|spostare)\b|\bmeglio di no\b/,
};

/** What follows it is a new wish: "leave it on Friday but make it shorter". */
const GOES_ON = /\b(?:but|aber|sondern|mais|pero|sino|ma)\b/;

/** A wish that is taken back before its card was accepted, with or without one: what stays, and on which day. */
export function answerTakenBack(frame: Frame, before: Frame, turn: Turn, { plan }: CoachView): Draft | undefined {
  const { tongue, words, minutes, days } = frame;
  const isWish = turn.proposals.length > 0 || before.verbs.some((verb) => verb !== "log");
  if (!isWish || turn.decision !== null || minutes !== undefined) return undefined;
  if (!TAKES_BACK[tongue].test(words) || GOES_ON.test(words) || words.split(" ").length > MOST_WORDS) return undefined;
  // "keep it on Sunday", where Sunday is the day of the card, takes nothing back.
  const [request] = turn.proposals.map((each) => each.request);
  if (request?.reason === "move" && days.length === 1 && days[0] === request.to) return undefined;
  const say = sayIn(tongue);
  const stays = plan === undefined ? [] : sessionsMeant(before, turn, plan);
  const [session] = stays;
  const head =
    session === undefined
      ? say(
          "Good, everything stays as it is.",
          "Gut, alles bleibt, wie es ist.",
          "D’accord, tout reste comme c’est.",
          "Vale, todo queda como está.",
          "Va bene, resta tutto com’è.",
        )
      : say(
          `Good, it stays as it is: **${session.title}**, ${dayIn(tongue, session.date, false)}.`,
          `Gut, es bleibt, wie es ist: **${session.title}**, ${dayIn(tongue, session.date, false)}.`,
          `D’accord, ça reste comme c’est : **${session.title}**, ${dayIn(tongue, session.date, false)}.`,
          `Vale, se queda como está: **${session.title}**, ${dayIn(tongue, session.date, false)}.`,
          `Va bene, resta com’è: **${session.title}**, ${dayIn(tongue, session.date, false)}.`,
        );
  const rest =
    turn.proposals.length > 0
      ? say(
          "The card was only a proposal, and nothing has changed.",
          "Die Karte war nur ein Vorschlag, geändert hat sich nichts.",
          "La carte n’était qu’une proposition, rien n’a changé.",
          "La tarjeta era solo una propuesta, no ha cambiado nada.",
          "La scheda era solo una proposta, non è cambiato nulla.",
        )
      : say("Nothing has changed.", "Geändert hat sich nichts.", "Rien n’a changé.", "No ha cambiado nada.", "Non è cambiato nulla.");
  return { isDecided: true, text: [`${head} ${rest}`] };
}

/** The sessions of the card, else those of the day that was named. */
function sessionsMeant({ days }: Frame, { proposals }: Turn, plan: ActivePlan): readonly Session[] {
  const ids = new Set(
    proposals.flatMap(({ request }) =>
      request.reason === "move" ? [request.sessionId] : request.reason === "missed" ? (request.sessionIds ?? []) : [],
    ),
  );
  const ofCard = allSessions(plan).filter((each) => ids.has(getRow(plan, each)));
  return ofCard.length > 0 ? ofCard : allSessions(plan).filter(({ date }) => date === days[0]);
}
