import { addDays, type Day, EVERY_DAY } from "#training/calendar/day.ts";
import { describeDayLimit } from "../../availability.ts";
import type { DayLimit } from "../../day-limit.ts";
import type { WeekWish } from "../../week-wish.ts";

/** Feasts by what people call them, as a day of the year. */
const FEASTS: readonly (readonly [string, string])[] = [
  [
    String.raw`christmas eve|heilig(?:er )?abend|nochebuena|vigilia(?: di natale)?|v[ée]spera de natal|veille de no[ëe]l|kerstavond`,
    "12-24",
  ],
  [
    String.raw`christmas day|1\. (?:weihnachts)?feiertag|(?:erste[nr]? )?weihnachts(?:feier)?tag|(?:d[íi]a de )?navidad|(?:jour de )?no[ëe]l|(?:giorno di )?natale|(?:dia de )?natal|eerste kerstdag|25(?:th|\.)? ?(?:of |de |di )?(?:december|dezember|diciembre|d[ée]cembre|dicembre|dezembro|dec|dez|12\.)`,
    "12-25",
  ],
  [
    String.raw`boxing day|st\.? stephen'?s day|2\. (?:weihnachts)?feiertag|zweite[nr]? (?:weihnachts|feier)(?:feier)?tag|san esteban|santo stefano|tweede kerstdag|26(?:th|\.)? ?(?:of |de |di )?(?:december|dezember|diciembre|d[ée]cembre|dicembre|dezembro|dec|dez|12\.)`,
    "12-26",
  ],
  [String.raw`new year'?s eve|silvester|nochevieja|san silvestro|oudejaarsdag`, "12-31"],
  [String.raw`new year'?s day|neujahr(?:stag)?|a[ñn]o nuevo|(?:le )?jour de l'an|capodanno|ano novo|nieuwjaarsdag`, "01-01"],
];
const ANY = FEASTS.map(([words]) => words).join("|");
const RANGE = String.raw`(?: ?[-–] ?| (?:bis|to|until|till|through|hasta|al?|jusqu'(?:au|[àa])|au|fino a(?:l|lla)?|at[ée](?: o)?|tot(?: en met)?)(?: (?:the|zum|el|la|le|il|o))? )`;
const FILLER = String.raw`(?:,? ?(?:is|are|it'?s|i|do|ist|sind|bin|mach ich|gehört(?: der)?|geht|da|bitte|es|son|c'est|est|ce sera|[èe]|sono|[ée]|for|für die|para(?: la| a)?|pour(?: la)?|per(?: la)?|voor|the|der|la|a|absolutely|komplett|gar|only|nur|all))*`;
const NOTHING = String.raw`(?:nothing|no (?:training|sessions?|sport)|nix|nichts|kein(?:en)? (?:training|sport)|frei|off|nada(?: de entren\p{L}*)?|sin entrenar|rien|pas d'entra[iî]nement|niente(?: allenament\p{L}*)?|sem treinos?|niets|geen (?:training|sport)|family(?: day| time)?|famili(?:e|a)|famille|famiglia|fam[íi]lia|gezin)`;
const END = String.raw`(?=\s*(?:[,;.!?)\n]|$))`;
const SPAN = String.raw`(?<first>${ANY})(?:${RANGE}(?<last>${ANY}))?`;
const FEAST_OFF = new RegExp(String.raw`(?<!\p{L})${SPAN}${FILLER},? ${NOTHING}${END}`, "giu");

/** "Heiligabend bis 2. Feiertag nix", "Christmas Day is family": feasts without training, whatever else is said of them is read elsewhere. */
export function readFeastsOff(text: string, today: Day): readonly WeekWish[] {
  return [...text.matchAll(FEAST_OFF)].flatMap((match): readonly WeekWish[] => {
    const { first = "", last = first } = match.groups ?? {};
    const from = findDate(first, today);
    const until = from === undefined ? undefined : findDate(last, from);
    if (from === undefined || until === undefined || until > addDays(from, LONGEST)) return [];
    const limit: DayLimit = { phrase: match[0], weekdays: EVERY_DAY, from, until, closed: [], without: [], isOff: true };
    return [{ quotes: [match[0]], days: [limit], effect: describeDayLimit(limit) }];
  });
}

/** From Christmas Eve to the new year. */
const LONGEST = 9;

function findDate(feast: string, after: Day): Day | undefined {
  const date = FEASTS.find(([words]) => new RegExp(`^(?:${words})$`, "iu").test(feast))?.[1];
  if (date === undefined) return undefined;
  const year = Number(after.slice(0, 4));
  const same: Day = `${year}-${date}` as Day;
  return same >= after ? same : (`${year + 1}-${date}` as Day);
}
