import { addDays, type Day, daysBetween, shortDay, EVERY_DAY } from "../../calendar/day.ts";
import type { Clause } from "../../health/clause.ts";
import type { Activity } from "../../injuries/activities.ts";
import { dayAtStart } from "../../health/stated-limits/period.ts";
import { type DateRange, rangeIn } from "../dates/date-range.ts";
import { formatList } from "../../model/words.ts";
import { equipmentName, kitIn } from "../kit/kit-words.ts";
import type { WeekSentence, WeekWish } from "../week-wish.ts";

const AWAY =
  /\b(?:away|holidays?|vacation|travel\w*|trip|abroad|ski(?:ing| week| trip| holiday)|on tour|city break|visiting|(?:im|i am|we are|were) in|urlaub|verreist|unterwegs|skifahren|skiurlaub|skiwoche|dienstreise|weg|de viaje|viaje|vacaciones|fuera|en la montana|vacances|voyage|deplacement|au ski|a (?:sciare|esquiar)|esquiando|de esqui(?:ada)?|(?:pars|partons|vais|allons|suis) skier|faire du ski|(?:ben|ga|gaan|zijn) (?:\w+ ){0,2}skien|skilaufen|en conge|absente?|vacanza|ferie|viaggio|settimana bianca|via|ferias|viagem|fora|vakantie|op reis|wintersport)\b/u;
const BUSY =
  /\b(?:busy|hectic|stressful|crazy|exams?|deadlines?|less time|little time|no energy|go easy|keep it (?:light|easy|short)|light(?:er)? week|moving house|klausur\w*|prufung\w*|stressig\w*|umzug|wenig zeit|examenes|poco tiempo|ocupad\w*|examens?|partiels|peu de temps|esami|poco tempo|exames|pouco tempo|tentamen\w*|druk\w*)\b/u;
const NO_TRAINING =
  /\b(?:no (?:training|sessions?|sport|exercise)|cant train|cannot train|off training|kein (?:training|sport)|nicht trainieren|sin entrenar|no puedo entrenar|pas d entrainement|sans entrainement|niente allenament\w*|senza allenar\w*|sem trein\w*|geen training|niet trainen)\b/u;
const NO_GYM =
  /\b(?:no|without(?: an?y?)?|kein\w*|ohne|sin|sans|pas de|senza|niente|sem|geen|zonder) (?:access to (?:a )?)?(?:anything|irgend ?was|alles|nada|rien|niente|nulla|iets|wat dan ook|gym|equipment|kit|weights|box(?! (?:jump|step|squat|over|pistol|sprung|salto))|studio|fitnessstudio|gerate?|hantel\w*|gimnasio|material|equipo|salle|materiel|palestra|attrezz\w*|ginasio|academia|equipamento|sportschool|apparatuur)\b|\bonly bodyweight\b/u;
const HOTEL = /\bhotel (?:gym|fitness\w*)|gimnasio del hotel|salle de l hotel|palestra dell hotel|hotelgym\b/u;
const NO_POOL =
  /\b(?:no|or|without|kein\w*|ni|sin|sans|pas de|senza|sem|geen|zonder) (?:\w+ )?(?:pool|swimming|schwimmbad|piscin[ae]|zwembad)\b/u;
const RUNS =
  /\b(?:can|could|will|kann|puedo|peux|posso|kan) (?:still |there |dort |ich )*(?:run|jog|laufen|joggen|correr|courir|correre|hardlopen|rennen)\b/u;
const WEEK_OF = /\b(?:week (?:of|from|starting|commencing)|woche (?:ab|vom)|semana del|semaine du|settimana del|semana de|week van)\b/u;
const FEASTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:christmas|xmas|weihnachten|navidad|noel|natale|natal|kerst(?:mis)?)\b(?! (?:week|eve|market|party|day))/gu, "24 december"],
  [
    /\bnew years?(?: day| eve)?\b|\bneujahr\b|\bsilvester\b|\bano nuevo\b|\bnouvel an\b|\bcapodanno\b|\bano novo\b|\boud en nieuw\b/gu,
    "1 january",
  ],
];
const MINUTES = /\b(?<minutes>[2-9]\d) ?(?:m|min\w*)\b/u;
const ONLY_KIT =
  /\b(?:only|just|nothing but|thats (?:it|all)|nur|mehr nicht|das wars|solo|y ya|nada mas|seulement|uniquement|c est tout|soltanto|basta|apenas|so isso|alleen|meer niet)\b/u;
const LONGEST = 60;

