import { daysBetween, formatClock } from "@ironpace/training";
import type { Goal } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import { answerBest, bestsOf, gapText, valueText } from "../../turn/results/bests.ts";
import { dayIn, thingIn } from "../../turn/names.ts";
import { liftNamed, testNamed } from "../../own-data/subject.ts";
import { type Clause, readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";
import { valueOf } from "../comparisons/judge-again.ts";

const PROGRESS =
  / (?:progress(?:ion)?|development|trend|history|evolution|fortschritte?|entwicklung|verlauf|progression|progres|evolucion|progreso|progresion|progress[oi]|progressione|andamento)(?= )/;
const STRICT = / (?:strict|strikte?n?|strictes?|stricts|estrictas?|strette)(?= )/;
const ASKS =
  / (?:how much|how many|how|wie ?viel|combien|cuanto|quanto|whats|what|show|zeig|montre|muestra|mostra|has|have|did|gone|go|moved|been|changed?|hat|sich|verandert|peso|weight|gewicht|poids|lift|hebe|drucke|sposto|sollevo|alzo|levanto|muevo|souleve|pousse|faccio|hago|fais|schaffe)(?= )/;
const MORE =
  / (?:more|heavier|stronger|faster|better|up|gained?|mehr|schwerer|starker|schneller|besser|de plus|plus (?:lourd|fort|vite)|en plus|mas(?: (?:fuerte|rapido))?|piu(?: (?:forte|veloce))?|di piu|in piu|than|compared to|as|als|seit|depuis|que|desde|rispetto a|di|da|since|ago|vor|il y a|hace|fa)(?= )/;
const MISSING =
  / (?:how far(?: off| away)?(?: am i)?(?: from)?|how (?:much|many|long) (?:more |is )?(?:do i (?:still )?(?:need|have)|is missing|to go|left)|gap(?: to| for)?|what(?:s| is) missing|wie ?viel fehlt(?: mir)?(?: noch)?|was fehlt(?: mir)?(?: noch)?|wie weit (?:bin ich )?(?:noch )?(?:weg|entfernt)|(?:combien )?(?:il )?me manque(?: t il)?|combien (?:a|de temps a) gagner|combien manque|(?:cuanto )?(?:me )?falta|cuanto me queda|(?:quanto )?mi manca|quanto manca)(?= )/;
const GOAL =
  / (?:goals?|target|ziel|objectif|objetivo|meta|obiettivo|traguardo|fur|pour|para|per|until|till|bis|to|still|noch|encore|aun|todavia|ancora)(?= )/;
const NUMBER = / \d+(?:[:.,]\d+)*(?: ?(?:kg|lb|min|reps?|watts?|w))?(?= )/;

/** "progression tractions strictes": every value of a best, what it gained, and the goal for it. */
export function progressOf(turn: Followed): Draft | undefined {
  const { words, tongue, view, say } = turn;
  const clause = readClause(words);
  // In English the readers of bests know it.
  if (tongue === "en" || clause.take(PROGRESS) === undefined) return undefined;
  const best = takeBest(clause, turn);
  takeTimes(clause, turn);
  while (clause.take(ASKS) !== undefined);
  if (best === undefined || !clause.isRead()) return undefined;
  const [first, last] = [best.values[0], best.values.at(-1)];
  if (first === undefined || last === undefined || best.values.length < 2) return undefined;
  const values = best.values.map(({ value, on }) => `**${valueText(tongue, value, best, view)}** (${dayIn(tongue, on)})`);
  const goal = goalFor(best.name, turn);
  return {
    isDecided: true,
    text: [
      `${thingIn(tongue, best.name)}: ${values.join(" → ")}.`,
      say(
        `${gapText(tongue, first.value, last.value, best, view)} in ${daysBetween(first.on, last.on)} days.`,
        `${gapText(tongue, first.value, last.value, best, view)} in ${daysBetween(first.on, last.on)} Tagen.`,
        `${gapText(tongue, first.value, last.value, best, view)} en ${daysBetween(first.on, last.on)} jours.`,
        `${gapText(tongue, first.value, last.value, best, view)} en ${daysBetween(first.on, last.on)} días.`,
        `${gapText(tongue, first.value, last.value, best, view)} in ${daysBetween(first.on, last.on)} giorni.`,
      ),
      ...(goal === undefined ? [] : [goalLine(goal, last.value, best, turn)]),
    ],
  };
}

/** "how much more do I bench than a year ago": the value then, and the one now. */
export function sinceThen(turn: Followed): Draft | undefined {
  const { words, frame, diary, view } = turn;
  const clause = readClause(words);
  // In English the readers of bests know it.
  if (turn.tongue === "en" || frame.periods.length !== 1 || clause.take(MORE) === undefined) return undefined;
  const best = takeBest(clause, turn);
  takeTimes(clause, turn);
  while (clause.take(ASKS) !== undefined);
  while (clause.take(MORE) !== undefined);
  if (best === undefined || !clause.isRead()) return undefined;
  const { metric: _, minutes: _minutes, ...plain } = frame;
  const draft = answerBest(
    { ...plain, picks: new Set(), topics: new Set(), verbs: [], numbers: [], days: [], relations: new Set() },
    diary,
    view,
  );
  return draft === undefined ? undefined : { ...draft, isDecided: true };
}

/** "cuánto me falta para el 10k de 45:30": what is missing to the goal of a lift or test. */
export function goalGap(turn: Followed): Draft | undefined {
  const { words } = turn;
  const clause = readClause(words);
  if (turn.tongue === "en" || clause.take(MISSING) === undefined) return undefined;
  const best = takeBest(clause, turn);
  while (clause.take(GOAL) !== undefined);
  while (clause.take(NUMBER) !== undefined);
  if (best === undefined || !clause.isRead()) return undefined;
  const goal = goalFor(best.name, turn);
  const last = best.values.at(-1);
  if (goal === undefined || last === undefined) return undefined;
  const { say } = turn;
  const text = goalLine(goal, last.value, best, turn);
  const metres = best.metres;
  const wanted = inUnitOfBest(goal, best.kind === "time");
  const perKm =
    metres === undefined
      ? []
      : [
          say(
            `That is ${missingTime((last.value - wanted) / (metres / 1000))} per km.`,
            `Das sind je km ${missingTime((last.value - wanted) / (metres / 1000))}.`,
            `Soit ${missingTime((last.value - wanted) / (metres / 1000))} par km.`,
            `Son ${missingTime((last.value - wanted) / (metres / 1000))} por km.`,
            `Sono ${missingTime((last.value - wanted) / (metres / 1000))} al km.`,
          ),
        ];
  return { isDecided: true, text: [text, ...perKm] };
}

type Best = ReturnType<typeof bestsOf>[number];

function takeBest(clause: Clause, { frame, diary }: Followed): Best | undefined {
  const [subject] = frame.subjects;
  if (subject === undefined || frame.subjects.length > 1) return undefined;
  for (const { concept, text } of frame.tokens) if (/^(?:lift|test):/.test(concept)) clause.take(new RegExp(` ${text}(?= )`));
  clause.take(STRICT);
  return bestsOf(subject, diary)[0];
}

function takeTimes(clause: Clause, { frame }: Followed): void {
  for (const { concept, text } of frame.tokens)
    if (/^(?:month|time|unit|rel|year|season|number)/.test(concept)) clause.take(new RegExp(` ${text}(?= )`));
}

/** The open goal of the lift or test. */
export function goalFor(name: string, { diary }: Pick<Followed, "diary">): Goal | undefined {
  const stem = name
    .toLowerCase()
    .replace(/^(?:back|strict) /, "")
    .replace(/s$/, "");
  return diary.goals.find(
    ({ completedOn, title }) => completedOn === undefined && title.toLowerCase().replaceAll("pull-up", "pull-up").includes(stem),
  );
}

/** Minutes of a goal as seconds. */
function inUnitOfBest({ target, unit }: Goal, isTime: boolean): number {
  return isTime && unit === "min" ? 60 * target : target;
}

export function goalLine(goal: Goal, now: number, best: Best, { tongue, view, say }: Pick<Followed, "tongue" | "view" | "say">): string {
  const wanted = inUnitOfBest(goal, best.kind === "time");
  const [target, is, due] = [valueText(tongue, wanted, best, view), valueText(tongue, now, best, view), dayIn(tongue, goal.due)];
  const days = daysBetween(view.today, goal.due);
  const isReached = best.kind === "time" ? now <= wanted : now >= wanted;
  if (isReached)
    return say(
      `Your goal of **${target}** is reached.`,
      `Dein Ziel **${target}** ist erreicht.`,
      `Ton objectif de **${target}** est atteint.`,
      `Tu objetivo de **${target}** está conseguido.`,
      `Il tuo obiettivo di **${target}** è raggiunto.`,
    );
  const missing =
    best.kind === "time"
      ? missingTime(now - wanted)
      : `${gapText(tongue, now, wanted, best, view).replace(/^\+/, "")}${best.kind === "count" ? say(" rep", " Wdh.", " rép.", " rep.", " rip.") : ""}`;
  return say(
    `**${missing}** to go: ${is} → **${target}**, due ${due} (in ${days} days).`,
    `Es fehlen **${missing}**: ${is} → **${target}**, fällig ${due} (in ${days} Tagen).`,
    `Il manque **${missing}** : ${is} → **${target}**, échéance ${due} (dans ${days} jours).`,
    `Faltan **${missing}**: ${is} → **${target}**, plazo ${due} (en ${days} días).`,
    `Mancano **${missing}**: ${is} → **${target}**, scadenza ${due} (tra ${days} giorni).`,
  );
}

/** "50 s", "7:41" */
function missingTime(seconds: number): string {
  return seconds < 60 ? `${Math.round(10 * seconds) / 10} s` : formatClock(Math.round(seconds));
}

const THAT = / (?:for (?:it|that|this)|there|in that|dafur|da|darin|pour (?:ca|cela)|para eso|ahi|per quello|li)(?= )/;
const WHATS_GOAL =
  / (?:(?:and )?(?:whats|what is|what was) (?:my|the) (?:goal|target)|my (?:goal|target)|(?:was ist )?mein ziel|(?:quel est )?mon objectif|(?:cual es )?mi (?:objetivo|meta)|(?:qual e )?il mio obiettivo|mio obiettivo)(?= )/;

/** "whats my goal for it" after a lift or test: the goal of that. */
export function goalOfThat(turn: Followed): Draft | undefined {
  const clause = readClause(turn.words);
  if (turn.cards.length > 0 || clause.take(WHATS_GOAL) === undefined) return undefined;
  const isThat = clause.take(THAT) !== undefined;
  const subject = isThat && clause.isRead() ? valueOf(turn) : undefined;
  const best = subject === undefined ? undefined : bestsOf(subject, turn.diary)[0];
  const [goal, last] = [best === undefined ? undefined : goalFor(best.name, turn), best?.values.at(-1)];
  return best === undefined || goal === undefined || last === undefined
    ? undefined
    : { isDecided: true, text: [goalLine(goal, last.value, best, turn)] };
}

const ON_TRACK =
  / (?:(?:am i|are we|im|still) on (?:track|course|target|schedule)|on track|auf kurs|im plan|im soll|sur la bonne voie|dans les temps|voy (?:bien|en camino)|en camino|sono in linea|in linea|sulla buona strada)(?= )/;
const FOR = / (?:for|to|with|towards?|reach|get|hit|bin ich|fur|mit|bei|zu|suis je|pour|avec|para|con|per|verso)(?= )/;

/** "am I on track for 12 strict pull-ups": what is missing to the goal, beside the pace of the gains so far. */
export function onTrack(turn: Followed): Draft | undefined {
  const { words } = turn;
  const clause = readClause(words);
  // With the word “goal” the reader of goals knows it in English.
  if (clause.take(ON_TRACK) === undefined || (turn.tongue === "en" && /\bgoals?\b/.test(words))) return undefined;
  const best = takeBest(clause, turn);
  while (clause.take(FOR) !== undefined);
  while (clause.take(GOAL) !== undefined);
  while (clause.take(NUMBER) !== undefined);
  if (best === undefined || !clause.isRead()) return undefined;
  const goal = goalFor(best.name, turn);
  return goal === undefined ? undefined : outlook(goal, best, turn);
}

const REALISTIC =
  / (?:(?:is (?:it|that|this) |how )?(?:realistic|doable|possible|achievable)|can i (?:make|do|hit|reach|get)|will i (?:make|hit|reach|get)|(?:ist (?:das|es|die) )?(?:realistisch|machbar|drin)|schaff\w*(?: ich)?|(?:c est )?(?:realiste|faisable|jouable)|j y arrive(?:rai)?|(?:es )?(?:realista|factible|posible)|llego a|(?:e )?(?:realistico|fattibile)|ce la faccio)(?= )/;

/** "realistic, the 45:30?": the goal that is meant by its number. */
export function goalByNumber(turn: Followed): Draft | undefined {
  const { words, diary } = turn;
  const clause = readClause(words);
  if (clause.take(REALISTIC) === undefined) return undefined;
  const number = clause.take(NUMBER)?.[0].trim().split(" ")[0];
  takeTimes(clause, turn);
  while (clause.take(FOR) !== undefined);
  while (clause.take(GOAL) !== undefined);
  while (
    clause.take(
      / (?:the|that|sub|under|die|das|unter|le|la|moins de|el|los|las|il|i|sotto|by then|is|ist|es|e|c est|run|10 ?k|5 ?k|km|km?)(?= )/,
    ) !== undefined
  );
  if (number === undefined || !clause.isRead()) return undefined;
  const clocked = number.includes(":")
    ? number.split(":").reduce((sum, part) => 60 * sum + Number(part), 0)
    : Number(number.replace(",", "."));
  const goal = diary.goals.find(
    ({ target, unit, completedOn }) =>
      completedOn === undefined && (unit === "min" ? Math.round(60 * target) === clocked && number.includes(":") : target === clocked),
  );
  const title = goal?.title.toLowerCase().replaceAll("-", " ") ?? "";
  const test = testNamed(title);
  const lift = test === undefined ? liftNamed(title) : undefined;
  const best =
    test !== undefined
      ? bestsOf({ name: test.name, test }, diary)[0]
      : lift !== undefined
        ? bestsOf({ name: lift.name, lift }, diary)[0]
        : undefined;
  return goal === undefined || best === undefined ? undefined : outlook(goal, best, turn);
}

/** Whether a goal can be reached in time, by the pace of the gains so far. */
function outlook(goal: Goal, best: Best, turn: Followed): Draft | undefined {
  const { say, view } = turn;
  const [first, last] = [best.values[0], best.values.at(-1)];
  if (first === undefined || last === undefined || first === last) return undefined;
  const missing = Math.abs(inUnitOfBest(goal, best.kind === "time") - last.value);
  const perDay = Math.abs(last.value - first.value) / Math.max(1, daysBetween(first.on, last.on));
  const days = daysBetween(view.today, goal.due);
  const expected = perDay * (days + daysBetween(last.on, view.today));
  const verdict =
    expected >= missing
      ? say("Yes, on track", "Ja, auf Kurs", "Oui, dans les temps", "Sí, vas bien", "Sì, in linea")
      : expected >= missing * TIGHT
        ? say("Tight, but possible", "Knapp, aber möglich", "Juste, mais possible", "Justo, pero posible", "Stretto, ma possibile")
        : say("Not at the pace so far", "Nicht im bisherigen Tempo", "Pas au rythme actuel", "No al ritmo actual", "Non al ritmo attuale");
  return { isDecided: true, text: [`**${verdict}**. ${goalLine(goal, last.value, best, turn)}`, pastLine(first, last, best, turn)] };
}

/** From this share of what is missing on it is called tight. */
const TIGHT = 0.6;

function pastLine(first: Best["values"][number], last: Best["values"][number], best: Best, { tongue, view, say }: Followed): string {
  const [was, is] = [first, last].map(({ value, on }) => `${valueText(tongue, value, best, view)} (${dayIn(tongue, on)})`);
  const gain = gapText(tongue, first.value, last.value, best, view);
  return say(
    `So far: ${was ?? ""} → ${is ?? ""}, ${gain}.`,
    `Bisher: ${was ?? ""} → ${is ?? ""}, ${gain}.`,
    `Jusqu’ici : ${was ?? ""} → ${is ?? ""}, ${gain}.`,
    `Hasta ahora: ${was ?? ""} → ${is ?? ""}, ${gain}.`,
    `Finora: ${was ?? ""} → ${is ?? ""}, ${gain}.`,
  );
}
