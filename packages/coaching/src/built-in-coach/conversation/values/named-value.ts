import { percentSign } from "../../turn/languages.ts";
import { pace, paceRange } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { answerBest, bestsOf, gapText, isBetter, valueText } from "../../turn/results/bests.ts";
import type { Said } from "../../turn/languages.ts";
import { dayIn, periodIn, thingIn } from "../../turn/names.ts";
import { liftNamed, testNamed } from "../../own-data/subject.ts";
import { unitNamed } from "../../turn/quantities/other-units.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";
import { alsoIn } from "../keep-unit.ts";
import { valueOf } from "../comparisons/judge-again.ts";

const HEAVY =
  / (?:how (?:heavy|strong|much) (?:is|are|do i|can i)|how many|wie (?:schwer|stark) (?:ist|sind|bin ich (?:beim|im))|wie ?viel (?:schaffe|hebe|drucke|beuge) ich|combien (?:je )?(?:fais|souleve|vaut)|(?:cuanto|que) (?:levanto|hago|peso levanto)|quanto (?:faccio|alzo|sollevo|ho)(?: di)?|cuanto tengo(?: de| en)?|wie viel hab ich(?: beim| im)?|combien j ai (?:au|en)|what (?:do i have|have i got)(?: for| on)?)(?= )/;
const NAME =
  / (?:and|und|et|y|e|what about|how about|was ist mit|que tal|and what about|same for|too|also|as well|auch|aussi|tambien|anche|pure)(?= )/;
const CLEAN = / (?:cleans?|umsetzen|epaule|epaules|cargadas?|girate?)(?= )/;
const RECORD = / (?:best|pb|pr|record|max|1rm|bestwert|rekord|bestleistung|meilleur|mejor|marca|migliore)(?= )/;

/** "how heavy is my deadlift"; after a best "and the clean", "snatch?": the best of the lift that is named, in the place of the one before. */
export function bestNamed(turn: Followed): Draft | undefined {
  const { words, frame, diary, view } = turn;
  const clause = readClause(words);
  const isAsked = clause.take(HEAVY) !== undefined;
  while (clause.take(NAME) !== undefined);
  clause.take(RECORD);
  const isClean = frame.subjects.length === 0 && clause.take(CLEAN) !== undefined;
  const lift = isClean ? liftNamed("clean and jerk") : undefined;
  const subject = lift === undefined ? frame.subjects[0] : { name: lift.name, lift };
  // "How many pull-ups can I do" asks for the best, "how many did I do" for what is logged.
  const isCan =
    clause.take(
      / (?:can i|kann ich|schaffe ich|puedo|posso|riesco a|je peux)(?: do| make| get| manage| machen| hacer| fare| faire)?(?: now| in a row| in one go| unbroken)?(?= )/,
    ) !== undefined;
  if (/ how many /.test(` ${words} `) && !isCan) return undefined;
  if (
    (subject?.lift === undefined && !isCan) ||
    subject === undefined ||
    frame.subjects.length > 1 ||
    frame.picks.size > (frame.picks.has("best") ? 1 : 0)
  )
    return undefined;
  for (const { concept, text } of frame.tokens) if (/^(?:lift|test):/.test(concept)) clause.take(new RegExp(` ${text}(?= )`));
  // "My deadlift in lbs"
  const unit = unitNamed(words);
  const hasUnit =
    unit !== undefined && clause.take(/ (?:in |en )?(?:lbs?|pounds?|pfund|livres?|libras?|libbre|kgs?|kilos?)(?= )/) !== undefined;
  if (!clause.isRead() || !(isAsked || hasUnit || goesOnFromBest(turn))) return undefined;
  const draft = answerBest({ ...frame, subjects: [subject], picks: new Set(["best"]), verbs: [], topics: new Set() }, diary, view);
  if (draft === undefined) return undefined;
  return {
    ...draft,
    isDecided: true,
    ...(hasUnit && unit !== undefined && { text: draft.text.map((part) => alsoIn(part, unit, frame.tongue)) }),
  };
}

const OF_BEST = /\b(?:best|benchmark|bestleistung|record|marca|record)\b|: \*\*\d+(?:[.,]\d+)? kg\*\*/iu;
const OF_SETS = /\d × \d/u;

/** One of the last answers was the best of a lift or test, and no card is open. */
function goesOnFromBest({ turns, cards, last }: Followed): boolean {
  const isFramed = last !== undefined && last.frame.subjects.some(({ lift, test }) => (lift ?? test) !== undefined);
  const isShown = isFramed && OF_BEST.test(last.text.split("\n\n")[0] ?? "") && !OF_SETS.test(last.text.split("\n\n")[0] ?? "");
  const isOfBest =
    isShown ||
    turns.slice(-2).some(({ question, answer }) => {
      const first = answer.split("\n\n")[0] ?? "";
      const said = question.toLowerCase();
      return (liftNamed(said) ?? testNamed(said)) !== undefined && !OF_SETS.test(first) && OF_BEST.test(first);
    });
  return isOfBest && cards.length === 0;
}

