import type { Day } from "@ironpace/training";
import { isConsent } from "../built-in-coach/dialogue/cards/accepted-wish.ts";
import { grammarSigns } from "./signs/red-flags.ts";
import type { Category } from "./categories.ts";
import { conceptsIn } from "./concepts.ts";
import { deniesAllSigns, hasHarmlessCause, isAllClear, isFamilyHistory, isImagined, isSymptom, mentionsThePast } from "./context.ts";
import { conceptsFor } from "./evidence.ts";
import { mentionsBrokenWaters } from "./emergencies/broken-waters.ts";
import { mentionsCutToTheFat } from "./emergencies/deep-cut.ts";
import { isEverydayTalk } from "./harmless/everyday-talk.ts";
import { namesBodyOrSign, tellsGraveSign, withoutFigures } from "./harmless/figures/figures-of-speech.ts";
import { plainWords } from "./features.ts";
import { isOfFiction, tellsSignBeside } from "./harmless/fiction.ts";
import { type DangerBeside, dangerBeside } from "./emergencies/beside/of-others-and-things.ts";
import { aidFor, doctorsAid, helpersAid } from "./emergencies/first-aid.ts";
import { mentionsHeadOnThinners } from "./emergencies/head-on-thinners.ts";
import { isLimbAsleep } from "./harmless/harmless-soreness.ts";
import { LEVELS, readLearned } from "./learned.ts";
import { likelySign } from "./harmless/ordinary-talk.ts";
import { bearsNoWeight } from "./harmless/no-weight.ts";
import { isAboutAnother } from "./person.ts";
import type { DangerSign } from "./say.ts";
import { mentionsChestBeyondMuscle, mentionsLethalDose, mentionsNoPeriodAndLittleFood, mentionsOneCalf } from "./signs/stated-context.ts";
import { isSeptic } from "./signs/stated-course.ts";
import { asksForTrainingOfAnother } from "./harmless/harmless-talk.ts";
import { withoutThings } from "./harmless/subjects/thing-signs.ts";
import { statedEmergency } from "./emergencies/stated-emergencies.ts";
import { tellsOfNearFaint, toldOutright } from "./emergencies/told-outright.ts";
import {
  mentionsFluidLoss,
  mentionsPoison,
  mentionsSelfHarm,
  mentionsSnakeBite,
  mentionsTickRash,
  saysLifeIsWorthNothing,
  statesWishToDie,
} from "./signs/stated-injuries.ts";
import {
  asksAboutTheNews,
  asksWhatIf,
  mentionsAnothersSuicide,
  mentionsBackIntoLeg,
  mentionsFunnyTurn,
  mentionsHighFever,
  mentionsHotBody,
  mentionsOldStory,
  mentionsPurging,
  mentionsSpurting,
  mentionsVagueSign,
  plain,
} from "./signs/stated-signs.ts";
import { mentionsStillBaby } from "./emergencies/still-baby.ts";
import {
  mentionsNumbFingersThatDrop,
  mentionsPulseOnBetaBlocker,
  mentionsRedUrineAfterRace,
  mentionsTendonAfterAntibiotic,
  mentionsVeryLowPulse,
} from "./signs/medicine-signs.ts";
import { mentionsAchingKnock, mentionsDarkerUrine, mentionsFaintStanding } from "./signs/weak-signs.ts";
import { ORDINARY_TALK_SIGN, SIGNLESS_DANGER, SURE_DANGER, UNCATEGORISED_EMERGENCY_DANGER } from "./reading/thresholds.ts";
import { type FoundSign, shown } from "./reading/found.ts";
import { ORDINARY, readWithNow } from "./reading/read-signs.ts";
import { clausesOfNow } from "./reading/clauses-of-now.ts";
import { settle } from "./reading/settle-category.ts";
import {
  withHands,
  withHeatStroke,
  withLegOnly,
  withMilderCourse,
  withoutPrivateWords,
  withSlowCourse,
  withSpine,
} from "./reading/correct-by-course.ts";

/** What a message means for safety. `ask`: one weak sign, to be asked about; `isSure`: no misunderstanding is likely. */
export type Triage = { readonly kind: "none" } | ({ readonly kind: "ask" | "sign"; readonly isSure: boolean } & DangerSign);

/**
 * Reads a message before anything else looks at it: a grammar of known wordings and a classifier that was trained on labelled messages in seven
 * languages, each sentence by itself, all together, and with what the athlete wrote before. `earlier` are the athlete's own messages, the oldest first.
 * Figures of speech are read without their words (`withoutFigures`).
 */
