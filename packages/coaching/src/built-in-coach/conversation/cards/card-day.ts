import type { Day, Session } from "@ironpace/training";
import { moveTo } from "../../changes/move-to.ts";
import { skipSessions } from "../../changes/skip-sessions.ts";
import { sessionOfRow } from "../../dialogue/focus.ts";
import { takenOut } from "../sessions/entered-session.ts";
import { addDays } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import { storedOnAcceptIn } from "../../turn/changes/preview.ts";
import { type Frame, readFrame } from "../../turn/frame.ts";
import { dayIn } from "../../turn/names.ts";
import { translated } from "../../turn/translated.ts";
import { normalise } from "../../question.ts";
import type { EnteredSession } from "../../own-data/diary.ts";
import { bareUnit } from "../../want/asked/words.ts";
import type { Standing } from "../later/standing.ts";

const ONLY_DAY = bareUnit(
  "no|ok|hm+|then|after all|instead|rather|better|on|the|make|it|that|lets|put|move|and|still|please|back to|to|next|this|dann|doch|lieber|am|alors|plutot|le|entonces|mejor|el|allora|meglio|it is|maybe|would|be|works?|free|day|my|is",
);
const OUT = bareUnit(
  "(?:throw|kick|take|drop|cancel|delete|leave|remove|scrap|get rid of)(?: the| my| it| that| just)*(?: \\p{L}+){0,2}(?: out)?|get rid of|streich\\p{L}*|raus|weg|supprime\\p{L}*|enleve|quita\\p{L}*|elimina\\p{L}*|togli\\p{L}*",
);
const DAY_BEFORE = bareUnit("(?:the )?day before|tag (?:davor|vorher)|la veille|el dia (?:de )?antes|il giorno prima");

/** A card for a day gets the other day that the last clause of a turn names; what the turn takes out beside it gets a card of its own. */
export function cardDay(standing: Standing): Draft | undefined {
  const { cards, turns, frame } = standing;
  const open = turns.at(-1)?.proposals ?? [];
  const [card] = open.length > 0 ? open : cards;
  if (card === undefined || frame.content.split(/\s+/u).length > MOST_WORDS) return undefined;
  const { request } = card;
  if (request.reason === "move") return otherDay(request.sessionId, request.to, standing);
  if (request.reason !== "record") return undefined;
  const { record } = request;
  if (record.kind === "entered" && record.date !== undefined) return ofEntry(record.id, record.date, standing);
  return record.kind === "race" && DAY_BEFORE.test(standing.words) && OUT.test(standing.words)
    ? dayBefore(record.date, standing)
    : undefined;
}

const MOST_WORDS = 18;

interface Clause {
  readonly frame: Frame;
  readonly text: string;
}

/** The clauses of a turn. */
function clausesOf({ frame, tongue, view }: Standing): readonly Clause[] {
  return frame.content
    .split(
      /[.?!;,]+|\band (?=(?:throw|kick|take|drop|cancel|delete|leave|remove|scrap)\b)|\b(?:und|et|y|e) (?=(?:streich|supprime|enleve|quita|elimina|togli)\p{L}*)/iu,
    )
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map((text) => ({ text: normalise(text), frame: readFrame(text, tongue, view.today) }));
}

/** The day that the last clause with a day, and with nothing else, names for something that is to come. */
function dayOfLast(clauses: readonly Clause[], { view }: Standing): Day | undefined {
  const found = clauses.findLast(({ frame }) => frame.days.length === 1);
  if (found === undefined || found.frame.subjects.length + found.frame.weekdays.length > 0 || found.frame.topics.size > 1) return undefined;
  if (ASKS.test(found.text)) return undefined;
  const rest = found.frame.leftover.filter((word) => !ONLY_DAY.test(word));
  const [day = ""] = found.frame.days;
  const next = day < view.today ? addDays(day, 7) : day;
  return rest.length === 0 && next >= view.today && !/\b(?:not|no|nicht|pas) \p{L}*days?\b|\bis my\b/u.test(found.text) ? next : undefined;
}

const CONDITION = /\b(?:if|unless|wenn|falls|si|se)\b/;

/** "whats on monday" asks, and "what about monday" is a question too. */
const ASKS = /\b(?:whats|what|which|other|how|why|who|is there|was ist|was hab|quoi|que tengo|que hay|cosa)\b/;

