import { daysBetween, shortDay } from "../../calendar/day.ts";
import { healthGroup, type Mention } from "../group.ts";
import type { HealthLimits } from "../limits.ts";
import { nextDate, spansInWeeks, weeksLater } from "../time.ts";

/** special-populations.md section 4.1. */
export const pregnancy = healthGroup(
  "pregnancy",
  "placenta*, plazenta*, pregnan*, preggo, preggers, expecting a baby, expecting a little one, expecting twins, expecting our, expecting my, im expecting, baby bump, due in, due on, trying for a baby, trimester, trimestre, schwanger*, =ssw, babybauch, =et im, embarazad*, embarasad*, encinta, estoy de 1*, estoy de 2*, estoy de 3*, estoy de 4*, estoy de 5*, estoy de 6*, estoy de 7*, estoy de 8*, estoy de 9*, estoy de pocas, estoy de dos, estoy de tres, estoy de cuatro, estoy de cinco, estoy de seis, estoy de siete, estoy de ocho, estoy de embarazo, enceinte, enciente, grossesse, =sa, incinta, gravida, gravidanza, gravidez, zwanger*, monat zwillinge, im sechsten monat, im funften monat, im siebten monat, im achten monat, im vierten monat",
  (mention, finding) => {
    const { said, person } = mention;
    if (isPastPregnancy(mention.words.join(" "), mention.whole) || isLost(mention)) return undefined;
    if (mention.isPast && !isNow(mention) && !/\bweek|ssw|trimest/u.test(said)) return undefined;
    const isTrained = person.isTrained || /\b(?:seit|since|for|desde hace|depuis)\s(?:\w+\s)?\d+\s(?:j|jahr|year|yr|ano|an)/u.test(said);
    const weeks = weeksPregnant(mention);
    const row = getRow(weeks, isTrained, /twin|zwilling|gemel|jumeau|triplet|drilling/u.test(said));
    const isStopped = STOPPED.test(mention.whole);
    const at = weeks === undefined ? "the second trimester, because I do not know the week" : `week ${Math.floor(weeks)}`;
    return finding({
      label: "pregnancy",
      limits: { ...ALWAYS, ...row.limits, clearance: isStopped ? "stop" : "required" },
      note: `Adapted to ${at}: the plan leaves out ${row.out}; keep effort at RPE ${row.limits.rpe} or below, with no tests and no breath-holding. Go by the talk test: splits and paces are only a guide now; drink, and train where it is cool. Do pelvic-floor exercises every day. Stop and call your maternity unit for bleeding, leaking fluid, regular pains, chest pain, faintness, a lasting headache, calf swelling, ${(weeks ?? 0) < MOVES_FROM ? "or breathlessness at rest" : "breathlessness at rest, or a baby that moves less"}.${nextRow(weeks, mention)}`,
      ...(weeks === undefined ? { ask: "Which week are you in?" } : {}),
      race: weeks !== undefined && weeks < 28 ? "adapt" : "do-not-start",
    });
  },
);

/** Weeks from which the child is felt to move by most: before it the sign only frightens. */
const MOVES_FROM = 18;

/** A pregnancy that was lost is none, whatever is said beside it. */
const LOST =
  /\b(?:miscarr\w*|stillb\w*|(?:lost|loss of|losing) (?:the|my|our|a|this) (?:baby|pregnancy)|pregnancy loss|perdi(?:mos)? (?:el|un|al) (?:embarazo|bebe)|perdu (?:le|un|notre|mon) bebe|pers[oi] (?:il|un) bambino|perdi(?:mos)? o bebe|(?:kind|baby) verloren|baby verloren|fehlgeburt|sternenkind|totgeburt|aborto espontaneo|fausse couche|aborto spontaneo|miskraam)\b/u;

function isLost({ words, whole }: Mention): boolean {
  const own = words.join(" ");
  // The weeks of a clause that tells the loss are those it had.
  if (LOST.test(own) && !EXPECTS_AGAIN.test(whole)) return true;
  return LOST.test(whole) && !TOLD_AS_PRESENT.test(own) && !/\d ?(?:weeks?|wks?|ssw|wochen|semanas|semaines)\b/u.test(own);
}

const EXPECTS_AGAIN =
  /\b(?:pregnant (?:again|now)|again pregnant|now pregnant|wieder schwanger|embarazada (?:otra vez|de nuevo)|de nouveau enceinte|di nuovo incinta|gravida de novo|weer zwanger)\b/u;

