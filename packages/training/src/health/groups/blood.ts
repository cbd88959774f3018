import { healthGroup } from "../group.ts";

const STOPPED =
  /\b(?:off|stopped|came off|finished|no longer (?:on|taking|take)|used to take|abgesetzt|nicht mehr|deje|dejado|ya no|arrete|plus sous|smesso|parei|gestopt)\b/u;

/** Weeks: until then a clot may still be one. */
const FRESH = 13;
const A_YEAR = 52;

/** special-populations.md section 4.8. */
export const bloodThinner = healthGroup(
  "blood-thinner",
  "blood thinner, blod thiner, blood thinners, anticoag*, antikoag*, warfarin*, varfarin*, eliquis, xarelto, apixaban, rivaroxaban, dabigatran, edoxaban, heparin, haemophili*, hemophili*, hemofili*, hamophili*, clotting disorder, bleeding disorder, von willebrand, blutverdunner, marcumar, markumar, =bluter, sintrom, previscan, coumadin*, clopidogrel, plavix, ticagrelor, brilique, prasugrel, efient, aspirin, ass 100, antitrombotic*, bloedverdunner",
  (mention, finding) => {
    // "Off blood thinners since August" is history.
    if (STOPPED.test(mention.words.join(" "))) return undefined;
    // A fresh clot, or one without a date, is an alarm; one of years ago, and no word of a medicine for it, is history.
    const isOnlyClot =
      /\bclotting disorder clot\b/u.test(mention.said) && !/thinn|thins|anti ?[ck]oag|xaban|xarelto|eliquis/u.test(mention.said);
    const since = mention.weeks ?? 0;
    if (isOnlyClot && (since < FRESH || since > A_YEAR)) return undefined;
    const isMild =
      /\b(?:aspirin|clopidogrel|plavix|ticagrelor|brilique|prasugrel|efient|ass)\b/u.test(mention.said) &&
      !/[wv]arfarin|xaban|eliquis|xarelto|marcumar|sintrom|dabigatran|heparin|anticoag|blood thinner|blutverdunner|hae?mophil|hemofil/u.test(
        mention.said,
      );
    if (isMild)
      return finding({
        label: /\b(?:aspirin|ass)\b/u.test(mention.said) ? "aspirin" : "your antiplatelet medicine",
        limits: { clearance: "advise" },
        note: "You bruise more easily: no contact. A knock on the head means hospital, always, even when you feel well.",
      });
    const drug =
      /\b(?:[wv]arfarin\w*|eliquis|xarelto|apixaban|rivaroxaban|dabigatran|edoxaban|heparin|marcumar|markumar|sintrom|previscan|\w+xaban|\w+parin)\b/u.exec(
        mention.said,
      )?.[0] ?? "the blood thinner";
    const isClot = /clot|dvt|thrombo|trombo|embol|phlebite/u.test(mention.said);
    return finding({
      label: drug,
      limits: {
        falls: false,
        headDown: false,
        kipping: false,
        barbellOverhead: false,
        impact: 2,
        percent: 80,
        tests: false,
        clearance: isClot && (mention.weeks ?? 0) < 13 ? "required" : "required",
      },
      note: `Because of ${drug}, nothing with a risk of falling: no rope, handstand, high box, kipping or barbell overhead; ride indoors, run on roads. No hard rolling or deep massage. A knock on the head means hospital, always, even when you feel well. No ibuprofen-type painkiller unless your doctor agrees.`,
      race: "adapt",
    });
  },
  /(?:xaban|parin)$/u,
);
