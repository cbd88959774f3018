import { readInjuries } from "@ironpace/training";
import { sessionOn } from "../../changes/session-named.ts";
import type { Draft } from "../../topic.ts";
import { dayIn } from "../names.ts";
import { decided, type FollowUp } from "../follow-up/follow-up.ts";

const SIDE =
  /\b(?:left or right|which (?:side|knee|leg|one|foot|shoulder)|right or left|links oder rechts|gauche ou droite|izquierd\w o derech\w|destr\w o sinistr\w|sinistr\w o destr\w)\b/;
const OF_INJURY =
  /\b(?:knees?|ankles?|hips?|back|shoulders?|cal(?:f|ves)|achilles|knie|knochel|huft\w*|schulter|wade|genou|cheville|hanche|epaule|mollet|rodilla|tobillo|cadera|hombro|gemelo|ginocchio|caviglia|anca|spalla|polpaccio)\b/;
const NO_RUN =
  /\b(?:no run|not run|cant run|dont run|can i (?:still )?run|ok to run|run (?:anyway|tomorrow|today)|kein lauf\w*|nicht laufen|darf ich laufen|pas courir|je peux courir|no correr|puedo correr|non corro|posso correre)\b/;
const DOUBLES = /\b(?:doubles|doppel|dobles|doppio|duo)\b/;

