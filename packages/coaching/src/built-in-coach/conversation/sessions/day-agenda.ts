import { addDays } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { answerAgenda } from "../../turn/agenda.ts";
import { daysInText } from "../../turn/quantities/days-in-text.ts";
import { rowsOf } from "../../turn/amounts/rows.ts";
import { workText } from "../../turn/follow-up/ranked.ts";
import { dayIn } from "../../turn/names.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";

const SESSION =
  / (?:(?:long |easy )?(?:runs?|session|workout|training|ride)|(?:lange[rn]? )?(?:lauf|laufe|einheit|training)|(?:sortie|seance|course|entrainement)(?: longue)?|(?:carrera|tirada|sesion|entreno|entrenamiento)(?: larga)?|(?:corsa|seduta|sessione|allenamento|uscita)(?: lunga)?)(?= )/;
/** The coach asked which day a wish is about. */
const WHICH_DAY = /Tell me which|Sag mir, welche|Dis-moi laquelle|Dime cuál|Dimmi quale/u;
const LEFT =
  / (?:whats left|what is left|what remains|whats (?:on|there)(?: then)?|what(?:s| is)|was (?:bleibt|steht|ist)(?: (?:dann|noch|da|an|am))*|bleibt|(?:il )?(?:reste|y a) quoi|qu est ce qui reste|que (?:queda|hay|toca)|cosa (?:resta|rimane|c e)|resta|rimane|che cosa)(?= )/;
const ASIDE =
  / (?:so|then|dann|also|alors|entonces|quindi|allora|s|d|de|del|di|on|for|at|am|le|el|il|la|the|my|noch|da|an|cosa|que|quoi|was|left|there)(?= )/;
const NEIGHBOUR =
  / (?:(?:the )?day (after|before)(?: that| it)?|(?:der |den |am )?tag (danach|davor|vorher)|(?:le )?(lendemain|jour d apres|jour d avant|veille)|(?:el )?dia (despues|siguiente|antes|anterior)|(?:il )?giorno (dopo|prima|seguente))(?= )/;
const PROBLEM =
  / (?:any (?:problem|issue|conflict)s?(?: with)?|is (?:that|this) (?:ok|okay|a problem|fine)|(?:problem|ok|okay|fine) (?:with )?(?:that|it)?|that|it|irgendein problem|ist das (?:ok|ein problem)|problem|un probleme|c est (?:ok|grave)|algun problema|es problema|qualche problema|va bene)(?= )/;
/** Before any entry. */
const EARLIEST = "2000-01-01";
const BEFORE = /before|davor|vorher|avant|veille|antes|anterior|prima/;

/** "und der Lauf heute?", "quindi mercoledì cosa resta": what stands on a day, in the words of a follow-up. */
export function sessionOfDay(turn: Followed): Draft | undefined {
  const { words, frame, diary, view, turns, last } = turn;
  // "Today I mean, the run" answers which day a wish was about.
  if (
    ((last?.frame.verbs.length ?? 0) > 0 || WHICH_DAY.test(turns.at(-1)?.answer ?? "")) &&
    turn.cards.length === 0 &&
    !frame.content.includes("?")
  )
    return undefined;
  if (turns.length === 0 || frame.days.length !== 1 || frame.verbs.length > 0) return undefined;
  const [day] = frame.days;
  const clause = readClause(words);
  // "e oggi" after the same kind of session on other days.
  const isAlso =
    (last?.frame.subjects ?? []).some(({ lift, test }) => lift === undefined && test === undefined) && (last?.frame.days.length ?? 0) > 0;
  const isNamed = clause.take(SESSION) !== undefined || (isAlso && frame.replies.has("also"));
  const isAsked = clause.take(LEFT) !== undefined;
  for (const { concept, text } of frame.tokens)
    if (/^(?:day|time|reply:also|number|month)/.test(concept)) clause.take(new RegExp(` ${text}(?= )`));
  while (clause.take(ASIDE) !== undefined || clause.take(SESSION) !== undefined);
  if (day === undefined || day < view.today || !(isNamed || isAsked) || !clause.isRead()) return undefined;
  return ofDay(day, turn, diary);
}

