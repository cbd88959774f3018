import { getWeekday } from "@ironpace/training";
import { hours } from "../../own-data/figures.ts";
import type { Draft } from "../../topic.ts";
import { previewIn } from "../../turn/changes/preview.ts";
import { amountIn, dayIn, thingIn, weekdayIn } from "../../turn/names.ts";
import { bareUnit, valueIn } from "../../want/asked/words.ts";
import type { Spoken } from "./subject-spoken.ts";
import { bestsSpoken } from "./subject-spoken.ts";
import { allItems, type SessionSpoken, sessionOfCard, sessionOn } from "./session-spoken.ts";
import { isExplained, type Standing } from "./standing.ts";

const STAYS = bareUnit(
  "stays?(?: the same| as (?:it )?is| as planned| on)?|unchanged|not affected|as (?:it )?is|is still on|remains?|bleibt\\p{L}*|unverandert|reste\\p{L}*|queda\\p{L}*|igual|resta|rimane|invariat\\p{L}*",
);
const STAYS_ASIDE = bareUnit("right|correct|yes|then|and|so|still|the|is|as|it|stimmt|oder|also|noch|non|si|vero|verdad|no");
const HOW_FAR = bareUnit(
  "how (?:many|much) (?:km|k|kilomet\\p{L}*)|how far|what distance|distance|wie ?viele (?:km|kilometer)|wie weit|combien de (?:km|kilometres)|cuantos (?:km|kilometros)|quanti (?:km|chilometri)",
);
const START =
  /\b(?:start|starting|begin|leave|go|los|anfang\w*|start\w*|commence|empiezo|empezar|inizio|parto)\b.*?\b(\d{1,2})(?:[:.](\d{2}))?\b(?! ?(?:min|km))/;
const DONE_WHEN = bareUnit("done|finish\\p{L}*|back|home|over|end|fertig|zu ende|fini\\p{L}*|termino|acabo|finisco");
const CALL_IT =
  /^(?:ok |so |then |and |no |nah |rather |just )*(?:call it|make (?:it|that)|say|lets say|rather|sagen wir|mach|disons|mets|digamos|facciamo) (\d{1,2}(?:[.,]\d)?) ?(?:km|k)?(?: then| instead)?$/;
const PERCENT_OF_MAX =
  /\b(?:percent\w*|per cent|%|prozent|pour ?cent|por ?ciento|per ?cento)\b.*\b(?:max\w*|1 ?rm|best)\b|\b(?:max\w*|1 ?rm)\b.*\b(?:percent\w*|%|prozent)\b/;
const IN_A_ROW = bareUnit(
  "back to back|in a row|straight|consecutive|on consecutive days|hintereinander|am stuck|d affilee|de suite|seguidos|consecutivi|di fila",
);

/** What an open card for a session leaves as it is, how far and until when a shortened one goes, and what share of the maximum a planned lift is. */
export function sessionMore(standing: Standing): Draft | undefined {
  const { words, frame, turns } = standing;
  if (words.split(" ").length > MOST_WORDS) return undefined;
  const [card] = turns.at(-1)?.proposals ?? [];
  const [newest] = standing.cards;
  if (card?.request.reason === "availability" && IN_A_ROW.test(words)) return inARow(card.request.availability.weekdays ?? [], standing);
  if (newest !== undefined && STAYS.test(words) && frame.days.length === 1 && isExplained(standing, STAYS, STAYS_ASIDE))
    return stays(standing);
  if (newest?.request.reason === "ease") {
    const { request } = newest;
    const session = sessionOfCard(request, standing);
    if (session?.session !== undefined && request.mostMinutes !== undefined) {
      const shortened = { spoken: session, minutes: request.mostMinutes };
      const start = START.exec(words);
      if (start !== null && DONE_WHEN.test(words)) return endTime(shortened, start, standing);
      if (HOW_FAR.test(words) && frame.subjects.length + frame.days.length === 0) return distanceOf(shortened, standing);
      const kilometres = CALL_IT.exec(words)?.[1];
      if (kilometres !== undefined) return toDistance(shortened, Number(kilometres.replace(",", ".")), standing);
    }
  }
  return ofMaximum(standing);
}

