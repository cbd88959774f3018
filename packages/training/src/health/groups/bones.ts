import { namesProfessional } from "../cleared/clearance.ts";
import { type HealthFinding, healthGroup } from "../group.ts";
import type { HealthLimits } from "../limits.ts";

const VERTEBRAL =
  /vertebra|wirbel|wedge fracture|fracture (?:at|of|in) (?:my )?[tl]\d|\b[tl]\d{1,2} (?:wedge |compression )?fracture|broke[n]? (?:my )?[tl]\d|spinal fracture|spine fracture|aplastamiento|tassement|compression fracture|multiple fracture|crumbl|several fracture|frail/u;
const NEVER_BROKEN =
  /\b(?:no|never|without|not|keine?|nie|nessun\w*|aucune?|nenhum\w*|geen|sin|nunca|sans|jamais|pas de) (?:\w+ ){0,2}(?:fractur|frattur|broke|broken|bruch|gebrochen|rot[oa]|fractura|casse)/u;
const BROKEN = /fractur|bruch|broken|broke|fractura|tassement|aplastamiento/u;

/** Limits from somebody who looks after the bones: under their care strength goes on within those limits. */
const UNDER_CARE =
  /\b(?:says?|said|told|lets?|allows?|allowed|advised|encourag\w*|recommend\w*|happy|agree[sd]?|wants|sagt|gesagt|erlaubt|dice|dijo|permite|dit|autorise)\b/u;

/** Whoever lists what is out has looked, and leaves the rest: "La fisiatra: niente torsioni, niente salti". */
const BAN = /\b(?:no|not|never|nothing|avoid|kein\w*|nicht|nichts|nada|sin|pas|rien|niente|non|senza|nao|geen|niet|niets)\b/gu;
const FEWEST_BANS = 2;

/** special-populations.md section 4.5. */
export const osteoporosis = healthGroup(
  "osteoporosis",
  "bones thinning, thinning bones, bifosfonat*, t wert, nie gebrochen, nie was gebrochen, never broken, no fractures, nessuna frattura, sin fracturas, aucune fracture, keine bruche, osteoporosis, osteoporose, osteopenia, osteopenie, osteopersis, osteopor*, osteopen*, low bone density, thin bones, bones are thin, brittle bones, t score, bisphosphonate, alendron*, fosamax, prolia, denosumab, risedronate, ibandron*, crumbly spine, knochenschwund, wirbelbruch, wirbelkorperbruch, vertebral fracture, spinal fracture, compression fracture, huesos fragiles, baja densidad osea, aplastamiento, tassement, os fragiles, botontkalking",
  (mention, finding) => {
    const { whole, said, person } = mention;
    const score = /t ?(?:score|wert) (?:of |is |at |was )?-?\s?(\d(?:\.\d)?)/u.exec(whole)?.[1];
    const isThinning = score !== undefined && Number(score) < 2.5;
    // The T-score beside it is a clause of its own.
    const isPenia = (/osteopeni/u.test(whole) || isThinning) && !/osteopor/u.test(whole);
    const isDenied = NEVER_BROKEN.test(whole);
    const isVertebral = VERTEBRAL.test(isDenied ? said : whole);
    const isUntreated =
      score !== undefined &&
      Number(score) >= 2.5 &&
      !/alendron|fosamax|bisphos|prolia|denosumab|risedron|ibandron|fosfonat|treat/u.test(whole);
    const isFractured = isVertebral || (BROKEN.test(said) && !isDenied);
    const isUnderCare = namesProfessional(whole) && (UNDER_CARE.test(whole) || (whole.match(BAN)?.length ?? 0) >= FEWEST_BANS);
    const clearance = isUnderCare ? "advise" : "required";
    const mayJump =
      !/\b(?:no|not|never|avoid|without|kein\w*|nicht|sin|pas de|niente|geen) (?:\w+ ){0,3}?(?:jump\w*|impact|springen|sprunge?|saltos?|saltar|sauts?|salti)/u.test(
        whole,
      );
    // Whoever has lifted for years hinges with a flat back; whoever has not learns it without a weight.
    const closed: { closed?: typeof FORWARD } = isPenia || person.isLifter ? {} : { closed: FORWARD };
    const bends = `sit-ups${"closed" in closed ? ", loaded forward bends" : ""}${isVertebral ? ", twisting, jumps and overhead presses" : mayJump ? "" : ", jumps"}`;
    return finding({
      label: isPenia ? "osteopenia" : "osteoporosis",
      limits: isVertebral
        ? {
            impact: 1,
            percent: 60,
            fewestReps: 8,
            spineFlexion: false,
            liftFromFloor: false,
            rowing: false,
            highSteps: false,
            overhead: false,
            falls: false,
            headDown: false,
            kipping: false,
            tests: false,
            heavyCarries: false,
            kilogramsOf: { carry: LIGHT_CARRY },
            closed: [...(closed.closed ?? []), "squat-deep"],
            clearance,
          }
        : {
            impact: isPenia ? 3 : 2,
            contacts: 50,
            // Whoever has lifted for years with bones that are only thinning goes on as they do: it is their treatment.
            ...(isPenia && person.isLifter ? {} : { percent: 80, fewestReps: 5, tests: false }),
            spineFlexion: false,
            liftFromFloor: isPenia || person.isLifter,
            rowing: isPenia,
            highSteps: isPenia,
            falls: isPenia,
            headDown: isPenia,
            kipping: isPenia,
            ...(isPenia || person.isLifter ? {} : { kilogramsOf: { carry: FIRST_CARRY } }),
            ...closed,
            clearance: isFractured || isUntreated ? clearance : isUnderCare ? "none" : "advise",
          },
      note: `Strength work is the treatment for ${isPenia ? "thinning" : "thin"} bone. Left out: ${bends}.${isPenia ? "" : ` Do balance work in every session. ${FRAGILE_BACK_RULE}`}${isVertebral && isUnderCare ? " Show this plan to your doctor or physiotherapist before the first session." : ""}`,
      ...(isFractured || isPenia || isDenied ? {} : { ask: "Have you ever broken a vertebra, or several bones in small falls?" }),
      ...(isVertebral ? { race: "do-not-start" as const } : {}),
    });
  },
);

