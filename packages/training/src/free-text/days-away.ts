import type { Weekday } from "../calendar/day.ts";
import type { DayLimit } from "./day-limit.ts";
import { normalise } from "../health/normalise.ts";
import { weekdaysIn } from "./dates/weekdays.ts";

/** Days of the week on which somebody is elsewhere: "gone Mon to Wed", "I drive up every Thursday and stay over". */
const AWAY =
  /\b(?:gone|away|on the road|travel\w*|stay(?:ing)? over|overnight|drive (?:up|down|over)|commut\w*|unterwegs|auf (?:montage|achse|dienstreise)|auswarts|verreist|fahre|fuera|de viaje|viajo|en deplacement|en route|absent\w*|fuori|in (?:viaggio|trasferta)|viaggio|fora|em viagem|onderweg|op (?:reis|pad)|weg)\b/u;

/** "… in the cab", "no gym up there": what is or is not there belongs to that place. */
const OTHER_PLACE =
  /\b(?:in the (?:cab|truck|lorry|van|car|camper|hotel|barracks)|on (?:board|the (?:boat|ship|rig))|(?:up|down|over|out) there|im (?:lkw|auto|bus|hotel|wohnmobil)|an bord|dort|da oben|da unten|en (?:el camion|el hotel|la furgoneta)|a bordo|alli|alla|dans (?:le camion|la cabine|l hotel)|a bord|la bas|sur place|nel (?:camion|furgone)|in albergo|la (?:su|giu)|no (?:camiao|caminhao|hotel)|la em cima|in de (?:vrachtwagen|bus|cabine)|aan boord|daar)\b/u;

/** Whether words are about a place away from home. */
export function namesOtherPlace(said: string): boolean {
  return OTHER_PLACE.test(said);
}

/** The weekdays that a text spends away; none where it names none, or all of them. */
export function getDaysAway(text: string): readonly Weekday[] {
  const days = text
    .split(/(?<=[.!?;\n])\s/u)
    .filter((sentence) => AWAY.test(normalise(sentence)))
    .flatMap((sentence) => weekdaysIn(sentence));
  const unique = [...new Set(days)].toSorted((a, b) => a - b);
  return unique.length < WHOLE_WEEK ? unique : [];
}

const WHOLE_WEEK = 7;

/** A hotel, a fair or a visit on dates: what is kept at home does not take place then. */
export function isAwayFromHome({ phrase, from, only }: Pick<DayLimit, "phrase" | "from" | "only">): boolean {
  return from !== undefined && only !== undefined && AWAY_ON_DATES.test(normalise(phrase));
}

const AWAY_ON_DATES =
  /\b(?:hotel|trade fair|conference|congress|business trip|work trip|travel\w*|abroad|away|(?:(?:my|the|our|your) (?:parents|folks|family|mums?|moms?|dads?|sisters?|brothers?)|in laws?|eltern|familie|mis padres|mes parents|miei|meus pais|mijn ouders)|airbnb|messe|kongress|dienstreise|geschaftsreise|auf reisen|schwiegereltern|feria|congreso|de viaje|suegros|salon professionnel|congres|deplacement|beaux parents|fiera|trasferta|suoceri|feira|em viagem|sogros|beurs|zakenreis|schoonouders)\b/u;
