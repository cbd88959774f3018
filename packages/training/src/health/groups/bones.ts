import { healthGroup } from "../group.ts";

const VERTEBRAL =
  /vertebra|wirbel|spinal fracture|spine fracture|aplastamiento|tassement|compression fracture|multiple fracture|crumbl|several fracture|frail/u;
const NEVER_BROKEN =
  /\b(?:no|never|without|not|keine?|nie|sin|nunca|sans|jamais|pas de) (?:\w+ ){0,2}(?:fractur|broke|broken|bruch|gebrochen|rot[oa]|fractura|casse)/u;
const BROKEN = /fractur|bruch|broken|broke|fractura|tassement|aplastamiento/u;

/** special-populations.md section 4.5. */
export const osteoporosis = healthGroup(
  "osteoporosis",
  "osteoporosis, osteoporose, osteopenia, osteopenie, osteopersis, osteopor*, osteopen*, low bone density, thin bones, bones are thin, brittle bones, t score, bisphosphonate, alendron*, fosamax, prolia, denosumab, risedronate, ibandron*, crumbly spine, knochenschwund, wirbelbruch, wirbelkorperbruch, vertebral fracture, spinal fracture, compression fracture, huesos fragiles, baja densidad osea, aplastamiento, tassement, os fragiles, botontkalking",
  (mention, finding) => {
    const isPenia = /osteopeni/u.test(mention.said) && !/osteopor/u.test(mention.said);
    const isVertebral = VERTEBRAL.test(mention.said);
    const score = /t score (?:of |is |at )?-?\s?(\d(?:\.\d)?)/u.exec(mention.whole)?.[1];
    const isUntreated =
      score !== undefined &&
      Number(score) >= 2.5 &&
      !/alendron|fosamax|bisphos|prolia|denosumab|risedron|ibandron|treat/u.test(mention.whole);
    const isDenied = NEVER_BROKEN.test(mention.whole);
    const isFractured = isVertebral || (BROKEN.test(mention.said) && !isDenied);
    const mayJump =
      !/\b(?:no|not|never|avoid|without|kein\w*|nicht|sin|pas de|niente|geen) (?:\w+ ){0,3}?(?:jump\w*|impact|springen|sprunge?|saltos?|saltar|sauts?|salti)/u.test(
        mention.whole,
      );
    return finding({
      label: isPenia ? "osteopenia" : "osteoporosis",
      limits: isVertebral
        ? {
            impact: 1,
            percent: 60,
            fewestReps: 8,
            spineFlexion: false,
            rowing: false,
            highSteps: false,
            overhead: false,
            falls: false,
            headDown: false,
            kipping: false,
            tests: false,
            heavyCarries: false,
            clearance: "required",
          }
        : {
            impact: isPenia ? 3 : 2,
            contacts: 50,
            percent: 80,
            fewestReps: 5,
            spineFlexion: false,
            rowing: isPenia,
            highSteps: isPenia,
            falls: isPenia,
            headDown: isPenia,
            tests: false,
            kipping: isPenia,
            clearance: isFractured || isUntreated ? "required" : "advise",
          },
      note: `Bone likes load and dislikes rounding: lifts stay${isVertebral ? " up to 60 %, in sets of eight and more" : " and grow slowly to sets of 8 to 12"}, loaded bending goes (no sit-ups, no rounded lifts, no rolling down)${isVertebral ? ", and no jumping, running or loads overhead" : mayJump ? ", with some low jumps or steps on most days" : ", with brisk steps on most days and no jumps, as you were told"}. Hinge with a flat back; balance work every day.`,
      ...(isFractured || isPenia || (score !== undefined && isDenied) || isDenied
        ? {}
        : { ask: "Have you ever broken a vertebra or several bones in small falls, and what was your last T-score?" }),
      ...(isVertebral ? { race: "do-not-start" as const } : {}),
    });
  },
);

/** A bone that has been quiet for so long carries the running that is done on it. */
const QUIET_WEEKS = 12;

/** special-populations.md section 4.6. */
export const boneStress = healthGroup(
  "bone-stress",
  "stress fracture, stress reaction, bone stress injur*, =bsi, ermudungsbruch, stressfraktur, fractura por estres, fracture de fatigue, frattura da stress, stressfractuur",
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
      (/heal\w*|verheilt|ausgeheilt|geheilt|curad\w+|gueri\w*|guarit\w+|genezen/u.test(mention.said) &&
        !/not (?:yet )?heal|nicht (?:ganz )?(?:ver|aus)?heil/u.test(mention.said));
    // Who runs every week again has come back.
    const backToRunning =
      (isHealed && (mention.person.isRunner || isQuiet)) ||
      /back (?:to )?running|return(?:ed)? to run|running again|lauf\w* wieder|wieder lauf|vuelvo a correr|repris la course/u.test(
        mention.said,
      );
    return finding({
      label: "a bone stress injury",
      limits: {
        ...(isRecent ? { contacts: 40, growsFreely: false } : {}),
        ...(isRecent && !backToRunning && !mention.isCleared ? { running: false, impact: 1 as const } : {}),
        clearance: isAlways || (isRecent && !backToRunning) ? "required" : "advise",
      },
      note: `A bone injury asks for slow growth and enough food: running grows by a tenth a week at most${isHealed ? "" : ", with no runs on two days in a row in the first eight weeks back"}. Pain at one spot of a bone ends the run.`,
      ...(mention.weeks === undefined ? { ask: "When was it, and are you running again?" } : {}),
    });
  },
);
