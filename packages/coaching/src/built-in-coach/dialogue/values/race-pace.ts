import { formatPace, raceReadiness, shortDay } from "@ironpace/training";
import { speak, type Speech } from "../../asking/speech.ts";
import { nothingYet, recordCard } from "../../changes/card.ts";
import type { Diary } from "../../own-data/diary.ts";
import { raceNamed } from "../../own-data/races-and-goals.ts";
import { readQuestion } from "../../question.ts";
import { clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Turn } from "../turn.ts";

type Race = Diary["races"][number];

const WANTS = /\b(?:want|wanna|aim\w*|going for|go for|hoping|hope|shooting|gunning|chasing|will|like to|target)\b/;
const ASKS_PACE =
  /\b(?:pace|paces|per km|per k|per kilometer|per kilometre|splits?|min\/km|tempo|how fast|how quick|for my runs?|the runs?)\b/;
const TIME = /\b(\d:\d{2}(?::\d{2})?|\d{2}:\d{2})\b/;
const HYROX_TIME = /(?<![\d:])(?:0:5\d|1:[0-5]\d|2:[0-3]\d)(?![\d:])/;
const RUNS = 8;

/** "I want sub 1:20 in Berlin" and "what pace is that": the target, and what it asks of the runs. */
export function racePace(
  { content, turns }: { readonly content: string; readonly turns: readonly Turn[] },
  view: CoachView,
  diary: Diary,
  speech: Speech,
): Draft | undefined {
  const { words } = readQuestion(content, "coaching_question");
  const last = turns.at(-1);
  const before = readQuestion(last?.question ?? "", "coaching_question").words;
  const ahead = diary.races.filter(({ on, type }) => on >= view.today && type === "hyrox");
  const named = raceNamed(words, ahead);
  if (/\b(?:was|were|did|last|compared?|first|half|marathon|\d+ ?k|doubles)\b/.test(words)) return undefined;
  const isWish =
    named !== undefined &&
    WANTS.test(words) &&
    TIME.test(words) &&
    words.split(" ").length <= MOST_WORDS &&
    !/\b(?:add|enter|new|signed|goal)\b/.test(words);
  const isPace =
    ASKS_PACE.test(words) &&
    words.split(" ").length <= MOST_WORDS &&
    !/\b(?:easy|long|today|tomorrow|\w+day|zone)\b/.test(words) &&
    // A pace is asked for a time: in this message, or in what was said of the race before it.
    (TIME.test(words) || (last !== undefined && (TIME.test(before) || raceNamed(before, ahead) !== undefined)));
  // With one race ahead, a time of about an hour is meant for it.
  const only = ahead.length === 1 && HYROX_TIME.test(words) ? ahead[0] : undefined;
  const race = named ?? (isPace ? (raceNamed(before, ahead) ?? ahead.find(({ name }) => last?.answer.includes(name)) ?? only) : undefined);
  if (race === undefined || !(isWish || isPace)) return undefined;
  const told = TIME.exec(words)?.[1] ?? (named === undefined ? TIME.exec(before)?.[1] : undefined);
  const target = told ?? TIME.exec(race.target ?? "")?.[1];
  if (target === undefined) return undefined;
  if (isWish && !isPace && last?.proposals.length) return undefined;
  const say = speak(speech);
  const runs = demandOf(race, target, view);
  const isSame = TIME.exec(race.target ?? "")?.[1] === target;
  const text = [
    ...(isWish
      ? [
          isSame
            ? say(
                `**Sub ${target}** is the target you have stored for **${race.name}** (${shortDay(race.on)}).`,
                `**Unter ${target}** ist das Ziel, das für **${race.name}** (${shortDay(race.on)}) gespeichert ist.`,
              )
            : say(
                `**${race.name}**, ${shortDay(race.on)}: target ${race.target ?? "–"} → **sub ${target}**.`,
                `**${race.name}**, ${shortDay(race.on)}: Ziel ${race.target ?? "–"} → **sub ${target}**.`,
              ),
        ]
      : []),
    ...(runs === undefined
      ? []
      : [
          say(
            `For ${target} the eight runs need about **${formatPace(runs.asked)}** (${clock(RUNS * Number(runs.asked))} in all)${runs.have === undefined ? "" : `; by your times you are at ${runs.have}`}. That leaves ${clock(runs.rest)} for stations and Roxzone. An estimate.`,
            `Für ${target} brauchen die acht Läufe etwa **${formatPace(runs.asked)}** (zusammen ${clock(RUNS * Number(runs.asked))})${runs.have === undefined ? "" : `; nach deinen Zeiten bist du bei ${runs.have}`}. Für Stationen und Roxzone bleiben ${clock(runs.rest)}. Eine Schätzung.`,
          ),
        ]),
    ...(isWish && !isSame ? [nothingYet(speech)] : []),
  ];
  if (text.length === 0) return undefined;
  return {
    isFinal: true,
    text,
    ...(isWish &&
      !isSame && {
        proposals: [
          recordCard(
            `Target sub ${target}: ${race.name}`,
            `${shortDay(race.on)}.`,
            { kind: "race-target", competitionId: race.id, target: `sub ${target}` },
            [{ label: say("Target", "Ziel"), ...(race.target !== undefined && { before: race.target }), after: `sub ${target}` }],
          ),
        ],
      }),
    ...(speech === "en" && { followUps: ["What is my weak link?", "How do I pace it?"] }),
  };
}

const MOST_WORDS = 14;

/** What a target asks of the runs of a Hyrox, and what is left for the rest. */
export function demandOf(race: Race, target: string, view: CoachView) {
  const lines = raceReadiness(
    view.athlete,
    { name: race.name, type: race.type, date: race.on, priority: "A", goals: [], target: `sub ${target}` },
    view.today,
  );
  const line = lines.find(({ name, asks }) => /run/i.test(name) && asks?.includes("/km") === true);
  const [minutes = 0, seconds = 0] = (/(\d{1,2}):(\d{2})/.exec(line?.asks ?? "")?.slice(1) ?? []).map(Number);
  const asked = 60 * minutes + seconds;
  const [hours = 0, rest = 0] = target.split(":").map(Number);
  const total = hours <= 4 ? 3600 * hours + 60 * rest : 60 * hours + rest;
  return asked === 0 || total <= RUNS * asked
    ? undefined
    : { asked: asked as Parameters<typeof formatPace>[0], have: line?.have, rest: total - RUNS * asked };
}
