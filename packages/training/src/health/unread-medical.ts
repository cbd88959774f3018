import type { HealthFinding } from "./group.ts";
import { normalise } from "./normalise.ts";
import { withoutSupplements } from "./groups/supplements.ts";

const MEDICAL =
  /\b(?:in (?:a )?cast|cast (?:on|for)|plaster cast|splinted|stitches|sutures?|fractured?|broken (?!sleep|nights?)|torn|ruptured?|ligaments?|gips\w*|gerissen\w*|gebrochen\w*|gen[äa]ht|wunde|pl[âa]tre|pl[âa]tr[ée]e?|fractur[ée]e?|d[ée]chir\w*|points de suture|escayol\w*|yeso|fractura\w*|desgarr\w*|puntos de sutura|herida|gesso|ingessat[oa]|frattur\w*|strappat[oa]|punti di sutura|engessad[oa]|fratur\w*|pontos n[oa]|levei pontos|hechtingen|gescheurd\w*|gebroken)\b|\d\s?(?:mg|mcg|µg|ml)\b|syndrome?|disease|disorder|itis\b|osis\b|arthros[ei]|artros[ie]|ectomy|operation|diagnos|tablet|pills?\b|medicine|medication|krankheit|syndrom|arzt|medikament|enfermedad|pastilla|medicamento|maladie|m[ée]dicament|comprime|olol\b|(?<!\ba)pril\b|sartan|statin|mab\b|zepam|floxacin|gliptin|insulin|injection|implant|\b(?:ileo|ileostom\w*|colostom\w*|urostom\w*|stoma)\b|\b(?:bag|pouch) (?:changes|on my (?:tummy|belly|stomach|side))|\bskull\b(?! ?crush)|craniotom|trepan|\bepi ?pen|adrenaline (?:pen|jab)|throat (?:closed|closes|closing)|(?:hals|kehle) (?:ging|geht|schwoll|schwillt) (?:zu|an)|se me cerr\w+ la garganta|gorge (?:qui )?(?:gonfl|se ferm)\w+|gola (?:che )?si (?:chiu|gonf)\w+|garganta fech\w+|keel (?:zwol|ging) (?:op|dicht)|gastric (?:band|sleeve|bypass)|magen(?:band|bypass|verkleinerung)|anneau (?:a|à) l.estomac|\b(?:tramad|tramal|contramal|adolonta|zaldiar|tilidin|valoron|oxycod|oxycontin|oxynorm|targin|oramorph|morphin|morfin|fentan|durogesic|buprenorphin|subutex|methadon|metadona|vicodin|percocet|tapentadol|palexia|rivotril|clonazepam|diazepam|valium|xanax|alprazolam|lorazepam)\w*/iu;

/** An organ that was taken out, or of which one is left. */
const TAKEN_OUT =
  /\b(?:took|taken|had|lost|whipped|removed?|minus|no|without|only one|gave|donated|genommen|rausgenommen|entfernt|raus|ohne|nur noch eine|quit\w+|sacaron|extirp\w*|sin|un solo|enlev\w*|retir\w*|sans|plus de|un seul|tolt[oai]|tolsero|asportat\w*|senza|un solo|tiraram|tirei|sem|so um|verwijderd|weg|eruit|zonder|nog maar een)\b.{0,80}?\b(?:spleens?|gall ?bladder|thyroid|colon|bowel|womb|uterus|ovar\w+|lung|kidney|pancreas|prostate|milz|galle|gallenblase|schilddruse|darm|gebarmutter|eierstock\w*|lunge|niere|bauchspeicheldruse|bazo|vesicula|tiroides|utero|matriz|ovarios?|pulmon|rinon|la rate|ma rate|vesicule|thyroide|poumon|seul rein|milza|cistifellea|colecisti|tiroide|polmone|solo rene|baco|pulmao|um rim|o rim|milt|galblaas|schildklier|baarmoeder|eierstok\w*|een long|een nier|nier)\b|\b(?:spleen|gall ?bladder|thyroid|womb|uterus|milz|galle|gallenblase|schilddruse|gebarmutter|bazo|vesicula|vesicule|milza|baco|milt|galblaas|baarmoeder)\b (?:\w+ ){0,4}?(?:out|removed|gone|raus\w*|weg|entfernt|verwijderd|eruit)\b/u;

/** Whether words that nobody understood look like an illness or a medicine (special-populations.md section 2.6). */
export function looksMedical(words: string): boolean {
  return MEDICAL.test(withoutSupplements(words)) || isTakenOut(words);
}

/** Whether words tell of an organ that is gone: there "no spleen" denies nothing. */
export function isTakenOut(words: string): boolean {
  return TAKEN_OUT.test(normalise(words));
}

/** "diagnosed" alone, a doctor who says something, and "artrose" beside the joint that has it: none is one more illness. */
const NO_ILLNESS = /^(?:was |is |been )?diagnos\w*$|^(?:osteo)?arth?r(?:os|it)\w*$|\b\w*(?:arzt|ärztin)\b(?!.*\d\s?mg)/iu;

/** "Creatine gives me weird turns": what a supplement does to somebody is a complaint. */
const DOES_SOMETHING =
  /(?<!\p{L})(?:makes?|made|gives?|gave|feels?|felt|gets?|got|upsets?|macht|mach[te]n?|vertrag\w*|vertrage?|fühl\w*|wird|hacen?|dan?|sientan?|siento|font|fait|donnen?t?|sens|fan?no|sento|faz|fazem|dá|sinto|maakt|maken|voel\w*|word)(?!\p{L})/iu;

/** What nobody understood is quoted and asked about; only what sounds like a complaint, an illness or a medicine holds the plan back. */
export function unreadFinding(
  unread: readonly string[],
  isComplaint: (words: string) => boolean,
  told: { readonly rpe: number },
): HealthFinding | undefined {
  const medical = unread.find((words) => looksMedical(words) && !NO_ILLNESS.test(words));
  if (medical !== undefined)
    return {
      group: "unread-medical",
      label: "something I did not understand",
      phrase: medical,
      limits: { rpe: 7, tests: false, scoredMinutes: 12, clearance: "advise" },
      note: `“${medical}” looks like an injury, an illness or a medicine. Until you tell me what it means for training, effort stays at RPE 7, without tests, and workouts against the clock last 12 minutes at most.`,
    };
  const complaint = unread.find((words) => {
    const rest = withoutSupplements(words);
    return isComplaint(rest === words || DOES_SOMETHING.test(rest) ? words : rest);
  });
  if (complaint === undefined) return undefined;
  return {
    group: "unread",
    label: "something I did not understand",
    phrase: complaint,
    limits: { ...(told.rpe < 10 ? {} : { rpe: 7 }), tests: false },
    note: `I did not understand: '${complaint}'. Only the first two weeks change: they stay ${told.rpe < 10 ? "" : "at RPE 7 "}without tests. Say where it is, how strong from 0 to 10 and what brings it on.`,
  };
}
