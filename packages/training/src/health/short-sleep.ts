import { type Clause, readClauses } from "./clause.ts";
import type { HealthFinding, ToldNights } from "./group.ts";

const SLEEP =
  "sleep\\w*|slept|schlaf\\w*|schlafe|duerm\\w*|dormi\\w*|dorm[eio]|durmo|dors|dort|sommeil|sonno|sueno|sono|slaap\\w*|slapen|nachts|a night|per night|por noche|par nuit|a notte|pro nacht";
const HOURS =
  "(?:[2-5](?:\\.5)?|two|three|four|five|zwei|drei|vier|funf|tres|cuatro|cinco|trois|quatre|cinq|tre|quattro|cinque|quatro|drie|vijf)";
const SPAN = `${HOURS}(?: ?(?:-|to|or|bis|oder|a|o|ou|tot|of)? ?[3-6])? ?(?:h|hrs?|hours?|std|stunden?|horas?|heures?|ore|uur|uurtjes)\\b`;
const FEW_HOURS = new RegExp(String.raw`\b(?:${SLEEP})\b(?: \S+){0,5}? ${SPAN}|\b${SPAN}(?: \S+){0,3}? (?:${SLEEP})\b`, "u");
const OF_SLEEP = new RegExp(String.raw`\b(?:${SLEEP})\b`, "u");
const HOURS_FIRST = new RegExp(String.raw`^(?:(?:only|just|max|about|maybe|like|nur|hochstens|solo|seulement) )*${SPAN}`, "u");
const NEW_CHILD =
  /\bsince (?:the|our|my) (?:baby|twins|little one|newborn)(?:s|es)? (?:came|arrived|was born|were born)\b|\bseit (?:das|unser) (?:baby|kind) da ist\b|\bdesde que nacio (?:el|la|nuestr[oa]) (?:bebe|nin[oa]|hij[oa])\b|\bdepuis (?:la naissance|l arrivee) d[ue]/u;
/** One night, or a rule for a night, tells of no others. */
const ONE_NIGHT =
  /\b(?:then slept|slept (?:it )?off|nap\w*|siesta|mittagsschlaf|sieste|pisolino|last night|tonight|before (?:a |the )?(?:race|comp|meet)\w*|letzte nacht|heute nacht|anoche|cette nuit|ieri notte|stanotte|vannacht|(?:if|when|unless|wenn|falls|si|se|als) (?:i|ich|je|ik)?)\b|\b(?:train|run|ride|after|nach|until|till|used to|back then|bike|turbo|trainer)\b/u;
const HARDLY_ANY =
  /\b(?:hardly|barely|scarcely) (?:any )?sle(?:ep\w*|pt)\b|\b(?:broken|little|too little|not enough|not much|no) (?:sleep|nights)\b|\bsleep (?:is )?(?:broken|deprived|deprivation|in bits)\b|\bsleepless\b|\bup (?:all|half the|most of the) night\b|\bsleep (?:very |so )?little\b|\b(?:schlafe? (?:\w+ ){0,2}(?:kaum|wenig)|(?:kaum|wenig|zu wenig) schlaf|schlafmangel|schlaflos\w*)\b|\b(?:duermo (?:muy )?poco|apenas duermo|falta de sueno|poco sueno)\b|\b(?:dors (?:tres )?peu|manque de sommeil|nuits (?:hachees|courtes))\b|\b(?:dormo (?:molto )?poco|poco sonno)\b|\b(?:durmo (?:muito )?pouco|pouco sono)\b|\b(?:slaap (?:\w+ )?weinig|slaaptekort|gebroken nachten)\b/u;
const BADLY =
  /\bsle(?:ep\w*|pt) (?:\w+ ){0,2}?(?:badly|poorly|terribl\w*|awful\w*|rubbish|bad|poor|crap|shit)\b|\b(?:bad|poor|terrible|awful) sleep\b|\binsomni\w*\b|\bschlafe? (?:\w+ ){0,3}schlecht\b|\bduermo (?:muy )?(?:mal|fatal)\b|\bdors (?:tres )?mal\b|\bdormo (?:molto )?male\b|\bdurmo (?:muito )?mal\b|\bslaap (?:\w+ ){0,2}slecht\b/u;
