import { type Weekday, EVERY_DAY } from "../../calendar/day.ts";
import { describeDayLimit } from "../availability.ts";
import { kitIn } from "../kit/kit-words.ts";
import { weekdaysIn } from "../dates/weekdays.ts";
import { getDays, type WeekSentence, type WeekWish } from "../week-wish.ts";

const TAKEN =
  /\b(?:taken|packed|full|crowded|rammed|heaving|busy|hopeless|occupied|in use|no chance|impossible|never free|not free|queue\w*|belegt|besetzt|voll|ueberfullt|uberfullt|ocupad\w*|llen[oa]|a tope|occupe\w*|prise?|plein\w*|bonde\w*|occupat\w*|pien[oa]|ocupad\w*|chei[oa]|bezet|vol|druk)\b/u;
const HEAVY_KIT =
  /\b(?:racks?|squat rack|platforms?|barbells?|bars?|benches|gym|studio|fitnessstudio|box|gimnasio|salle|palestra|ginasio|academia|sportschool)\b/u;
const ONLY =
  /\b(?:only|just|nothing but|anything with|something with|nur|bloss|solo|solamente|seulement|uniquement|soltanto|apenas|alleen|slechts)\b/u;
/** The "only" is that of the day: "nur samstags", "only on a Saturday", "solo il sabato". */
function isOnlyOfDay(said: string): boolean {
  const behind = said.replace(ONLY_AND_LINKS, "").trim().split(" ")[0] ?? "";
  return ONLY_AND_LINKS.test(said) && weekdaysIn(`${behind.charAt(0).toUpperCase()}${behind.slice(1)} am`).length > 0;
}

const ONLY_AND_LINKS =
  /^.*\b(?:only|just|nur|bloss|solo|solamente|seulement|uniquement|soltanto|apenas|so|alleen|slechts) (?:there |available )?(?:on |at |am |an |el |los |le |les |il |la |ao?s? |no |na |op |te |a |the |de )*/u;
/** The "only" is that of the place. */
const ONLY_PLACE =
  /\b(?:only|one|einzige\w*|unico|unica|seul\w*|enige) (?:place|gym|box|studio|one|spot|club|ort|sitio|gimnasio|lugar|endroit|salle|posto|palestra|ginasio|plek|sportschool)\b|\b(?:only|nur|solo|seulement|apenas|alleen) (?:there|dort|da|alli|ahi|la ba?s?|li|ali|daar)\b/u;
/** "…, im Gym unter der Woche ist keiner": none of what stands before it. */
const NONE_OF_IT =
  /\b(?:none|not one|keine[rsn]?|keins|no hay|ninguno|il n y en a pas|aucun|non c e|nessuno|nao ha|nenhum|geen|is er niet)$|\b(?:theres|there is|there are) none\b/u;
/** "until Friday" is a date. */
const DATED = /\b(?:until|till?|bis|hasta|jusqu|fino|ate|tot|this|next|last)\b/u;
/** "Pool lanes only open Tue + Thu" says when the pool is there. */
const LANES = /\b(?:pools?|lanes?|schwimmbad|hallenbad|bahnen?|piscinas?|calles?|piscines?|couloirs?|piscine|corsie|zwembad|banen)\b/u;
const NO_KIT =
  /^(?:and |i )*(?:will not|wont|not|never) (?:be )?join(?:ing)? (?:a|any|the) (?:gym|club|studio|box)$|^(?:i (?:have|ve got|got|own) )?(?:no|zero|kein\w*|ohne|sin|sans|pas d|nessun\w*|senza|sem|geen) (?:equipment|kit|gym equipment|gerate?|ausrustung|material|equipo|equipamiento|materiel|equipement|attrezz\w*|equipamento|apparatuur|materiaal)(?: at home| at all| here| whatsoever)?$/u;
/** "2 sessions can be at home, no bar there" says nothing of the others. */
const PARTLY_HOME =
  /\b(?:\d|one|two|three|some|ein\w*|zwei|drei|einige|un[ao]?|dos|tres|algun\w*|deux|trois|quelques|due|tre|alcun\w*|duas|twee) (?:\w+ )?(?:sessions?|workouts?|times|days?|einheit\w*|tage|sesion\w*|entrenos?|dias?|seances?|jours?|sedut\w*|allenament\w*|giorni|treinos?|trainingen) (?:\w+ ){0,4}?(?:at home|zu ?hause|daheim|en casa|a la maison|chez moi|a casa|em casa|thuis)\b/u;