/** "et l'an dernier" after a best: the value that held then, and the one now. */
export function bestInPeriod(turn: Followed): Draft | undefined {
  const { words, frame, diary, view } = turn;
  const clause = readClause(words);
  if (frame.periods.length !== 1 || frame.subjects.length > 0 || !goesOnFromBest(turn)) return undefined;
  for (const { concept, text } of frame.tokens)
    if (/^(?:month|time|unit|rel|year|season|reply:(?!why)|number)/.test(concept)) clause.take(new RegExp(` ${text}(?= )`));
  const subject = clause.isRead() ? valueOf(turn) : undefined;
  if (subject === undefined) return undefined;
  const draft = answerBest(
    { ...frame, subjects: [subject], picks: new Set(), topics: new Set(), relations: new Set(), numbers: [] },
    diary,
    view,
  );
  return draft === undefined ? undefined : { ...draft, isDecided: true };
}

const ASKS_VALUE = / (?:how (?:much|heavy|strong)|what|whats|wie ?viel|wie schwer|wie stark|combien|cuanto|quanto)(?= )/;
const HAD =
  / (?:did i|could i|was i|had i|was|were|lift|press|able to|hatte ich|hatte|konnte ich|konnte|war|schaffte ich|je|j avais|avais|faisais|soulevais|etait|tenia|tenia yo|hacia|levantaba|era|avevo|facevo|sollevavo|alzavo|my|mein\w*)(?= )/;

/** "how much did I squat at the start of the year": the best that held then, and the heaviest set of that time. */
export function bestThen(turn: Followed): Draft | undefined {
  const { words, frame, diary, view, tongue, say } = turn;
  const [subject, period] = [frame.subjects[0], frame.periods[0]];
  const clause = readClause(words);
  const lift = subject?.lift;
  if (frame.relations.has("compare") || lift === undefined || period === undefined || frame.subjects.length > 1 || frame.periods.length > 1)
    return undefined;
  if (clause.take(ASKS_VALUE) === undefined) return undefined;
  for (const { concept, text } of frame.tokens)
    if (/^(?:lift|month|time|unit|rel|year|season):?/.test(concept)) clause.take(new RegExp(` ${text}(?= )`));
  clause.take(
    / (?:at |in |im |am |au |en |a )?(?:the )?(?:start|beginning|anfang|beginn|debut|principios?|inizio)(?: (?:of|des|dieses|de|del|dell|d)(?: the| l)?)? (?:year|jahres|annee|ano|anno)(?= )/,
  );
  while (clause.take(HAD) !== undefined);
  const best = clause.isRead() && subject !== undefined ? bestsOf(subject, diary)[0] : undefined;
  const then = best?.values.findLast(({ on }) => on <= period.to);
  const now = best?.values.at(-1);
  if (best === undefined || then === undefined || now === undefined || period.from > view.today) return undefined;
  const heaviest = diary.work
    .filter(({ on }) => on >= period.from && on <= period.to)
    .flatMap(({ on, sets }) =>
      sets.flatMap((set) =>
        lift.fits.test(set.exercise) && !set.isWarmUp && set.kilograms !== undefined
          ? [{ on, kilograms: set.kilograms, reps: set.reps }]
          : [],
      ),
    )
    .toSorted((a, b) => b.kilograms - a.kilograms || (b.reps ?? 0) - (a.reps ?? 0))[0];
  const when = periodIn(tongue, period, view.today);
  const isSet = then.on >= period.from;
  const value = `**${valueText(tongue, then.value, best, view)}** (${dayIn(tongue, then.on)})`;
  return {
    isDecided: true,
    text: [
      isSet
        ? `${thingIn(tongue, best.name)}, ${when}: ${value}.`
        : say(
            `No test ${when}; your best then was ${value}.`,
            `Kein Test ${when}; deine Bestleistung war da ${value}.`,
            `Pas de test ${when} ; ton record était alors ${value}.`,
            `Ningún test ${when}; tu mejor marca era ${value}.`,
            `Nessun test ${when}; il tuo record era ${value}.`,
          ),
      ...(heaviest === undefined
        ? []
        : [
            `${say("Heaviest set then", "Schwerster Satz da", "Série la plus lourde alors", "Serie más pesada entonces", "Serie più pesante allora")}${tongue === "fr" ? " " : ""}: ${valueText(tongue, heaviest.kilograms, best, view)}${heaviest.reps === undefined ? "" : ` × ${heaviest.reps}`} (${dayIn(tongue, heaviest.on)}).`,
          ]),
      ...(now === then
        ? []
        : [
            `${say("Now", "Jetzt", "Maintenant", "Ahora", "Ora")}${tongue === "fr" ? " " : ""}: ${valueText(tongue, now.value, best, view)} (${dayIn(tongue, now.on)}), ${gapText(tongue, then.value, now.value, best, view)}.`,
          ]),
    ],
  };
}

