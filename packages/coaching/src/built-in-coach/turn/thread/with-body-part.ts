import { regionName } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";

import { partIn } from "../changes/part-names.ts";
import type { Frame } from "../frame.ts";
import { sayIn, type Tongue } from "../languages.ts";

const MOST_WORDS = 9;
/** "even with my knee?" */
const WITH: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:with|despite|given|considering|what about)\b/,
  de: /\b(?:mit|trotz)\b/,
  fr: /\b(?:avec|malgre)\b/,
  es: /\b(?:con|a pesar)\b/,
  it: /\b(?:con|nonostante)\b/,
};
/** Wants the coach to vouch for a part of the body. */
const VOUCHES =
  /\b(?:just say (?:yes|ok|its fine)|say yes|confirm|clear me|sign me off|give me the (?:ok|green light|all clear)|sag (?:einfach )?ja|bestatig\w*|gib mir (?:das )?ok|dis (?:juste )?oui|confirme\w*|di(?:me)? que si|dimmi di si|medical records?|krankenakte|dossier medical)\b/;

/** A part of the body that is named without a complaint: beside the exercise of the turn before, or as something the coach is to vouch for. */
export function answerWithBodyPart(frame: Frame, before: Frame | undefined, { injuries }: CoachView): Draft | undefined {
  const { tongue, words, part } = frame;
  if (part === undefined || frame.isIll) return undefined;
  const isVouched = VOUCHES.test(words);
  const isBeside =
    before !== undefined &&
    !frame.hasPain &&
    before.verbs.length === 0 &&
    before.part === undefined &&
    before.lines.length + before.subjects.length > 0 &&
    words.split(" ").length <= MOST_WORDS &&
    WITH[tongue].test(words) &&
    frame.verbs.length + frame.days.length + frame.periods.length === 0;
  if (!isVouched && !isBeside) return undefined;
  const say = sayIn(tongue);
  const name = partIn(tongue, part);
  const known = injuries.regions.filter(({ grade }) => grade > 0).map(({ region }) => regionName(region));
  return {
    isDecided: true,
    articles: ["training-around-pain"],
    text: [
      ...(isVouched
        ? [
            say(
              `**I cannot say yes to that**: I see no medical records, only your training, and nothing in it tells how your ${name} is.`,
              `**Dazu kann ich nicht ja sagen**: Ich sehe keine Krankenakte, nur dein Training, und darin steht nicht, wie es deinem Körper geht (${name}).`,
              `**Je ne peux pas dire oui** : je ne vois aucun dossier médical, seulement ton entraînement, qui ne dit rien de l’état de cette zone (${name}).`,
              `**No puedo decir que sí**: no veo historiales médicos, solo tu entrenamiento, y no dice cómo está esa zona (${name}).`,
              `**Non posso dire di sì**: non vedo cartelle cliniche, solo il tuo allenamento, che non dice come sta quella zona (${name}).`,
            ),
          ]
        : []),
      known.length === 0
        ? say(
            `No injury is in your plan. **If your ${name} does not hurt, go on**: start with half the amount, keep the pain at 3/10 or below, and it should feel no worse the next morning.`,
            `In deinem Plan steht keine Verletzung. **Wenn nichts wehtut (${name}), mach weiter**: fang mit der Hälfte an, bleib bei höchstens 3 von 10, und am nächsten Morgen muss es sein wie vorher.`,
            `Aucune blessure n’est dans ton plan. **Si rien ne fait mal (${name}), continue** : commence par la moitié, reste à 3 sur 10 au plus, et le lendemain ce doit être comme avant.`,
            `No hay ninguna lesión en tu plan. **Si no duele (${name}), sigue**: empieza con la mitad, quédate en 3 de 10 como mucho, y a la mañana siguiente debe estar como antes.`,
            `Nel tuo piano non c’è nessun infortunio. **Se non fa male (${name}), continua**: comincia con la metà, resta al massimo a 3 su 10, e il mattino dopo deve essere come prima.`,
          )
        : say(
            `Your plan knows of: ${known.join(", ")}; what it leaves out, leave out here too.`,
            `Dein Plan kennt: ${known.join(", ")}; was er weglässt, lass auch hier weg.`,
            `Ton plan tient compte de : ${known.join(", ")} ; ce qu’il retire, retire-le ici aussi.`,
            `Tu plan tiene en cuenta: ${known.join(", ")}; lo que quita, quítalo aquí también.`,
            `Il tuo piano tiene conto di: ${known.join(", ")}; ciò che toglie, toglilo anche qui.`,
          ),
      ...(isVouched
        ? [
            say(
              "Nothing at a maximum until it has had a few easy sessions: submaximal jumps first, low box, step down.",
              "Nichts mit Maximum, bevor es nicht ein paar leichte Einheiten gut überstanden hat: erst kleine Sprünge, niedrige Box, heruntersteigen.",
              "Rien au maximum avant quelques séances faciles : petits sauts d’abord, boîte basse, redescends en marchant.",
              "Nada al máximo hasta unas cuantas sesiones suaves: primero saltos bajos, cajón bajo, baja andando.",
              "Niente al massimo prima di qualche sessione facile: prima salti bassi, box basso, scendi a piedi.",
            ),
          ]
        : []),
      say(
        "Does it hurt? Tell me when and how strong, from 0 to 10.",
        "Tut es weh? Sag mir wann und wie stark, von 0 bis 10.",
        "Ça fait mal ? Dis-moi quand et à quel point, de 0 à 10.",
        "¿Duele? Dime cuándo y cuánto, de 0 a 10.",
        "Fa male? Dimmi quando e quanto, da 0 a 10.",
      ),
    ],
  };
}
