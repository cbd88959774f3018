import type { CoachAnswer } from "../../answer/coach-answer.ts";
import { recordCard } from "../../changes/card.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { normalise } from "../../question.ts";
import type { Draft } from "../../topic.ts";
import { storedOnAcceptIn } from "../../turn/changes/preview.ts";
import { dayIn } from "../../turn/names.ts";
import { makeCard } from "../make-card.ts";
import type { WantReading } from "../wants.ts";

const LIKELY = 0.7;
const CLOCK = /(?<![\d:])\d{1,2}:\d{2}(?::\d{2})?(?![\d:])/gu;

/** "Berlin is on 27 Feb now", "Berlin Ziel unter 1:21": a race that is named, with its day or its target, is not asked for. */
export function changeOfNamedRace(found: CoachAnswer, { shareOf }: WantReading, turn: Followed): Draft | undefined {
  const { frame, words, diary, view, say, tongue } = turn;
  if (found.proposals.length > 0 || frame.content.includes("?") || shareOf((want) => want === "race-change") < LIKELY) return undefined;
  const ahead = diary.races.filter(({ on, result }) => on >= view.today && result === undefined);
  const [race, other] = ahead.filter(({ name, location }) =>
    [location, ...name.split(" ")].some((part) => part.length > 3 && !/^hyrox$/i.test(part) && words.includes(normalise(part))),
  );
  if (race === undefined || other !== undefined) return undefined;
  const [time, second] = [...frame.content.matchAll(CLOCK)].map(([each]) => each);
  if (time === undefined || second !== undefined) return time === undefined ? makeCard("race-change", turn) : undefined;
  const target = `sub ${time}`;
  const before =
    race.target === undefined
      ? ""
      : say(` from ${race.target}`, ` von ${race.target}`, ` de ${race.target}`, ` de ${race.target}`, ` da ${race.target}`);
  const when = dayIn(tongue, race.on);
  return {
    isDecided: true,
    text: [
      say(
        `Change the target of **${race.name}** (${when})${before} to **${target}**.`,
        `Ziel von **${race.name}** (${when})${before} auf **${target}** ändern.`,
        `Passer l’objectif de **${race.name}** (${when})${before} à **${target}**.`,
        `Cambiar el objetivo de **${race.name}** (${when})${before} a **${target}**.`,
        `Cambiare l’obiettivo di **${race.name}** (${when})${before} a **${target}**.`,
      ),
      storedOnAcceptIn(tongue),
    ],
    proposals: [
      recordCard(
        `${say("Target", "Ziel", "Objectif", "Objetivo", "Obiettivo")} ${target}: ${race.name}`,
        when,
        { kind: "race-target", competitionId: race.id, target },
        [
          {
            label: say("Target", "Ziel", "Objectif", "Objetivo", "Obiettivo"),
            ...(race.target !== undefined && { before: race.target }),
            after: target,
          },
        ],
      ),
    ],
  };
}