interface Reading {
  readonly findings: readonly HealthFinding[];
  readonly limits: HealthLimits;
}

/** Thin bones, and weights stay off the floor: its back has no pain scale, new pain there is a fracture until a doctor says otherwise. */
export function hasFragileSpine({ findings, limits }: Reading): boolean {
  return !limits.liftFromFloor && findings.some(({ group }) => group === "osteoporosis");
}

export const FRAGILE_BACK_RULE = "New or sharp pain in the back, however mild: end the session and call your doctor before the next one.";

/** A spine that has lost bone carries no weight bent forward (practice: the hip is trained by bridges, thrusts and sitting down). */
const LIGHT_CARRY = 6;
const FORWARD = ["deadlift", "good-morning", "swing", "bent-row", "one-arm-row"] as const;
/** Kilograms in one hand for somebody with thin bones who is new to lifting. */
const FIRST_CARRY = 10;

/** A bone that has been quiet for so long carries the running that is done on it. */
const YEARS_OLD = 104;
const QUIET_WEEKS = 12;
/** Back from one, no two days in a row are run. */
const WEEKS_APART = 8;

/** A scan has been read, and what spares the bone is allowed: that goes on, and running waits. */
const SCANNED = /\b(?:mri|mrt|ct|scans?|scintigra\w*|x ?rays?|rontgen\w*|irm|resonancia|risonanza)\b/u;
const ALLOWED_BESIDE =
  /\b(?:bik\w*|cycl\w*|rid(?:e|ing)|swim\w*|pool|aqua ?jog\w*|rad(?:fahren)?|schwimmen|bici|nadar|velo|natation|nager)\b(?: \w+){0,4}? (?:fine|ok|okay|allowed|good|erlaubt|gut|permitid[oa]s?|bien|permis|autoris\w*)\b/u;

/** "30 km a week is fine", "j'ai le droit à 20 km par semaine": running that was allowed comes back at that dose. */
const ALLOWED_A_WEEK =
  /\b(?:\d{1,3} ?(?:km|k|kilomet\w*|miles?))\b(?: (?:of running|laufen|correr|hardlopen))? (?:a|per|each|pro|die|in der|por|a la|par|alla) ?(?:week|woche|semana|semaine|settimana)\b[^.;]{0,25}\b(?:fine|ok|okay|good|allowed|erlaubt|gut|bien|bene|bem|permitid\w*|permis\w*|prima|goed)\b|\b(?:allow\w*|happy with|can run|may run|lets me|erlaubt\w*|darf|puedo|permite|deja|le droit|peux|permet|posso|mi lascia|permette|deixa|liberou|mag)\b[^.;]{0,30}\b\d{1,3} ?(?:km|k|kilomet\w*|miles?) (?:a|per|each|pro|die|in der|por|a la|par|alla) ?(?:week|woche|semana|semaine|settimana)\b/u;

/** A rib carries no weight: who may run runs. */
const RIB = /\b(?:ribs?|rippen?\w*|costillas?|cotes?|costol[ae]|costelas?|rib(?:ben)?)\b/u;
const RUNS_WELL =
  /\b(?:running|runs?|jogging|laufen|correr|courir|corsa|correre|hardlopen) (?:is |are |feels |geht |va |ist )?(?:fine|ok|okay|good|painless|pain ?free|no problem|gut|problemlos|bien|bene|bem|goed)\b/u;