/** Days away, without a gym or with little time, with their dates in any order: "skiing 26 dec to 2 jan, no bike there but can run". */
export function trips({ clauses, today, isWish }: WeekSentence): readonly WeekWish[] {
  const said = clauses.map(({ words }) => words.join(" ")).join(" and ");
  const range = findRange(clauses, today);
  if (range === undefined || range.until < today || daysBetween(range.from, range.until) > LONGEST) return [];
  // Wishes with their dates in one clause have a reader that knows what a hotel has.
  const isRead = isWish && AWAY.test(said) && clauses.some(({ words }) => rangeIn(words, today) !== undefined);
  if (isRead && ![HOTEL, NO_POOL, MINUTES].some((pattern) => pattern.test(said))) return [];
  const used = clauses.filter((clause) => isOfTrip(clause, today));
  const quotes = used.map(({ quote }) => quote);
  const dates = `from ${shortDay(range.from)} to ${shortDay(range.until)}`;
  const limit = { phrase: quotes.join(", "), weekdays: EVERY_DAY, closed: [], without: [], ...range };
  if (HOTEL.test(said)) {
    const beside = clauses.filter((clause) => used.includes(clause) || isKitAlone(clause));
    const missing = beside.flatMap(({ words, quote }) => (LACKS.test(words.join(" ")) ? lackedIn(quote) : []));
    const named = beside.flatMap(({ words, quote }) => (LACKS.test(words.join(" ")) ? [] : kitIn(quote).items.map(({ key }) => key)));
    const only = [...new Set([...HOTEL_KIT, ...named])].filter((key) => !missing.includes(key));
    const phrases = beside.map(({ quote }) => quote);
    const closed: readonly Activity[] = NO_POOL.test(said) ? ["swim"] : [];
    return [
      {
        quotes: phrases,
        days: [{ ...limit, phrase: phrases.join(", "), only, closed }],
        effect: `a hotel gym is enough ${dates}: ${formatList(only.map((key) => (key === "dumbbell" ? "dumbbells" : key)))}`,
      },
    ];
  }
  // "At the in-laws, trainers and a band and that's it": the list stands beside the dates.
  const listed = clauses.filter((clause) => used.includes(clause) || isKitAlone(clause) || ONLY_KIT.test(clause.words.join(" ")));
  const kit = ONLY_KIT.test(said) ? listed.flatMap(({ quote }) => kitIn(quote).items.map(equipmentName)) : [];
  if (kit.length > 0) {
    const phrases = listed.map(({ quote }) => quote);
    return [{ quotes: phrases, days: [{ ...limit, phrase: phrases.join(", "), only: kit }], effect: `only ${formatList(kit)} ${dates}` }];
  }
  // "Hotel has a treadmill and some dumbbells, no bike and no pool": all there is then, and nothing of it holds on other days.
  const there = clauses.filter((clause) => !LACKS.test(clause.words.join(" ")) && kitIn(clause.quote).items.length > 0);
  const lacking = clauses.filter((clause) => LACKS.test(clause.words.join(" ")) && isKitAlone(clause));
  if (there.length > 0 && AWAY.test(said)) {
    const missing = lacking.flatMap(({ quote }) => lackedIn(quote));
    const only = [...new Set(there.flatMap(({ quote }) => kitIn(quote).items.map(equipmentName)))].filter(
      (name) => !missing.includes(name),
    );
    const phrases = clauses
      .filter((clause) => used.includes(clause) || there.includes(clause) || lacking.includes(clause))
      .map(({ quote }) => quote);
    const closed: readonly Activity[] = NO_POOL.test(said) ? ["swim"] : [];
    return [
      { quotes: phrases, days: [{ ...limit, phrase: phrases.join(", "), only, closed }], effect: `only ${formatList(only)} ${dates}` },
    ];
  }
  if (NO_TRAINING.test(said)) return [{ quotes, days: [{ ...limit, isOff: true }], effect: `no training ${dates}` }];
  // "No bike or pool there": what is missing has a reader of its own, and the rest is trained.
  const isPartly = NO_GYM.test(said) || NO_POOL.test(said) || RUNS.test(said);
  const closed: readonly Activity[] = RUNS.test(said) ? ["swim", "bike"] : NO_POOL.test(said) ? ["swim" as const] : [];
  if (isPartly)
    return [
      {
        quotes: [...quotes, ...lacking.filter((clause) => !used.includes(clause)).map(({ quote }) => quote)],
        days: [{ ...limit, only: [], closed }],
        effect: `${RUNS.test(said) ? "runs and what needs no gym" : "sessions without a gym"} ${dates}`,
      },
    ];
  const told = MINUTES.exec(said)?.groups?.["minutes"];
  if (told !== undefined || /\b(?:less|little) time\b/u.test(said)) {
    const minutes = told === undefined ? LIGHT_MINUTES : Number(told);
    const times = timesIn(said);
    return [
      {
        quotes: clauses.map(({ quote }) => quote),
        days: [{ ...limit, minutes }, ...(times === undefined ? [] : [{ ...limit, mostDays: times }])],
        effect: `sessions of ${minutes} minutes at most${times === undefined ? "" : `, ${times} a week,`} ${dates}`,
      },
    ];
  }
  if (AWAY.test(said)) return [{ quotes, days: [{ ...limit, isOff: true }], effect: `no training ${dates}` }];
  if (BUSY.test(said))
    return [
      {
        quotes,
        days: [{ ...limit, isEasy: true, minutes: LIGHT_MINUTES }],
        effect: `easy sessions of ${LIGHT_MINUTES} minutes at most ${dates}`,
      },
    ];
  return [];
}