function otherDay(row: string, to: Day, standing: Standing): Draft | undefined {
  const { view, tongue, diary } = standing;
  const session = sessionOfRow(row, view);
  const clauses = clausesOf(standing);
  const out = clauses.filter(({ text }) => OUT.test(text));
  const rest = clauses.filter((each) => !out.includes(each));
  const day = CONDITION.test(standing.words) ? undefined : dayOfLast(rest, standing);
  if (session === undefined || (day === undefined && out.length === 0)) return undefined;
  const entry = out.flatMap(({ text }) => entryIn(text, diary.entered, day ?? to) ?? [])[0];
  if (out.length > 0 && entry === undefined) return undefined;
  // With the day that the card has already there is nothing to change.
  if (day === undefined || day === session.date || (day === to && entry === undefined)) return undefined;
  const moved = translated(moveTo(session, day, view), tongue);
  const gone = entry === undefined ? undefined : takenOut(entry, standing);
  const beside = sessionsOn(day, session, standing);
  return {
    text: [...moved.text, ...(beside === undefined ? [] : [beside]), ...(gone === undefined ? [] : gone.text.slice(0, 1))],
    proposals: [...(moved.proposals ?? []), ...(gone?.proposals ?? [])],
  };
}

/** What is on the new day already, where the session comes beside it. */
function sessionsOn(day: Day, session: Session, standing: Standing): string | undefined {
  const { plan } = standing.view;
  const other = plan === undefined ? undefined : allSessions(plan).find(({ date, id }) => date === day && id !== session.id);
  return other === undefined ? undefined : alsoOn(other, standing);
}

function alsoOn({ date, title, duration }: Session, { say, tongue }: Standing): string {
  const day = dayIn(tongue, date, false);
  return say(
    `${day} has **${title}** (${duration} min) already.`,
    `${day} hat schon **${title}** (${duration} min).`,
    `${day} a déjà **${title}** (${duration} min).`,
    `${day} ya tiene **${title}** (${duration} min).`,
    `${day} ha già **${title}** (${duration} min).`,
  );
}

/** The own entry that a clause names by a word of its title, else the only one of the day. */
function entryIn(text: string, entered: readonly EnteredSession[], day: Day): EnteredSession | undefined {
  const named = entered.find(
    ({ title, on }) =>
      on >= day &&
      normalise(title)
        .split(" ")
        .some((word) => word.length > 3 && text.includes(word)),
  );
  const onDay = entered.filter(({ on }) => on === day);
  return named ?? (onDay.length === 1 ? onDay[0] : undefined);
}

function ofEntry(id: string, date: Day, standing: Standing): Draft | undefined {
  const { diary, say, tongue, words } = standing;
  const entry = diary.entered.find((each) => each.id === id);
  if (entry === undefined) return undefined;
  if (/\b(?:delete|cancel|remove|scrap|drop) (?:it|that|the whole thing)\b|\bl[oö]sch\w*|\bsupprime|\bborra\w*|\belimina\w*/u.test(words))
    return takenOut(entry, standing);
  const day = dayOfLast(clausesOf(standing), standing);
  if (day === undefined || day === date) return undefined;
  const when = dayIn(tongue, day, false);
  const other = standing.view.plan === undefined ? undefined : allSessions(standing.view.plan).find((each) => each.date === day);
  return {
    text: [
      say(
        `Move your own **${entry.title}** (${entry.minutes} min) from ${dayIn(tongue, entry.on, false)} to **${when}**. The plan stays as it is.`,
        `Deinen Eintrag **${entry.title}** (${entry.minutes} min) von ${dayIn(tongue, entry.on, false)} auf **${when}** verschieben. Der Plan bleibt.`,
        `Déplacer ton **${entry.title}** (${entry.minutes} min) du ${dayIn(tongue, entry.on, false)} au **${when}**. Le plan reste.`,
        `Mover tu **${entry.title}** (${entry.minutes} min) del ${dayIn(tongue, entry.on, false)} al **${when}**. El plan queda igual.`,
        `Spostare il tuo **${entry.title}** (${entry.minutes} min) da ${dayIn(tongue, entry.on, false)} a **${when}**. Il piano resta.`,
      ),
      ...(other === undefined ? [] : [alsoOn(other, standing)]),
      storedOnAcceptIn(tongue),
    ],
    proposals: [
      {
        title: `${entry.title}: ${when}`,
        why: say("The plan stays as it is.", "Der Plan bleibt.", "Le plan reste.", "El plan queda igual.", "Il piano resta."),
        request: {
          reason: "record",
          record: { kind: "entered", table: entry.page === "Workouts" ? "workouts" : "logged_sessions", id: entry.id, date: day },
          changes: [{ label: entry.title, before: dayIn(tongue, entry.on, false), after: when }],
        },
      },
    ],
  };
}

/** "there's a long run the day before. get rid of it" */
function dayBefore(date: Day, { view, tongue }: Standing): Draft | undefined {
  const { plan } = view;
  const session = plan === undefined ? undefined : allSessions(plan).find((each) => each.date === addDays(date, -1) && isOpen(plan, each));
  return session === undefined ? undefined : translated(skipSessions([session], view), tongue);
}
