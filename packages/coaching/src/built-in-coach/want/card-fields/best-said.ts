import { answerReached } from "../../changes/report/reached.ts";
import { isPast } from "../../changes/report/past-words.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { isOfAnother } from "../../conversation/follow-up-of.ts";
import { bestsOf } from "../../turn/results/bests.ts";
import { TESTS } from "../../own-data/subject.ts";
import type { Subject } from "../../query/query.ts";
import type { Draft } from "../../topic.ts";
import type { Tongue } from "../../turn/languages.ts";
import { daysBehind } from "../days-ahead.ts";

/** "Can you note it?" after a report asks for no number. */
const NOTE_IT: { readonly [tongue in Tongue]: RegExp } = {
  en: /[,.!\s]*\b(?:(?:can|could|will) (?:you|u) (?:note|log|save|store|add|enter|put)|(?:u|you) (?:noting|got|logging))\b[^?]*\?/iu,
  de: /[,.!\s]*\b(?:(?:kannst|magst|könntest) du|notierst|trägst|speicherst|schreibst)\b[^?]*\?/iu,
  fr: /[,.!\s]*\b(?:tu (?:peux |pourrais )?(?:le |la |l['’])?(?:not\w+|enregistr\w+|ajout\w+))[^?]*\?/iu,
  es: /[,.!¿\s]*\b(?:(?:lo |la |me lo )?(?:apunt\w+|anot\w+|guard\w+|registr\w+)|puedes)\b[^?]*\?/iu,
  it: /[,.!\s]*\b(?:(?:lo |la |me lo )?(?:segn\w+|registr\w+|salv\w+|annot\w+)|puoi)\b[^?]*\?/iu,
};
/** Eight to sixteen. */
const WORDS: { readonly [tongue in Tongue]: string } = {
  en: "eight nine ten eleven twelve thirteen fourteen fifteen sixteen",
  de: "acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn",
  fr: "huit neuf dix onze douze treize quatorze quinze seize",
  es: "ocho nueve diez once doce trece catorce quince dieciseis",
  it: "otto nove dieci undici dodici tredici quattordici quindici sedici",
};
const FIRST_WORD = 8;
const STRICT = /\b(?:strict|strikt\w*|strictes?|estrict[ao]s?)\b/;
/** Sets, attempts and wishes are no best. */
const NO_BEST =
  /\d ?x ?\d|\b(?:sets?|each|every|total|rounds?|want|wanna|goal|target|aim|tr(?:y|ied|ying)|almost|nearly|could|should|would|if|tomorrow|felt like|satze|runden|ziel|fast|wenn|will|mochte|series?|chaque|presque|objectif|veux|si|casi|objetivo|quiero|serie|quasi|obiettivo|voglio|se)\b/;

/** "50 kg press this morning, can you note it?", "TWELVE. strict. yesterday": more than ever of a lift or an exercise that is named is a best. */
export function bestSaid(turn: Followed): Draft | undefined {
  const { frame, tongue, words, view, diary } = turn;
  const told = frame.content.replace(NOTE_IT[tongue], "");
  if (told.includes("?") || isOfAnother(told, tongue) || NO_BEST.test(words)) return undefined;
  const [day] = daysBehind(frame, view.today);
  if (day === undefined && !isPast(words, tongue)) return undefined;
  const subject = subjectSaid(turn);
  const [number, other] = [...new Set([...frame.numbers, ...numbersInWords(words, tongue)])];
  const best = subject === undefined ? undefined : bestsOf(subject, diary)[0];
  if (subject === undefined || best === undefined || best.kind === "time" || number === undefined || other !== undefined) return undefined;
  const made = answerReached({ on: day ?? view.today, bare: number }, subject, turn);
  const isBest = made?.proposals?.some(({ request }) => request.reason === "record" && request.record.kind === "best") === true;
  return isBest ? made : undefined;
}

/** The one lift or test that is named; "strict" alone are the pull-ups. */
function subjectSaid({ frame, words }: Followed): Subject | undefined {
  const named = frame.subjects.filter(({ lift, test }) => lift !== undefined || test !== undefined);
  const pullUps = TESTS.find(({ name }) => /pull-up/.test(name));
  if (named.length === 0 && frame.subjects.length === 0 && STRICT.test(words) && pullUps !== undefined)
    return { name: pullUps.name, test: pullUps };
  const [subject] = named;
  if (subject === undefined || named.length !== 1) return undefined;
  return /pull/.test(subject.name) && pullUps !== undefined ? { name: pullUps.name, test: pullUps } : subject;
}

function numbersInWords(words: string, tongue: Tongue): readonly number[] {
  const all = WORDS[tongue].split(" ");
  return words.split(" ").flatMap((word) => (all.includes(word) ? [FIRST_WORD + all.indexOf(word)] : []));
}
