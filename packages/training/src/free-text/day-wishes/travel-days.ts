import { describeDayLimit } from "../availability.ts";
import { getDays, type WeekSentence, type WeekWish } from "../week-wish.ts";

const TRAVELS =
  /\b(?:travel\w*|(?:work|business) trips?|on the road|commut\w* to|dienstreise\w*|auf reisen|geschaftlich unterwegs|viaj\w*|de viaje|en deplacement|deplacements?|voyages? d affaires|in trasferta|trasfert\w*|viaggi\w* per lavoro|em viagem|viagens? de trabalho|op reis|zakenreis\w*|hotels?)\b/u;
const HOTEL_GYM =
  /\bhotel ?(?:gym|fitness\w*)|\b(?:gym|fitness\w*) (?:in|at|of) (?:the )?hotel\b|gimnasio del hotel|salle (?:de sport )?(?:de l )?hotel|palestra (?:dell )?hotel|hotelgym\b|ginasio do hotel\b/u;
const HOTEL_ROOM =
  /\bhotel ?(?:rooms?|zimmer|kamer)|habitacion(?: de hotel)?|chambre d hotel|camera d albergo|quarto de hotel|\bno (?:gym|equipment|kit)|only body ?weight|\bkein (?:studio|gym)|sin gimnasio|sans salle|senza palestra|sem ginasio|geen gym\b/u;
const SHORT = /\b(?:short|quick|kurz\w*|cort\w*|courte?s?|brev\w*|curt\w*|korte?)\b/u;
const SHORT_MINUTES = 30;
const MOST_DAYS = 4;

/** "I travel every Tuesday and Wednesday, hotel gym only": those days are trained with what there is on the road. */
export function travelDays({ clauses }: WeekSentence): readonly WeekWish[] {
  const said = clauses.map(({ words }) => words.join(" ")).join(" , ");
  const hasGym = HOTEL_GYM.test(said);
  if (!TRAVELS.test(said) || !(hasGym || HOTEL_ROOM.test(said))) return [];
  const used = clauses.filter(
    (clause) => getDays(clause).length > 0 || [TRAVELS, HOTEL_GYM, HOTEL_ROOM].some((one) => one.test(clause.words.join(" "))),
  );
  const weekdays = [...new Set(used.flatMap((clause) => getDays(clause)))].toSorted((a, b) => a - b);
  if (weekdays.length === 0 || weekdays.length > MOST_DAYS) return [];
  const quotes = used.map(({ quote }) => quote);
  const limit = {
    phrase: quotes.join(", "),
    weekdays,
    closed: [],
    without: [],
    only: hasGym ? ["dumbbell", "bench", "treadmill", "bike"] : [],
    ...(SHORT.test(said) ? { minutes: SHORT_MINUTES } : {}),
  };
  return [{ quotes, days: [limit], effect: describeDayLimit(limit) }];
}