const MOST_WORDS = 13;

function stays(standing: Standing): Draft | undefined {
  const { frame, cards, view, tongue, say } = standing;
  const [day = ""] = frame.days;
  const spoken = day < view.today ? undefined : sessionOn(day, standing);
  if (spoken === undefined) return undefined;
  const isChanged = cards.some(({ request }) => {
    if (request.reason === "ease") return day >= request.from && day <= request.to;
    return sessionOfCard(request, standing)?.on === day || (request.reason === "move" && request.to === day);
  });
  if (isChanged) return undefined;
  const name = `**${spoken.title}** (${dayIn(tongue, day, false)})`;
  return {
    text: [
      say(
        `**Yes**: ${name} stays as it is.`,
        `**Ja**: ${name} bleibt, wie sie ist.`,
        `**Oui** : ${name} reste telle quelle.`,
        `**Sí**: ${name} se queda como está.`,
        `**Sì**: ${name} resta com’è.`,
      ),
    ],
  };
}

interface Shortened {
  readonly spoken: SessionSpoken;
  readonly minutes: number;
}

/** Metres of a run that is cut to minutes, at its own pace. */
function metresAt({ spoken, minutes }: Shortened): number | undefined {
  const { session } = spoken;
  if (session === undefined || session.distance === 0 || !session.code.startsWith("R")) return undefined;
  return (session.distance * Math.min(minutes, session.duration)) / session.duration;
}

function distanceOf(shortened: Shortened, { view, tongue, say }: Standing): Draft | undefined {
  const metres = metresAt(shortened);
  if (metres === undefined) return undefined;
  const { title, on, session } = shortened.spoken;
  return {
    text: [
      `**${say("About", "Etwa", "Environ", "Unos", "Circa")} ${amountIn(tongue, metres, "distance", view)}** ${say("in", "in", "en", "en", "in")} ${shortened.minutes} min ${say("instead of", "statt", "au lieu de", "en vez de", "invece di")} ${amountIn(tongue, session?.distance ?? 0, "distance", view)}: **${title}** (${dayIn(tongue, on, false)}).`,
    ],
  };
}

function endTime(shortened: Shortened, [, hour = "0", minute = "0"]: RegExpExecArray, { say, tongue }: Standing): Draft | undefined {
  const end = 60 * Number(hour) + Number(minute) + shortened.minutes;
  if (Number(hour) > 23) return undefined;
  const text = (of: number): string => `${Math.floor(of / 60) % 24}:${String(of % 60).padStart(2, "0")}`;
  const { title, on } = shortened.spoken;
  return {
    text: [
      `**${text(end)}**: ${text(end - shortened.minutes)} + ${hours(shortened.minutes)}, **${title}** (${dayIn(tongue, on, false)}${say(" as on the card", " wie auf der Karte", " comme sur la carte", " como en la tarjeta", " come sulla scheda")}).`,
    ],
  };
}

/** "call it 14": the minutes that the distance takes at the pace of the session. */
function toDistance(shortened: Shortened, kilometres: number, { say, tongue, view }: Standing): Draft | undefined {
  const { session } = shortened.spoken;
  if (session === undefined || metresAt(shortened) === undefined || 1000 * kilometres >= session.distance) return undefined;
  const minutes = Math.round((1000 * kilometres * session.duration) / session.distance);
  const when = dayIn(tongue, session.date, false);
  const distance = amountIn(tongue, 1000 * kilometres, "distance", view);
  return {
    text: [
      say(
        `**${distance}** are about **${minutes} min** at the same easy pace: **${session.title}** (${when}) becomes that long.`,
        `**${distance}** sind etwa **${minutes} min** im gleichen lockeren Tempo: so lang wird **${session.title}** (${when}).`,
        `**${distance}** font environ **${minutes} min** à la même allure : **${session.title}** (${when}) devient de cette durée.`,
        `**${distance}** son unos **${minutes} min** al mismo ritmo: así queda **${session.title}** (${when}).`,
        `**${distance}** sono circa **${minutes} min** allo stesso passo: **${session.title}** (${when}) diventa così.`,
      ),
      previewIn(tongue),
    ],
    proposals: [
      {
        title: `${session.title}: ${distance}, ${minutes} min`,
        why: say(
          `Instead of ${session.duration} min.`,
          `Statt ${session.duration} min.`,
          `Au lieu de ${session.duration} min.`,
          `En vez de ${session.duration} min.`,
          `Invece di ${session.duration} min.`,
        ),
        request: { reason: "ease", from: session.date, to: session.date, mostMinutes: minutes },
      },
    ],
  };
}

