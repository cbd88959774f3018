import { shortDay } from "@ironpace/training";
import { easeCard } from "../../changes/ease-card.ts";
import type { Draft } from "../../topic.ts";
import { previewIn } from "../../turn/changes/preview.ts";
import type { Tongue } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";
import { easeOf } from "../about-ease.ts";
import type { TurnContext } from "../focus.ts";

/** Nothing but running is wanted. */
const JUST_RUN: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:(?:no|nah|ok|then|so|but|can i|could i|can we|i|ill|id rather|rather|lets) )*(?:just|only|simply) (?:run|jog|running|jogging|(?:an?|the) (?:easy |plain |simple |normal |steady )*(?:run|jog))\b|\b(?:plain|simple|normal|ordinary) (?:easy )?(?:run|jog)\b/,
  de: /^(?:(?:nein|nee|ok|dann|aber|ich|will|mochte|lieber|kann ich) )*(?:nur|einfach(?: nur)?) (?:locker |ganz normal )?(?:laufen|joggen|ein(?:en)? (?:lockere[rn]?|normale[rn]?|einfache[rn]?) lauf)\b/,
  fr: /^(?:(?:non|ok|alors|mais|je veux|plutot) )*(?:juste|simplement|seulement) (?:courir|un footing|une (?:course|sortie) (?:facile|simple|normale))\b/,
  es: /^(?:(?:no|vale|entonces|pero|quiero|mejor) )*(?:solo|simplemente) (?:correr|trotar|una (?:carrera|salida) (?:suave|normal|sencilla)|un rodaje(?: suave)?)\b/,
  it: /^(?:(?:no|ok|allora|ma|voglio|meglio) )*(?:solo|semplicemente) (?:correre|una corsa (?:facile|semplice|normale)|corsa lenta)\b/,
};
/** The hard pieces of a run are left out, and the run is not. */
const NO_PIECES: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:skip|drop|leave out|forget|without|no|not) (?:all )?(?:the |that |any |those )?(?:fancy|complicated|fast|hard|interval|tempo|threshold)? ?(?:stuff|bits?|parts?|pieces|intervals?|reps|repeats|strides|drills|speed ?work)\b/,
  de: /\b(?:ohne|keine?|lass|lassen wir) (?:die |den |das |diese[ns]? )?(?:ganzen |schnellen |harten |schnickschnack)?(?: ?(?:kram|intervalle|schnickschnack|wiederholungen|tempoteile?|teile)(?: weg)?)\b/,
  fr: /\b(?:sans|pas de|laisse tomber) (?:les |le |la )?(?:trucs? compliques?|fractionne|intervalles|repetitions|chichis)\b/,
  es: /\b(?:sin|nada de|deja) (?:las |los |la |el )?(?:series|intervalos|repeticiones|florituras|cosas raras)\b/,
  it: /\b(?:senza|niente|lascia perdere) (?:le |i |gli |la )?(?:ripetute|intervalli|ripetizioni|fronzoli)\b/,
};

/** "No just run, skip the fancy stuff" beside the card that shortens a run: the same minutes, all of them easy. */
export function plainRun(focus: TurnContext): Draft | undefined {
  const ease = easeOf(focus);
  const { words, tongue, frame, cards, say } = focus;
  const request = cards[0]?.request;
  if (ease === undefined || request?.reason !== "ease" || frame.days.length > 0 || frame.content.includes("?")) return undefined;
  if (!JUST_RUN[tongue].test(words) && !NO_PIECES[tongue].test(words)) return undefined;
  const { session } = ease;
  // A session with stations or lifts is not only a run: which part stays is asked elsewhere.
  if (!session.code.startsWith("R") || session.blocks.strength.length > 0) return undefined;
  const minutes = frame.minutes ?? request.mostMinutes ?? session.duration;
  const on = dayIn(tongue, session.date, false);
  return {
    isDecided: true,
    text: [
      say(
        `**${session.title}** on ${on} becomes an easy run of at most **${minutes} min**: no hard pieces, a pace at which you can talk.`,
        `**${session.title}** am ${on} wird ein lockerer Lauf von höchstens **${minutes} min**: nichts Hartes, ein Tempo, bei dem du reden kannst.`,
        `**${session.title}** (${on}) devient une course facile d’au plus **${minutes} min** : rien de dur, à une allure où tu peux parler.`,
        `**${session.title}** (${on}) pasa a ser una carrera suave de **${minutes} min** como máximo: nada duro, a un ritmo en el que puedas hablar.`,
        `**${session.title}** (${on}) diventa una corsa facile di al massimo **${minutes} min**: niente di duro, a un ritmo in cui riesci a parlare.`,
      ),
      ...(session.hard
        ? [
            say(
              "It costs you a key session of the week; do not try to catch up later.",
              "Das kostet eine Schlüsseleinheit der Woche; hol sie nicht nach.",
              "Cela coûte une séance clé de la semaine ; ne la rattrape pas.",
              "Cuesta una sesión clave de la semana; no la recuperes.",
              "Costa una sessione chiave della settimana; non recuperarla.",
            ),
          ]
        : []),
      previewIn(tongue),
    ],
    proposals: [
      easeCard(
        say(
          `Easy run, ${minutes} min on ${shortDay(session.date)}`,
          `Lockerer Lauf, ${minutes} min am ${on}`,
          `Course facile, ${minutes} min (${on})`,
          `Carrera suave, ${minutes} min (${on})`,
          `Corsa facile, ${minutes} min (${on})`,
        ),
        say(
          `Instead of ${session.title}.`,
          `Statt ${session.title}.`,
          `À la place de ${session.title}.`,
          `En lugar de ${session.title}.`,
          `Al posto di ${session.title}.`,
        ),
        session.date,
        session.date,
        { onlyEasy: true, mostMinutes: Math.max(15, minutes) },
      ),
    ],
  };
}
