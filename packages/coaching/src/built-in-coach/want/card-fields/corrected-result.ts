import { recordCard } from "../../changes/card.ts";
import type { CoachAnswer } from "../../answer/coach-answer.ts";
import { type Followed, isOfAnother } from "../../conversation/follow-up-of.ts";
import type { Race } from "../../own-data/diary.ts";
import { normalise } from "../../question.ts";
import type { Draft } from "../../topic.ts";
import { storedOnAcceptIn } from "../../turn/changes/preview.ts";
import { dayIn } from "../../turn/names.ts";
import { kindOf } from "../kinds.ts";
import type { WantReading } from "../wants.ts";

/** Says that what is stored is not right. */
const CORRECTS =
  /\b(?:wrong|incorrect\w*|actually|should (?:be|say)|correct|fix|typo|mistake|mixed up|falsch|stimmt nicht|korrigier\w*|eigentlich|faux|fausse|corrige\w*|erreur|mal|correg\w*|error|equivocad\w*|sbagliat\w*|errore)\b/;
/** "1:27:14, not 1:27:41": beside the value that is stored. */
const DENIES = /\b(?:not|nicht|statt|instead of|pas|au lieu de|no|en vez de|non|invece di)\b/;
const PLACE =
  /\b(\d{1,5})(?:st|nd|rd|th|e|eme|er|o|a)\b|\b(?:platz|place|placed|rank|position|puesto|posto|lugar|rang|posizione) (?:was |is |war |ist |era |es |etait |est |should be |no |number |nummer )?(\d{1,5})\b|\b(\d{1,5})(?:th)? (?:platz|place|puesto|posto)\b/g;
const TIME = /(?<![\d:])\d{1,2}:\d{2}(?::\d{2})?(?![\d:])/gu;
/** What can also be meant with a race: its target, its day, its parts. */
const OTHER =
  /\b(?:target|goal|ziel|objectif|objetivo|obiettivo|station|split|run \d|wall balls?|roxzone|sled|row|ski|age group|altersklasse)\b/;
const LIKELY = 0.1;

/** "You've got my Hamburg place wrong, I was 46th": the place or the time of a race that is over, as it should be. */
export function correctedResult(found: CoachAnswer, { shareOf }: WantReading, turn: Followed): Draft | undefined {
  const { words, frame, diary, view, say, tongue } = turn;
  if (found.proposals.some((card) => kindOf(card) === "race-result") || frame.content.includes("?") || isOfAnother(frame.content, tongue))
    return undefined;
  if (!(CORRECTS.test(words) || DENIES.test(words)) || OTHER.test(words)) return undefined;
  if (shareOf((want) => want === "entry-change" || want === "race-change" || want === "f-corrects" || want === "f-doubt") < LIKELY)
    return undefined;
  const race = raceOver(turn);
  if (race === undefined) return undefined;
  const namesStored = [...frame.content.matchAll(TIME)].some(([time]) => time === race.result) || placesIn(words).includes(race.place ?? 0);
  if (!CORRECTS.test(words) && !namesStored) return undefined;
  const [place, otherPlace] = placesIn(words).filter((each) => each !== race.place);
  const [result, otherResult] = [...new Set([...frame.content.matchAll(TIME)].map(([time]) => time))].filter(
    (each) => each !== race.result,
  );
  if (otherPlace !== undefined || otherResult !== undefined || (place === undefined && result === undefined)) return undefined;
  const lines = [
    ...(place === undefined
      ? []
      : [
          {
            label: say("Place", "Platz", "Place", "Puesto", "Posto"),
            ...(race.place !== undefined && { before: String(race.place) }),
            after: String(place),
          },
        ]),
    ...(result === undefined
      ? []
      : [
          {
            label: say("Time", "Zeit", "Temps", "Tiempo", "Tempo"),
            ...(race.result !== undefined && { before: race.result }),
            after: result,
          },
        ]),
  ];
  const when = dayIn(tongue, race.on);
  const shown = lines.map(({ label, before, after }) => `${label} ${before === undefined ? "" : `${before} → `}**${after}**`).join(", ");
  const kept =
    result === undefined && race.result !== undefined
      ? ` ${say(`The time stays ${race.result}.`, `Die Zeit bleibt ${race.result}.`, `Le temps reste ${race.result}.`, `El tiempo queda en ${race.result}.`, `Il tempo resta ${race.result}.`)}`
      : "";
  return {
    isDecided: true,
    text: [`**${race.name}** (${when}): ${shown}.${kept}`, storedOnAcceptIn(tongue)],
    proposals: [
      recordCard(
        `${race.name}: ${lines.map(({ label, after }) => `${label} ${after}`).join(", ")}`,
        when,
        {
          kind: "race-result",
          competitionId: race.id,
          ...(result !== undefined && { result }),
          ...(place !== undefined && { place }),
        },
        lines,
      ),
    ],
  };
  function raceOver({ turns }: Followed): Race | undefined {
    const over = diary.races.filter(({ on, result: time }) => on <= view.today && time !== undefined);
    const isIn = (text: string, { name, location }: Race): boolean =>
      [location, ...name.split(" ")].some((part) => part.length > 3 && !/^hyrox$/i.test(part) && text.includes(normalise(part)));
    const named = over.filter((each) => isIn(words, each));
    const before = named.length > 0 ? named : over.filter((each) => isIn(normalise(turns.at(-1)?.answer ?? ""), each));
    return before.length === 1 ? before[0] : undefined;
  }
}

function placesIn(words: string): readonly number[] {
  return [...new Set([...words.matchAll(PLACE)].map(([, one, two, three]) => Number(one ?? two ?? three)))];
}
