import { shortDay } from "@ironpace/training";
import { dated, speak, type Speech } from "../asking/speech.ts";
import { entryRecord, nothingYet, recordCard } from "../changes/card.ts";
import { moveEntry } from "../conversation/sessions/move-entry.ts";
import type { EnteredSession } from "../own-data/diary.ts";
import type { Slots } from "../reading/slots.ts";
import type { Draft } from "../topic.ts";
import { sayIn } from "../turn/languages.ts";
import type { CoachView } from "../view.ts";
import { getDays } from "./sessions-named.ts";

/** Something the athlete entered beside the plan: done, other minutes, another day, or gone. */
export function changeEntered(slots: Slots, view: CoachView, speech: Speech): Draft | undefined {
  const [entry] = slots.entered;
  if (entry === undefined) return undefined;
  const isRemoved = (slots.act === "remove" || slots.isNegated) && slots.minutes === undefined;
  if (!isRemoved && /\b(?:tick\w*|mark|check(?:ed)? off|done|did|finished|completed?)\b/.test(slots.words))
    return doneEntered(entry, slots, view.today, speech);
  if (slots.act === "move" && slots.minutes === undefined) return movedEntered(entry, slots, view, speech);
  return isRemoved || slots.minutes !== undefined ? otherMinutes(entry, isRemoved ? undefined : slots.minutes, speech) : undefined;
}

/** What is still to come is not silently done: the card logs it for today, if the athlete has done it. */
function doneEntered(entry: EnteredSession, { minutes = entry.minutes, rpe }: Slots, today: string, speech: Speech): Draft {
  const say = speak(speech);
  const isAhead = entry.on > today;
  const day = isAhead ? today : entry.on;
  return {
    text: [
      isAhead
        ? say(
            `**${entry.title}** is entered for ${dated(entry.on)}, which is still to come. Did you do it today already? Then take the card: it logs ${minutes} min for ${shortDay(day)}. If not, leave it.`,
            `**${entry.title}** steht für ${dated(entry.on)}, das kommt erst noch. Hast du es heute schon gemacht? Dann nimm die Karte: sie trägt ${minutes} min für ${shortDay(day)} ein. Sonst lass sie.`,
          )
        : say(
            `Log **${entry.title}**, ${minutes} min, on ${dated(day)}.`,
            `**${entry.title}**, ${minutes} min, am ${dated(day)} eintragen.`,
          ),
      ...(rpe === undefined
        ? [
            say(
              "How hard was it from 1 to 10? I need that to calculate its training load.",
              "Wie anstrengend war es von 1 bis 10? Das brauche ich, um die Trainingslast zu berechnen.",
            ),
          ]
        : []),
      nothingYet(speech),
    ],
    proposals: [
      recordCard(
        say(`Log ${entry.title}, ${shortDay(day)}`, `${entry.title} eintragen, ${shortDay(day)}`),
        say(
          `Entered under ${entry.page} for ${shortDay(entry.on)}; that entry stays.`,
          `Steht unter ${entry.page} für ${shortDay(entry.on)}; der Eintrag bleibt.`,
        ),
        { kind: "log", title: entry.title, date: day, minutes, ...(rpe !== undefined && { rpe }), sets: [] },
        [
          { label: entry.title, after: `${minutes} min${rpe === undefined ? "" : `, RPE ${rpe}`}` },
          { label: say("Day", "Tag"), after: shortDay(day) },
        ],
      ),
    ],
    ...(speech === "en" && isAhead && { followUps: ["No, leave it", `Skip the ${entry.title.toLowerCase()}`] }),
  };
}

function movedEntered(entry: EnteredSession, slots: Slots, view: CoachView, speech: Speech): Draft {
  const say = speak(speech);
  const { today } = view;
  const [day, other] = getDays(slots, today).filter((each) => each !== entry.on && each >= today);
  if (day === undefined || other !== undefined)
    return {
      text: [
        say(
          `**${entry.title}** (${dated(entry.on)}, ${entry.minutes} min) is your own entry outside the plan. To which day? With it you get a card; the plan stays as it is.`,
          `**${entry.title}** (${dated(entry.on)}, ${entry.minutes} min) ist dein eigener Eintrag neben dem Plan. Auf welchen Tag? Damit bekommst du eine Karte; der Plan bleibt.`,
        ),
      ],
      ...(speech === "en" && { followUps: [`Skip the ${entry.title.toLowerCase()}`] }),
    };
  return moveEntry(entry, day, { view, tongue: speech, say: sayIn(speech) });
}

function otherMinutes(entry: EnteredSession, minutes: number | undefined, speech: Speech): Draft {
  const say = speak(speech);
  return {
    text: [
      minutes === undefined
        ? say(
            `Take out your own **${entry.title}** (${dated(entry.on)}, ${entry.minutes} min). The plan stays as it is.`,
            `Deinen eigenen Eintrag **${entry.title}** (${dated(entry.on)}, ${entry.minutes} min) löschen. Der Plan bleibt.`,
          )
        : say(
            `Your own **${entry.title}** on ${dated(entry.on)}: ${entry.minutes} → **${minutes} min**. The plan stays as it is.`,
            `Dein Eintrag **${entry.title}** am ${dated(entry.on)}: ${entry.minutes} → **${minutes} min**. Der Plan bleibt.`,
          ),
      nothingYet(speech),
    ],
    proposals: [
      recordCard(
        minutes === undefined ? `Take out ${entry.title}` : `${entry.title}: ${minutes} min`,
        `Entered under ${entry.page}, ${shortDay(entry.on)}.`,
        entryRecord(entry, minutes === undefined ? {} : { minutes }),
        [{ label: entry.title, before: `${entry.minutes} min`, after: minutes === undefined ? "out" : `${minutes} min` }],
      ),
    ],
  };
}