const NEWBORN =
  /\bnew ?borns?\b|\bneugebor\w*\b|\brecien nacid\w*\b|\bnouveau ?nes?\b|\bneonat[oi]\b|\brecem nascid\w*\b|\bpasgeboren\w*\b/u;
const CHILD =
  /\b(?:baby|babies|bub|twins|triplets|infant|zwillinge|saugling|bebe\w*|gemelos|gemelas|mellizos|jumeaux|jumelles|gemell[ie]|tweeling)\b/u;
const MONTHS_OLD =
  /\b(?:[1-9] ?(?:months?|mo|mths?|monate?n?|mes(?:es)?|mois|mes[ie]|maanden)|\d{1,2} ?(?:weeks?|wks?|wochen?|semanas?|semaines?|settimane|weken))\b/u;
/** The body that gave birth has rules of its own. */
const OWN_BIRTH =
  /\b(?:pregnan\w*|gave birth|giving birth|i had (?:a|my|the|our)|post ?partum|c section|caesarean|cesarean|breast ?feed\w*|nursing|pelvic floor|schwanger\w*|entbund\w*|kaiserschnitt|geburt|stille|ssw|embarazad\w*|parto|pari|cesarea|lactancia|enceinte|accouch\w*|allait\w*|incinta|gravid\w*|allatt\w*|zwanger|bevall\w*)\b/u;
/** A child that lets its parents sleep. */
const SLEEPS_WELL =
  /\b(?:sleeps? (?:through|well|fine|great|like)|schlaft (?:\w+ )?(?:durch|gut)|duerme (?:muy )?bien|dort (?:bien|toute)|fait ses nuits|dorme (?:bene|bem)|slaapt (?:door|goed))\b/u;
const SHIFTS =
  /\b(?:work(?:ing)? (?:\w+ )?nights|night ?shifts?|on nights|rotating shifts?|nachtschicht\w*|nachtdienst\w*|wechselschicht\w*|turnos? (?:de noche|nocturnos?|rotativos?)|travaille (?:de|la) nuit|postes? de nuit|turn[oi] (?:di notte|notturn[oi])|nachtdienst\w*)\b/u;
const STRAIN =
  /\b(?:very|so|really|super|totally|extremely|completely) stressed\b|\b(?:lots? of|so much|a lot of|huge|massive|heavy|high) stress\b|\bstress(?:ful)? (?:is |at work is )?(?:through the roof|very high|really high|high|time|period|phase|year)\b|\b(?:viel|extrem viel|sehr viel|grosser|hoher) stress\b|\b(?:mucho|muchisimo) estres\b|\bbeaucoup de stress\b|\b(?:molto|tanto) stress\b|\bmuito estresse\b|\bveel stress\b/u;
const NONE_AT_ALL = /\b(?:zero|none|no sleep|sleepless|gar nicht|gar keinen|nada|rien|niente|helemaal niet)\b/u;

/** Reads short nights, a new child, night shifts and strain from everything an athlete wrote. */
export function readToldNights(texts: readonly (string | undefined)[]): ToldNights | undefined {
  const clauses = texts.flatMap((text) => (text === undefined || text.trim() === "" ? [] : readClauses(text)));
  // Whoever gave birth is read by the rules for that.
  const hasNoNights = clauses.some(({ words }) => OWN_BIRTH.test(words.join(" ")) || SLEEPS_WELL.test(words.join(" ")));
  const all = clauses.flatMap((clause, at): readonly Told[] => {
    const kind = findKind(clause, clauses[at + 1], hasNoNights);
    return kind === undefined ? [] : [{ kind, phrase: clause.quote, sentence: clause.sentence }];
  });
  const remarks = clauses.filter(
    ({ quote, sentence, words }) =>
      all.some((told) => told.sentence === sentence && told.phrase !== quote) && (NONE_AT_ALL.test(words.join(" ")) || words.length <= 2),
  );
  const kind = KINDS.find((one) => all.some((told) => told.kind === one));
  if (kind === undefined) return undefined;
  const isNone =
    kind === "short" &&
    clauses.some(({ words }) => NONE_AT_ALL.test(words.join(" ")) && /night|day|nacht|tag|noche|nuit|nott/u.test(words.join(" ")));
  return {
    remarks: remarks.map(({ quote }) => quote),
    phrases: all.filter((told) => told.kind === kind).map(({ phrase }) => phrase),
    kind,
    isNone,
  };
}