/** The bone rests in a boot or a cast until somebody looks at it again: the rest of the body trains. */
const IN_A_BOOT =
  /\b(?:boot|cast|crutches|orthese|walker|gips|schiene|krucken|bota|yeso|muletas|botte|platre|bequilles|tutore|gesso|stampelle|gips|krukken)\b/u;
const REVIEWED =
  /\b(?:review|follow ?up|check ?up|next (?:scan|x ?ray|appointment)|til|till|until|bis|kontrolle|hasta|revision|jusqu\w*|controle|fino|controllo|ate|tot)\b/u;

/** special-populations.md section 4.6. */
export const boneStress = healthGroup(
  "bone-stress",
  "stress fracture, stress reaction, bone stress, bone stress injur*, =bsi, ermudungsbruch, ermudungsbruche, stressfraktur, stressfraktu*, stressreaktion*, fractura por estres, fractura de estres, reaccion de estres, reaccion por estres, fracture de fatigue, reaction de stress, fissure de fatigue, frattura da stress, fratture da stress, reazione da stress, fratura por estresse, fratura de esforco, fratura de fadiga, fratura de stress, fratura por stress, reacao de stress, reacao por estresse, stressfractuur, stressreactie, vermoeidheidsbreuk",
  (mention, finding) => {
    const isAlways = /femoral neck|schenkelhals|navicular|front shin|anterior tibia|cuello femoral|col du femur/u.test(mention.said);
    const isRecent = (mention.weeks ?? 0) < 52;
    const isQuiet =
      (mention.weeks ?? 0) >= QUIET_WEEKS &&
      /pain ?free|no pain|symptom free|no (?:problems?|trouble|issues?) since|nothing since|recovered|schmerzfrei|beschwerdefrei|sin dolor|sans douleur/u.test(
        mention.said,
      );
    const isHealed =
      isQuiet ||
      (/all clear|cleared|heal\w*|verheilt|ausgeheilt|geheilt|zusammengewachsen|cur(?:ad\w+|ou)|sar(?:ad\w+|ou)|gueri\w*|consolid\w*|guarit\w+|genezen/u.test(
        mention.said,
      ) &&
        !/not (?:yet )?heal|nicht (?:ganz )?(?:ver|aus)?heil|\b(?:not|nicht|pas|non|nao|no(?= (?:se )?(?:ha|han|esta)\b)|niet)(?: (?!pain|problems?|trouble|issues?|probleme|dolor|douleur)\w+){0,3} (?:heal\w*|verheilt|zusammengewachsen|gueri|consolid|guarit|cur(?:ad|ou)|sar(?:ad|ou)|genezen)/u.test(
          mention.said,
        ));
    // Who runs every week again has come back.
    const backToRunning =
      (isHealed && (mention.person.isRunner || (mention.weeks ?? 0) >= QUIET_WEEKS || ALLOWED_A_WEEK.test(mention.whole))) ||
      (mention.person.isRunner && (mention.weeks ?? 0) >= QUIET_WEEKS) ||
      /back (?:to )?running|return(?:ed)? to run|running again|lauf\w* wieder|wieder lauf|vuelvo a correr|repris la course/u.test(
        mention.said,
      );
    const isRib = RIB.test(mention.words.join(" "));
    const isSeen =
      (SCANNED.test(mention.whole) && ALLOWED_BESIDE.test(mention.whole)) ||
      (IN_A_BOOT.test(mention.whole) && REVIEWED.test(mention.whole)) ||
      (namesProfessional(mention.whole) && (isRib ? RUNS_WELL.test(mention.whole) : ALLOWED_BESIDE.test(mention.whole)));
    return finding({
      label: "a bone stress injury",
      limits: {
        ...(isRecent ? { contacts: 40, growsFreely: false } : {}),
        ...(isRecent && !isHealed && mention.isCleared && mention.elapsed < WEEKS_APART ? { consecutiveRuns: false } : {}),
        ...(isRecent && !backToRunning && !mention.isCleared && !(isRib && RUNS_WELL.test(mention.whole))
          ? { running: false, impact: 1 as const }
          : {}),
        clearance: isAlways || (isRecent && !backToRunning && !isSeen) ? "required" : "advise",
      },
      note:
        isHealed && (mention.weeks ?? 0) >= YEARS_OLD
          ? `“${mention.phrase}” has healed, so nothing is limited. Eat enough for your running; pain at one spot on a bone: stop the run.`
          : `A bone injury needs a slow build-up and enough food: add at most 10% to your running each week${isHealed ? "" : ", with no runs on two days in a row in the first eight weeks back"}. Pain at one spot on a bone: stop the run.`,
      ...(mention.weeks === undefined ? { ask: "When was the bone injury, and are you running again?" } : {}),
    });
  },
);