export async function triage(content: string, earlier: readonly string[], today: Day): Promise<Triage> {
  const stated = isFamilyHistory(content) ? undefined : toldOutright(withoutThings(content));
  const outright: DangerBeside | undefined = stated ?? dangerBeside(content);
  const read = await readMeant(content, earlier, today);
  const isGraver = outright !== undefined && read.kind === "sign" && LEVELS.indexOf(read.level) < LEVELS.indexOf(outright.level);
  const isVague = read.kind === "sign" && read.category === "unclear" && read.aid === undefined && outright?.level === "emergency";
  const isFirm = read.kind === "sign" && read.level === "emergency" && !isVague;
  const isNamed = isGraver || isFirm || (read.kind === "sign" && outright?.kind === "ask");
  if (read.kind === "none" && outright === undefined) {
    const beside = await readBeside(content, today);
    if (beside !== undefined) return { ...beside, person: isAbout(content, earlier) };
  }
  if (outright === undefined || isNamed || isOfFiction(content)) {
    const isOfTraining = read.kind === "ask" && read.category === "violence" && !read.isSure && asksForTrainingOfAnother(content);
    return isOfTraining && outright === undefined ? { kind: "none" } : read;
  }
  const person = outright.person ?? isAbout(content, earlier);
  const aid = aidFor(content, outright.category, person) ?? (person === "other" ? helpersAid(content, outright.category) : undefined);
  return { ...outright, isSure: outright.kind === "sign", quote: shown(content), person, ...(aid && { aid }) };
}

/** The gravest of what tells of now beside an old story or a film. */
async function readBeside(content: string, today: Day): Promise<Exclude<Triage, { readonly kind: "none" }> | undefined> {
  for (const { text, isUnsure } of clausesOfNow(content)) {
    const found = await readMeant(text, [], today);
    if (found.kind === "none" || (found.level !== "emergency" && found.level !== "doctor-today")) continue;
    return { ...found, ...(isUnsure && { kind: "ask", isSure: false }), quote: shown(content) };
  }
  return undefined;
}

async function readMeant(content: string, earlier: readonly string[], today: Day): Promise<Triage> {
  const meant = withoutFigures(content);
  const before = earlier.map(withoutFigures);
  const whole = await readMessage(content, before, today);
  if (meant === content) return whole;
  const found = await readMessage(meant, before, today);
  // A joke around it hides no clear sign; what is rare without it is none.
  if (whole.kind === "none") {
    const isNamed = found.kind === "sign" && (found.isSure ? namesBodyOrSign(meant) : isSymptom(meant));
    const isClear = found.kind === "sign" && found.level === "emergency" && isNamed;
    return isClear ? { ...found, quote: shown(content) } : whole;
  }
  // What is left tells a grave sign that nothing has read: the words around it stand.
  if (found.kind === "none") return tellsGraveSign(meant) ? whole : found;
  const namesNothing = !namesBodyOrSign(meant) && grammarSigns(meant, today).length === 0;
  if (namesNothing && (await readLearned(meant)).danger < SURE_DANGER) return { kind: "none" };
  return { ...found, quote: content.includes(found.quote) ? found.quote : shown(content) };
}

async function readMessage(content: string, earlier: readonly string[], today: Day): Promise<Triage> {
  const found = await askedOfOrdinaryTalk(await assess(content, earlier, today), content, earlier, today);
  const isNamed = found.kind === "sign" && found.level === "emergency" && found.category !== "unclear";
  if (!isNamed && mentionsHeadOnThinners(content, earlier) && !asksWhatIf(content) && !isImagined(content)) {
    const person = isAbout(content, earlier);
    const aid = aidFor(content, "head", person) ?? (person === "other" ? helpersAid(content, "head") : undefined);
    return { kind: "sign", isSure: true, quote: shown(content), level: "emergency", category: "head", person, ...(aid && { aid }) };
  }
  // What is taken for a faint or for nothing named may be the waters.
  const isOther = found.kind === "sign" && (found.aid !== undefined || !OF_WATERS.has(found.category));
  if (!isOther && mentionsBrokenWaters(content) && !isNotOfNow(content))
    return {
      kind: "sign",
      isSure: true,
      quote: shown(content),
      level: "emergency",
      category: "pregnancy",
      person: isAbout(content, earlier),
    };
  const category = statedEmergency(content, earlier.at(-1));
  // A rope around a neck is no matter of the spine. What may be past is asked about.
  if (category === undefined || (isNamed && category !== "suicide") || isNotOfNow(content) || mentionsThePast(content) === "unsure")
    return found;
  const person = isAbout(content, earlier);
  const aid = aidFor(content, category, person) ?? (person === "other" ? helpersAid(content, category) : undefined);
  return { kind: "sign", isSure: true, quote: shown(content), level: "emergency", category, person, ...(aid && { aid }) };
}

