import type { Draft } from "../../topic.ts";
import { readFrame } from "../../turn/frame.ts";
import type { Said, Tongue } from "../../turn/languages.ts";
import type { Followed } from "../follow-up-of.ts";
import { whyHard } from "./why-hard.ts";

const TOO: { readonly [tongue in Tongue]: RegExp } = {
  en: /\btoo (?:heavy|hard|much|long|fast)\b|\bwrong with\b/,
  de: /\bzu (?:schwer|hart|viel|lang|schnell)\b/,
  fr: /\btrop (?:lourd|dur|long|vite|charge)\w*\b|\btrop\b/,
  es: /\bdemasiad\w+\b|\bmuy (?:pesad|dur)\w+\b/,
  it: /\btropp\w+\b/,
};
const PLANNED = /(?:planned: |geplant waren |prévu |previsto )(\d+(?:[.,]\d)?)/u;
const FELT = /\*\*(?:effort|Anstrengung|esfuerzo|sforzo) (\d+(?:[.,]\d)?)/u;
/** Rated so much above the plan, a session was harder than it should be. */
const ABOVE = 1.5;
const YES: Said = [
  "**Harder than planned, yes.**",
  "**Härter als geplant, ja.**",
  "**Plus dur que prévu, oui.**",
  "**Más duro de lo previsto, sí.**",
  "**Più duro del previsto, sì.**",
];
const NO: Said = [
  "**Not too hard: about as hard as it was meant to be.**",
  "**Nicht zu hart: etwa so, wie sie gedacht war.**",
  "**Pas trop dur : à peu près comme prévu.**",
  "**No fue demasiado: más o menos lo previsto.**",
  "**Non troppo: circa come previsto.**",
];

/** "Why was that one so hard, was it too heavy?": the verdict first, from the effort that was planned, then the reasons. */
export function whyHardAndVerdict(turn: Followed): Draft | undefined {
  const parts = turn.frame.content.split(/\s*[,;?]\s*(?:(?:or|oder|ou|o)\s+)?/u).filter((part) => /\p{L}/u.test(part));
  const [first, second, third] = parts;
  if (first === undefined || second === undefined || third !== undefined) return undefined;
  const frame = readFrame(first, turn.tongue, turn.view.today);
  const isAsked = TOO[turn.tongue].test(readFrame(second, turn.tongue, turn.view.today).words);
  const reasons = isAsked ? whyHard({ ...turn, frame, words: frame.words }) : undefined;
  if (reasons === undefined) return undefined;
  const [head = ""] = reasons.text;
  const [felt, planned] = [FELT, PLANNED].map((pattern) => Number(pattern.exec(head)?.[1]?.replace(",", ".")));
  if (felt === undefined || planned === undefined || Number.isNaN(felt) || Number.isNaN(planned)) return reasons;
  return { ...reasons, text: [turn.say(...(felt - planned >= ABOVE ? YES : NO)), ...reasons.text] };
}
