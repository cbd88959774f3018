import type { Day } from "@ironpace/training";
import { isConsent } from "../../built-in-coach/dialogue/cards/accepted-wish.ts";
import { conceptsIn } from "../concepts.ts";
import { deniesAllSigns, hasHarmlessCause, isAllClear, isFamilyHistory, isImagined, isSymptom, mentionsThePast } from "../context.ts";
import { dangerBeside } from "../emergencies/beside/of-others-and-things.ts";
import { statedEmergency } from "../emergencies/stated-emergencies.ts";
import { toldOutright } from "../emergencies/told-outright.ts";
import { plainWords } from "../features.ts";
import { isEverydayTalk, isPlainCold } from "../harmless/everyday-talk.ts";
import { withoutFigures } from "../harmless/figures/figures-of-speech.ts";
import { isOfFiction } from "../harmless/fiction.ts";
import { isHarmlessTalk } from "../harmless/harmless-talk.ts";
import { likelySign } from "../harmless/ordinary-talk.ts";
import { withoutThings } from "../harmless/subjects/thing-signs.ts";
import { readLearned } from "../learned.ts";
import { languageOfMessages } from "../languages/language-of.ts";
import { isAboutAnother } from "../person.ts";
import { grammarSigns } from "../signs/red-flags.ts";
import { mentionsSelfHarm, saysLifeIsWorthNothing, statesWishToDie } from "../signs/stated-injuries.ts";
import { asksWhatIf, mentionsAnothersSuicide, mentionsVagueSign } from "../signs/stated-signs.ts";
import { isNotOfNow, type Triage } from "../triage.ts";
import { oddsOfShare } from "./odds.ts";

/** What the words of a message amount to, each as a number. */
export interface WordsRead {
  readonly [name: string]: number;
  /** Log-odds of a sign by the classifier of words, and by the reader of ordinary talk. */
  readonly sign: number;
  readonly talk: number;
  /** 1 where it is not English: what was learned has another share of dangers in each language. */
  readonly foreign: number;
}

/** Pain in the chest and thoughts of death, in the words that the grammar knows. */
const OUTRIGHT: ReadonlySet<string> = new Set(["cardiac", "mental-health"]);
/** A concept more than these makes no difference. */
const MAX_CONCEPTS = 8;

/** Undefined where the words alone decide: what is said outright, and where they find nothing, what they know to be harmless. */
export async function wordsRead(
  content: string,
  { earlier, today, found }: { readonly earlier: readonly string[]; readonly today: Day; readonly found: Triage },
): Promise<WordsRead | undefined> {
  const classes = grammarSigns(content, today).map(({ class: name }) => name);
  const words = plainWords(content);
  const isNone = found.kind === "none";
  const harmless = {
    notOfNow: isNotOfNow(content),
    consent: isConsent(content),
    plainCold: isNone && isPlainCold(words),
    harmlessTalk: isHarmlessTalk(content, earlier, classes.length > 0),
    everyday: isEverydayTalk(words),
  };
  const isHarmless = isNone && Object.values(harmless).some(Boolean);
  if (isHarmless || isSaidOutright(content) || classes.some((name) => OUTRIGHT.has(name))) return undefined;
  const past = mentionsThePast(content);
  const numbers = {
    ...harmless,
    // A danger that is over, imagined, denied, of a film, an animal or a thing, or somebody else's.
    past: past === "past",
    perhapsPast: past === "unsure",
    imagined: isImagined(content),
    whatIf: asksWhatIf(content),
    denied: deniesAllSigns(content) || isAllClear(content),
    family: isFamilyHistory(content),
    cause: hasHarmlessCause(content),
    fiction: isOfFiction(content),
    another: isAboutAnother(content),
    things: withoutThings(content) !== content,
    figure: withoutFigures(content) !== content,
    asks: found.kind === "ask",
    alarms: found.kind === "sign",
    isEmergency: !isNone && found.level === "emergency",
    isSure: !isNone && found.isSure,
    isUnclear: !isNone && found.category === "unclear",
    hasAid: !isNone && found.aid !== undefined,
    symptom: isSymptom(content),
    vague: mentionsVagueSign(content) !== undefined,
    grammar: classes.length > 0,
    length: Math.log1p(words.length),
    later: earlier.length > 0,
    concepts: Math.min(conceptsIn(words).length, MAX_CONCEPTS) / 4,
  };
  const isForeign = languageOfMessages([...earlier, content]) !== "en";
  const learned = await readLearned(content);
  return {
    ...Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value)])),
    foreign: Number(isForeign),
    sign: oddsOfShare(learned.sign),
    danger: oddsOfShare(learned.danger),
    urgent: oddsOfShare(learned.emergency),
    talk: oddsOfShare(await likelySign(content)),
  };
}

/** What no reading of the meaning may overrule. */
function isSaidOutright(content: string): boolean {
  return (
    toldOutright(withoutThings(content)) !== undefined ||
    dangerBeside(content) !== undefined ||
    statedEmergency(content, undefined) !== undefined ||
    mentionsSelfHarm(content) !== undefined ||
    saysLifeIsWorthNothing(content) ||
    statesWishToDie(content) ||
    mentionsAnothersSuicide(content)
  );
}
