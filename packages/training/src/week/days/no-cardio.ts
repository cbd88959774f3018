import type { Athlete } from "../../athlete/athlete.ts";
import { isLifter } from "../../athlete/own-sports.ts";
import { daysBetween } from "../../calendar/day.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import type { Race } from "../../season/demand/races/race.ts";
import { dislikesLongCardio } from "../../statements/wished-exercises/dislikes.ts";

const CARDIO_WORDS = /\b(?:cardio|conditioning|aerobic\w*|ausdauer\w*|endurance)\b/iu;
const NO_CARDIO =
  /\b(?:no|zero|not? (?:any|do)|without|hate|skip|keine?n?|null|ohne|nada de|sin|pas de|aucun|sans|niente|senza|nessun|sem|geen) (?:more |any |the |mehr )?(?:cardio|conditioning|ausdauer\w*|endurance)\b/iu;
const ONLY_A_KIND = /\b(?:high|intense|hard|fast|harte?s?|machine|morning|fasted|before|vor|at most|max\w*)\b/iu;

/** Whether a lifter wants no endurance at all: nothing on the platform needs it. */
export function refusesCardio({ focus, dislikes = "", injuries = "" }: Pick<Athlete, "focus" | "dislikes" | "injuries">): boolean {
  if (!isLifter({ focus })) return false;
  const isDisliked = dislikes
    .split(/[,.;\n]/u)
    .some(
      (wish) =>
        CARDIO_WORDS.test(wish) && !ONLY_A_KIND.test(wish) && !dislikesLongCardio(wish) && wish.trim().split(/\s+/u).length <= MOST_WORDS,
    );
  return isDisliked || injuries.split(/[,.;\n]/u).some((clause) => NO_CARDIO.test(clause) && !ONLY_A_KIND.test(clause));
}

const MOST_WORDS = 4;

/** The easy days of a lifter without them, and those around a meet too: a day off rests as well. */
export function withoutCardio(athlete: Athlete, races: readonly Race[], slots: readonly SessionSlot[]): readonly SessionSlot[] {
  if (!refusesCardio(athlete)) return slots;
  const isAroundMeet = ({ date }: SessionSlot): boolean => races.some((race) => Math.abs(daysBetween(date, race.date)) <= AROUND_MEET);
  const easy = slots.filter((slot) => slot.code === "ZE" || (slot.code === "RC" && isAroundMeet(slot)));
  const left = new Set(easy.slice(0, easy.some(isAroundMeet) ? MOST_AROUND_RACE : MOST_DAYS_OFF));
  const kept = slots.filter((slot) => !left.has(slot));
  return kept.length === 0 ? slots : kept;
}

/** The easy days around a race are most of a week, and what is left of it is one. */
const MOST_AROUND_RACE = 2;
const MOST_DAYS_OFF = 1;

const AROUND_MEET = 6;
