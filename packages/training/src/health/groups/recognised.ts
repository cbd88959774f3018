import { healthGroup } from "../group.ts";
import type { HealthLimits } from "../limits.ts";

/** special-populations.md section 5: known words without rules of their own. */
export const recognised = healthGroup(
  "recognised",
  "sickle cell, anaemi*, anemi*, iron deficien*, low iron, eisenmangel, blutarmut, thyroid, hypothyroid*, hyperthyroid*, hashimoto*, levothyrox*, l thyrox*, thyroxin*, schilddrus*, tiroid*, hipotiroid*, hypothyroidie, thyroide, kidney, nierenkrank*, niereninsuffizienz, rinon*, reins, liver disease, hepatitis, leberkrank*, cirrhosis, cancer, krebs, chemo*, tumor, tumour, leukaemia, leukemia, lymphoma, tamoxifen, =stroke, schlaganfall, =avc, ictus, multiple sclerosis, =ms, multiple sklerose, esclerosis, sclerose en plaques, parkinson*, =copd, emphysema, bronchitis chronic, lupus, crohn*, colitis, rheumatoid, rheuma, psoria*, autoimmun*, methotrexate, prednis*, cortison*, cortico*, transplant*, glaucom*, glaukom, gruner star, meniere, vertigo, amputee, wheelchair, rollstuhl, prosthetic leg, =deaf, =blind, visually impaired, gehorlos, autis*, =adhd, =adhs, =add, =tdah, ritalin, concerta, menopaus*, wechseljahre, perimenopaus*, steroids, =trt, testosterone, =hrt, alcoholi*, drug recovery, addiction, =sober, fibromyalg*, chronic migraine, migraine, migrane, migrana, =ckd, =pcos, endometrios*, celiac, coeliac, gout, =gicht, =hiv, depress*, anxiety, panic attack*, sertralin*, antidepress*, bipolar, =ptsd, psoriasis, sleep apnoea, sleep apnea, schlafapnoe, cystic fibrosis, muscular dystrophy, myasthenia, tinnitus, dizzy, dizziness, lightheaded, schwindel*, mareos",
  (mention, finding) => {
    const { said } = mention;
    const name = WORDS.find((pattern) => pattern.test(said)) ?? /\S+/u;
    const word = name.exec(said)?.[0] ?? mention.phrase;
    if (ADVISED.test(said))
      return finding({
        label: word,
        limits: { clearance: "advise" },
        note: `I know this word (${word}). It closes nothing by itself; tell me what it changes on a bad day and I plan for that.`,
      });
    const special: Partial<HealthLimits> = /sickle/u.test(said)
      ? { heat: 26 }
      : /glauc|glauk|gruner star/u.test(said)
        ? { headDown: false, breathHolding: false }
        : /vertigo|meniere|dizz|lighthead|schwindel|mareo/u.test(said)
          ? { falls: false, headDown: false }
          : {};
    return finding({
      label: word,
      limits: { rpe: 6, tests: false, scoredMinutes: 0, ...special, clearance: "required" },
      note: `I know this word (${word}) but have no rules for it: I only make the plan gentle until you tell me your doctor's limits.`,
      race: "do-not-start",
    });
  },
);

const ADVISED =
  /menopaus|wechseljahre|\bdeaf\b|gehorlos|autis|adhd|adhs|\badd\b|tdah|migrain|migran|\bhrt\b|pcos|endometrio|celiac|coeliac|tinnitus|depress|anxiety|panic|sertralin|\bptsd\b|concerta|ritalin|low iron/u;
const WORDS = [
  /sickle cell(?: trait)?|multiple sclerosis|sclerose en plaques|iron deficiency|sleep apnoe?a|muscular dystrophy|cystic fibrosis/u,
  /(?:l )?(?:levo)?thyrox\w*|schilddrus\w*|hypothyroid\w*|hyperthyroid\w*|thyroid|hashimoto\w*|fibromyalg\w*|glauc\w*|glaukom|parkinson\w*|lupus|crohn\w*|colitis|rheum\w*|prednis\w*|cortison\w*|methotrexate|transplant\w*|menopaus\w*|adhd|migrain\w*|anaem\w*|anem\w*|stroke|cancer|krebs|chemo\w*|depress\w*|anxiety|vertigo|dizz\w*|kidney|liver|copd|gout|endometrios\w*|psoria\w*/u,
];
