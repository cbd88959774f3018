import type { Day } from "../../calendar/day.ts";
import type { Metres } from "../../units/units.ts";
import { daysBetween } from "../../calendar/day.ts";
import { nextDate, spansInWeeks, weeksLater } from "../../health/time.ts";

const POOL = String.raw`(?:pool|swimming bath|piscine|piscina|schwimmbad|hallenbad|schwimmhalle|zwembad)`;
const CLOSED = String.raw`(?:closed|shut|being renovated|ferm[ée]e?s?|en travaux|geschlossen|gesperrt|\bzu\b|cerrad[ao]|en obras|gesloten)`;
const UNTIL = String.raw`(?:until|till|\btil\b|up to|for (?:the next )?|jusqu[’'](?:[àa]|au|en)|pendant|bis|für|hasta|durante|tot)`;
/** "My pool is closed until the end of January", "sans piscine jusqu'à fin janvier", "kein Hallenbad bis März". */
const CLOSED_POOL = new RegExp(
  String.raw`(?:${POOL}[^.;\n]{0,40}${CLOSED}|${CLOSED}[^.;\n]{0,20}${POOL}|\b(?:no|without|sans|pas de|kein|ohne|sin|geen)\b[^.;\n]{0,15}${POOL})[^.;\n]{0,20}?${UNTIL}(?<until>(?:\d{1,2}\.|[^.;,\n]){2,30})`,
  "iu",
);
const OPENS = new RegExp(
  String.raw`${POOL}[^.;\n]{0,20}(?:opens|reopens|will open|is back|rouvre|r[ée]ouvre|öffnet|macht[^.;\n]{0,12}auf|(?:re)?abre)(?<until>(?:\d{1,2}\.|[^.;,\n]){2,30})`,
  "iu",
);
const END = /\b(?:end|late|fin|ende|finales?|fines|eind)\b/iu;
const MIDDLE = /\b(?:mid|middle|mi|mitte|mediados|half)\b/iu;
/** What was told longer ago than this names a day that has passed. */
const LONGEST_CLOSURE = 26 * 7;

/** The day from which a pool that is closed for a time is open again; undefined when nothing of the kind was told, or it is over. */
export function poolOpens(text: string, today: Day): Day | undefined {
  const until = (CLOSED_POOL.exec(text) ?? OPENS.exec(text))?.groups?.["until"];
  if (until === undefined) return undefined;
  const words = until
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}.]+/u)
    .filter((word) => word !== "");
  const weeks = spansInWeeks(words)[0];
  const named = nextDate(words, today);
  const hasDay = words.some((word) => /^\d{1,2}(?:st|nd|rd|th|er|\.)?$/u.test(word));
  const day = named === undefined || hasDay || END.test(until) ? named : (`${named.slice(0, 8)}${MIDDLE.test(until) ? "15" : "01"}` as Day);
  const opens = day ?? (weeks === undefined ? undefined : weeksLater(today, weeks));
  return opens === undefined || opens <= today || daysBetween(today, opens) > LONGEST_CLOSURE ? undefined : opens;
}

/** Swims no crawl, in the languages that athletes write in. */
export const ONLY_BREASTSTROKE =
  /(?:\bonly\b|\bjust\b|\bnur\b|\bsolo\b|\bsólo\b|\bsolamente\b|\bseulement\b|\bque la\b)[^.,;]{0,30}(?:breast ?stroke|brustschwimm|brust\b|braza|brasse)|(?:breast ?stroke|braza|brasse)[^.,;]{0,12}\b(?:only|solo|sólo|seulement)\b|(?:can'?t|cannot|can not|never learn\w*|don'?t|do not|unable to|kann (?:kein|nicht)|no sé|no se)[^.,;]{0,24}(?:crawl|freestyle|kraul|crol)/iu;
const AFTER = String.raw`(?:after|past|beyond|over|above|more than|longer than|further than|nach|über|mehr als|después de|despues de|más de|mas de|après|apres|plus de)\s+(?:about |around |roughly |some |~ ?|etwa |unos )?`;
/** "only after 1500 m", "when I swim more than about 2 km" */
const SORE_AFTER = new RegExp(String.raw`${AFTER}(?<metres>\d{3,4}) ?m(?:et|\b)`, "iu");
const SORE_AFTER_KM = new RegExp(String.raw`(?:swim|schwimm|nad|nag)[^.;]{0,40}?${AFTER}(?<km>\d(?:[.,]\d)?) ?k(?:m|ilo)`, "iu");

/** Metres of swimming after which it was told to hurt. */
export function soreAfterMetres(text: string): Metres | undefined {
  const metres = SORE_AFTER.exec(text)?.groups?.["metres"];
  if (metres !== undefined) return Number(metres);
  const kilometres = SORE_AFTER_KM.exec(text)?.groups?.["km"];
  return kilometres === undefined ? undefined : 1000 * Number(kilometres.replace(",", "."));
}

export const FEARS_OPEN_WATER =
  /open water[^.;]{0,30}(?:scar|afraid|fear|panic|anxi|terrif|nervous)|(?:scar|afraid|fear|panic|anxi|terrif|nervous)\w*[^.;]{0,30}(?:open water|sea\b|lake)|angst[^.;]{0,30}freiwasser|miedo[^.;]{0,30}aguas? abiertas?/iu;

/** What athletes say of their swimming among their complaints, which is no complaint. */
export function namesSwimming(text: string): boolean {
  return ONLY_BREASTSTROKE.test(text) || FEARS_OPEN_WATER.test(text) || CLOSED_POOL.test(text);
}