const NAMES_A_DAY =
  /\d|\b(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)\w*\b/u;
const MOSTLY_A_DAY =
  /^(?:(?:and|so|mostly|usually|normally|always|on|typically|meist(?:ens)?|am|immer|casi siempre|normalmente|los|les|le|souvent|d habitude|di solito|il|geralmente|as|meestal|op) )*(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|\p{L}+tags?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|\p{L}+dag(?:en)?)$/u;

/** The one that asks for most first. */
const KINDS = ["short", "shifts", "bad", "strain"] as const;

interface Told {
  readonly kind: ToldNights["kind"];
  readonly phrase: string;
  readonly sentence: number;
}

function findKind({ words, isOther }: Clause, behind: Clause | undefined, hasNoNights: boolean): ToldNights["kind"] | undefined {
  const said = words.join(" ");
  if (isOther && !CHILD.test(said) && !NEWBORN.test(said)) return undefined;
  // "Sleep is awful, 5 hours max since the baby came"
  const goesOn = behind !== undefined && OF_SLEEP.test(said) && HOURS_FIRST.test(behind.words.join(" "));
  if (goesOn && !ONE_NIGHT.test(said)) return "short";
  if (NEW_CHILD.test(said) && !hasNoNights) return "short";
  if ((FEW_HOURS.test(said) && !ONE_NIGHT.test(said)) || (HARDLY_ANY.test(said) && !ONE_NIGHT.test(said))) return "short";
  if (!hasNoNights && (NEWBORN.test(said) || (CHILD.test(said) && MONTHS_OLD.test(`${said} ${getAge(behind)}`)))) return "short";
  // "After night shifts, mostly Wednesdays": their days are told, and have a reading of their own.
  if (SHIFTS.test(said) && !NAMES_A_DAY.test(said) && !(behind !== undefined && MOSTLY_A_DAY.test(behind.words.join(" ")))) return "shifts";
  if (BADLY.test(said) && !ONE_NIGHT.test(said)) return "bad";
  return STRAIN.test(said) ? "strain" : undefined;
}

/** "twins, 4 months": an age that stands alone. */
function getAge(behind: Clause | undefined): string {
  return behind !== undefined && behind.words.length <= 4 ? behind.words.join(" ") : "";
}

/**
 * Nights under six hours: a fifth less, effort up to RPE 7, two hard days (load-plausibility.md section 13, amber; special-populations.md section
 * 4.2). Bad nights, night shifts and strain: two hard days, and what to do after a bad night.
 */
export function nightsFinding({ phrases, kind, isNone }: ToldNights): HealthFinding {
  const quotes = phrases.map((phrase) => `“${phrase}”`).join(" and ");
  return {
    group: "short-sleep",
    label: kind === "strain" ? "the strain" : "your sleep",
    phrase: phrases[0] ?? "",
    limits: kind === "short" ? { rpe: 7, volume: 0.8, hardDays: isNone ? 1 : 2, tests: false } : { hardDays: 2 },
    note: `${quotes}: ${NOTES[kind]}${kind === "short" ? hardDaysText(isNone) : ""}`,
  };
}

const NOTES = {
  short:
    "the plan does a fifth less, stays at RPE 7 and has no tests until you take that out of your profile. After a night under five hours do half of the session, easily; after one without sleep take a walk or the day off. What you miss is left out and never made up.",
  shifts:
    "at most two hard days a week. Sleep comes first: after a night shift nothing hard, and the session easily or not at all. Say which nights you work, and the plan keeps the hard days away from them.",
  bad: "at most two hard days a week. After a bad night do half of the session, easily, and make nothing up.",
  strain: "at most two hard days a week. On a day that is too full, ten easy minutes count as the session, and nothing is made up.",
} as const;

function hardDaysText(isNone: boolean): string {
  return isNone ? " One hard day a week at most." : " Two hard days a week at most.";
}
