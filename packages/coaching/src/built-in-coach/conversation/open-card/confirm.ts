import type { TurnContext } from "../../focus/focus.ts";
import type { Draft } from "../../topic.ts";
import type { Tongue } from "../../turn/languages.ts";

/** Words that want the card done: "save it", "speichern", "guárdalo". */
const SAVES: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:save|store|book|confirm|submit|accept|enter|lock|do|log|add|apply) (?:it|that|them|this|both|those|all)(?: in)?\b|\bgo (?:ahead|for it)\b/,
  de: /\b(?:speicher\w*|bestatig\w*|mach (?:das|es|so|mal)|trag (?:es|das|beide|sie) ein|nimm (?:das|es|sie)|ubernimm\w*)\b/,
  fr: /\b(?:enregistre\w*|valide\w*|confirme\w*|fais le|vas y|note le)\b/,
  es: /\b(?:guarda\w*|confirma\w*|acepta\w*|hazlo|adelante|apuntalo|anotalo)\b/,
  it: /\b(?:salva\w*|conferma\w*|accetta\w*|fallo|procedi|registral[oa])\b/,
};
const YES: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:yes|yeah|yep|yup|ok|okay|sure|perfect|great|all good|right|correct)\b/,
  de: /^(?:ja|jo|jep|klar|genau|passt|ok|gut|perfekt|richtig|stimmt)\b/,
  fr: /^(?:oui|ouais|ok|parfait|exact|d accord)\b/,
  es: /^(?:si|vale|ok|claro|perfecto|exacto|correcto)\b/,
  it: /^(?:si|ok|certo|perfetto|esatto|va bene|giusto)\b/,
};
const DENIES = /\b(?:no|not|dont|but|except|instead|without|nicht|kein\w*|aber|ohne|statt|pas|mais|sans|pero|sin|ma|non|senza)\b/;
const MAX_WORDS = 9;

/** "Yes all clean, save it" beside cards: nobody but the athlete accepts them, so the same cards are shown once more and nothing new is made of the words. */
export function confirmOpenCards({ cards, words, frame, tongue, turns, view, say }: TurnContext): Draft | undefined {
  const [card] = cards;
  if (card === undefined || !SAVES[tongue].test(words) || !YES[tongue].test(words) || DENIES.test(words)) return undefined;
  if (turns.at(-1)?.proposals.length !== cards.length || frame.content.includes("?") || words.split(" ").length > MAX_WORDS)
    return undefined;
  if (frame.days.some((day) => day !== view.today) || frame.numbers.length > 0 || frame.minutes !== undefined || /\d/.test(words))
    return undefined;
  const names = cards.map(({ title }) => `**${title}**`).join(", ");
  return {
    text: [
      say(
        `Ready: ${names}. Press **Accept** on ${cards.length > 1 ? "each card" : "the card"}; I never store anything myself, so nothing is saved yet.`,
        `Bereit: ${names}. Drück auf ${cards.length > 1 ? "jeder Karte" : "der Karte"} auf **Accept**; ich speichere nie selbst etwas, also ist noch nichts gespeichert.`,
        `C’est prêt : ${names}. Appuie sur **Accept** sur ${cards.length > 1 ? "chaque carte" : "la carte"} ; je n’enregistre jamais rien moi-même, donc rien n’est encore enregistré.`,
        `Listo: ${names}. Pulsa **Accept** en ${cards.length > 1 ? "cada tarjeta" : "la tarjeta"}; yo nunca guardo nada, así que aún no hay nada guardado.`,
        `Pronto: ${names}. Premi **Accept** su ${cards.length > 1 ? "ogni scheda" : "la scheda"}; io non salvo mai nulla, quindi non è ancora salvato niente.`,
      ),
    ],
    proposals: cards,
  };
}
