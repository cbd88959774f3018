import { healthGroup } from "../group.ts";
import type { HealthLimits } from "../limits.ts";

const OPERATIVE =
  /forceps|zangengeburt|ventouse|saugglocke|c ?section|caesar|cesar|kaiserschnit|cesarea|cesarienne|taglio cesareo|cesariana|keizersnede|(?:third|fourth|3rd|4th|severe|grade [34]|degree [34])(?: \w+)? tear|dammriss\w*(?! (?:grad |grade )?(?:i{1,2}|1|2)\b)/u;

const CAESAREAN = /\bc ?section|caesar|cesarea|cesarian|kaiserschnit|cesarienne|taglio cesareo|cesariana|keizersnede/u;

/** special-populations.md section 4.2. */
export const postpartum = healthGroup(
  "postpartum",
  "postpartum, post partum, postnatal, gave birth, given birth, had a baby, had my baby, had our baby, vaginal birth, vaginal delivery, natural birth, first baby, second baby, third baby, had my first * weeks ago, had my second * weeks ago, had my third * weeks ago, had my first * months ago, had my second * months ago, had my third * months ago, baby * weeks ago, baby * months ago, baby * months old, baby * weeks old, baby * monate, baby * wochen, baby * meses, bebe * meses, bebe * semanas, bebe * mois, bebe * semaines, bambino * mesi, bambina * mesi, bebe de * mes*, baby is * weeks, baby is * months, baby was born, tummy gap, belly gap, stomach gap, ab gap, gap is, abdominal gap, gap of * finger*, finger gap, abdominal separation, ab separation, rectus*, had my son, had my daughter, c section, csection, caesarean, cesarean, cesarian, new mum, new mom, breastfeed*, third degree tear, fourth degree tear, 3rd degree tear, 4th degree tear, degree tear, dammriss*, accouchement*, forceps, ventouse, episiotom*, saugglocke, zangengeburt, dammschnitt, nursing my, diastasis, nach der geburt, geburt vor, entbunden, kaiserschnitt, wochenbett, ruckbildung, amamento, allatto, borstvoeding, =stille, ich stille, posparto, postparto, di a luz, cesarea, dando pecho, dando el pecho, accouche, cesarienne, jallaite, =allaite, post accouchement, ho partorito, partorito, parto ha, tive um bebe, tive bebe, dei a luz, nato mio,  bevallen, keizersnede",
  (mention, finding) => {
    // "20 weeks pregnant, first baby" is no birth.
    if (mention.isPregnant || /gestational/u.test(mention.said)) return undefined;
    if (BY_PARTNER.test(mention.whole) && !BY_ME.test(mention.whole)) return undefined;
    const isCaesarean = CAESAREAN.test(mention.whole);
    const isOperative = isCaesarean || OPERATIVE.test(mention.whole);
    const told = mention.weeks;
    if (told !== undefined && told > 52) return undefined;
    const now = (told ?? 0) + mention.elapsed;
    // A caesarean or a severe tear: two weeks later than the left column.
    const byTable = Math.max(0, now - (isOperative ? 2 : 0));
    const isAhead = mention.isCleared && byTable >= FIRST_CLEARED_WEEK && !HAS_SIGN.test(withoutDenials(mention.whole));
    const weeks = isAhead ? (ROWS.find((start) => start > byTable) ?? byTable) : byTable;
    const hasGap = GAP.test(mention.whole) && !CLOSED_GAP.test(mention.whole);
    // A gap without the day of the birth may be years old: it limits the belly and nothing else.
    if (told === undefined && hasGap && !BIRTH.test(mention.whole))
      return finding({ label: "a gap of the belly", limits: GAP_LIMITS, note: GAP_NOTE.trim(), ask: WHEN });
    const ahead = getRow(weeks);
    // Lifting comes a step earlier; landing and running keep their weeks.
    const row = isAhead ? { text: getRow(byTable).text, limits: { ...ahead.limits, ...onFoot(getRow(byTable).limits) } } : ahead;
    const feeds = /breast|nursing|stille|pecho|allait|amament|allatt|borstvoeding/u.test(mention.whole);
    const percent = row.limits.percent === 0 ? 0 : percentAfter(weeks, isOperative);
    const reps = row.limits.fewestReps;
    return finding({
      label: isCaesarean ? "a caesarean birth" : isOperative ? "a birth with a tear or instruments" : "a birth",
      limits: {
        ...row.limits,
        ...(weeks > 26 ? {} : { percent }),
        tests: weeks > 26,
        breathHolding: weeks > 26,
        fastLifts: byTable >= FAST_LIFTS_FROM,
        bracing: weeks > 16,
        weightOnHips: !isCaesarean || weeks > 22,
        ...(isOperative && weeks < 10 ? { spineFlexion: false } : {}),
        ...(hasGap ? GAP_LIMITS : {}),
        ...(feeds ? { volume: 0.8 } : {}),
        clearance: (told ?? 0) < 6 ? "required" : weeks < 26 && !mention.isCleared ? "advise" : "none",
      },
      note: `${told === undefined ? "After birth" : `Week ${Math.floor(told)} after birth`}: ${row.text}${percent > 0 && percent < 85 && weeks >= 6 ? `, bar loads up to ${capsText(percent, percentAfter(weeks + BLOCK_WEEKS - 1, isOperative))}${isAhead ? ", one step earlier than usual because you were cleared" : ""}${reps === undefined ? "" : `, in sets of ${reps} or more`}` : ""}.${feeds ? " Breastfeeding: feed or pump before you train, and eat and drink more than usual." : ""} Pelvic-floor exercises every day.${isCaesarean && weeks < 22 ? " No weight lies across the scar." : ""} Leaking, heaviness, a belly that domes, more bleeding or pain at the scar: end that set, and repeat the last week.${weeks < BLEEDING_WEEKS ? " Heavy bleeding: stop and call your midwife or a doctor today; a pad soaked within an hour is an emergency." : ""}${weeks >= 6 && weeks < 16 && mention.person.isRunner ? ` ${READINESS}` : ""}${hasGap ? GAP_NOTE : ""}`,
      ...(told === undefined ? { ask: WHEN } : {}),
      ...(weeks < 16 ? { race: "do-not-start" as const } : weeks < 26 ? { race: "adapt" as const } : {}),
    });
  },
);

