import { addDays } from "@ironpace/training";
import { recordCard } from "../../changes/card.ts";
import { sessionOn } from "../../changes/session-named.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";
import { storedOnAcceptIn } from "../../turn/changes/preview.ts";
import { dayIn } from "../../turn/names.ts";
import { daysAhead } from "../days-ahead.ts";
import { entryByName } from "../make-card.ts";

const MOVES =
  /\b(?:move|put|push|shift|switch|postpone|reschedule|bring forward|verschieb\w*|schieb\w*|leg\w*|verleg\w*|deplace\w*|decale\w*|reporte\w*|repousse\w*|mets|muev\w*|pasa\w*|pon\w*|cambia\w*|aplaza\w*|sposta\w*|metti\w*|rimanda\w*)\b/;

/** "Put the mobility class off to next Thursday": another day for what the athlete entered beside the plan. */
export function entryMoved(turn: Followed): Draft | undefined {
  const { words, frame, view, say, tongue } = turn;
  const entry = MOVES.test(words) ? entryByName(turn) : undefined;
  // "Next Thursday", of what is on Thursday, is a week later.
  const isNext = frame.relations.has("next");
  const days = daysAhead(frame, view.today).flatMap((day) => (day !== entry?.on ? [day] : isNext ? [addDays(day, 7)] : []));
  const [day] = days;
  if (entry === undefined || day === undefined || days.length > 1 || frame.subjects.length > 1 || frame.content.includes("?"))
    return undefined;
  const [from, to] = [dayIn(tongue, entry.on, false), dayIn(tongue, day, false)];
  const planned = view.plan === undefined ? undefined : sessionOn(view.plan, day);
  return {
    isDecided: true,
    text: [
      say(
        `Move your own **${entry.title}** (${entry.minutes} min) from ${from} to **${to}**. The plan stays as it is.`,
        `Deinen Eintrag **${entry.title}** (${entry.minutes} min) von ${from} auf **${to}** verschieben. Der Plan bleibt.`,
        `Déplacer ton **${entry.title}** (${entry.minutes} min) du ${from} au **${to}**. Le plan ne change pas.`,
        `Pasar tu **${entry.title}** (${entry.minutes} min) del ${from} al **${to}**. El plan queda igual.`,
        `Spostare il tuo **${entry.title}** (${entry.minutes} min) da ${from} a **${to}**. Il piano resta com’è.`,
      ),
      ...(planned === undefined
        ? []
        : [
            say(
              `**${planned.title}** is planned on that day too.`,
              `An dem Tag ist auch **${planned.title}** geplant.`,
              `**${planned.title}** est aussi prévu ce jour-là.`,
              `Ese día también está previsto **${planned.title}**.`,
              `Quel giorno è previsto anche **${planned.title}**.`,
            ),
          ]),
      storedOnAcceptIn(tongue),
    ],
    proposals: [
      recordCard(
        say(
          `${entry.title} to ${to}`,
          `${entry.title} auf ${to}`,
          `${entry.title} au ${to}`,
          `${entry.title} al ${to}`,
          `${entry.title} a ${to}`,
        ),
        `${entry.page}, ${from}`,
        { kind: "entered", table: entry.page === "Workouts" ? "workouts" : "logged_sessions", id: entry.id, date: day },
        [{ label: entry.title, before: from, after: to }],
      ),
    ],
  };
}
