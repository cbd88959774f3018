import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";
import { type Want, type WantReading, WANTS } from "../wants.ts";
import { biggerBest } from "./bigger-best.ts";
import { closedGym } from "./closed-gym.ts";
import { dayLater } from "./day-later.ts";
import { daysOnly } from "./days-only.ts";
import { effectOfWeek } from "./effect-of-week.ts";
import { entryMoved } from "./entry-moved.ts";
import { fieldOfRace } from "./field-of-race.ts";
import { freshInjury } from "./fresh-injury.ts";
import { goalLater } from "./goal-later.ts";
import { injuryUntil } from "./injury-until.ts";
import { injuryWider } from "./injury-wider.ts";
import { minutesOfWeek } from "./minutes-of-week.ts";
import { otherChange } from "./other-change.ts";
import { oneOfTwice } from "./one-of-twice.ts";
import { oneOfShift, shiftedWeek } from "./shifted-week.ts";
import { skipAfterEvent } from "./skip-after-event.ts";
import { weightKept } from "./weight-kept.ts";

/** A card whose want is read from the meaning of the turn, and whose slots are all there. */
interface SureCard {
  readonly name: string;
  readonly reads: string;
  /** Wants whose shares count together; those of a later turn need an open card. */
  readonly wants: readonly Want[];
  /** Sum of their shares from which on the card takes the place of any other answer. */
  readonly least: number;
  readonly isLater?: boolean;
  readonly make: (turn: Followed) => Draft | undefined;
}

/** What a turn beside an open card can want of it. */
const OF_CARD: readonly Want[] =
  "f-slot f-corrects f-reject-other f-also f-when f-object shorten ease rest move goal-change race-change availability".split(" ");
/** An entry beside the plan is named as a session of it is. */
const MOVING: readonly Want[] = ["move", "swap-days", "entry-change"];
/** What leans on the answer before. */
const LEANING: readonly Want[] = WANTS.filter((want) => want.startsWith("f-"));
/** Shares are calibrated: 0.9 is right in 97 of 100. The slots that a maker needs rule out most of the rest. */
const SURE = 0.9;
const LIKELY = 0.8;
/** Where the words of the maker can hardly mean anything else. */
const NAMED = 0.6;
const SPOKEN = 0.4;

const SURE_CARDS: readonly SureCard[] = [
  { name: "other change", reads: "don't skip it, make it half", wants: OF_CARD, least: LIKELY, isLater: true, make: otherChange },
  { name: "one of a shift", reads: "no, just Wednesday to Thursday", wants: OF_CARD, least: LIKELY, isLater: true, make: oneOfShift },
  { name: "goal later", reads: "or a later date, 1 April?", wants: OF_CARD, least: LIKELY, isLater: true, make: goalLater },
  { name: "minutes of a week", reads: "Saturdays up to 2 hours", wants: OF_CARD, least: LIKELY, isLater: true, make: minutesOfWeek },
  { name: "injury until", reads: "say two weeks", wants: OF_CARD, least: LIKELY, isLater: true, make: injuryUntil },
  {
    name: "injury wider",
    reads: "not the front rack either",
    wants: [...OF_CARD, "injury", "leave-out", "avoid", "swap-exercise"],
    least: LIKELY,
    isLater: true,
    make: injuryWider,
  },
  { name: "effect of a week", reads: "does that hurt the plan?", wants: LEANING, least: LIKELY, isLater: true, make: effectOfWeek },
  {
    name: "weight kept",
    reads: "morning or evening?",
    wants: [...OF_CARD, "f-judge", "f-then", "f-which", "f-accept", "knowledge", "weight", "done", "ease"],
    least: SPOKEN,
    isLater: true,
    make: weightKept,
  },
  {
    name: "field of a race",
    reads: "it is an A race, right?",
    wants: [...OF_CARD, "own-race", "f-detail", "f-judge"],
    least: LIKELY,
    isLater: true,
    make: fieldOfRace,
  },
  { name: "one of twice", reads: "the 17 rounds one is the real one", wants: LEANING, least: LIKELY, make: oneOfTwice },
  {
    name: "skip after an event",
    reads: "party on the 18th, can I bin the long run on the Saturday?",
    wants: [...MOVING, "rest", "leave-out", "own-ahead", "away", "knowledge"],
    least: LIKELY,
    make: skipAfterEvent,
  },
  {
    name: "entry moved",
    reads: "put the mobility class off to Thursday",
    // "Put … on" reads like more of it; an entry by its name and one other day leave nothing else.
    wants: [...MOVING, ...LEANING, "lengthen", "more-less", "own-ahead"],
    least: SPOKEN,
    make: entryMoved,
  },
  {
    name: "shifted week",
    reads: "move all of next week a day later",
    wants: [...MOVING, "deload-change", "availability", "own-ahead"],
    least: NAMED,
    make: shiftedWeek,
  },
  { name: "day later", reads: "move the long run next week a day later", wants: MOVING, least: LIKELY, make: dayLater },
  { name: "days only", reads: "from January only Mon, Tue, Fri and Sat", wants: ["availability"], least: SURE, make: daysOnly },
  { name: "bigger best", reads: "did 12 pull-ups just now", wants: ["best-new"], least: SURE, make: biggerBest },
  {
    name: "fresh injury",
    reads: "hurt my wrist, can't load it overhead",
    wants: "injury leave-out avoid swap-exercise ease entry-change".split(" "),
    least: LIKELY,
    make: freshInjury,
  },
  {
    name: "closed gym",
    reads: "gym closed on Wednesday",
    wants: "swap-days swap-exercise move rest away equipment availability own-ahead own-why shorten".split(" "),
    least: SPOKEN,
    make: closedGym,
  },
];

/** The card that a turn surely wants, made from its meaning and its slots, whatever the readers of wordings found. */
export function makeSureCard({ shareOf }: WantReading, turn: Followed): Draft | undefined {
  for (const { name, wants, least, isLater = false, make } of SURE_CARDS) {
    if (isLater && turn.cards.length === 0) continue;
    if (shareOf((want) => wants.includes(want)) < least) continue;
    const draft = make(turn);
    if (draft !== undefined) return { ...draft, reader: name };
  }
  return undefined;
}