/** "Had our second baby (my wife did)": the one who writes sleeps less, and gave birth to nobody. */
const BY_PARTNER =
  /\b(?:my|the|mein\w*|mi|ma|mia|minha|mijn) (?:wife|girlfriend|partner|missus|fiancee|frau|freundin|mujer|esposa|novia|femme|copine|moglie|ragazza|mulher|esposa|namorada|vrouw|vriendin)\b(?: \w+){0,3} (?:did|had|gave|delivered|birth|is breastfeeding|has had|hat|bekam|gebar|entbunden|tuvo|dio|parió|pario|a eu|a accouche|ha avuto|ha partorito|teve|deu|kreeg|is bevallen)\b|\b(?:became|becoming|being|am|im) (?:a |the )?(?:new )?(?:dad|father|papa)\b|\b(?:new|young) (?:dad|father)\b|\bvater geworden\b|\bsoy padre\b|\bpapa depuis\b/u;
const BY_ME =
  /\b(?:i (?:gave birth|had (?:a|my) (?:c ?section|baby)|am breastfeeding|breastfeed)|my (?:c ?section|scar|pelvic floor|midwife|birth)|ich (?:stille|habe entbunden)|di a luz|j ai accouche|ho partorito|dei a luz|ik ben bevallen)\b/u;

function onFoot({ running, impact, contacts, runMinutes, runRung, kipping }: Partial<HealthLimits>): Partial<HealthLimits> {
  const limits = { running, impact, contacts, runMinutes, runRung, kipping };
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined));
}

/** Starts of the rows of the table: a clearance moves one of them earlier, running never before week 6 (special-populations.md section 4.2). */
const ROWS = [8, 12, 16, 26] as const;
const FIRST_CLEARED_WEEK = 6;
/** Whoever leaks, feels heaviness or has a gap stays in the row of the week, cleared or not. */
const HAS_SIGN =
  /\b(?:leak\w*|pee\w*|prolaps\w*|heaviness|dragging|doming|domes|gap|diastas\w*|bleeding|senkung|verlier\w*|rektusdiastase|perdidas|fuites?|perdite|perdas|verlies)\b/u;

function withoutDenials(text: string): string {
  return text.replace(/\b(?:no|not|never|without|dont|kein\w*|nicht|ohne|sin|sans|pas de|senza|sem|geen|nao) (?:\w+ ){0,2}?\w+/gu, " ");
}

const CLOSED_GAP =
  /(?:diastas\w*|gap|separation|rektus\w*) (?:is |has |now |all |fully |ist |wieder |ya |esta ){0,3}(?:closed|healed|gone|zu|geschlossen|cerrad[oa]|ferme\w*|chius[oa]|fechad[oa]|dicht)\b|\bno (?:more )?(?:gap|diastas\w*)\b/u;
