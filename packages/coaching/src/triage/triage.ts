import { type Day, readInjuries, type RedFlag, type RedFlagClass } from "@ironpace/training";
import { isConsent } from "../built-in-coach/dialogue/cards/accepted-wish.ts";
import { grammarSigns } from "./signs/red-flags.ts";
import type { Category } from "./categories.ts";
import { BODY, conceptsIn } from "./concepts.ts";
import {
  deniesAllSigns,
  hasHarmlessCause,
  isAllClear,
  isFamilyHistory,
  isImagined,
  isSymptom,
  partOfNow,
  mentionsThePast,
} from "./context.ts";
import {
  certainCategory,
  conceptsFor,
  hasEvidence,
  isLikelyPrivate,
  isOfOneLimb,
  numbHands,
  PRIVATE,
  mentionsNoPeriodOnly,
} from "./evidence.ts";
import { mentionsBrokenWaters } from "./emergencies/broken-waters.ts";
import { mentionsCutToTheFat } from "./emergencies/deep-cut.ts";
import { isDopingQuestion } from "./doping-question.ts";
import { isEverydayTalk, isPlainCold } from "./harmless/everyday-talk.ts";
import { namesBodyOrSign, tellsGraveSign, withoutFigures } from "./harmless/figures/figures-of-speech.ts";
import { plainWords } from "./features.ts";
import { isOfFiction, tellsSignBeside } from "./fiction.ts";
import { aidFor, doctorsAid, helpersAid } from "./emergencies/first-aid.ts";
import { mentionsHeadOnThinners } from "./emergencies/head-on-thinners.ts";
import { isLimbAsleep } from "./harmless/harmless-soreness.ts";
import { isHarmlessTalk } from "./harmless/harmless-talk.ts";
import { type LearnedReading, type Level, LEVELS, readLearned, usualLevel } from "./learned.ts";
import { likelySign } from "./harmless/ordinary-talk.ts";
import { bearsNoWeight } from "./harmless/no-weight.ts";
import { tellsOfStalledLift } from "./harmless/stalled-lift.ts";
import { namesOnlyATime } from "./only-a-time.ts";
import { isAboutAnother } from "./person.ts";
import type { Sign } from "./say.ts";
import { asksForStoredFigure } from "./stored-figure.ts";
import { isPosturalDim } from "./signs/settled-signs.ts";
import {
  mentionsChestBeyondMuscle,
  mentionsLethalDose,
  mentionsNoPeriodAndLittleFood,
  mentionsOneCalf,
  mentionsRelieverOften,
} from "./signs/stated-context.ts";
import {
  isOnlyAsleep,
  mentionsChestOfPastDays,
  mentionsFastInfection,
  isSeptic,
  mentionsFesteringWound,
  mentionsSkipsAlone,
} from "./signs/stated-course.ts";
import { statedEmergency } from "./emergencies/stated-emergencies.ts";
import { tellsOfNearFaint, toldOutright } from "./emergencies/told-outright.ts";
import {
  mentionsFluidLoss,
  mentionsHurtSpine,
  mentionsLimbInDanger,
  mentionsPoison,
  mentionsSelfHarm,
  mentionsSnakeBite,
  mentionsSprain,
  mentionsTickRash,
  saysLifeIsWorthNothing,
  statesWishToDie,
} from "./signs/stated-injuries.ts";
import {
  asksAboutTheNews,
  asksWhatIf,
  onlyFeelsOdd,
  mentionsBandInEye,
  mentionsFlashesOnly,
  mentionsSlowTesticle,
  mentionsFlutterThatPassed,
  mentionsSlowNerve,
  mentionsClotAndBreath,
  mentionsBackIntoLeg,
  mentionsHeatStroke,
  mentionsHotBody,
  mentionsPurging,
  mentionsTinglingHands,
  mentionsTorsion,
  mentionsVagueSign,
  mentionsNewEffortAngina,
  mentionsOldEffortAngina,
  mentionsMildKnock,
  mentionsOlderKnock,
  mentionsStroke,
  mentionsAnaphylaxis,
  mentionsAnothersSuicide,
  mentionsOldStory,
  mentionsSpine,
  mentionsHighFever,
  mentionsFunnyTurn,
  mentionsSpurting,
  plain,
} from "./signs/stated-signs.ts";
import { mentionsStillBaby } from "./emergencies/still-baby.ts";
import {
  mentionsNumbFingersThatDrop,
  mentionsPulseOnBetaBlocker,
  mentionsVeryLowPulse,
  mentionsRedUrineAfterRace,
  mentionsTendonAfterAntibiotic,
} from "./signs/medicine-signs.ts";
import {
  hurtsAfterKnock,
  isBareKnock,
  isTurnAlone,
  isUnsureSwelling,
  mentionsAchingKnock,
  mentionsDarkerUrine,
  mentionsFaintOfWeeksAgo,
  mentionsFaintStanding,
} from "./signs/weak-signs.ts";