const MOST_DAYS = 4;

/** "The rack is taken on Thursdays", "only dumbbells on Tuesdays": those days are trained with what is free. */
export function kitDays({ clauses }: WeekSentence): readonly WeekWish[] {
  if (clauses.some(({ words }) => PARTLY_HOME.test(words.join(" "))) && clauses.every((clause) => getDays(clause).length === 0))
    return [
      {
        quotes: clauses.map(({ quote }) => quote),
        days: [],
        effect:
          "say on which weekdays, and those days are planned with what is there; until then every day has the equipment of your profile",
      },
    ];
  return clauses.flatMap((clause, at): readonly WeekWish[] => {
    const weekdays: readonly Weekday[] = getDays(clause);
    const own = clause.words.join(" ");
    if (NO_KIT.test(own)) {
      const none = { phrase: clause.quote, weekdays: EVERY_DAY, closed: [], without: [], only: [], isOwn: true as const };
      return [{ quotes: [clause.quote], days: [none], effect: "no session of that day needs it" }];
    }
    if (weekdays.length === 0 || weekdays.length > MOST_DAYS || DATED.test(own) || LANES.test(own)) return [];
    const next = clauses[at + 1];
    const behind = next !== undefined && getDays(next).length === 0 && kitIn(next.quote).items.length > 0 ? next : undefined;
    if (clause.isDenied && !TAKEN.test(own)) return [];
    const isTaken = TAKEN.test(own) && HEAVY_KIT.test(own);
    const kit = kitIn(ONLY.test(own) ? own : behind !== undefined && ONLY.test(behind.words.join(" ")) ? behind.quote : "").items.map(
      ({ key }) => key,
    );
    const free = kit.filter((key) => key !== "rack" && key !== "pool" && key !== "bicycle");
    const quotes = [clause.quote, ...(behind === undefined ? [] : [behind.quote])];
    const limit = { phrase: quotes.join(", "), weekdays, closed: [] };
    if (isTaken) {
      const without = { ...limit, without: ["rack", "barbell"] };
      return [{ quotes, days: [without], effect: describeDayLimit(without) }];
    }
    if (free.length === 0 || !ONLY.test(own)) return [];
    // "The sled is there only on Saturdays": on the other days there is none.
    if (isOnlyOfDay(own)) {
      const none = next !== undefined && NONE_OF_IT.test(next.words.join(" ")) && kitIn(next.quote).items.length === 0 ? [next.quote] : [];
      const others = EVERY_DAY.filter((day) => !weekdays.includes(day));
      const elsewhere = { phrase: [clause.quote, ...none].join(", "), weekdays: others, closed: [], without: [...new Set(free)] };
      return [{ quotes: [clause.quote, ...none], days: [elsewhere], effect: describeDayLimit(elsewhere) }];
    }
    // "Saturdays at her gym, the only place with sleds": there besides all else on that day, and on no other.
    if (ONLY_PLACE.test(own)) {
      const later = clauses.slice(at + 1);
      const end = later.findIndex((one) => one.isDenied || getDays(one).length > 0 || kitIn(one.quote).items.length === 0);
      const list = [clause, ...later.slice(0, end < 0 ? undefined : end)];
      const phrase = list.map(({ quote }) => quote).join(", ");
      const there = [...new Set(list.flatMap(({ quote }) => kitIn(quote).items.map(({ key }) => key)))];
      const here = { phrase, weekdays, closed: [], without: [], extra: there };
      const elsewhere = { phrase, weekdays: EVERY_DAY.filter((day) => !weekdays.includes(day)), closed: [], without: there };
      return [{ quotes: list.map(({ quote }) => quote), days: [here, elsewhere], effect: describeDayLimit(here) }];
    }
    const only = { ...limit, without: [], only: [...new Set([...free, "bench"])] };
    return [{ quotes, days: [only], effect: describeDayLimit(only) }];
  });
}
