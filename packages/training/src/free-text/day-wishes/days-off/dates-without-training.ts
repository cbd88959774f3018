import { addDays, type Day, EVERY_DAY } from "#training/calendar/day.ts";
import { normalise } from "#training/health/normalise.ts";
import { getMonth } from "#training/health/time.ts";
import { rangeIn } from "../../dates/date-range.ts";
import { describeDayLimit } from "../../availability.ts";
import type { DayLimit } from "../../day-limit.ts";
import type { WeekWish } from "../../week-wish.ts";

const NUMBER = String.raw`(?:3[01]|[12]\d|0?[1-9])(?:st|nd|rd|th|er|\.|º)?`;
/** How the months begin in seven languages; what is none is sorted out by `getMonth`. */
const MONTH = String.raw`(?:jan|feb|f[ée]v|gen|ene|mar|m[äa]r|maa|apr|avr|abr|may|mai|mei|mag|jun|jui|giu|jul|lug|aug|ago|ao[uû]|sep|set|oct|okt|ott|out|nov|d[eé][cz]|dic)\p{L}*\.?`;
const AND = String.raw`(?:, ?|, (?:and|und|y|et|e|en) | ?[/&+] ?| (?:and|und|y|et|e|en|or|oder|o|ou|of) )(?:(?:on )?the |am |el |le |il |den |dia )?`;
const NUMBERS = String.raw`${NUMBER}(?:${AND}${NUMBER})*`;
/** "24, 25 and 26 December", "le 12 décembre", "December 24th and 25th" */
const DATES = new RegExp(
  String.raw`(?<!\d|\d[.,:])(?:(?<numbers>${NUMBERS}) ?(?:of |de |di )?(?<month>${MONTH})|(?<first>${MONTH}) (?:the )?(?<behind>${NUMBERS}))(?![\p{L}\d])`,
  "giu",
);
const CANNOT =
  /\b(?:(?:cant|cannot|can not|wont|not able to|unable to|not going to|no time to|dont want to) (?:train|work out|exercise|do (?:any |my )?(?:training|sessions?|sport))|(?:cant|cannot|wont|shant|shall not|will not|not going to|im not|am not|not) (?:be )?(?:training|working out|exercising)|(?:im |i am |am )?(?:not available|unavailable|not there|busy all day)|no (?:training|sessions?|workouts?|sport)|(?:kann|werde|will|mochte) ich (?:\w+ )?nicht trainieren|ich (?:kann|werde|will|mochte)\b.* nicht trainieren|(?:trainiere ich|ich trainiere)\b.* nicht|kein(?:e)? (?:training|einheit|sport)|nicht verfugbar|no (?:puedo|podre|voy a|quiero) entrenar|no entreno|sin entren\w*|no estoy disponible|(?:ne )?(?:peux|pourrai|veux) pas (?:m )?entrainer|m entraine(?:rai)? pas|pas d entrainement|pas (?:de seance|disponible)|non (?:posso|potro|voglio) allenar\w*|non mi alleno|niente allenament\w*|nessun allenamento|non sono disponibile|nao (?:posso|vou|vou poder|quero|consigo) treinar|nao treino|sem treinos?|nao estou disponivel|(?:kan|wil|zal) (?:ik )?\b.*niet trainen|niet (?:kan )?trainen|geen training(?:en)?|niet beschikbaar)\b/u;
/** "Can't train hard on 24 December", "from 24 to 26 December": something less, or a range that another reader has. */
const NARROWED =
  /\b(?:hard|heavy|long|legs?|run\w*|swim\w*|ride|riding|lift\w*|until|till|since|before|after|from|between|bis|seit|vor|nach|vom|von|zwischen|hasta|desde|antes|despues|entre|jusqu\w*|depuis|avant|apres|du|fino|dal|prima|dopo|tra|ate|depois|tot|vanaf|sinds|tussen|race|meet|competition|wettkampf|carrera|gara|prova|wedstrijd)\b/u;
/** "24-27 Dec", "24 to 27 Dec": a stretch within a month, which another reader has; "24 Dec to 2 Jan" is read here. */
const STRETCH = new RegExp(
  String.raw`(?<first>${NUMBER})(?: ?(?:of |de |di )?(?<month>${MONTH}))? ?(?:[-–—]|\bto\b|\bthrough\b|\bthru\b|\bbis\b|\bal?\b|\bau\b|(?<= )à(?= )|\baos?\b|\btot\b|\bt\/m\b) ?(?:the |den |el |le |il )?(?:(?<last>${NUMBER})(?: ?(?:of |de |di )?(?<end>${MONTH}))?|${MONTH})`,
  "iu",
);
/** Days; whoever is away for longer says so in the profile. */
const LONGEST_STRETCH = 42;
/** More numbers than these are no dates of one note. */
const MOST_DATES = 8;