const OF_WATERS: ReadonlySet<Category> = new Set(["faint", "unclear", "belly", "slow-warning", "infection", "cauda-equina"]);

/** What only the classifier takes for a sign, and the reader of ordinary talk for none, is asked about before it stops anybody. */
async function askedOfOrdinaryTalk(found: Triage, content: string, earlier: readonly string[], today: Day): Promise<Triage> {
  const isFirm =
    found.kind !== "sign" || found.isSure || found.aid !== undefined || isSymptom(content) || grammarSigns(content, today).length > 0;
  if (isFirm) return found;
  const shares = await Promise.all([content, [...earlier, content].join(". ")].map(likelySign));
  return Math.max(...shares) < ORDINARY_TALK_SIGN ? { ...found, kind: "ask" } : found;
}

async function assess(content: string, earlier: readonly string[], today: Day): Promise<Triage> {
  // "Yes, do it" names nothing: what it agrees to was read before.
  if (isConsent(content)) return { kind: "none" };
  if (mentionsAnothersSuicide(content))
    return { kind: "sign", isSure: true, quote: shown(content), level: "emergency", category: "suicide", person: "other" };
  const selfHarm = mentionsSelfHarm(content);
  if (selfHarm !== undefined)
    return {
      kind: "sign",
      isSure: true,
      quote: shown(content),
      level: selfHarm === "deep" ? "emergency" : "talk",
      category: "suicide",
      person: "self",
    };
  if (saysLifeIsWorthNothing(content))
    return {
      kind: "sign",
      isSure: true,
      quote: shown(content),
      level: "emergency",
      category: "suicide",
      person: isAbout(content, earlier),
    };
  const before = earlier.at(-1);
  if (isNotOfNow(content) || (before !== undefined && isOver(`${before}. ${content}`))) return { kind: "none" };
  const found = await readWithNow(content, earlier, today);
  const isNamed = found.kind === "sign" && (found.category !== "suicide" || grammarSigns(content, today).length > 0);
  const held = isNamed ? undefined : await stillOfAnother(content, earlier, today);
  if (held !== undefined) return held;
  if (found.kind === "none") {
    const seen = { isSure: false, quote: shown(content), person: isAbout(content, earlier) };
    if (mentionsSnakeBite(content)) return { ...seen, kind: "sign", isSure: true, level: "emergency", category: "limb", aid: "snake" };
    if (statesWishToDie(content))
      return { ...seen, kind: isEverydayTalk(plainWords(content)) ? "ask" : "sign", level: "emergency", category: "suicide" };
    if (mentionsPurging(content)) return { ...seen, kind: "sign", level: "talk", category: "eating" };
    if (mentionsLethalDose(content)) return { ...seen, kind: "ask", level: "talk", category: "suicide" };
    if (mentionsNoPeriodAndLittleFood(content)) return { ...seen, kind: "sign", level: "talk", category: "eating" };
    if (mentionsOneCalf(content, [...earlier.slice(-1), content].join(". ")))
      return { ...seen, kind: "ask", level: "doctor-today", category: "clot" };
    if (mentionsBackIntoLeg(content)) return { ...seen, kind: "ask", level: "doctor-today", category: "cauda-equina" };
    if (mentionsChestBeyondMuscle(content)) return { ...seen, kind: "ask", level: "emergency", category: "heart" };
    if (tellsOfNearFaint(content)) return { ...seen, kind: "sign", level: "doctor-today", category: "faint" };
    if (mentionsFaintStanding(content)) return { ...seen, kind: "sign", level: "doctor-today", category: "faint" };
    if (mentionsStillBaby(content)) return { ...seen, kind: "sign", level: "doctor-today", category: "pregnancy" };
    if (mentionsTendonAfterAntibiotic(content))
      return { ...seen, kind: "sign", level: "doctor-this-week", category: "limb", aid: "tendon" };
    if (mentionsVeryLowPulse(content)) return { ...seen, kind: "sign", level: "doctor-today", category: "heart" };
    if (mentionsPulseOnBetaBlocker(content))
      return { ...seen, kind: "sign", level: "doctor-this-week", category: "heart", aid: "beta-blocker" };
    if (mentionsNumbFingersThatDrop(content)) return { ...seen, kind: "sign", level: "doctor-this-week", category: "limb", aid: "nerve" };
    if (mentionsDarkerUrine(content) || mentionsRedUrineAfterRace(content))
      return { ...seen, kind: "ask", level: "emergency", category: "rhabdo" };
    if (mentionsCutToTheFat(content)) return { ...seen, kind: "sign", level: "doctor-today", category: "limb", aid: "wound" };
    if (bearsNoWeight(plain(content))) return { ...seen, kind: "sign", level: "doctor-today", category: "limb" };
    if (mentionsAchingKnock(content)) return { ...seen, kind: "sign", level: "doctor-today", category: "head" };
    if (mentionsFunnyTurn(content)) return { ...seen, kind: "ask", level: "doctor-today", category: "faint" };
    if (mentionsHighFever(content)) return { ...seen, kind: "sign", level: "doctor-today", category: "infection" };
    const vague = isLimbAsleep(plain(content)) ? undefined : mentionsVagueSign(content);
    return vague === undefined ? found : { ...seen, kind: "ask", level: "doctor-today", category: vague === "hands" ? "spine" : "unclear" };
  }
  const settled = await settle(found, content, earlier);
  if (settled === undefined) return { kind: "none" };
  const all = [...earlier, content].join(". ");
  const own = withSlowCourse(withSpine(withHeatStroke(withHands(settled, content), content), content), content);
  const withLast = [...earlier.slice(-1), content].join(". ");
  const calm = await withoutRise(withoutPrivateWords(withLegOnly(own, all), all), content, earlier, today);
  const { kind, isSure, quote, level, category } = withMilderCourse(calm, content, withLast);
  const person = isAbout(content, earlier);
  if (OF_A_TICK.has(category) && kind === "sign" && mentionsTickRash(content) && !isSeptic(content))
    return { kind, isSure, quote, category: "infection", level: "doctor-today", person };
  if (OF_A_CUT.has(category) && mentionsCutToTheFat(content) && !bleedsOn(content))
    return { kind: "sign", isSure, quote, category: "limb", level: "doctor-today", person, aid: "wound" };
  if (onlyLosesFluid(withLast, category))
    return { kind: "sign", isSure, quote, category: "belly", level: "doctor-today", person, aid: "fluids" };
  const aid = aidFor(withLast, category, person) ?? (kind === "sign" && level !== "emergency" ? doctorsAid(withLast, category) : undefined);
  const sign = { isSure, quote, category, person };
  // Bad air and somebody who does not answer or breathe are emergencies however they are told, and so is a wound whose bleeding does not stop.
  if (aid === "resuscitation" && mentionsHotBody(content)) return { ...sign, kind: "sign", level: "emergency", category: "heat", aid };
  if (aid !== undefined && (ALWAYS_EMERGENCIES.has(aid) || (aid === "bleeding" && kind === "sign")))
    return { ...sign, kind: "sign", level: "emergency", aid };
  // Far too much of a medicine is one as well, whatever it was taken for.
  if (aid === "overdose" && (category !== "suicide" || mentionsPoison(content))) return { ...sign, kind: "sign", level: "emergency", aid };
  // A bite through the skin is seen by a doctor, however small it looks.
  if (aid === "bite" && (kind === "ask" || level !== "emergency")) return { ...sign, kind: "sign", level: "doctor-today", aid };
  const helpers = person === "other" && level === "emergency" ? helpersAid(content, category) : undefined;
  const shownAid = aid ?? helpers;
  // "Had chest tightness in spring": whether a doctor looked at it is the question.
  if (kind === "sign" && mentionsThePast(content) === "unsure") return { ...sign, kind: "ask", level: "doctor-today" };
  // An emergency that only the learned reading suspects, and of no kind, is asked about; the question names the emergency number.
  const isUnsure = !isSure && settled.from.danger < UNCATEGORISED_EMERGENCY_DANGER;
  if (kind === "sign" && isUnsure && category === "unclear" && level === "emergency" && shownAid === undefined)
    return { ...sign, kind: "ask", level };
  const isOfModelOnly =
    !isSure && settled.from.danger < SIGNLESS_DANGER && !isSymptom(content) && grammarSigns(content, today).length === 0;
  if (kind === "sign" && level === "emergency" && isOfModelOnly && shownAid === undefined) return { ...sign, kind: "ask", level };
  return { ...sign, kind, level, ...(shownAid && { aid: shownAid }) };
}