const PREGNANCY = "(?:pregnan\\w*|schwanger\\w*|embaraz\\w*|grossesse|enceinte|gravidanza|incinta|gravidez|gravida|zwanger\\w*)";

/** "After the pregnancy", "my maxes are from before I was pregnant", "when I was pregnant I kept lifting": told as a time that is over. */
const TOLD_AS_PAST = new RegExp(
  String.raw`\b(?:after|since|before|pre|until|while|when|nach|seit|vor|bis|als|antes|despues|desde|cuando|avant|apres|depuis|quand|prima|dopo|quando|depois|na(?! (?:[\p{L}']+ )?gravid)|voor|sinds|toen) (?!\d)(?:[\p{L}']+ ){0,4}?${PREGNANCY}|\b(?:was|wasnt|were|got|war|estaba|estuve|etais|ero|estava|estive|pre|before my|last|previous|letzte[nr]?|vorige|ultim[oa]|derniere|scorsa) (?:\w+ )?${PREGNANCY}|${PREGNANCY} (?:was|went|weight|war|fue|verlief|s est)\b`,
  "u",
);

/** "In the pregnancy", "con el embarazo": a time that may be now. */
const AS_A_TIME = new RegExp(
  String.raw`\b(?:during|in|with|first|wahrend|mit|erste[nr]?|durante|con|en|pendant|avec|nella|nel|in|na|com|tijdens|met|bij) (?!\d)(?:[\p{L}']+ ){0,2}?${PREGNANCY}`,
  "u",
);

/** What somebody had or was in that time, and not what they gave up with it: that may go on. */
const HAD_OR_WAS =
  /(?<!\b(?:ive|have|has|haven|hasnt|havent) )\b(?:had(?! to)|was(?! (?:told|advised))|were(?! told)|hatte(?! auf)|war|tuve(?! que)|tenia(?! que)|estuve|estaba|fue|avais|etais|etait|ai eu|ho avuto|avevo|ero|era|tive(?! (?:que|de))|tinha(?! (?:que|de))|estive|foi)\b|^\p{L}+ee? (?:pendant|durant)\b/u;

/** "This pregnancy", "pregnant with my second", "since I got pregnant", "number two is due in May": she is. */
const IS_EXPECTING =
  /\b(?:this|diese[rn]?|este|esta|cette|questa|deze) (?:\w+ )?(?:pregnan\w*|schwanger\w*|embarazo|grossesse|gravidanza|gravidez|zwangerschap)\b|\bsince (?:i )?(?:got|am|im|became|becoming|getting|being) pregnant\b|\bseit ich (?:\w+ )?schwanger\b|\bdesde que (?:me quede|estoy) embarazada\b|\bdepuis que je suis enceinte\b|\bda quando sono incinta\b|\bdesde que (?:estou|fiquei) gravida\b|\bsinds ik zwanger\b|(?<!\b(?:was|when i was|war|estaba|etais|ero|estava) )\b(?:pregnant (?:again|with)|schwanger mit|embarazada de|enceinte (?:de|du)|incinta del?|gravida d[eo]|zwanger van)\b|\b(?:baby|one|two|2|second|third|zweites?|drittes?|segundo|deuxieme|secondo|tweede) (?:\w+ ){0,2}?(?:due|coming|on the way|unterwegs|kommt|en camino|en route|in arrivo|a caminho|op komst)\b|\b(?:due|et) (?:in|on|im|am) (?!\d)|(?<!\b(?:until|till|bis|hasta|jusqu|fino|ate|tot) (?:\w+ ){0,2}?)\b(?:week|woche|semana|semaine|settimana) (?:1\d|2\d|3\d|4[0-2])\b|\b(?:1\d|2\d|3\d|4[0-2])\.? (?:ssw|sa)\b/u;

/** Words of a pregnancy that goes on, which no "before" beside them ends. */
const TOLD_AS_PRESENT =
  /\b(?:im|i am|am|currently|now|again|still|bin|jetzt|wieder|aktuell|estoy|ahora|otra vez|je suis|suis|actuellement|sono|adesso|estou|agora|ben|weer|trying|might be|due|expecting|gestational)\b|\bssw\b|trimest|\d ?(?:\+ ?\d )?(?:weeks?|wks?|wochen|semanas|semaines|settimane|weken|months?|monate?n?|meses|mois|mesi|maanden)\b/u;