/** "I can't train on 24, 25 and 26 December": single dates without any training; dates that follow each other are one stretch. */
export function readDatesWithoutTraining(text: string, today: Day): readonly WeekWish[] {
  return readSentences(text).flatMap((sentence): readonly WeekWish[] => {
    const said = normalise(sentence);
    if (!CANNOT.test(said)) return [];
    const stretch = STRETCH.exec(sentence)?.groups;
    if (stretch !== undefined) {
      const found = overMonths(sentence, stretch, today);
      return found.length > 0 ? found : withinMonth(sentence, today);
    }
    const dates = [...sentence.matchAll(DATES)].flatMap(({ groups = {} }) =>
      getDates(groups["numbers"] ?? groups["behind"] ?? "", groups["month"] ?? groups["first"] ?? "", today),
    );
    const rest = normalise(sentence.replaceAll(DATES, (all) => (namesMonth(all) ? " " : all)));
    if (dates.length === 0 || dates.length > MOST_DATES || NARROWED.test(rest)) return [];
    return [offWish(sentence, stretches(dates))];
  });
}

/** From a day of one month to a day of another, both named. */
function overMonths(sentence: string, { first, month, last, end }: Record<string, string | undefined>, today: Day): readonly WeekWish[] {
  const [from] = getDates(first ?? "", month ?? "", today);
  const [until] = getDates(last ?? "", end ?? "", from ?? today);
  return from === undefined || until === undefined || until > addDays(from, LONGEST_STRETCH) ? [] : [offWish(sentence, [[from, until]])];
}

/** "From 23 to 27 December … I shan't be training": a stretch whose month stands once, whatever stands between it and the refusal. */
function withinMonth(sentence: string, today: Day): readonly WeekWish[] {
  const said = normalise(sentence);
  const range = NARROWED_KIND.test(said) ? undefined : rangeIn(said.split(" "), today);
  const isNear = range !== undefined && range.until >= today && range.until <= addDays(range.from, LONGEST_STRETCH);
  return isNear ? [offWish(sentence, [[range.from, range.until]])] : [];
}

/** Only some training is refused. */
const NARROWED_KIND =
  /\b(?:hard|heavy|long|legs?|run\w*|swim\w*|ride|riding|lift\w*|race|meet|competition|if|unless|every day|properly|as usual|wettkampf|hart|schwer|carrera|gara|prova|wedstrijd|wenn|falls|si|se|als)\b/u;

function offWish(sentence: string, dates: readonly (readonly [Day, Day])[]): WeekWish {
  const days = dates.map(([from, until]): DayLimit => ({
    phrase: sentence,
    weekdays: EVERY_DAY,
    from,
    until,
    closed: [],
    without: [],
    isOff: true,
  }));
  return { quotes: [sentence], days, effect: days.map(describeDayLimit).join(" and ") };
}

/** A point behind a number ends no sentence. */
function readSentences(text: string): readonly string[] {
  return text
    .split(/(?<!\d)\.(?=\s|$)|[!?;\n]/u)
    .map((one) => one.trim())
    .filter((one) => one !== "");
}

function namesMonth(phrase: string): boolean {
  return normalise(phrase)
    .split(" ")
    .some((word) => getMonth(word) >= 0);
}

function getDates(numbers: string, monthName: string, today: Day): readonly Day[] {
  const month = getMonth(normalise(monthName));
  if (month < 0) return [];
  return [...numbers.matchAll(/\d{1,2}/gu)].flatMap(([number]): readonly Day[] => {
    const monthAndDay = `${String(month + 1).padStart(2, "0")}-${number.padStart(2, "0")}`;
    const year = Number(today.slice(0, 4));
    const date = `${today.slice(0, 4)}-${monthAndDay}`;
    const next: Day = date >= today ? date : `${year + 1}-${monthAndDay}`;
    return Number(number) > (DAYS_OF_MONTH[month] ?? 0) ? [] : [next];
  });
}

const DAYS_OF_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function stretches(dates: readonly Day[]): readonly (readonly [Day, Day])[] {
  const found: [Day, Day][] = [];
  for (const date of [...new Set(dates)].toSorted()) {
    const last = found.at(-1);
    if (last !== undefined && date <= addDays(last[1], 1)) last[1] = date;
    else found.push([date, date]);
  }
  return found;
}