const OF_A_TICK: ReadonlySet<Category> = new Set(["unclear", "infection"]);

/** What a cut is taken for; while it does not bleed on and the limb is felt, a doctor closes it today. */
const OF_A_CUT: ReadonlySet<Category> = new Set(["unclear", "limb", "infection", "slow-warning"]);

function bleedsOn(content: string): boolean {
  const concepts = conceptsFor(content);
  return (
    ["bleedon", "numb", "weak", "unable", "faint", "cold", "crooked"].some((concept) => concepts.has(concept)) || mentionsSpurting(content)
  );
}

const ALWAYS_EMERGENCIES: ReadonlySet<string> = new Set(["resuscitation", "seizure", "fresh-air", "snake", "choking"]);

/** Vomiting that lasts is a doctor's matter of today while the mind is clear and nothing else is told. */
function onlyLosesFluid(said: string, category: Category): boolean {
  if ((category !== "unclear" && category !== "belly") || !mentionsFluidLoss(said)) return false;
  const concepts = conceptsFor(said);
  return !MORE_THAN_FLUID.some((concept) => concepts.has(concept));
}

const MORE_THAN_FLUID =
  "blood confused faint chest heart head neck seizure diabetes pregnancy pregnant heat hot drug drank allergy testicle sugar weak fever stool die".split(
    " ",
  );

