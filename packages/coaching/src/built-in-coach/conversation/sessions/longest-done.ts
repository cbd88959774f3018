import { SESSION_KINDS } from "../../frame/session-kinds.ts";
import type { Subject } from "../../query/query.ts";
import type { Draft } from "../../topic.ts";
import { answerAmount } from "../../turn/amounts/index.ts";
import { EVER } from "../../turn/amounts/rows.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";
import { takeEvery, takeTokens } from "../take-words.ts";

const DONE =
  / (?:ive (?:ever )?(?:done|run)|i ve (?:ever )?(?:done|run)|i(?: have)? ever (?:did|done|ran|run)|so far|ever|that i did|to date|bisher|je(?:mals)?|bis jetzt|die ich (?:je )?(?:gelaufen bin|gemacht habe)|jusqu ici|jamais faite?|que j ai (?:jamais )?faite?|hasta ahora|que he hecho(?: nunca)?|finora|che ho (?:mai )?fatto|mai fatt[oa]|done)(?= )/;
const ASIDE =
  / (?:whats|what is|was|my|mein\w*|ma|mon|mi|mio|mia|the|der|die|das|la|le|el|il|one|k|ok|and|und|et|y|e|run|lauf|sortie|carrera|corsa)(?= )/;

/** "k. longest ive done?" after a planned run: the longest that was done of its kind, not the one to come. */
export function longestDone(turn: Followed): Draft | undefined {
  const { words, frame, last, diary, view } = turn;
  const pick = ["longest", "hardest", "fastest"].find((each) => frame.picks.has(each));
  if (pick === undefined || frame.periods.length + frame.days.length > 0 || last === undefined) return undefined;
  const clause = readClause(words);
  takeTokens(clause, frame, /^(?:pick|reply|kind|sport)/);
  if (clause.take(DONE) === undefined) return undefined;
  takeEvery(clause, ASIDE);
  const subject = frame.subjects[0] ?? kindBefore(turn);
  if (!clause.isRead() || subject === undefined) return undefined;
  const { metric: _, minutes: _minutes, ...plain } = frame;
  const draft = answerAmount(
    { ...plain, subjects: [subject], periods: [EVER], picks: new Set([pick]), numbers: [], topics: new Set(), relations: new Set() },
    diary,
    view,
  );
  return draft === undefined ? undefined : { ...draft, isDecided: true };
}

/** The kind of the session that was shown; of a long run the long runs, of another one all runs. */
function kindBefore({ last, view, cards }: Followed): Subject | undefined {
  const session = last?.sessions[0];
  const eased = cards.flatMap(({ request }) => (request.reason === "ease" ? [request.from] : []))[0];
  const planned = session ?? view.plan?.plan.weeks.flatMap(({ sessions }) => sessions).find(({ date }) => date === eased);
  const kind = planned === undefined ? undefined : SESSION_KINDS.find((each) => each.isPlanned(planned));
  return kind === undefined
    ? last?.frame.subjects[0]
    : { name: kind.name, kind, ...(kind.name.endsWith("run") && { sport: "run" as const }) };
}