/** "and the singles on the 15th", "what is 85 %": a planned lift beside its maximum. */
function ofMaximum(standing: Standing): Draft | undefined {
  const { words, frame, earlier, view, tongue } = standing;
  const isSpoken = earlier.slice(0, 2).some(({ frame: said }) => PERCENT_OF_MAX.test(said.words));
  const [spoken] = isSpoken || PERCENT_OF_MAX.test(words) ? bestsSpoken(standing) : [];
  const max = spoken?.best.values.at(-1)?.value;
  if (spoken?.subject.lift === undefined || max === undefined) return undefined;
  const said = /(?<![\d.,])(\d{2,3}) ?(?:%|percent|per cent|prozent)/.exec(words)?.[1];
  const kilos = (value: number): string => amountIn(tongue, value, "weight", view);
  if (said !== undefined && frame.days.length === 0)
    return { text: [`**${kilos((max * Number(said)) / 100)}**: ${said} % × ${kilos(max)} (${thingIn(tongue, spoken.best.name)}).`] };
  const [day] = frame.days;
  return day === undefined ? undefined : percentOn(day, spoken, max, standing);
}

function percentOn(day: string, { subject, best }: Spoken, max: number, standing: Standing): Draft | undefined {
  const { tongue, view } = standing;
  const month =
    day < view.today
      ? `${view.today.slice(0, 4)}-${String((Number(view.today.slice(5, 7)) % 12) + 1).padStart(2, "0")}${day.slice(7)}`
      : day;
  const found = [day, month]
    .filter((each) => each >= view.today)
    .map((each) => sessionOn(each, standing))
    .find((each) => each?.session !== undefined);
  const item = allItems(found?.session).find(({ name }) => subject.lift?.fits.test(name) === true);
  const load = Number(/(\d+(?:\.\d+)?) kg/.exec(item?.weight ?? "")?.[1]);
  if (found === undefined || !Number.isFinite(load)) return undefined;
  const kilos = (value: number): string => amountIn(tongue, value, "weight", view);
  return {
    text: [
      `**${valueIn(tongue, String(Math.round((100 * load) / max)))} %**: ${kilos(load)} / ${kilos(max)} (${thingIn(tongue, best.name)}), **${found.title}** (${dayIn(tongue, found.on, false)}).`,
    ],
  };
}

/** The longest run of training days of a card for the week. */
function inARow(weekdays: readonly number[], { say, tongue }: Standing): Draft | undefined {
  const runs: number[][] = [];
  for (const day of weekdays.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  const [longest] = runs.toSorted((a, b) => b.length - a.length);
  if (longest === undefined || longest.length < 2) return undefined;
  const monday = "2024-01-0";
  const days = longest.map((day) => weekdayIn(tongue, getWeekday(`${monday}${day}`))).join(", ");
  return {
    text: [
      say(
        `**Yes, ${longest.length} in a row**: ${days}. The plan puts the easy or upper-body day between the hard ones; say if you want another day free instead.`,
        `**Ja, ${longest.length} hintereinander**: ${days}. Der Plan legt den leichten oder den Oberkörpertag zwischen die harten; sag, wenn lieber ein anderer Tag frei sein soll.`,
        `**Oui, ${longest.length} d’affilée** : ${days}. Le plan met le jour facile ou du haut du corps entre les durs ; dis-moi si un autre jour doit être libre.`,
        `**Sí, ${longest.length} seguidos**: ${days}. El plan pone el día suave o de tren superior entre los duros; dime si prefieres libre otro día.`,
        `**Sì, ${longest.length} di fila**: ${days}. Il piano mette il giorno facile o per la parte alta tra quelli duri; dimmi se preferisci libero un altro giorno.`,
      ),
    ],
  };
}
