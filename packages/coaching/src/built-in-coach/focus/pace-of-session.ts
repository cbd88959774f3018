import type { ExerciseItem, Session } from "@ironpace/training";
import { bestOfTest } from "../asking/best.ts";
import { TESTS } from "../own-data/subject.ts";
import { clock, pace, paceRange } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { Tongue } from "../turn/languages.ts";
import { dayIn } from "../turn/names.ts";
import { linesOf } from "./about-ease.ts";
import type { TurnContext } from "./focus.ts";

const CLOCK = /(?<![\d:])([2-9]):([0-5]\d)(?![\d:])/;
/** Asks about a pace, or says that the planned one feels wrong. */
const ASKS: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:can i|could i|may i|is it ok|is|what about|how about|what if i|should i|do it at|run it at|at)\b/,
  de: /\b(?:kann ich|konnte ich|darf ich|ist|geht|wie war s mit|soll ich|in|mit)\b/,
  fr: /\b(?:puis je|je peux|est ce que|c est|et si|a)\b/,
  es: /\b(?:puedo|podria|es|y si|a)\b/,
  it: /\b(?:posso|potrei|e|va bene|a)\b/,
};
const SLOW =
  /\b(?:feels?|seems?|thats|that is|its|a bit|bit|too|so|klingt|ist|kommt mir|c est|me parece|es|e|mi sembra) (?:a bit |really |pretty |so |too |zu |trop |muy |troppo |ein bisschen |un peu )*(?:slow|easy|langsam|lent|lento|lenta|piano)\b/;
const MOST_WORDS = 12;
const MOST_FASTER = 5;

/** "Can I do it at 4:35?", "feels slow, my 10k is 46:20" about the run in focus: that pace beside the planned one and the athlete's own 10 km. */
export function paceOfSession(focus: TurnContext): Draft | undefined {
  const { session, words, tongue, view, say, frame } = focus;
  const item = session === undefined ? undefined : linesOf(session).find(({ pace: of }) => of?.per === "km");
  if (
    session === undefined ||
    item?.pace === undefined ||
    words.split(" ").length > MOST_WORDS ||
    frame.verbs.some((verb) => verb !== "harder")
  )
    return undefined;
  const [fast, slow] = [item.pace.fastest, item.pace.slowest];
  const planned = paceRange(view, fast, slow);
  const asked = CLOCK.exec(words);
  const seconds = asked === null ? undefined : 60 * Number(asked[1]) + Number(asked[2]);
  const isAsked = seconds !== undefined && ASKS[tongue].test(words);
  if (!isAsked && !SLOW.test(words)) return undefined;
  const best = tenKilometres(focus);
  const ten =
    best === undefined
      ? undefined
      : say(
          `Your 10 km of ${clock(best)} is ${pace(view, best / 10)}.`,
          `Deine 10 km in ${clock(best)} sind ${pace(view, best / 10)}.`,
          `Tes 10 km en ${clock(best)} font ${pace(view, best / 10)}.`,
          `Tus 10 km en ${clock(best)} son ${pace(view, best / 10)}.`,
          `I tuoi 10 km in ${clock(best)} sono ${pace(view, best / 10)}.`,
        );
  const when = dayIn(tongue, session.date, false);
  const what = purposeOf(item, session, focus);
  if (!isAsked)
    return {
      text: [
        say(
          `**${session.title}** (${when}): **${planned} is right**: it is meant to be a little slower than that.${ten === undefined ? "" : ` ${ten}`} ${what}`,
          `**${session.title}** (${when}): **${planned} stimmt**: Es soll etwas langsamer sein.${ten === undefined ? "" : ` ${ten}`} ${what}`,
          `**${session.title}** (${when}): **${planned}, c’est juste** : c’est fait pour être un peu plus lent.${ten === undefined ? "" : ` ${ten}`} ${what}`,
          `**${session.title}** (${when}): **${planned} está bien**: tiene que ser algo más lento.${ten === undefined ? "" : ` ${ten}`} ${what}`,
          `**${session.title}** (${when}): **${planned} è giusto**: deve essere un po’ più lento.${ten === undefined ? "" : ` ${ten}`} ${what}`,
        ),
      ],
    };
  const gap = fast - seconds;
  const shown = pace(view, seconds);
  const isFaster = best !== undefined && seconds < best / 10;
  const verdict =
    gap > MOST_FASTER
      ? say(
          `**Rather not at ${shown}**: **${session.title}** (${when}) has ${planned}, that is ${Math.round(gap)} s a kilometre faster${isFaster ? " and faster than your 10 km pace" : ""}.`,
          `**Eher nicht mit ${shown}**: **${session.title}** (${when}) hat ${planned}, das sind ${Math.round(gap)} s je Kilometer schneller${isFaster ? " und schneller als dein 10-km-Tempo" : ""}.`,
          `**Plutôt pas à ${shown}** : **${session.title}** (${when}) est à ${planned}, c’est ${Math.round(gap)} s par kilomètre plus vite${isFaster ? " et plus vite que ton allure sur 10 km" : ""}.`,
          `**Mejor no a ${shown}**: **${session.title}** (${when}) va a ${planned}, son ${Math.round(gap)} s por kilómetro más rápido${isFaster ? " y más rápido que tu ritmo de 10 km" : ""}.`,
          `**Meglio non a ${shown}**: **${session.title}** (${when}) è a ${planned}, sono ${Math.round(gap)} s al chilometro più veloce${isFaster ? " e più veloce del tuo ritmo sui 10 km" : ""}.`,
        )
      : gap > 0
        ? say(
            `**${shown} is all right for the last rep**, if it stays controlled: planned is ${planned}.`,
            `**${shown} ist für die letzte Wiederholung in Ordnung**, wenn es kontrolliert bleibt: Geplant sind ${planned}.`,
            `**${shown}, d’accord pour la dernière répétition**, si ça reste contrôlé : ${planned} est prévu.`,
            `**${shown} vale para la última repetición**, si lo controlas: lo previsto es ${planned}.`,
            `**${shown} va bene per l’ultima ripetizione**, se resta controllato: previsto ${planned}.`,
          )
        : seconds <= slow
          ? say(
              `**Yes**, ${shown} is within the planned ${planned}.`,
              `**Ja**, ${shown} liegt in den geplanten ${planned}.`,
              `**Oui**, ${shown} est dans les ${planned} prévus.`,
              `**Sí**, ${shown} está dentro de ${planned}.`,
              `**Sì**, ${shown} rientra in ${planned}.`,
            )
          : say(
              `**Yes**: ${shown} is slower than the planned ${planned}, so it is easier, and does no harm.`,
              `**Ja**: ${shown} ist langsamer als die geplanten ${planned}, also leichter, und schadet nicht.`,
              `**Oui** : ${shown} est plus lent que ${planned}, donc plus facile, sans dommage.`,
              `**Sí**: ${shown} es más lento que ${planned}, así que más fácil, y no hace daño.`,
              `**Sì**: ${shown} è più lento di ${planned}, quindi più facile, e non fa danni.`,
            );
  return { text: [verdict, ...(gap > 0 ? [[ten, what].flatMap((part) => part ?? []).join(" ")] : [])] };
}