/** What a message means for safety. `ask`: one weak sign, to be asked about; `isSure`: no misunderstanding is likely. */
export type Triage = { readonly kind: "none" } | ({ readonly kind: "ask" | "sign"; readonly isSure: boolean } & Sign);

/** How sure the classifier has to be of a whole message to raise an alarm alone, or to ask; less where a grammar saw something too. */
const ALARM = 0.35;
const ASK = 0.35;
const ASK_BESIDE_THE_PLAN = 0.6;
const GRAMMAR_ALARM = 0.3;
const GRAMMAR_ASK = 0.15;
/** Danger from which on one sentence counts in a message that is about something else. */
const SENTENCE = 0.75;
/** From here on it is no misunderstanding. */
const SURE = 0.9;
const WITHOUT_CONCEPTS = 0.75;
const LONG_WITHOUT_CONCEPTS = 0.5;
/** In words of training alone: "raining sideways, can the long one be tomorrow". */
const WITHOUT_ANYTHING = 0.7;
/** For a message that only with what was said before is a sign, and by how much it has to make it one: "and now it is red and warm". */
const JOINED_ALARM = 0.6;
const JOINED_RISE = 0.15;
/** Less may make a sign of what says something by itself already. */
const JOINED_SIGN = 0.12;
const JOINED_ALARM_OF_ANYTHING = 0.9;
/** Fewer words than that only join what was a weak sign itself: "tired" and "baby" are no pregnancy. */
const FEWEST_JOINED = 3;
/** Below, neither of two messages without a single concept makes the other a sign. */
const JOINED_HARMLESS = 0.35;
/** Messages before that a message is read with. */
const JOINED_MESSAGES = 3;
/** Words of a message that says enough by itself to be read with the last one only. */
const LONG_MESSAGE = 150;

/**
 * Reads a message before anything else looks at it: a grammar of known wordings and a classifier that was trained on labelled messages in seven
 * languages, each sentence by itself, all together, and with what the athlete wrote before. `earlier` are the athlete's own messages, the oldest first.
 * Figures of speech are read without their words (`withoutFigures`).
 */
export async function triage(content: string, earlier: readonly string[], today: Day): Promise<Triage> {
  const outright = toldOutright(content);
  const read = await readMeant(content, earlier, today);
  const isNamed = read.kind === "sign" && (read.level === "emergency" || outright?.kind === "ask");
  if (outright === undefined || isNamed || isOfFiction(content) || isFamilyHistory(content)) return read;
  return { ...outright, isSure: outright.kind === "sign", quote: shown(content), person: isAbout(content, earlier) };
}