const ZONES = [
  [
    "easy",
    / (?:easy|recovery|zone 2|z2|long runs?|long|locker\w*|leicht\w*|lange[nrs]?|facile|lente?|footing|endurance|suave|facil|rodaje|tirada larga|lungo|corsa lenta)(?= )/,
  ],
  ["marathon", / (?:marathon|maraton|maratona)(?= )/],
  ["threshold", / (?:threshold|tempo|schwelle\w*|seuil|umbral|soglia)(?= )/],
  ["interval", / (?:intervals?|vo2 ?max|intervall\w*|fractionne|intervalles|series|intervalos|ripetute)(?= )/],
] as const;
const RUNS = / (?:runs?|ones?|paces?|days?|lauf\w*|tempo|allures?|ritmos?|passo|what|about|for|und|bei)(?= )/;
const NAMES: { readonly [zone in (typeof ZONES)[number][0]]: Said } = {
  easy: ["Easy", "Locker", "Facile", "Suave", "Lento"],
  marathon: ["Marathon pace", "Marathontempo", "Allure marathon", "Ritmo de maratón", "Ritmo maratona"],
  threshold: ["Threshold", "Schwelle", "Seuil", "Umbral", "Soglia"],
  interval: ["Intervals", "Intervalle", "Fractionné", "Series", "Ripetute"],
};

/** "and easy", after a pace: the pace of another zone. */
export function paceOfZone(turn: Followed): Draft | undefined {
  const { words, last, view, say } = turn;
  const { paces } = view.capacities;
  // The time of a race may have its pace beside it, and a marathon after it is another time.
  const unit = last?.quantities[0]?.unit;
  const isOfPace = unit === "km pace" || unit === "mi pace";
  if (
    paces === undefined ||
    !isOfPace ||
    turn.cards.length > 0 ||
    !/\bpaces?\b|\btempo|allure|ritmo|passo|fast|schnell|\/(?:km|mi)/i.test(
      `${last?.frame.words ?? ""} ${turn.turns.at(-1)?.question ?? ""} ${last?.text.slice(0, 160) ?? ""}`,
    )
  )
    return undefined;
  const clause = readClause(words);
  const zone = ZONES.find(([, pattern]) => clause.take(pattern) !== undefined)?.[0];
  while (clause.take(RUNS) !== undefined);
  // "Too long" judges what was named.
  if (zone === undefined || !clause.isRead() || /\b(?:too|zu|trop|demasiado|muy|troppo|molto)\b/.test(words)) return undefined;
  const text = zone === "easy" ? paceRange(view, paces.easy.fast, paces.easy.slow) : pace(view, paces[zone]);
  return { isDecided: true, text: [`${say(...NAMES[zone])}: **${text}**.`] };
}

const MORE_NOW =
  / (?:more|better|heavier|stronger|faster|less|worse|mehr|besser|starker|schwerer|schneller|weniger|schlechter|plus|mieux|moins|mas|mejor|menos|piu|meglio|meno)(?= )/;
const NOW = / (?:now|today|these days|currently|jetzt|heute|inzwischen|mittlerweile|maintenant|aujourd hui|ahora|hoy|ora|adesso|oggi)(?= )/;
const ASIDE = / (?:is|am|are|do|it|i|ist|es|bin|ich|sind|c est|es|e|is it)(?= )/;

/** "und jetzt mehr?" after what a best was at an earlier time: yes or no, with both values. */
export function moreThanThen(turn: Followed): Draft | undefined {
  const { words, last, diary, view, tongue, say } = turn;
  const clause = readClause(words);
  if (last === undefined || clause.take(MORE_NOW) === undefined || clause.take(NOW) === undefined) return undefined;
  while (clause.take(ASIDE) !== undefined);
  const subject = valueOf(turn);
  const best = subject === undefined || !clause.isRead() ? undefined : bestsOf(subject, diary)[0];
  const now = best?.values.at(-1);
  const period = last.frame.periods[0];
  const then = period === undefined ? undefined : best?.values.findLast(({ on }) => on <= period.to);
  if (best === undefined || now === undefined || then === undefined || then === now) return undefined;
  const asksLess = /\b(?:less|worse|weniger|schlechter|moins|menos|meno)\b/.test(words);
  const isYes = isBetter(then.value, now.value, best) !== asksLess;
  const percent = Math.round((1000 * Math.abs(now.value - then.value)) / then.value) / 10;
  const shown = tongue === "en" ? `${percent}` : `${percent}`.replace(".", ",");
  const sign = now.value > then.value ? "+" : "−";
  const [is, was] = [valueText(tongue, now.value, best, view), valueText(tongue, then.value, best, view)];
  return {
    isDecided: true,
    text: [
      `**${isYes ? say("Yes", "Ja", "Oui", "Sí", "Sì") : say("No", "Nein", "Non", "No", "No")}**: ${thingIn(tongue, best.name)} ${was} (${dayIn(tongue, then.on)}) → **${is}** (${dayIn(tongue, now.on)}), ${gapText(tongue, then.value, now.value, best, view)} (${sign}${shown}${percentSign(tongue)}).`,
    ],
  };
}