/** What a hotel has unless something else is said of it. */
const HOTEL_KIT = ["dumbbell", "bench", "treadmill", "bike"];
const LACKS = /\b(?:no|not|without|kein\w*|ohne|sin|sans|pas|senza|niente|sem|geen|zonder)\b/u;

/** "dumbbells", "no bike no pool": nothing but what there is, or is not. */
function isKitAlone({ quote }: Clause): boolean {
  const { items, rest } = kitIn(quote);
  return items.length > 0 && rest.split(" ").every((word) => word.length <= 2 || OF_A_LIST.test(word));
}

const OF_A_LIST = /^(?:no|not|without|and|or|nor|just|only|there|kein\w*|ohne|und|oder|nur|dort|sin|sans|pas|senza|sem|geen|zonder)$/u;

/** Whoever has no bike there has none to ride indoors either. */
function lackedIn(quote: string): readonly string[] {
  return kitIn(quote).items.flatMap(({ key }) => (key === "bicycle" ? ["bike", "bicycle"] : [key]));
}

/** "2-3 volte", "maybe 2 x 30 min": how often at most. */
function timesIn(said: string): number | undefined {
  const times = TIMES.exec(said)?.groups?.["most"];
  return times === undefined ? undefined : Number(times);
}

const TIMES = /\b(?:[1-5] ?(?:-|to|bis|a|o|ou|or|tot) ?)?(?<most>[1-5]) ?(?:x|times|mal|veces|fois|volte|vezes|keer)\b/u;

/** Minutes of a session in a week with little time. */
export const LIGHT_MINUTES = 40;

function findRange(clauses: readonly Clause[], today: Day): DateRange | undefined {
  // An "and" between two dates joins the clauses that it split.
  const said = FEASTS.reduce((text, [feast, date]) => text.replace(feast, date), clauses.map(({ words }) => words.join(" ")).join(" and "));
  const words = said.split(" ");
  const found = rangeIn(words, today);
  if (found !== undefined) return found;
  const at = WEEK_OF.exec(said);
  if (at === null) return undefined;
  const from = dayAtStart(
    said
      .slice(at.index + at[0].length)
      .trim()
      .split(" ")
      .filter((word) => word !== "the"),
    today,
  );
  return from === undefined ? undefined : { from, until: addDays(from, 6) };
}

function isOfTrip({ words, englishWords }: Clause, today: Day): boolean {
  const said = words.join(" ");
  return (
    [AWAY, BUSY, NO_TRAINING, NO_GYM, HOTEL, RUNS, THERE].some((pattern) => pattern.test(said)) ||
    rangeIn(words, today) !== undefined ||
    DATED.test(said) ||
    DATED.test(englishWords.join(" ")) ||
    FEASTS.some(([feast]) => new RegExp(feast.source, "u").test(said))
  );
}

const THERE = /\b(?:there|dort|alli|la bas|li|la|daar)$/u;
const DATED =
  /\b\d{1,2}[./]\d{1,2}|\b\d{1,2}(?:st|nd|rd|th|o|er|e)? (?:of |de )?(?:jan\w*|feb\w*|mar\w*|apr\w*|may|mai|mayo|maggio|june?|juin|jul\w*|aug\w*|ago\w*|aout|sep\w*|oct\w*|okt\w*|ott\w*|nov\w*|de[cz]\w*|dic\w*|ene\w*|gen\w*)\b/u;