async function readMeant(content: string, earlier: readonly string[], today: Day): Promise<Triage> {
  const meant = withoutFigures(content);
  const before = earlier.map(withoutFigures);
  const whole = await readMessage(content, before, today);
  if (meant === content) return whole;
  const found = await readMessage(meant, before, today);
  // A joke around it hides no clear sign; what is rare without it is none.
  if (whole.kind === "none") {
    const isClear = found.kind === "sign" && found.level === "emergency" && found.isSure && namesBodyOrSign(meant);
    return isClear ? { ...found, quote: shown(content) } : whole;
  }
  // What is left tells a grave sign that nothing has read: the words around it stand.
  if (found.kind === "none") return tellsGraveSign(meant) ? whole : found;
  const namesNothing = !namesBodyOrSign(meant) && grammarSigns(meant, today).length === 0;
  if (namesNothing && (await readLearned(meant)).danger < SURE) return { kind: "none" };
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
  return Math.max(...shares) < ORDINARY_BELOW ? { ...found, kind: "ask" } : found;
}

/** Below it the reader of ordinary talk sees no sign: of 438 stopped dangers that were held back 2 are asked about, of 101 false stops 34. */
const ORDINARY_BELOW = 0.4;

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
  const isUnsure = !isSure && settled.from.danger < UNKIND_ALARM;
  if (kind === "sign" && isUnsure && category === "unclear" && level === "emergency" && shownAid === undefined)
    return { ...sign, kind: "ask", level };
  const isOfModelOnly = !isSure && settled.from.danger < SIGNLESS_ALARM && !isSymptom(content) && grammarSigns(content, today).length === 0;
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
function isNotOfNow(content: string): boolean {
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

/**
 * The sign with the category that the message bears out, alone or with what was said before, else with none (`unclear`). What only looks like suicide,
 * food or violence, and shows no sign of the body either, is asked about; undefined for what was a weak sign.
 */
async function settle(found: Found, content: string, earlier: readonly string[]): Promise<Found | undefined> {
  const own = certainCategory(found.from);
  if (found.isKnown && hasEvidence(found.category, found.from)) return found;
  if (own !== "unclear") return withCategory(found, own);
  for (let from = earlier.length - 1; from >= Math.max(0, earlier.length - JOINED_MESSAGES); from--) {
    const joined = certainCategory(await readLearned([...earlier.slice(from), content].join(". ")));
    if (joined !== "unclear" && !PRIVATE.has(joined)) return withCategory(found, joined);
  }
  const isOfBody = found.from.likely
    .slice(0, MOST_LIKELY)
    .some(({ category }) => !PRIVATE.has(category) && hasEvidence(category, found.from));
  if (!PRIVATE.has(found.category) || isOfBody) {
    const unclear = withCategory(found, "unclear");
    return found.level !== "emergency" && found.from.danger < UNSHOWN_ALARM && !isOfBody ? { ...unclear, kind: "ask" } : unclear;
  }
  if (isLikelyPrivate(found.from)) return { ...found, kind: "ask" };
  return found.kind === "sign" ? { ...withCategory(found, "unclear"), kind: "ask" } : undefined;
}

/** Numb hands are a doctor's matter when they last, and a question when they came back. */
function withHands(found: Found, content: string): Found {
  const hands = numbHands(content);
  if (hands === undefined || (found.category !== "unclear" && found.category !== "cauda-equina")) return found;
  return { ...found, category: "unclear", level: "doctor-today", kind: hands === "passed" ? "ask" : found.kind };
}

/** A hand or foot that loses strength over weeks, and somebody else's heart that flutters in training and is quiet again, wait for a doctor. */
function withSlowCourse(found: Found, content: string): Found {
  if (found.kind !== "sign" || found.level !== "emergency") return found;
  if (mentionsSlowNerve(content)) {
    const isOfBack = ["back", "neck"].some((concept) => conceptsFor(content).has(concept));
    return { ...found, level: "doctor-today", category: isOfBack && conceptsFor(content).has("leg") ? "cauda-equina" : "limb" };
  }
  if (found.category === "heart" && isAboutAnother(content) && mentionsFlutterThatPassed(content))
    return { ...found, level: "doctor-today" };
  const isNamed = found.from.likely.slice(0, 1).some(({ category }) => hasEvidence(category, found.from));
  if (
    found.category === "unclear" &&
    onlyFeelsOdd(content, isNamed && conceptsIn(plainWords(content)).some(({ concept }) => BODY.has(concept)))
  )
    return { ...found, kind: "ask", level: "doctor-today" };
  return found;
}

/** What came with each hill for weeks, was once in the chest and is gone for days, or is left of a knock days ago, is a doctor's; tingling hands are asked about as such. */
function withMilderCourse(found: Found, content: string, withLast: string): Found {
  if (isOnlyAsleep(content)) return { ...found, kind: "ask", level: "doctor-today", category: "unclear" };
  if (isPosturalDim(plain(content))) return { ...found, kind: "ask", level: "doctor-today", category: "faint" };
  if (found.category === "unclear" && isTurnAlone(content)) return { ...found, kind: "ask", level: "doctor-today", category: "faint" };
  if (found.category === "unclear" && found.level !== "emergency" && mentionsAchingKnock(content))
    return { ...found, kind: "sign", level: "doctor-today", category: "head" };
  if (found.category === "clot" && found.level !== "emergency" && isUnsureSwelling(withLast)) return { ...found, kind: "ask" };
  if (found.kind === "ask" && AFTER_A_KNOCK.has(found.category) && hurtsAfterKnock(content, withLast))
    return { ...found, kind: "sign", level: "doctor-today", category: "head" };
  if (found.kind === "ask") {
    if (found.level !== "emergency" && mentionsNumbFingersThatDrop(content)) return { ...found, kind: "sign", category: "limb" };
    const isOfHands = found.category === "cauda-equina" || found.category === "unclear" ? mentionsTinglingHands(content) : false;
    if (found.category === "unclear" && mentionsBackIntoLeg(content)) return { ...found, category: "cauda-equina" };
    return isOfHands ? { ...found, category: "spine" } : found;
  }
  if (found.category === "anaphylaxis" && mentionsAnaphylaxis(content)) return { ...found, level: "emergency" };
  if (mentionsTorsion(content)) return { ...found, level: "emergency", category: "belly" };
  if ((found.category === "limb" || found.category === "unclear") && mentionsLimbInDanger(content)) return { ...found, level: "emergency" };
  if (found.category === "heart" && mentionsThePast(content) === undefined && mentionsNewEffortAngina(content))
    return { ...found, level: "emergency" };
  if (found.category === "infection" && (mentionsFastInfection(content) || isSeptic(content))) return { ...found, level: "emergency" };
  if (found.level !== "emergency") return found;
  const isMilder =
    (found.category === "eye" && (mentionsFlashesOnly(withLast) || mentionsBandInEye(content))) ||
    (OF_A_TESTICLE.has(found.category) && mentionsSlowTesticle(content)) ||
    (found.category === "heart" && (mentionsOldEffortAngina(withLast) || mentionsChestOfPastDays(content))) ||
    (found.category === "heart" && mentionsSkipsAlone(content)) ||
    (found.category === "infection" && mentionsFesteringWound(withLast)) ||
    ((found.category === "asthma" || found.category === "unclear") && mentionsRelieverOften(withLast)) ||
    (found.category === "head" && (mentionsOlderKnock(withLast) || mentionsMildKnock(withLast) || isBareKnock(content))) ||
    ((found.category === "faint" || found.category === "unclear") &&
      (mentionsFaintOfWeeksAgo(content) || mentionsFaintStanding(withLast))) ||
    ((found.category === "limb" || found.category === "unclear") && mentionsSprain(withLast));
  if (isMilder) return { ...found, level: "doctor-today" };
  const isOfLimb = found.category === "unclear" || found.category === "limb";
  return isOfLimb && mentionsStroke(content) ? { ...found, category: "stroke" } : found;
}

/** What a swollen testicle is taken for. */
const OF_A_TESTICLE: ReadonlySet<Category> = new Set(["belly", "clot", "infection", "slow-warning", "unclear"]);
/** What a headache after a knock is taken for. */
const AFTER_A_KNOCK: ReadonlySet<Category> = new Set(["head", "stroke", "faint", "unclear"]);

/** "Normal today, can I do legs?" makes a doctor's matter of the message before no emergency. */
async function withoutRise(found: Found, content: string, earlier: readonly string[], today: Day): Promise<Found> {
  const last = earlier.at(-1);
  if (last === undefined || found.kind !== "sign" || found.level !== "emergency") return found;
  const isCalm = conceptsIn(plainWords(content)).every(({ concept }) => ORDINARY.has(concept) || LIMBS.has(concept));
  if (!isCalm || tellsOfAnEnd(content) || (await readLearned(content)).danger >= SURE) return found;
  const before = await triage(last, earlier.slice(0, -1), today);
  return before.kind === "sign" ? { ...found, level: before.level } : found;
}

/** "Leg day" names one without a complaint. */
const LIMBS: ReadonlySet<string> = new Set(["leg", "arm", "joint"]);

/** In heat a mind that is not clear is an emergency. */
function withHeatStroke(found: Found, content: string): Found {
  return found.kind === "sign" && found.category === "heat" && mentionsHeatStroke(content) ? { ...found, level: "emergency" } : found;
}

/** A clot in the leg is a doctor's matter of today, one in the lung an emergency (triage.md category 3). */
function withLegOnly(found: Found, text: string): Found {
  if (found.category !== "clot" || found.level !== "emergency") return found;
  const concepts = conceptsFor(text.replaceAll(ONE_SIDED, "$1 "));
  const isOfLeg = ["leg", "arm"].some((concept) => concepts.has(concept));
  return isOfLeg && !OF_LUNG.some((concept) => concepts.has(concept)) ? { ...found, level: "doctor-today" } : found;
}

/** "Linkerkuit" is a calf. */
const ONE_SIDED = /\b(linker|rechter)(?=\p{L}{3})/giu;
const OF_LUNG = ["breathless", "chest", "heart", "faint", "dizzy", "blood", "cold", "numb", "pregnant", "sudden"];

/** What only looks like the spine's lower end, or like a disturbed way of eating, is asked about or answered without its words. */
function withoutPrivateWords(found: Found, text: string): Found {
  if (found.category === "heart" && mentionsClotAndBreath(text)) return { ...found, category: "clot" };
  if (found.category === "eating" && mentionsNoPeriodOnly(text)) return { ...found, category: "slow-warning", level: "doctor-this-week" };
  return found.category === "cauda-equina" && found.kind === "ask" && isOfOneLimb(text) ? { ...found, category: "unclear" } : found;
}

function withSpine(found: Found, content: string): Found {
  if (found.level !== "emergency") return found;
  // After an accident nobody is moved, whichever part of the spine it is.
  if ((found.category === "unclear" || found.category === "cauda-equina" || found.category === "limb") && mentionsHurtSpine(content))
    return { ...found, category: "spine" };
  return found.category === "unclear" && mentionsSpine(content) ? { ...found, category: "spine" } : found;
}

/** An emergency of no kind has to be that sure. */
const UNKIND_ALARM = 0.65;
/** So has one in words that name no sign. */
const SIGNLESS_ALARM = 0.5;
/** A doctor's matter that nothing in the message shows, of no category at all, has to be surer than that; below it is asked about. */
const UNSHOWN_ALARM = 0.6;
/** Among so many likeliest categories one of the body has to be shown by a message that is read as suicide, food or violence without a word of them. */
const MOST_LIKELY = 4;

function withCategory(found: Found, category: Category): Found {
  // "Most of these turn out harmless" is said about no emergency.
  const settled = category === "slow-warning" && found.level === "emergency" ? "unclear" : category;
  const usual = usualLevel(settled);
  return {
    ...found,
    category: settled,
    level: found.level === "emergency" || (settled === "unclear" && found.level === "doctor-this-week") ? found.level : usual,
  };
}

/** "He's fine now, do we carry on?" right after he passed out: somebody has to look at him first, whatever he says. */
async function stillOfAnother(content: string, earlier: readonly string[], today: Day): Promise<Triage | undefined> {
  const before = earlier.at(-1);
  if (before === undefined || !isAboutAnother(before) || !isAboutAnother(content)) return undefined;
  const was = await triage(before, [], today);
  return was.kind === "sign" && was.level === "emergency" ? { ...was, person: "other" } : undefined;
}

/** "He is awake again, but grey" is about who was told of before. */
function isAbout(content: string, earlier: readonly string[]): Sign["person"] {
  const before = earlier.at(-1);
  if (isAboutAnother(content)) return "other";
  return before !== undefined && isAboutAnother(before) && isAboutAnother(`${before} ${content}`) ? "other" : "self";
}

/** What a message was read as; `from`: the reading that made it so, `isKnown`: the category is that of a known wording. */
interface Found extends Omit<Sign, "person" | "aid"> {
  readonly kind: "ask" | "sign";
  readonly isSure: boolean;
  readonly from: LearnedReading;
  readonly isKnown?: boolean;
}
type Reading = { readonly kind: "none" } | Found;

/** "Thrombosis in 2018, now a thick warm calf": what is of now is read by itself too, since the classifier takes the whole for the past. */
async function readWithNow(content: string, earlier: readonly string[], today: Day): Promise<Reading> {
  const [whole, ofNow] = [await read(content, earlier, today), partOfNow(content)];
  if (whole.kind === "sign" || ofNow === undefined) return whole;
  const now = await read(ofNow, [], today);
  return now.kind === "none" ? whole : now;
}

async function read(content: string, earlier: readonly string[], today: Day): Promise<Reading> {
  const flags = grammarSigns(content, today);
  if (flags.length === 0 && asksForStoredFigure(plainWords(content))) return { kind: "none" };
  if (flags.length === 0 && tellsOfStalledLift(plainWords(content))) return { kind: "none" };
  if (flags.length === 0 && (isEverydayTalk(plainWords(content)) || isDopingQuestion(plainWords(content)))) return { kind: "none" };
  if (isHarmlessTalk(content, earlier, flags.length > 0)) return { kind: "none" };
  // "And six months ago?" goes on from what was asked; beside a complaint it may be how long that has lasted.
  const isOnlyTime = flags.length === 0 && namesOnlyATime(plainWords(content));
  if (isOnlyTime && (earlier.length === 0 || (await readLearned(earlier.join(". "))).danger < JOINED_HARMLESS)) return { kind: "none" };
  // What was said before may make more of a cold than a cold.
  const isColdOnly = isPlainCold(plainWords(content)) && earlier.every((before) => isEverydayTalk(plainWords(before)));
  if (flags.length === 0 && isColdOnly) return { kind: "none" };
  // A cold explains no pain in the chest: what was told right before it stands.
  const last = earlier.at(-1);
  if (flags.length === 0 && last !== undefined && isPlainCold(plainWords(content))) {
    const before = await read(last, earlier.slice(0, -1), today);
    if (before.kind === "sign") return before;
  }
  const { reading, quote, whole } = await strongest(content, flags.length === 0 ? undefined : today);
  const { danger, sign, category, level } = reading;
  const flag = flags.toSorted((a, b) => LEVELS.indexOf(levelOf(a)) - LEVELS.indexOf(levelOf(b)))[0];
  if (flag !== undefined && sign >= GRAMMAR_ASK) {
    // Named thoughts of suicide are never too weak to answer with help.
    const isAlarm = danger >= GRAMMAR_ALARM || (flag.class === "mental-health" && sign >= ASK);
    const known =
      danger >= ALARM
        ? { category, level: levelBeside(flag, reading) }
        : { category: categoryOf(flag, content), level: levelOf(flag), isKnown: true };
    return {
      kind: isAlarm ? "sign" : "ask",
      isSure: danger >= ALARM,
      ...known,
      quote: /\p{L}/u.test(flag.phrase) ? flag.phrase : shown(content),
      from: reading,
    };
  }
  // Short messages that name no symptom score high only because they are rare, one word most of all.
  const words = plainWords(content);
  const isRare =
    words.length === 1
      ? danger < SURE
      : isOrdinary(words) &&
        danger < (words.length <= FEW_WORDS ? WITHOUT_CONCEPTS : isOfTraining(words) ? WITHOUT_ANYTHING : LONG_WITHOUT_CONCEPTS);
  // "Left side" by itself says nothing; with what was said before it may.
  const isFragment = words.length <= FRAGMENT_WORDS && isOrdinary(words) && danger < FRAGMENT_ALARM;
  // What is likelier a weak sign is asked about.
  if (!isRare && !isFragment && danger >= ALARM && danger >= sign - danger) {
    const whole = await inherited(content, earlier, reading);
    return { kind: "sign", isSure: danger >= SURE, category: whole.category, level: whole.level, quote, from: whole };
  }
  const joined = isRare ? undefined : await continued(content, earlier, whole);
  if (joined !== undefined) return { kind: "sign", isSure: false, ...joined };
  if (isFragment) return { kind: "none" };
  if (sign < (isRare ? ASK_BESIDE_THE_PLAN : ASK)) return { kind: "none" };
  // "Sharp pain in my shoulder, 7/10" is the plan's matter.
  const isComplaint = readInjuries(content, today).regions.length > 0;
  const isPlans = isComplaint && (category === "limb" || sign < ASK_BESIDE_THE_PLAN);
  return isPlans ? { kind: "none" } : { kind: "ask", isSure: false, category, level, quote, from: reading };
}

/**
 * "It is red and warm now" is about the part of the body that was named before, and "it jams half bent" is no emergency when it was a knee. What names
 * its own part of the body keeps its category, and only what was said before that clearly is no emergency makes it less urgent.
 */
async function inherited(content: string, earlier: readonly string[], reading: LearnedReading): Promise<LearnedReading> {
  const before = earlier.at(-1);
  if (before === undefined) return reading;
  const joined = await readLearned(`${before}. ${content}`);
  if (joined.danger < ALARM) return reading;
  if (!namesBody(plainWords(content)) && namesBody(plainWords(before))) return { ...joined, level: joinedLevel(reading, joined) };
  return { ...reading, level: joinedLevel(reading, joined) };
}

function joinedLevel(own: LearnedReading, joined: LearnedReading): Level {
  if (own.level !== "emergency") return higher(own.level, joined.level);
  return joined.emergency <= NO_EMERGENCY * joined.danger ? joined.level : "emergency";
}

const NO_EMERGENCY = 0.1;

function namesBody(words: readonly string[]): boolean {
  return conceptsIn(words).some(({ concept }) => BODY.has(concept));
}

/**
 * The message, or the sentence of it that is a sign by itself; where the grammar knows one (`named`: today), what is asked beside it makes it no
 * weaker: "I get chest pain when I run. Give me intervals."
 */
async function strongest(
  content: string,
  named: Day | undefined,
): Promise<{ readonly reading: LearnedReading; readonly quote: string; readonly whole: LearnedReading }> {
  const whole = await readLearned(content);
  if (whole.danger >= ALARM) return { reading: whole, quote: shown(content), whole };
  const sentences = content.split(/(?<=[.!?;])\s+|\n+/u).filter((sentence) => sentence.trim().length > 3);
  if (sentences.length > 1)
    for (const sentence of sentences) {
      const reading = await readLearned(sentence);
      const isNamed = named !== undefined && reading.danger > whole.danger && grammarSigns(sentence, named).length > 0;
      // "He's 30 and into cooking": words that the classifier has never seen, of nothing that it knows, weigh no more than all of the message.
      const isForeign = conceptsIn(plainWords(sentence)).length === 0;
      if ((reading.danger >= SENTENCE && !isForeign) || isNamed) return { reading, quote: shown(sentence), whole };
    }
  return { reading: whole, quote: shown(content), whole };
}

async function continued(
  content: string,
  earlier: readonly string[],
  own: LearnedReading,
): Promise<Omit<Found, "kind" | "isSure"> | undefined> {
  const words = plainWords(content).length;
  const before = earlier.slice(words > LONG_MESSAGE ? -1 : -JOINED_MESSAGES);
  if (before.length === 0) return undefined;
  const limit = own.sign >= JOINED_SIGN ? JOINED_ALARM : JOINED_ALARM_OF_ANYTHING;
  for (let from = before.length - 1; from >= 0; from--) {
    const said = before.slice(from).join(". ");
    const [alone, joined] = [await readLearned(said), await readLearned(`${said}. ${content}`)];
    if (words < FEWEST_JOINED && alone.sign < JOINED_SIGN) continue;
    // "I can't train Fridays any more" and "except this one" name nothing that could become a sign together.
    const isPlain = alone.sign < JOINED_HARMLESS && own.sign < JOINED_HARMLESS && isOrdinary(plainWords(`${said} ${content}`));
    if (isPlain) continue;
    if (joined.danger >= limit && joined.danger >= alone.danger + JOINED_RISE)
      return { category: joined.category, level: joined.level, quote: shown(content), from: joined };
  }
  return undefined;
}

/** Concepts that belong to any talk about training. */
const ORDINARY: ReadonlySet<string> = new Set(
  "effort not now past ask other rest sudden worse food but unable muscle gone minor cleared joke child both weeks days often stops unsure ride spot".split(
    " ",
  ),
);

const FRAGMENT_WORDS = 3;
const FRAGMENT_ALARM = 0.985;
const FEW_WORDS = 8;

function isOrdinary(words: readonly string[]): boolean {
  return conceptsIn(words).every(({ concept }) => ORDINARY.has(concept));
}

/** Words that tell of nothing but training. */
const TRAINING: ReadonlySet<string> = new Set("effort now rest days weeks often ride spot but".split(" "));

function isOfTraining(words: readonly string[]): boolean {
  return conceptsIn(words).every(({ concept }) => TRAINING.has(concept));
}

const LONGEST_QUOTE = 120;

function shown(text: string): string {
  const plain = text.replaceAll(/\s+/gu, " ").trim();
  return plain.length <= LONGEST_QUOTE ? plain : `${plain.slice(0, LONGEST_QUOTE - 1)}…`;
}

/** A grammar sees words, not how long ago it was or that it passes at rest: it makes an emergency only of what the classifier does not rule out as one. */
function levelBeside(flag: RedFlag, { danger, emergency, level }: LearnedReading): Level {
  return levelOf(flag) === "emergency" && emergency >= BESIDE_GRAMMAR_EMERGENCY * danger ? "emergency" : level;
}

const BESIDE_GRAMMAR_EMERGENCY = 0.2;

function higher(a: Level, b: Level): Level {
  return LEVELS.indexOf(a) < LEVELS.indexOf(b) ? a : b;
}

const FOOD =
  /\b(?:eat|ate|food|meal|purg|laxat|throw up|threw up|weigh|binge|anorex|bulim|kotz|ess|abfuhr|abführ|com(?:er|ida)|vomit|mang|period|regl)/iu;

function categoryOf(flag: RedFlag, content: string): Category {
  return flag.class === "mental-health" ? (FOOD.test(content) ? "eating" : "suicide") : (CATEGORY_OF[flag.class] ?? "limb");
}

function levelOf({ class: name }: RedFlag): Level {
  return name === "mental-health" ? "talk" : (LEVEL_OF[name] ?? "doctor-today");
}

/** The classes of the engine's word list (injuries.md section 3) among the categories of triage.md. */
const CATEGORY_OF: { readonly [name in RedFlagClass]?: Category } = {
  cardiac: "heart",
  respiratory: "asthma",
  neuro: "stroke",
  nerve: "spine",
  "cauda-equina": "cauda-equina",
  rhabdo: "rhabdo",
  heat: "heat",
  vascular: "clot",
  trauma: "limb",
  "pregnancy-complication": "pregnancy",
  infection: "infection",
  "bone-stress": "limb",
  "post-op": "infection",
};

const LEVEL_OF: { readonly [name in RedFlagClass]?: Level } = {
  cardiac: "emergency",
  respiratory: "emergency",
  neuro: "emergency",
  "cauda-equina": "emergency",
  rhabdo: "emergency",
  heat: "emergency",
};
