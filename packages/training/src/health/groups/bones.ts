import { healthGroup } from "../group.ts";

const VERTEBRAL =
  /vertebra|wirbel|spinal fracture|spine fracture|aplastamiento|tassement|compression fracture|multiple fracture|crumbl|several fracture|frail/u;
const BROKEN = /fractur|bruch|broken|broke|fractura|tassement|aplastamiento/u;

/** special-populations.md section 4.5. */
export const osteoporosis = healthGroup(
  "osteoporosis",
  "osteoporosis, osteoporose, osteopenia, osteopenie, osteopersis, osteopor*, osteopen*, low bone density, thin bones, bones are thin, brittle bones, t score, bisphosphonate, alendron*, fosamax, prolia, denosumab, risedronate, ibandron*, crumbly spine, knochenschwund, wirbelbruch, wirbelkorperbruch, vertebral fracture, spinal fracture, compression fracture, huesos fragiles, baja densidad osea, aplastamiento, tassement, os fragiles, botontkalking",
  (mention, finding) => {
    const isPenia = /osteopeni/u.test(mention.said) && !/osteopor/u.test(mention.said);
    const isVertebral = VERTEBRAL.test(mention.said);
    const score = /t score (?:of |is |at )?-?\s?(\d(?:\.\d)?)/u.exec(mention.said)?.[1];
    const isUntreated =
      score !== undefined &&
      Number(score) >= 2.5 &&
      !/alendron|fosamax|bisphos|prolia|denosumab|risedron|ibandron|treat/u.test(mention.said);
    const isFractured = isVertebral || BROKEN.test(mention.said);
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
      note: `Bone likes load and dislikes rounding: lifts stay${isVertebral ? " up to 60 %, in sets of eight and more" : " and grow slowly to sets of 8 to 12"}, loaded bending goes (no sit-ups, no rounded lifts, no rolling down)${isVertebral ? ", and no jumping, running or loads overhead" : ", with some low jumps or steps on most days"}. Hinge with a flat back; balance work every day.`,
      ...(isFractured ||
      isPenia ||
      score !== undefined ||
      /\b(?:no|never|without|keine?|sin|sans|pas de) (?:\w+ ){0,2}(?:fractur|broke|bruch)/u.test(mention.said)
        ? {}
        : { ask: "Have you ever broken a vertebra or several bones in small falls, and what was your last T-score?" }),
      ...(isVertebral ? { race: "do-not-start" as const } : {}),
    });
  },
);

/** special-populations.md section 4.6. */
export const boneStress = healthGroup(
  "bone-stress",
  "stress fracture, stress reaction, bone stress injur*, =bsi, ermudungsbruch, stressfraktur, fractura por estres, fracture de fatigue, frattura da stress, stressfractuur",
  (mention, finding) => {
    const isAlways = /femoral neck|schenkelhals|navicular|front shin|anterior tibia|cuello femoral|col du femur/u.test(mention.said);
    const isRecent = (mention.weeks ?? 0) < 52;
    const backToRunning =
      /back (?:to )?running|return(?:ed)? to run|running again|lauf\w* wieder|wieder lauf|vuelvo a correr|repris la course/u.test(
        mention.said,
      );
    return finding({
      label: "a bone stress injury",
      limits: {
        contacts: 40,
        ...(isRecent && !backToRunning && !mention.isCleared ? { running: false, impact: 1 as const } : {}),
        clearance: isAlways || (isRecent && !backToRunning) ? "required" : "advise",
      },
      note: "One bone injury asks for slow growth and enough food: running grows by a tenth a week at most and never together with speed, no runs on two days in a row in the first eight weeks back, and strength stays twice a week. Any pain at one spot of a bone ends the run.",
      ...(mention.weeks === undefined ? { ask: "When was it, and are you running again?" } : {}),
    });
  },
);
