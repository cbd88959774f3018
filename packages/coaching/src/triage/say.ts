import { CATEGORY_TEXTS, type Category } from "./categories.ts";
import { DE, GERMAN_QUESTIONS } from "./languages/de.ts";
import { ES } from "./languages/es.ts";
import { FR } from "./languages/fr.ts";
import { IT } from "./languages/it.ts";
import type { Language } from "./languages/language-of.ts";
import { NL } from "./languages/nl.ts";
import { PT } from "./languages/pt.ts";
import type { SafetyTexts } from "./languages/texts.ts";
import type { Level } from "./learned.ts";

export interface Sign {
  readonly category: Category;
  readonly level: Level;
  /** The athlete's words. */
  readonly quote: string;
  readonly person: "self" | "other";
}

const NUMBERS = "112 in Europe, 999 in the UK, 911 in the US and Canada, 000 in Australia";
const CRISIS =
  "UK and Ireland 116 123, US and Canada 988, Germany 0800 111 0 111, Spain 024, France 3114, Netherlands 113, Brazil 188; elsewhere findahelpline.com";
const SAFEGUARDING =
  "UK 0808 2000 247, US 1-800-799-7233, Germany 116 016, Spain 016, France 3919, Italy 1522, Portugal 800 202 148, Brazil 180, Netherlands 0800 2000";

/** The fixed answer to a sign (triage.md sections 1, 5, 11, 12 and 21) in the athlete's language: no plan, no reassurance. */
export function answerTo(sign: Sign, language: Language = "en"): string {
  const texts = TEXTS[language];
  return texts === undefined ? inEnglish(sign) : translated(sign, texts);
}

const TEXTS: { readonly [language in Language]?: SafetyTexts } = { de: DE, es: ES, fr: FR, it: IT, pt: PT, nl: NL };

function translated({ category, level, quote, person }: Sign, texts: SafetyTexts): string {
  const isOther = person === "other";
  if (category === "suicide" || category === "eating" || category === "violence") {
    const own = isOther ? texts[`${category}Other`] : texts[category];
    return level === "E" ? `${texts.danger.replace("{numbers}", texts.numbers)} ${own}` : own;
  }
  const [aid, worse] = texts.categories[category];
  const frame =
    level === "E"
      ? isOther
        ? texts.emergencyOther
        : texts.emergency
      : level === "D"
        ? isOther
          ? texts.doctorOther
          : texts.doctor
        : isOther
          ? texts.doctorWeekOther
          : texts.doctorWeek;
  return fill(frame, { quote, aid, worse, numbers: texts.numbers });
}

/** The athlete's words are put in as they are: they hold no mark of the frame. */
function fill(frame: string, values: { readonly [name: string]: string }): string {
  return frame.replaceAll(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);
}

function inEnglish({ category, level, quote, person }: Sign): string {
  const own = OWN_TEXTS[category]?.(person);
  const emergency = `**Stop. This can be an emergency: “${quote}”. Call your emergency number now** (${NUMBERS}).`;
  if (own !== undefined) return level === "E" ? `**If anyone is in danger now, call your emergency number** (${NUMBERS}). ${own}` : own;
  const { firstAid, worse } = CATEGORY_TEXTS[category];
  if (person === "other")
    return level === "E"
      ? `**Call your emergency number for them now** (${NUMBERS}), phone on speaker, and stay with them. ${firstAid} Not responding and not breathing normally: start chest compressions, send for a defibrillator.`
      : `They should be seen by a doctor **${level === "D" ? "today" : "this week"}** about “${quote}”. ${firstAid} Call the emergency number if ${worse}.`;
  if (level === "E")
    return `${emergency} Do not drive yourself. ${firstAid} Unlock the door, stay with someone. I give no training advice until a doctor has seen you.`;
  if (level === "D")
    return `**See a doctor today** about “${quote}” (out-of-hours or urgent care if closed). ${firstAid} Call the emergency number if ${worse}. No training until a professional has examined you.`;
  return `Please book a doctor **this week** for “${quote}”; earlier if ${worse}. ${firstAid} Train easily until then (RPE 5 at most) and leave the part out.`;
}

const OWN_TEXTS: { readonly [category in Category]?: (person: Sign["person"]) => string } = {
  suicide: (person) =>
    person === "other"
      ? `Thank you for looking out for them. Stay with them, ask directly whether they think of suicide, take means away, and call together: ${CRISIS}.`
      : `I am really glad you told me. You matter more than any training. Please call or text a crisis line now (${CRISIS}) or tell someone near you, and put distance between you and anything you could use. If you have taken something or might act now, call your emergency number. Are you safe right now?`,
  eating: (person) =>
    person === "other"
      ? "Thank you for looking out for them. Tell them calmly what you have seen, without a word about weight, and help them to a doctor this week; an eating-disorder helpline in your country can help you start."
      : "I am glad you told me. That sounds heavy, and it is treatable. Please speak to your doctor this week and to someone you trust; an eating-disorder helpline in your country can help you start. Until then nothing hard and nothing extra.",
  violence: (person) =>
    person === "other"
      ? `Thank you for looking out for them. Believe them, do not ask why, and offer a line that is free and confidential: ${SAFEGUARDING}. In danger now: emergency number.`
      : `I believe you; it is not your fault. In danger now: emergency number. Otherwise a domestic-violence or safeguarding line is free and confidential: ${SAFEGUARDING}. Hands or anything else around the neck: see a doctor today, even if you feel fine.`,
};

/** How every question about a sign begins. */
const QUESTION_OPENING = "**Before anything else:**";
const OPENINGS = [QUESTION_OPENING, ...Object.values(TEXTS).map(({ opening }) => opening)];

/** Whether an answer of the coach was such a question. */
export function isQuestionAboutSign(answer: string): boolean {
  return OPENINGS.some((opening) => answer.startsWith(opening));
}

/** What to ask when one weak word may be a sign: no training advice before it is answered. The question itself is in English or German. */
export function questionAbout(category: Category, language: Language = "en"): string {
  const texts = TEXTS[language];
  if (texts !== undefined)
    return `${texts.opening} ${language === "de" ? GERMAN_QUESTIONS[category] : CATEGORY_TEXTS[category].ask} ${texts.askEnd}`;
  return `${QUESTION_OPENING} ${CATEGORY_TEXTS[category].ask} If it is severe, new or getting worse, stop and see a doctor today, or call your emergency number.`;
}

/** What is said to everything about training while a stop is open (triage.md section 3.7). Private words are not repeated. */
export function whileStopped({ category, quote }: Pick<Sign, "category" | "quote">, language: Language = "en"): string {
  const texts = TEXTS[language];
  if (texts !== undefined) {
    if (category === "suicide" || category === "eating" || category === "violence") return `${texts[category]} ${texts.lockedOwn}`;
    return fill(texts.locked, { quote, aid: texts.categories[category][0] });
  }
  const own = OWN_TEXTS[category]?.("self");
  const how = `When that has happened, press “I have been examined” on your dashboard and say who saw you, when, and what they allowed.`;
  if (own !== undefined) return `${own} I give no training advice until a professional has seen you. ${how}`;
  return `I can't give training advice until a doctor has checked “${quote}”. ${how} ${CATEGORY_TEXTS[category].firstAid}`;
}
