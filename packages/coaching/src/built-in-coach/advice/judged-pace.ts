import type { Turn } from "../dialogue/turn.ts";
import { getLanguage } from "../language/language.ts";
import { readQuestion } from "../question.ts";
import { pace, paceRange } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";

interface Asked {
  readonly content: string;
  readonly turns: readonly Turn[];
}

const PACE = /\b(\d{1,2}):(\d{2})\b(?: ?(?:min)? ?(?:\/|per|pro|a|an)? ?(km|k|mi|mile|miles|kilomet\w+))?/;
const JUDGES = /\b(?:ok|okay|fine|good|bad|right|normal|enough|too (?:slow|fast|easy|hard)|slow|fast|quick)\b/;
const KINDS: readonly (readonly [RegExp, "easy" | "threshold" | "interval"])[] = [
  [/\b(?:threshold|tempo)\b/, "threshold"],
  [/\b(?:intervals?|repeats?|1k|800s?|400s?)\b/, "interval"],
  [/\b(?:easy|slow|long|recovery|zone 2|jog\w*)\b/, "easy"],
];
const MILE = 1.609344;
const MOST_WORDS = 14;

/** "is my easy pace ok at 6:10/km", "like 6:10/km" after a talk about the easy pace: the typed pace against the athlete's own. */
export function answerJudgedPace({ content, turns }: Asked, view: CoachView): Draft | undefined {
  const { words } = readQuestion(content, "coaching_question");
  const own = view.capacities.paces;
  if (
    own === undefined ||
    words.split(" ").length > MOST_WORDS ||
    /^(?:log|add|goal|new|set|change|move|make)\b|\b(?:goal|race|pb|pr|hyrox|row\w*|ski\w*|bike|swim\w*|5 ?k|10 ?k|half|marathon|if i)\b/.test(
      words,
    )
  )
    return undefined;
  const last = turns.slice(-2).map(({ question }) => readQuestion(question, "coaching_question").words);
  const isTalked = last.some((before) => /\bpaces?\b/.test(before) && KINDS.some(([said]) => said.test(before)));
  const typed = PACE.exec(words) ?? (isTalked ? last.map((before) => PACE.exec(before)).findLast((found) => found !== null) : undefined);
  const kind =
    KINDS.find(([said]) => said.test(words.replace(/\btoo (?:slow|fast)\b/, "")))?.[1] ??
    (isTalked ? KINDS.find(([said]) => last.some((before) => said.test(before)))?.[1] : undefined);
  if (typed == null || kind === undefined) return undefined;
  const isHere = PACE.test(words);
  const isRest = isTalked && words.split(" ").length <= 6;
  // A pace alone tells; a verdict needs a question, or a talk about the pace before it.
  if (!(isHere ? JUDGES.test(words.replace(/\b(?:easy|slow) (?:run|pace)/, "")) || isRest : isRest && JUDGES.test(words))) return undefined;
  if (isHere && typed[3] === undefined && !isTalked && !/\bpace\b/.test(words)) return undefined;
  const perKm = (60 * Number(typed[1]) + Number(typed[2])) / (typed[3]?.startsWith("mi") === true ? MILE : 1);
  if (perKm < 150 || perKm > 720) return undefined;
  const isInGerman = getLanguage({ content, turns }) === "de";
  return {
    text: [verdict(kind, perKm, own, view)[isInGerman ? 1 : 0]],
    articles: [kind === "easy" ? "easy-running" : "threshold-and-intervals"],
    isFinal: true,
  };
}

type Paces = NonNullable<CoachView["capacities"]["paces"]>;

function verdict(kind: "easy" | "threshold" | "interval", perKm: number, own: Paces, view: CoachView): readonly [string, string] {
  const said = pace(view, perKm);
  if (kind === "easy") {
    const range = paceRange(view, own.easy.fast, own.easy.slow);
    if (perKm < own.easy.fast - 3)
      return [
        `**Too fast**: ${said} is quicker than your easy range of ${range}. Slow down until you can talk in full sentences; that keeps you fresh for the hard days.`,
        `**Zu schnell**: ${said} liegt vor deinem lockeren Bereich von ${range}. Lauf langsamer, bis du in ganzen Sätzen reden kannst; die harten Tage brauchen das.`,
      ];
    const isIn = perKm <= own.easy.slow + 2;
    return isIn
      ? [
          `**That is right**: ${said} is inside your easy range of ${range}${perKm > (own.easy.fast + own.easy.slow) / 2 ? ", at its slower half" : ""}. Easy feels slow; that is what lets the hard days be hard.`,
          `**Das passt**: ${said} liegt in deinem lockeren Bereich von ${range}${perKm > (own.easy.fast + own.easy.slow) / 2 ? ", in der langsameren Hälfte" : ""}. Locker fühlt sich langsam an; so können die harten Tage hart sein.`,
        ]
      : [
          `**Fine for an easy day**: ${said} is slower than your ${range}, and slower is never wrong on easy runs: heat, hills or tired legs do that. If you stay that slow at a normal effort, check your sleep and training load.`,
          `**Für einen lockeren Tag in Ordnung**: ${said} ist langsamer als deine ${range}, und bei lockeren Läufen ist langsamer nie falsch: Hitze, Hügel oder müde Beine machen das. Bleibt es bei normaler Anstrengung so, schau auf Schlaf und Belastung.`,
        ];
  }
  const target = kind === "threshold" ? own.threshold : own.interval;
  const name = kind === "threshold" ? ["threshold", "Schwelle"] : ["intervals", "Intervalle"];
  const off = Math.round(perKm - target);
  const shown = pace(view, target);
  return Math.abs(off) <= 5
    ? [`**Yes**: ${said} fits your ${name[0]} pace of ${shown}.`, `**Ja**: ${said} passt zu deinem Tempo (${name[1]}) von ${shown}.`]
    : off < 0
      ? [
          `**${-off} s too fast**: your ${name[0]} pace is ${shown}. Going faster does not train you more; you only tire sooner.`,
          `**${-off} s zu schnell**: dein Tempo (${name[1]}) ist ${shown}. Schneller trainiert nicht mehr, es endet nur früher.`,
        ]
      : [
          `**${off} s slow**: your ${name[0]} pace is ${shown}. On a hot, hilly or tired day that is fine; go by effort.`,
          `**${off} s langsam**: dein Tempo (${name[1]}) ist ${shown}. An heißen, hügeligen oder müden Tagen ist das in Ordnung; richte dich nach der Anstrengung.`,
        ];
}