/** A turn about a complaint that was talked about: what is noted of it, whether to run with it, whether something else would be kinder. */
export function aboutBody({ frame, acts, last, view, say, isShort }: FollowUp): Draft | undefined {
  if (!isShort) return undefined;
  const { tongue, words } = frame;
  const isOfInjury = OF_INJURY.test(last.frame.words) || OF_INJURY.test(words);
  const { injuries } = view.athlete;
  if (SIDE.test(words) && isOfInjury) {
    const stored = injuries === undefined ? [] : readInjuries(injuries, view.today).regions;
    return decided(
      stored.length === 0
        ? say(
            "Your profile lists no injury, so I do not know which side it is.",
            "Im Profil steht keine Beschwerde, also auch keine Seite.",
            "Aucune gêne n’est notée dans ton profil, donc pas de côté.",
            "En tu perfil no hay molestias anotadas, así que tampoco lado.",
            "Nel profilo non c’è alcun disturbo, quindi nessun lato.",
          )
        : say(
            `Your profile says: “${injuries ?? ""}”. No side of what you just told me is recorded there.`,
            `In deinem Profil steht: „${injuries ?? ""}“. Eine Seite zu dem von eben steht dort nicht.`,
            `Ton profil dit : « ${injuries ?? ""} ». Aucun côté n’y est noté pour ce que tu viens de dire.`,
            `Tu perfil dice: «${injuries ?? ""}». No consta ningún lado de lo que acabas de contar.`,
            `Il tuo profilo dice: «${injuries ?? ""}». Non c’è alcun lato per quello che mi hai detto ora.`,
          ),
      say(
        "And you named no side in this conversation. Tell me which it is, and I put it on the card.",
        "Und in diesem Gespräch hast du keine genannt. Sag mir, welche, dann kommt sie auf die Karte.",
        "Et tu n’en as pas nommé dans cette conversation. Dis-moi lequel et je le mets sur la carte.",
        "Y en esta conversación no has dicho ninguno. Dime cuál y lo pongo en la tarjeta.",
        "E in questa conversazione non ne hai nominato. Dimmi quale e lo metto sulla scheda.",
      ),
    );
  }
  if (NO_RUN.test(words) && OF_INJURY.test(last.frame.words) && frame.lines.length === 0) {
    const day = frame.days[0] ?? view.today;
    const session = view.plan === undefined ? undefined : sessionOn(view.plan, day);
    const isRun = session !== undefined && (session.distance > 0 || /run/i.test(session.title));
    const when = dayIn(tongue, day, false);
    return decided(
      say(
        "**You may run at up to 3/10**: if it stays there while you run, you do not limp, and it is no worse the next morning. At 4–5 run only if it settles within a day; above 5, with swelling, locking or a limp: no run, and have it looked at.",
        "**Bis 3 von 10 darfst du laufen**: wenn es dabei bleibt, du nicht hinkst und es am nächsten Morgen nicht schlimmer ist. Bei 4–5 nur, wenn es in einem Tag abklingt; über 5, mit Schwellung, Blockieren oder Hinken: nicht laufen, ansehen lassen.",
        "**Jusqu’à 3 sur 10, tu peux courir** : si ça reste là, sans boiter, et pas pire le lendemain. À 4–5, seulement si ça passe en un jour ; au-delà, avec gonflement, blocage ou boiterie : pas de course, fais-le voir.",
        "**Hasta 3 de 10 puedes correr**: si se queda ahí, no cojeas y a la mañana siguiente no está peor. Con 4–5, solo si se pasa en un día; por encima, con hinchazón, bloqueo o cojera: no corras y que lo miren.",
        "**Fino a 3 su 10 puoi correre**: se resta lì, non zoppichi e il mattino dopo non è peggio. A 4–5 solo se passa in un giorno; oltre, con gonfiore, blocco o zoppia: niente corsa e fallo vedere.",
      ),
      session === undefined
        ? say(
            `${when} is a rest day anyway.`,
            `${when} ist ohnehin Ruhetag.`,
            `${when} est de toute façon un jour de repos.`,
            `${when} es de todos modos día de descanso.`,
            `${when} è comunque giorno di riposo.`,
          )
        : isRun
          ? say(
              `${when} has **${session.title}**: start with ten easy minutes and decide then. Instead: bike or row, the same minutes at effort ${Math.min(session.intensityLevel, 6)}.`,
              `Am ${when} steht **${session.title}**: zehn lockere Minuten, dann entscheiden. Sonst Rad oder Rudern, gleiche Minuten mit Anstrengung ${Math.min(session.intensityLevel, 6)}.`,
              `${when} : **${session.title}** ; dix minutes faciles puis décide. Sinon vélo ou rameur, mêmes minutes à effort ${Math.min(session.intensityLevel, 6)}.`,
              `${when}: **${session.title}**; diez minutos suaves y decide. Si no, bici o remo, los mismos minutos a esfuerzo ${Math.min(session.intensityLevel, 6)}.`,
              `${when}: **${session.title}**; dieci minuti facili e poi decidi. Altrimenti bici o vogatore, stessi minuti a sforzo ${Math.min(session.intensityLevel, 6)}.`,
            )
          : say(
              `${when} has no run: **${session.title}**.`,
              `${when} ist kein Lauf: **${session.title}**.`,
              `${when} n’a pas de course : **${session.title}**.`,
              `${when} no hay carrera: **${session.title}**.`,
              `${when} non c’è corsa: **${session.title}**.`,
            ),
    );
  }
  const isKinder =
    /\b(?:easier|kinder|better|gentler|ok|safer|worse|leichter|besser|schonender|mieux|plus doux|mejor|mas suave|meglio|piu leggero)\b/.test(
      words,
    );
  if (DOUBLES.test(last.frame.words) && isKinder && OF_INJURY.test(words) && !acts.has("forget"))
    return decided(
      say(
        "**A little**: you both still run all eight kilometres, but you share the stations: about 50 of 100 wall balls, 50 m of lunges, 40 m of burpee broad jumps each, shared as you like, so your partner can take the lunges and jumps.",
        "**Etwas**: das Laufen bleibt, beide laufen alle acht Kilometer zusammen. Halbiert werden die Stationen: je etwa 50 von 100 Wall Balls, 50 m Ausfallschritte, 40 m Burpee Broad Jumps, beliebig geteilt; Ausfallschritte und Sprünge kann die andere übernehmen.",
        "**Un peu** : la course reste, les deux courent les huit kilomètres. Les stations sont partagées : environ 50 wall balls sur 100, 50 m de fentes, 40 m de burpees, comme vous voulez ; l’autre peut prendre fentes et sauts.",
        "**Algo**: la carrera sigue, las dos corren los ocho kilómetros. Se reparten las estaciones: unos 50 de 100 wall balls, 50 m de zancadas, 40 m de burpees; la otra puede hacer zancadas y saltos.",
        "**Un po’**: la corsa resta, si corrono insieme gli otto chilometri. Si dividono le stazioni: circa 50 wall ball su 100, 50 m di affondi, 40 m di burpee; affondi e salti può farli l’altra.",
      ),
      say(
        "Running is most of what a knee feels, so it solves only half. Men's and mixed doubles also use the heavier Men Open loads.",
        "Das Laufen belastet das Knie am meisten, es löst also nur die Hälfte. Herren- und Mixed-Doppel haben zudem die schwereren Men-Open-Gewichte.",
        "C’est surtout la course que le genou sent : cela ne règle que la moitié. Les doubles hommes et mixtes ont en plus les charges Men Open.",
        "Lo que más nota la rodilla es correr, así que solo resuelve la mitad. Dobles masculino y mixto usan además las cargas Men Open.",
        "È soprattutto la corsa che il ginocchio sente, quindi risolve solo metà. Doppio maschile e misto usano anche i carichi Men Open.",
      ),
    );
  return undefined;
}