/** A birth that is told ends the pregnancy that is named beside it. */
const BIRTH_BEFORE_NOW =
  /\b(?:c ?section|caesarean|cesarean|birth|baby|postpartum|post partum|kaiserschnitt|geburt|entbindung vor|entbunden|cesarea|di a luz|posparto|cesarienne|accouche\w*|parto|partorito|cesareo|cesariana|tive (?:um )?bebe|bevallen|keizersnede|breastfe\w*|nursing|stille)\b|\bhad (?:my|our) (?:first|second|third|fourth|youngest|son|daughter|little one)\b(?: (?:in )?\d| (?:\w+ ){1,3}ago)/u;
/** "Until the birth", "for the baby": still to come. */
const BIRTH_AHEAD =
  /\b(?:until|till?|before|for|bis zu[rm]?|vor der|fur das|hasta (?:el|la)|antes del?|jusqu a(?: l| la)?|avant l|fino al|prima del|ate (?:o|ao)|antes do|tot(?: de)?|voor de) (?:the |my |our )?(?:birth|baby|geburt|parto|accouchement|bevalling)\b(?! (?:vor|hace|il y a|ha) \d)/gu;

/** Whether a clause names a pregnancy that is over; one of which nobody knows is not. */
export function isPastPregnancy(clause: string, whole: string): boolean {
  if (IS_EXPECTING.test(clause)) return false;
  const isPresent = TOLD_AS_PRESENT.test(clause.replace(/\b(?:before|since|when|after) i (?:was|got|became)\b/gu, ""));
  if (TOLD_AS_PAST.test(clause))
    return !isPresent || /\b(?:before|after|vor|nach|antes|despues|avant|apres|prima|dopo|depois|voor)\b/u.test(clause);
  if (isPresent || IS_EXPECTING.test(whole)) return false;
  const isTime = AS_A_TIME.test(clause);
  const isBorn = BIRTH_BEFORE_NOW.test(whole.replace(BIRTH_AHEAD, " "));
  return (isTime && HAD_OR_WAS.test(clause)) || (isBorn && (isTime || NAMED.test(clause)));
}

const NAMED = /\b(?:pregnancy|schwangerschaft|embarazo|grossesse|gravidanza|gravidez|zwangerschap)\b/u;

/** "Pregnant, had my first 3 years ago": the years are those of the first. */
function isNow({ words, whole }: Mention): boolean {
  const own = words.join(" ");
  return IS_EXPECTING.test(whole) || (PREGNANT.test(own) && !/\b(?:ago|years?|vor|jahre?n?|hace|il y a|fa|ha|geleden)\b/u.test(own));
}

const PREGNANT = /\b(?:pregnant|schwanger|embarazada|enceinte|incinta|gravida|zwanger)\b/u;

/** Weeks with which other rows begin. */
const ROWS = [14, 28, 37] as const;

function nextRow(weeks: number | undefined, { today }: Mention): string {
  const next = weeks === undefined ? undefined : ROWS.find((row) => row > weeks);
  return weeks === undefined || next === undefined
    ? ""
    : ` From week ${next} (${shortDay(weeksLater(today, next - weeks))}) more exercises change; you do not have to do anything.`;
}

const ALWAYS: Partial<HealthLimits> = { tests: false, breathHolding: false, heat: 28, repsInReserve: 2 };

/** Complications that stop training until the maternity team decides. */
const STOPPED =
  /\b(?:zervix|gebarmutterhals) (?:ist )?verkurzt|verkurzte[rn]? (?:zervix|gebarmutterhals)|short(?:ened)? cervix|cuello (?:uterino )?corto|col (?:court|raccourci)|\bsoll (?:ich )?mich schonen\b|\bbettruhe\b|\bbed ?rest\b|\breposo (?:absoluto|relativo)|repos (?:strict|allonge)|waters broke|broken waters|fruchtwasser|labou?r before|unexplained bleed|placenta pr|praevia|previa|pre ?eclampsia|preeclamps|praeklampsie|weak cervix|cerclage|stitch in (?:my )?cervix|growth restrict|triplet|drilling|trillizos/u;

function weeksPregnant(mention: Mention): number | undefined {
  const told = weeksWhenTold(mention);
  return told === undefined ? undefined : told + mention.elapsed;
}

