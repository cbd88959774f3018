import { card, NOTHING_YET } from "../../changes/card.ts";
import type { TurnContext } from "../../focus/focus.ts";
import { normalise } from "../../question.ts";
import type { Draft } from "../../topic.ts";
import type { Tongue } from "../../turn/languages.ts";

/** What goes from the dislikes, as it is said. */
const TAKES_OFF: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:take|remove|delete|drop|cross|strike|get|clear) (?:the |my )?([\p{L}\d ]{3,40}?) (?:off|from|out of) (?:the |my )?(?:list of )?dislikes?\b/u,
  de: /\b(?:nimm|streich\w*|losch\w*|entfern\w*) (?:die |das |den )?([\p{L}\d ]{3,40}?) (?:aus|von) (?:den |meinen |der liste der )?(?:abneigungen|dislikes)\b/u,
  fr: /\b(?:enleve|retire|supprime|efface) (?:les? |la |l )?([\p{L}\d ]{3,40}?) (?:de|des) (?:mes |la liste de mes )?(?:aversions|dislikes|exercices que je n aime pas)\b/u,
  es: /\b(?:quita|elimina|borra|saca) (?:el |la |los |las )?([\p{L}\d ]{3,40}?) (?:de|entre) (?:mis |lo que |la lista de )?(?:dislikes|aversiones|no me gusta)\b/u,
  it: /\b(?:togli|elimina|cancella|rimuovi) (?:il |lo |la |le |gli |i |l )?([\p{L}\d ]{3,40}?) (?:da|dai|dalle) (?:miei |mie |cio che )?(?:dislikes|avversioni|non mi piace)\b/u,
};
const BETWEEN = /\s*(?:[,;\n]|\band\b)\s*/iu;

/** "Take rope climb off my dislikes": the card with what is left of them; no card where the profile words it in another way. */
export function noLongerDisliked({ words, tongue, diary, say }: TurnContext): Draft | undefined {
  const said = TAKES_OFF[tongue].exec(words)?.[1];
  if (said === undefined) return undefined;
  const before = diary.profile.dislikes;
  const items = (before ?? "").split(BETWEEN).filter((item) => item.trim() !== "");
  const stem = (text: string): string => normalise(text).trim().replace(/e?s$/u, "");
  const gone = items.filter((item) => stem(item) === stem(said));
  const rest = items.filter((item) => !gone.includes(item)).join(", ");
  const label = say("You dislike", "Magst du nicht", "Tu n’aimes pas", "No te gusta", "Non ti piace");
  if (before === undefined || gone.length === 0 || rest === "")
    return {
      isDecided: true,
      text: [
        before === undefined
          ? say(
              "Your profile has no dislikes, so nothing has to go.",
              "Dein Profil hat keine Abneigungen, also muss nichts weg.",
              "Ton profil n’a pas d’aversions : rien à enlever.",
              "Tu perfil no tiene aversiones: no hay nada que quitar.",
              "Il profilo non ha avversioni: niente da togliere.",
            )
          : say(
              `Your profile says: “${before}”. I cannot take **${said}** out of it: delete it in your profile under **What you would rather not do**.`,
              `In deinem Profil steht: „${before}“. Eine Karte, die **${said}** daraus nimmt, habe ich nicht: lösch es im Profil unter **What you would rather not do**.`,
              `Ton profil dit : « ${before} ». Je n’ai pas de carte qui en retire **${said}** : efface-le dans ton profil sous **What you would rather not do**.`,
              `Tu perfil dice: «${before}». No tengo una tarjeta que quite **${said}**: bórralo en tu perfil, en **What you would rather not do**.`,
              `Il profilo dice: «${before}». Non ho una scheda che tolga **${said}**: cancellalo nel profilo, in **What you would rather not do**.`,
            ),
      ],
    };
  return {
    isDecided: true,
    text: [
      say(
        `**${said}** goes from your dislikes; this stays: “${rest}”.`,
        `**${said}** kommt aus deinen Abneigungen; es bleibt: „${rest}“.`,
        `**${said}** sort de tes aversions ; il reste : « ${rest} ».`,
        `**${said}** sale de tus aversiones; queda: «${rest}».`,
        `**${said}** esce dalle tue avversioni; resta: «${rest}».`,
      ),
      ...(/\b(?:lbs?|pounds?|kgs?|kilos?|pfund|livres|libras|libbre)\b/u.test(words)
        ? [
            say(
              "Kilograms or pounds: choose them in **Settings**; I cannot change them here.",
              "Kilogramm oder Pfund: wähl es in **Settings**; keine Karte ändert die Einheiten.",
              "Kilos ou livres : choisis dans **Settings** ; aucune carte ne change les unités.",
              "Kilos o libras: elígelo en **Settings**; ninguna tarjeta cambia las unidades.",
              "Chili o libbre: scegli in **Settings**; nessuna scheda cambia le unità.",
            ),
          ]
        : []),
      say(
        NOTHING_YET,
        "Gespeichert wird erst, wenn du die Karte annimmst.",
        "Rien n’est enregistré avant que tu acceptes la carte.",
        "No se guarda nada hasta que aceptes la tarjeta.",
        "Non si salva nulla finché non accetti la scheda.",
      ),
    ],
    proposals: card(`Dislikes: without ${said}`, "The plan follows it when it is made or adjusted.", { kind: "dislikes", text: rest }, [
      { label, before, after: rest },
    ]),
  };
}
