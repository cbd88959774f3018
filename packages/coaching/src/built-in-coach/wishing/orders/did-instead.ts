import { type Session, shortDay } from "@ironpace/training";
import { card, NOTHING_YET, PREVIEW } from "../../changes/card.ts";
import { getRow, sessionOfKind } from "../../changes/session-named.ts";
import { distance } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";

const DID =
  /\b(?:did|ran|done|just did|went for|rode|rowed)\b.*\b(\d{1,2}(?:\.\d)?) ?(?:k|km|kms)\b.*\binstead of (?:the |my |todays |this )?(.+?)(?=,| sort| fix| adjust| can you| please| pls| and |$)/;

const MINUTES = /\bin (?<minutes>\d{2,3}) ?min/;

/** "just did 12 km instead of the intervals, sort the rest": the run is logged, and the session it replaces is left out. */
export function didInstead(words: string, view: CoachView): Draft | undefined {
  const { plan, today } = view;
  const found = DID.exec(words);
  if (plan === undefined || found === null) return undefined;
  const [, kilometres = "", named = ""] = found;
  const metres = Math.round(1000 * Number(kilometres));
  const minutes = MINUTES.exec(words)?.groups?.["minutes"];
  const of = sessionOfKind(named, plan, today);
  const open = allSessions(plan).filter((each) => each.date >= today && isOpen(plan, each));
  const next = open[0];
  const replaced = of !== undefined && of.date >= today && isOpen(plan, of) && sameWeek(of, next) ? of : undefined;
  const log = card(
    `Log ${distance(view, metres)} run`,
    minutes === undefined
      ? "From your message; add minutes and effort if you have them."
      : "As you told it; add the effort if you have it.",
    {
      kind: "log",
      title: `Run, ${kilometres} km`,
      date: today,
      ...(minutes === undefined ? {} : { minutes: Number(minutes) }),
      sets: [{ exercise: "Run", metres, ...(minutes === undefined ? {} : { seconds: 60 * Number(minutes) }) }],
    },
    [{ label: "Run", after: `${distance(view, metres)}${minutes === undefined ? "" : `, ${minutes} min`}` }],
  );
  const rest = open.filter((each) => sameWeek(each, next) && each !== replaced);
  return {
    text: [
      `**${distance(view, metres)} logged instead**${replaced === undefined ? `: no ${named.trim()} is open this week, so no session is left out` : `: **${replaced.title}** (${shortDay(replaced.date)}) is left out, with no catching up on top`}.`,
      rest.length === 0
        ? "Nothing else is planned this week."
        : `The rest of the week: ${rest.map((each) => `${each.title} on ${shortDay(each.date)}${each.date === rest[0]?.date && each.hard ? " (move or ease it if the run was hard: two hard days should not follow each other)" : ""}`).join("; ")}.`,
      replaced === undefined ? NOTHING_YET : PREVIEW,
    ],
    proposals: [
      ...log,
      ...(replaced === undefined
        ? []
        : [
            {
              title: `Leave out ${replaced.title}`,
              why: "Replaced by the run.",
              request: { reason: "missed" as const, sessionIds: [getRow(plan, replaced)] },
            },
          ]),
    ],
    followUps: [...(minutes === undefined ? ["How many minutes was it?"] : []), "Make the next session easier"],
  };
}

function sameWeek(a: Session, b: Session | undefined): boolean {
  return b !== undefined && a.week === b.week;
}