function weeksWhenTold({ words, saidWords, said, today }: Mention): number | undefined {
  const third = /\b(?:3rd|third|3\.?|drittes|dritten|tercer|troisieme|3e|last|letzten)\s(?:tri|trimest)/u.test(said);
  if (third) return 28;
  if (/\b(?:2nd|second|2\.?|zweites|zweiten|segundo|deuxieme|2e)\s(?:tri|trimest)/u.test(said)) return 20;
  if (/\b(?:1st|first|1\.?|erstes|ersten|primer|premier|1er)\s(?:tri|trimest)|trying for a baby|might be pregnant/u.test(said)) return 10;
  // "Pregnant 14 weeks, nothing lying flat after 20 weeks": its own weeks come first.
  const isWeek = (weeks: number): boolean => weeks >= 2 && weeks <= 43;
  const own = spansInWeeks(words).filter(isWeek);
  const spans = own.length > 0 ? own : spansInWeeks(saidWords).filter(isWeek);
  if (spans.length > 0) return Math.max(...spans);
  const due = /\b(?:due|expecting|et|entbindung|termin|fecha|terme|salgo de cuentas)\b/u.test(said)
    ? nextDate(saidWords, today)
    : undefined;
  return due === undefined ? undefined : Math.max(4, 40 - daysBetween(today, due) / 7);
}

interface Row {
  readonly limits: Partial<HealthLimits> & { readonly rpe: number };
  readonly out: string;
}

function getRow(weeks: number | undefined, isTrained: boolean, isMultiple: boolean): Row {
  const of = (untrained: number, trained: number): number => (isTrained ? trained : untrained);
  const second: Partial<HealthLimits> = {
    spineFlexion: false,
    falls: false,
    headDown: false,
    kipping: false,
    prone: false,
    oneLeg: false,
    barbellOverhead: false,
    barbellPulls: false,
  };
  if (weeks === undefined)
    return {
      limits: {
        ...second,
        rpe: of(5, 6),
        percent: 60,
        repsInReserve: 3,
        fewestReps: 5,
        impact: isTrained ? 2 : 1,
        supine: false,
        scoredMinutes: 0,
      },
      out: SECOND_OUT,
    };
  if (weeks < 14)
    return {
      limits: { rpe: of(6, 8), percent: of(70, 85), impact: isTrained ? 3 : 2, scoredMinutes: isTrained ? 20 : 0, falls: false },
      out: "maximum tests, contact, hot rooms and new skills",
    };
  if (weeks < 28 && !isMultiple)
    return {
      limits: {
        ...second,
        rpe: of(6, 7),
        percent: of(65, 80),
        fewestReps: 5,
        impact: isTrained ? 2 : 1,
        supine: false,
        ...(weeks < LAST_PLANKS ? {} : NO_PLANKS),
        scoredMinutes: 0,
        volume: 0.9,
        // A day at the ceiling of effort is followed by one below it (practice).
        hardDays: 3,
        runShare: 0.75,
      },
      out: weeks < LAST_PLANKS ? SECOND_OUT : `${FROM_PLANKS}, ${SECOND_OUT}`,
    };
  const third: Partial<HealthLimits> = {
    ...second,
    heavyCarries: false,
    overhead: false,
    supine: false,
    ...NO_PLANKS,
    scoredMinutes: 0,
    running: false,
  };
  if (weeks < 37)
    return { limits: { ...third, rpe: of(5, 6), percent: of(55, 70), fewestReps: 8, impact: 1, sessionMinutes: 45 }, out: THIRD_OUT };
  return { limits: { ...third, rpe: of(4, 5), percent: of(40, 60), fewestReps: 10, impact: 1, sessionMinutes: 30 }, out: THIRD_OUT };
}

/** From here on the belly hangs into a plank, and into a burpee that is stepped back (practice). */
const LAST_PLANKS = 20;
/** A plank on the side counts as one. */
const NO_PLANKS: Partial<HealthLimits> = { bracing: false, closed: ["plank"] };

const SECOND_OUT = "exercises on the back or the belly, sit-ups, toes-to-bar, kipping, handstands, rope climbs, box jumps and jumping";
const FROM_PLANKS = "planks and burpees";
const THIRD_OUT = `${FROM_PLANKS}, ${SECOND_OUT}, running, heavy carries and sleds, and loads overhead`;
