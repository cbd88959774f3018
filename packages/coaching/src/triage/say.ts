import type { Category } from "./categories.ts";
import { type Aid, aidFor } from "./emergencies/first-aid.ts";
import { DE } from "./languages/de.ts";
import { EN } from "./languages/en.ts";
import { ES } from "./languages/es.ts";
import { FR } from "./languages/fr.ts";
import { IT } from "./languages/it.ts";
import type { Language } from "./languages/language-of.ts";
import { NL } from "./languages/nl.ts";
import { PT } from "./languages/pt.ts";
import type { SafetyTexts } from "./languages/texts.ts";
import type { Level } from "./learned.ts";

export interface DangerSign {
  readonly category: Category;
  readonly level: Level;
  /** The athlete's words. */
  readonly quote: string;
  readonly person: "self" | "other";
  /** First aid that what was said asks for instead of that of the category. */
  readonly aid?: Aid;
}

const TEXTS: { readonly [language in Language]: SafetyTexts } = { en: EN, de: DE, es: ES, fr: FR, it: IT, pt: PT, nl: NL };

/** The fixed answer to a sign (triage.md sections 1 and 5) in the athlete's language: no plan, no reassurance. */
export function answerTo({ category, level, quote, person, aid }: DangerSign, language: Language = "en"): string {
  const texts = TEXTS[language];
  const isOther = person === "other";
  if (category === "suicide" || category === "eating" || category === "violence") {
    // Who has taken something already needs help for the body first: no "if", and no question about suicide.
    if (aid === "overdose" && level === "emergency" && isOther)
      return `${fill(texts.emergencyOther, { aid: texts.aids.overdose, numbers: texts.numbers })} ${texts.ifLifeless}`;
    const own = isOther ? texts[`${category}Other`] : texts[category];
    const taken = aid === "overdose" ? `${texts.aids.overdose} ` : "";
    return level === "emergency" ? `${texts.danger.replace("{numbers}", texts.numbers)} ${taken}${own}` : own;
  }
  const [emergencyAid, worseOfCategory] = texts.categories[category];
  const worse = (aid && texts.worseOf[aid]) ?? worseOfCategory;
  const doctorAid = level === "doctor-this-week" && category === "unclear" ? "" : (texts.doctorAids[category] ?? emergencyAid);
  const usual = level === "emergency" ? emergencyAid : doctorAid;
  const own = aid === undefined ? usual : texts.aids[aid];
  // Who lies there hot is cooled as well.
  const said = aid === "resuscitation" && category === "heat" ? `${own} ${texts.categories.heat[0]}` : own;
  const isForHelpers = aid === undefined ? level === "emergency" && NEUTRAL.has(category) : FOR_HELPERS.has(aid);
  const values = { quote, aid: isOther && !isForHelpers ? `${texts.tellThem} ${said}` : said, worse, numbers: texts.numbers };
  if (aid === "fresh-air") return `${texts.freshAir} ${fill(isOther ? texts.emergencyOther : texts.emergency, values)} ${texts.ifLifeless}`;
  if (level !== "emergency") return fill(doctorFrame(texts, level, isOther).replace(said === "" ? "{aid} " : /$^/u, ""), values);
  if (!isOther) return fill(texts.emergency, values);
  return aid === "resuscitation" ? fill(texts.emergencyOther, values) : `${fill(texts.emergencyOther, values)} ${texts.ifLifeless}`;
}

/** First aid that speaks to whoever helps. */
const FOR_HELPERS: ReadonlySet<Aid> = new Set([
  "fresh-air",
  "overdose",
  "seizure",
  "still",
  "resuscitation",
  "hypothermia",
  "snake",
  "wound",
  "bite",
  "burn",
]);
/** Categories whose first aid in an emergency reads the same for the one who is ill and for a helper. */
const NEUTRAL: ReadonlySet<Category> = new Set(["stroke", "heat", "unclear"]);

function doctorFrame(texts: SafetyTexts, level: Level, isOther: boolean): string {
  if (level === "doctor-today") return isOther ? texts.doctorOther : texts.doctor;
  return isOther ? texts.doctorWeekOther : texts.doctorWeek;
}

/** The athlete's words are put in as they are: they hold no mark of the frame. */
function fill(frame: string, values: { readonly [name: string]: string }): string {
  return frame.replaceAll(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);
}

const OPENINGS = Object.values(TEXTS).map(({ opening }) => opening);
const REPEATED_OPENINGS = Object.values(TEXTS).flatMap(({ openingAgain, openingAgainPrivate }) => [
  openingAgain.split("{")[0] ?? "",
  openingAgainPrivate,
]);

/** Whether an answer of the coach was a question about a sign, the first one or its repetition. */
export function isQuestionAboutSign(answer: string): boolean {
  return OPENINGS.some((opening) => answer.startsWith(opening)) || isRepeatedQuestion(answer);
}

/** Whether an answer of the coach asked once more about a sign. */
export function isRepeatedQuestion(answer: string): boolean {
  return REPEATED_OPENINGS.some((opening) => answer.startsWith(opening));
}

/** What to ask when one weak word may be a sign: no training advice before it is answered. */
export function questionAbout(category: Category, language: Language = "en"): string {
  const { opening, questions, askEnd } = TEXTS[language];
  return `${opening} ${questions[category]} ${askEnd}`;
}

/** The same question once more, after it was passed over. Private words are not repeated. */
export function questionAgain({ category, quote }: Pick<DangerSign, "category" | "quote">, language: Language = "en"): string {
  const { openingAgain, openingAgainPrivate, questions, askEnd } = TEXTS[language];
  const isPrivate = category === "suicide" || category === "eating" || category === "violence";
  return `${isPrivate ? openingAgainPrivate : fill(openingAgain, { quote })} ${questions[category]} ${askEnd}`;
}

/** What is said to everything about training while a stop is open (triage.md section 3.7). Private words are not repeated. */
export function whileStopped(
  { category, quote, level }: Pick<DangerSign, "category" | "quote"> & { readonly level: "doctor" | "emergency" },
  language: Language = "en",
): string {
  const texts = TEXTS[language];
  if (category === "suicide" || category === "eating" || category === "violence") return `${texts[category]} ${texts.lockedOwn}`;
  const usual = (level === "doctor" ? texts.doctorAids[category] : undefined) ?? texts.categories[category][0];
  const aid = level === "emergency" ? aidFor(quote, category, "self") : undefined;
  const locked = fill(texts.locked, { quote, aid: aid === undefined ? usual : texts.aids[aid] });
  return level === "emergency" ? `${fill(texts.stillCall, { numbers: texts.numbers })} ${locked}` : locked;
}
