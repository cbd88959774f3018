import { type Day, dayInWords, type Session, shortDay } from "@ironpace/training";
import { speak, type Speech } from "../asking/speech.ts";
import { list } from "../say.ts";
import type { Draft } from "../topic.ts";
import { noPlan } from "../topics/sessions.ts";
import type { CoachView } from "../view.ts";
import { getRow, sessionOn } from "./session-named.ts";
import { PREVIEW } from "./card.ts";
import { moveTo, possibleDays } from "./move-to.ts";

export function skipSession(session: Session, view: CoachView): Draft {
  return skip([session], view);
}

/** Leaves out several sessions with one card, and says each. */
export function skipSessions(sessions: readonly Session[], view: CoachView, speech: Speech = "en"): Draft {
  const { plan } = view;
  if (sessions.length < 2 || plan === undefined) return skip(sessions, view);
  return {
    text: [
      speak(speech)(
        `Leave out ${list(sessions.map(({ date, title }) => `**${title}** (${shortDay(date)})`))}: you do not catch up later, and everything else stays.`,
        `${list(sessions.map(({ date, title }) => `**${title}** (${shortDay(date)})`))} fallen aus: nichts wird nachgeholt, alles andere bleibt.`,
      ),
      ...(sessions.some(({ isDeload }) => isDeload)
        ? [
            speak(speech)(
              "That week is a deload, so little is lost; its load drops a bit further.",
              "Die Woche ist ein Deload, viel geht also nicht verloren; die Belastung sinkt noch etwas weiter.",
            ),
          ]
        : []),
      speech === "de" ? "Die Karte zeigt vorher und nachher. Es ändert sich nichts, bis du sie annimmst." : PREVIEW,
    ],
    proposals: [
      {
        title: `Rest on ${list(sessions.map(({ date }) => shortDay(date)))}`,
        why: `${list(sessions.map(({ title }) => title))}: left out; the days after stay as planned.`,
        request: { reason: "missed", sessionIds: sessions.map((each) => getRow(plan, each)) },
      },
    ],
  };
}

export function skip(sessions: readonly Session[], view: CoachView): Draft {
  const { plan } = view;
  const [session] = sessions;
  if (plan === undefined || session === undefined) return noPlan();
  const open = possibleDays(session, plan, view).filter((day) => sessionOn(plan, day) === undefined);
  return {
    text: [
      `Make ${dayInWords(session.date).replace(/ \d{4}$/, "")} a rest day: **${session.title}** (${session.duration} min) is left out, and you do not have to catch up. One missed session does no harm.`,
      ...(session.hard && open.length > 0
        ? [`It is a key session: instead of leaving it out it could go to ${list(open.slice(0, 2).map(shortDay))}.`]
        : []),
      PREVIEW,
    ],
    proposals: [
      {
        title: `Rest on ${shortDay(session.date)}`,
        why: `${session.title} is left out; the days after stay as planned.`,
        request: { reason: "missed", sessionIds: sessions.map((each) => getRow(plan, each)) },
      },
    ],
    followUps:
      open.length > 0
        ? [`Move it to ${dayInWords(open[0] ?? "").split(" ")[0] ?? ""} instead`, "Make it easier instead"]
        : ["Make it easier instead"],
  };
}

/** A day without time: the session of it goes to the best other day, or is left out. */
export function offerDays(session: Session | undefined, day: Day, view: CoachView): Draft {
  const { plan } = view;
  if (plan === undefined) return noPlan();
  if (session === undefined)
    return { text: [`Nothing is planned on ${dayInWords(day).replace(/ \d{4}$/, "")}, so nothing has to change.`] };
  const possible = possibleDays(session, plan, view);
  // What changes places with it would land on the day that has no time: free days come first.
  const free = possible.filter((each) => sessionOn(plan, each) === undefined);
  const open = free.length > 0 ? free : possible;
  const [best] = open;
  if (best === undefined) return skip([session], view);
  const draft = moveTo(session, best, view);
  return {
    ...draft,
    text: [
      ...draft.text,
      ...(open.length > 1 ? [`Other days that fit: ${list(open.slice(1).map(shortDay))}. Or leave it out.`] : ["Or leave it out."]),
    ],
    followUps: [
      ...open.slice(1, 3).map((other) => `Move it to ${dayInWords(other).split(" ")[0] ?? ""}`),
      `Skip ${dayInWords(session.date).split(" ")[0] ?? "it"}'s session`,
    ],
  };
}
