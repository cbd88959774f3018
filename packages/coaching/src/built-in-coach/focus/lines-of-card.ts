import type { Session } from "@ironpace/training";
import type { Draft } from "../topic.ts";
import { normalise } from "../question.ts";
import { listIn, type Tongue } from "../turn/languages.ts";
import { LINE_NAMES, liftsOf, linesNamed } from "../turn/changes/line-names.ts";
import type { Frame } from "../turn/frame.ts";
import { cutOf, cutText, easeOf, linesOf } from "./about-ease.ts";
import type { TurnContext } from "./focus.ts";

const KEEPS: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:keep|leave .+ in|(?:as long as|but) .+ stays?|dont (?:cut|drop|touch))\b/,
  de: /\b(?:behalt\w*|lass .+ drin|.+ bleib(?:en|t)|nicht .+ kurzen)\b/,
  fr: /\b(?:gard\w+|laisse .+ dedans)\b/,
  es: /\b(?:mant\w+|deja .+ dentro|conserva\w*)\b/,
  it: /\b(?:tien\w+|mantien\w+|lascia .+ dentro)\b/,
};
const WITHOUT: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:without|minus|except|but not|but no|leave out|drop|skip)\b/,
  de: /\b(?:ohne|aber nicht|ausser|weglassen|lass .+ weg)\b/,
  fr: /\b(?:sans|sauf|mais pas)\b/,
  es: /\b(?:sin|menos|pero no)\b/,
  it: /\b(?:senza|tranne|ma non)\b/,
};
/** Parts of every session that no line of the main work is. */
const FRAME_PART =
  /\b(?:warm ?ups?|cool ?downs?|aufwarmen|auslaufen|abwarmen|echauffement|retour au calme|calentamiento|vuelta a la calma|riscaldamento|defaticamento)\b/;
const MOST_WORDS = 10;

/** "Keep the squats though", "yes but without the rowing" beside a card that shortens a session: what becomes of that line. The card stays. */
export function lineOfCard(focus: TurnContext): Draft | undefined {
  const { words, tongue, view, cards, say } = focus;
  const ease = easeOf(focus);
  if (ease === undefined || words.split(" ").length > MOST_WORDS || focus.frame.days.length > 0) return undefined;
  const isWithout = WITHOUT[tongue].test(words);
  if (!isWithout && !KEEPS[tongue].test(words)) return undefined;
  const lines = linesIn(focus.frame, ease.session);
  const part = FRAME_PART.exec(words)?.[0];
  if (lines.length === 0 && part === undefined) return undefined;
  const cut = cutOf(ease, view);
  const names = listIn(
    tongue,
    lines.map((name) => `**${name}**`),
  );
  if (lines.length === 0)
    return {
      text: [
        isWithout
          ? say(
              `I cannot take the ${part ?? "warm-up"} out. On the day, cut it to five minutes if you must, but never start heavy or fast work cold.`,
              "Keine Karte nimmt diesen Teil heraus: Die Karte bleibt, und an dem Tag kannst du ihn auf fünf Minuten kürzen. Beginn nichts Schweres oder Schnelles kalt.",
              "Aucune carte ne retire cette partie : la carte reste, et le jour même tu peux la réduire à cinq minutes. Ne commence rien de lourd ou de rapide à froid.",
              "Ninguna tarjeta quita esa parte: la tarjeta sigue, y ese día puedes dejarla en cinco minutos. No empieces nada pesado o rápido en frío.",
              "Nessuna scheda toglie quella parte: la scheda resta, e quel giorno puoi ridurla a cinque minuti. Non iniziare a freddo nulla di pesante o veloce.",
            )
          : say("It stays.", "Bleibt drin.", "Elle reste.", "Se queda.", "Resta."),
      ],
      proposals: cards,
    };
  if (isWithout) {
    const isGone = cut !== undefined && lines.every((name) => cut.gone.includes(name));
    return {
      text: [
        isGone
          ? say(
              `${names} is out already.`,
              `${names} fällt schon weg.`,
              `${names} est déjà supprimé.`,
              `${names} ya queda fuera.`,
              `${names} è già via.`,
            )
          : say(
              `I cannot remove a single exercise: skip ${names} on the day. The card stays as it is.`,
              `Keine Karte nimmt eine einzelne Zeile heraus: Lass ${names} an dem Tag weg. Die Karte bleibt, wie sie ist.`,
              `Aucune carte ne retire une seule ligne : laisse ${names} de côté le jour même. La carte reste telle quelle.`,
              `Ninguna tarjeta quita una sola línea: deja ${names} ese día. La tarjeta sigue igual.`,
              `Nessuna scheda toglie una sola riga: lascia ${names} quel giorno. La scheda resta com’è.`,
            ),
        ...(cut === undefined ? [] : [cutText(cut, focus)]),
      ],
      proposals: cards,
    };
  }
  const stays = cut !== undefined && lines.every((name) => cut.kept.includes(name));
  return {
    text: [
      stays
        ? say(
            `**Yes**, ${names} stays as planned; the end is cut.`,
            `**Ja**, ${names} bleibt wie geplant; gekürzt wird am Ende.`,
            `**Oui**, ${names} reste comme prévu ; on coupe la fin.`,
            `**Sí**, ${names} sigue como estaba; se recorta el final.`,
            `**Sì**, ${names} resta come previsto; si taglia la fine.`,
          )
        : say(
            `With so few minutes the card cuts ${names}: do it first on the day and leave the end out, or tell me a few minutes more.`,
            `Mit so wenigen Minuten kürzt die Karte ${names}: Mach es an dem Tag zuerst und lass das Ende weg, oder nenn mir ein paar Minuten mehr.`,
            `Avec si peu de minutes la carte coupe ${names} : fais-le d’abord et laisse la fin, ou donne-moi quelques minutes de plus.`,
            `Con tan pocos minutos la tarjeta recorta ${names}: hazlo primero y deja el final, o dime unos minutos más.`,
            `Con così pochi minuti la scheda taglia ${names}: fallo per primo e lascia la fine, o dimmi qualche minuto in più.`,
          ),
      ...(cut === undefined ? [] : [cutText(cut, focus)]),
    ],
    proposals: cards,
  };
}

/** The lines of a session that a turn names, by the words for exercises in five languages or a word of their names. */
export function linesIn(frame: Frame, session: Session): readonly string[] {
  const names = [...new Set(linesOf(session).map(({ name }) => name))];
  const patterns = [...linesNamed(frame).flatMap((line) => LINE_NAMES[line] ?? []), ...liftsOf(frame)];
  const known = names.filter((name) => patterns.some((pattern) => pattern.test(name)));
  if (known.length > 0) return known;
  return names.filter((name) =>
    normalise(name)
      .split(" ")
      .some((word) => word.length > 3 && !COMMON.has(word) && new RegExp(`\\b${word}(?:s|es)?\\b`).test(frame.words)),
  );
}

/** Words in the names of many lines. */
const COMMON: ReadonlySet<string> = new Set(["single", "with", "easy", "supported", "press", "back", "each"]);