function tenKilometres({ diary }: TurnContext): number | undefined {
  const test = TESTS.find(({ name }) => name === "10 km");
  return test === undefined ? undefined : bestOfTest(test, diary).values.at(-1)?.value;
}

/** What the planned pace is for. */
function purposeOf({ pace: of }: ExerciseItem, { isDeload }: Session, { say }: TurnContext): string {
  const deload = isDeload
    ? say(
        " And the week is a deload.",
        " Und die Woche ist ein Deload.",
        " Et c’est une semaine de décharge.",
        " Y la semana es de descarga.",
        " E la settimana è di scarico.",
      )
    : "";
  const text =
    of?.zone === "threshold"
      ? say(
          "Threshold is what you could hold for about an hour; faster work trains speed instead and tires you more.",
          "Schwelle ist, was du etwa eine Stunde halten könntest; schneller trainiert etwas anderes und kostet mehr.",
          "Le seuil est ce que tu tiendrais environ une heure ; plus vite, tu travailles autre chose et ça coûte plus.",
          "El umbral es lo que aguantarías más o menos una hora; más rápido entrena otra cosa y cuesta más.",
          "La soglia è ciò che reggeresti circa un’ora; più veloce allena altro e costa di più.",
        )
      : of?.zone === "easy" || of?.zone === "recovery"
        ? say(
            "An easy run works by its minutes; faster only makes you more tired for the next hard day.",
            "Ein lockerer Lauf wirkt über die Minuten; schneller macht dich nur müder für den nächsten harten Tag.",
            "Un footing agit par sa durée ; plus vite ne fait que te fatiguer pour le prochain jour dur.",
            "Un rodaje suave actúa por los minutos; más rápido solo te cansa para el próximo día duro.",
            "Una corsa facile agisce con i minuti; più veloce ti stanca solo per il prossimo giorno duro.",
          )
        : say(
            "The paces come from your best times and go up with the next one.",
            "Die Tempi kommen aus deinen Bestzeiten und steigen mit der nächsten.",
            "Les allures viennent de tes records et montent avec le prochain.",
            "Los ritmos salen de tus mejores marcas y suben con la próxima.",
            "I ritmi vengono dai tuoi record e salgono con il prossimo.",
          );
  return `${text}${deload}`;
}