const GAP = /diastas|\bgap\b|abdominal separation|ab separation|rectus/u;
const BIRTH =
  /birth|\bbaby\b|born|postpartum|post partum|postnatal|geburt|entbunden|posparto|accouch|parto|caesar|cesar|c ?section|kaiserschnit/u;
/** A side plank is a plank to whoever reads "no planks", and every stroke of the ski erg is a crunch. */
const GAP_LIMITS: Partial<HealthLimits> = { spineFlexion: false, kipping: false, bracing: false, closed: ["plank", "ski"] };
/** After these weeks bleeding is the period again. */
const BLEEDING_WEEKS = 26;
const WHEN = "How many weeks ago was the birth?";
const GAP_NOTE =
  " For the gap between your abs: no planks (side planks included), sit-ups, leg raises or SkiErg; if your belly domes in a set, use less weight.";

/** A snatch or a jerk is as much of a jump as running is (practice: with the last runs with walks). */
const FAST_LIFTS_FROM = 16;

/** Before the check-up at six weeks. */
const UNTIL_THE_CHECK = 30;

/** Load in percent by weeks after a birth: the rows of the table, joined so that no week steps up by more than a few percent. */
const PERCENTS: readonly (readonly [week: number, percent: number])[] = [
  [6, 45],
  [8, 50],
  [12, 60],
  [16, 70],
  [26, 85],
];

/** After a caesarean or a severe tear no more than half until week 10 of the table. */
function percentAfter(weeks: number, isOperative: boolean): number {
  return isOperative && weeks < 10 ? Math.min(getPercent(weeks), HALF) : getPercent(weeks);
}

const HALF = 50;
/** Weeks of a usual block, over which the head says how the limit climbs. */
const BLOCK_WEEKS = 5;

/** "52 % in week 1, climbing to 62 % in week 5" */
function capsText(first: number, last: number): string {
  return first === last ? `${first}%` : `${first}% in week 1, climbing to ${last}% in week ${BLOCK_WEEKS}`;
}

function getPercent(weeks: number): number {
  const after = PERCENTS.findIndex(([week]) => week > weeks);
  const [from, to] = [PERCENTS[after - 1], PERCENTS[after]];
  if (from === undefined || to === undefined) return after === 0 ? UNTIL_THE_CHECK : 85;
  return Math.floor(from[1] + ((to[1] - from[1]) * (weeks - from[0])) / (to[0] - from[0]));
}

const READINESS =
  "Before your first run, do all of this without pain or leaks: 30 minutes of walking, ten seconds on one leg, ten single-leg squats, a minute of jogging on the spot, ten hops on each leg, and twenty single-leg calf raises, bridges and sit-to-stands.";

interface Row {
  readonly limits: Partial<HealthLimits>;
  readonly text: string;
}

function getRow(weeks: number): Row {
  const early: Partial<HealthLimits> = {
    spineFlexion: false,
    kipping: false,
    headDown: false,
    heavyCarries: false,
    running: false,
    scoredMinutes: 0,
    impact: 1,
  };
  if (weeks < 2)
    return { limits: { ...early, rpe: 2, percent: 0, sessionMinutes: 20 }, text: "walking up to 20 minutes and breathing, nothing else" };
  if (weeks < 6) return { limits: { ...early, rpe: 4, sessionMinutes: 30 }, text: "walking up to 30 minutes, body weight and light bands" };
  if (weeks < 8)
    return {
      limits: { ...early, rpe: 5, fewestReps: 10 },
      text: "light strength and easy bike, no running and no sit-ups",
    };
  if (weeks < 12)
    return {
      limits: { ...early, rpe: 6, fewestReps: 8 },
      text: "light strength, incline walking and bike, no running",
    };
  if (weeks < 16)
    return {
      limits: {
        rpe: 7,
        fewestReps: 8,
        impact: 2,
        scoredMinutes: 10,
        kipping: false,
        spineFlexion: false,
        runMinutes: 30,
        // RW1 in the first of these weeks, a rung more each week.
        runRung: 1 + Math.floor(weeks - 12),
        contacts: 30,
      },
      text: "strength",
    };
  if (weeks < 26)
    return {
      limits: {
        rpe: 8,
        fewestReps: 5,
        kipping: false,
        contacts: 60,
        impact: 2,
        ...(weeks < 21 ? { runRung: 1 + Math.floor(weeks - 12) } : {}),
      },
      text: "nearly the normal plan",
    };
  return { limits: {}, text: "nothing is left out for the birth itself any more" };
}