/** A question of what would be done, what is over or denied, or an old story of another; thoughts of an end are always of now. */
export function isNotOfNow(content: string): boolean {
  const isOfAnother =
    asksWhatIf(content) ||
    (asksAboutTheNews(content) && !tellsSignBeside(content)) ||
    isFamilyHistory(content) ||
    (mentionsOldStory(content) && isAboutAnother(content));
  return (
    (isOfAnother ||
      isImagined(content) ||
      deniesAllSigns(content) ||
      isAllClear(content) ||
      isOfFiction(content) ||
      hasHarmlessCause(content) ||
      mentionsThePast(content) === "past") &&
    !tellsOfAnEnd(content)
  );
}

function isOver(said: string): boolean {
  return mentionsThePast(said) === "past" && !tellsOfAnEnd(said);
}

function tellsOfAnEnd(said: string): boolean {
  const concepts = conceptsFor(said);
  return ["die", "selfharm", "despair", "goodbye", "means"].some((concept) => concepts.has(concept));
}

/** "Normal today, can I do legs?" makes a doctor's matter of the message before no emergency. */
async function withoutRise(found: FoundSign, content: string, earlier: readonly string[], today: Day): Promise<FoundSign> {
  const last = earlier.at(-1);
  if (last === undefined || found.kind !== "sign" || found.level !== "emergency") return found;
  const isCalm = conceptsIn(plainWords(content)).every(({ concept }) => ORDINARY.has(concept) || LIMBS.has(concept));
  if (!isCalm || tellsOfAnEnd(content) || (await readLearned(content)).danger >= SURE_DANGER) return found;
  const before = await triage(last, earlier.slice(0, -1), today);
  return before.kind === "sign" ? { ...found, level: before.level } : found;
}

/** "Leg day" names one without a complaint. */
const LIMBS: ReadonlySet<string> = new Set(["leg", "arm", "joint"]);

/** "He's fine now, do we carry on?" right after he passed out: somebody has to look at him first, whatever he says. */
async function stillOfAnother(content: string, earlier: readonly string[], today: Day): Promise<Triage | undefined> {
  const before = earlier.at(-1);
  if (before === undefined || !isAboutAnother(before) || !isAboutAnother(content)) return undefined;
  const was = await triage(before, [], today);
  return was.kind === "sign" && was.level === "emergency" ? { ...was, person: "other" } : undefined;
}

/** "He is awake again, but grey" is about who was told of before. */
function isAbout(content: string, earlier: readonly string[]): DangerSign["person"] {
  const before = earlier.at(-1);
  if (isAboutAnother(content)) return "other";
  return before !== undefined && isAboutAnother(before) && isAboutAnother(`${before} ${content}`) ? "other" : "self";
}