/** "and the day after, any problem with that?": the day beside the last one that was shown, and what it means after it. */
export function dayBeside(turn: Followed): Draft | undefined {
  const { words, turns, tongue, view, diary, say, last } = turn;
  const clause = readClause(words);
  const neighbour = clause.take(NEIGHBOUR);
  if (neighbour === undefined || last === undefined) return undefined;
  const isProblem = clause.take(PROBLEM) !== undefined;
  while (clause.take(PROBLEM) !== undefined || clause.take(LEFT) !== undefined || clause.take(ASIDE) !== undefined);
  if (!clause.isRead()) return undefined;
  const [shown] = daysInText(turns.at(-1)?.answer.split("\n")[0] ?? "", tongue, view.today);
  if (shown === undefined) return undefined;
  const isBefore = neighbour.slice(1).some((part) => part !== undefined && BEFORE.test(part));
  const day = addDays(shown, isBefore ? -1 : 1);
  const draft = ofDay(day, turn, diary);
  const sessions = view.plan?.plan.weeks.flatMap(({ sessions: each }) => each) ?? [];
  const [first, second] = [
    sessions.find(({ date }) => date === (isBefore ? day : shown)),
    sessions.find(({ date }) => date === (isBefore ? shown : day)),
  ];
  if (draft === undefined || !isProblem || second === undefined) return draft;
  const isHard = first?.hard === true && second.hard;
  return {
    ...draft,
    text: [
      isHard
        ? say(
            `**Possible, but on tired legs**: the day before is hard. Start lighter, and if the warm-up feels heavy, ease it or move it a day.`,
            `**Es geht, mit müden Beinen**: am Tag davor ist es hart. Fang leichter an; fühlt sich das Aufwärmen schwer an, mach es leichter oder schieb es einen Tag.`,
            `**Ça passe, jambes fatiguées** : c’est dur la veille. Commence plus léger ; si l’échauffement est lourd, allège ou décale d’un jour.`,
            `**Funciona, con piernas cansadas**: el día antes es duro. Empieza más ligero; si el calentamiento pesa, aligera o pásalo un día.`,
            `**Si può, con gambe stanche**: il giorno prima è duro. Parti più leggero; se il riscaldamento pesa, alleggerisci o sposta di un giorno.`,
          )
        : say(
            "**No problem**: the two sessions do not put hard work on the same muscles.",
            "**Kein Problem**: die beiden belasten nicht hart dasselbe.",
            "**Pas de problème** : les deux ne fatiguent pas durement la même chose.",
            "**Ningún problema**: las dos no cargan fuerte lo mismo.",
            "**Nessun problema**: le due non stancano duramente le stesse cose.",
          ),
      ...draft.text,
    ],
  };
}

/** "lungo di sabato scorso?", then "e quello prima": the work of a kind on a day, and the one of that kind before it. */
export function workOfDay(turn: Followed): Draft | undefined {
  const { frame, last, diary, view, tongue } = turn;
  const { tokens, leftover, subjects, days, periods, verbs, picks, metric } = frame;
  if (leftover.length > 0 || verbs.length > 0 || periods.length > 0 || metric !== undefined) return undefined;
  const isBefore =
    subjects.length === 0 &&
    days.length === 0 &&
    picks.has("before") &&
    tokens.every(({ concept }) => /^(?:reply:also|pick:before)/.test(concept));
  const shown = isBefore ? dayShown(turn) : undefined;
  const [subject] = isBefore ? (last?.frame.subjects ?? []) : subjects;
  if (
    subject === undefined ||
    subject.lift !== undefined ||
    subject.test !== undefined ||
    (!isBefore && (subjects.length > 1 || days.length !== 1))
  )
    return undefined;
  if (!isBefore && !tokens.every(({ concept }) => /^(?:reply:also|day|time|rel:last|kind|sport|number|month)/.test(concept)))
    return undefined;
  const day = isBefore ? shown : days[0];
  if (day === undefined || (isBefore ? day > view.today : day >= view.today)) return undefined;
  const rows = rowsOf(
    subject,
    isBefore ? { kind: "range", from: EARLIEST, to: addDays(day, -1) } : { kind: "range", from: day, to: day },
    diary,
    view,
  );
  const found = isBefore ? rows.slice(-1) : rows;
  if (found.length === 0) return undefined;
  return {
    isDecided: true,
    text: found.map(
      (row) =>
        `${dayIn(tongue, row.on)}: **${row.title}**, ${workText({ isDistanceLogged: true, ...row, ...(row.effort !== undefined && { rpe: row.effort }) }, tongue, view)}.`,
    ),
  };
}

function dayShown({ turns, tongue, view }: Followed): string | undefined {
  return daysInText(turns.at(-1)?.answer.split("\n")[0] ?? "", tongue, view.today)[0];
}

/** "was steht freitag an", then "und den danach": the same weekday one week on. */
export function dayAWeekOn(turn: Followed): Draft | undefined {
  const { frame, last, diary } = turn;
  const [day] = last?.frame.days ?? [];
  if (day === undefined || last?.frame.days.length !== 1 || last.frame.subjects.length > 0 || !last.frame.topics.has("agenda"))
    return undefined;
  const { tokens, leftover } = frame;
  if (leftover.length > 0 || !frame.picks.has("after") || !tokens.every(({ concept }) => /^(?:reply:also|pick:after)/.test(concept)))
    return undefined;
  return ofDay(addDays(day, 7), turn, diary);
}

function ofDay(day: string, { frame, view }: Followed, diary: Followed["diary"]): Draft | undefined {
  const { minutes: _, metric: _metric, ...plain } = frame;
  const draft = answerAgenda(
    {
      ...plain,
      topics: new Set(["agenda"]),
      days: [day],
      periods: [],
      numbers: [],
      verbs: [],
      subjects: [],
      relations: new Set(),
      picks: new Set(),
    },
    diary,
    view,
  );
  return draft === undefined ? undefined : { ...draft, isDecided: true };
}
