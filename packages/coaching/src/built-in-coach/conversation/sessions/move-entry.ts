import type { Day } from "@ironpace/training";
import { entryRecord, recordCard } from "../../changes/card.ts";
import { sessionOn } from "../../changes/session-named.ts";
import type { EnteredSession } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import { storedOnAcceptIn } from "../../turn/changes/preview.ts";
import { dayIn } from "../../turn/names.ts";
import type { Followed } from "../follow-up-of.ts";

/** The card that gives an entry beside the plan another day, with what is planned there. */
export function moveEntry(entry: EnteredSession, day: Day, { view, say, tongue }: Pick<Followed, "view" | "say" | "tongue">): Draft {
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
        entryRecord(entry, { date: day }),
        [{ label: entry.title, before: from, after: to }],
      ),
    ],
  };
}
