import { dayInWords, type Session, shortDay } from "@ironpace/training";
import type { Draft } from "../topic.ts";
import { isOpen, nextSession, noPlan } from "../topics/sessions.ts";
import type { CoachView } from "../view.ts";
import { daysNamed, sessionOfKind, sessionOn } from "./session-named.ts";
import { PREVIEW } from "./card.ts";
import { ease } from "./ease.ts";
import { NO_LONGER_SESSIONS, easeCard } from "./ease-card.ts";

/** "20 min shorter" takes away, "to 20 min" sets. */
export const TAKES_AWAY = /\b\d{1,2} ?(?:m|min|mins|minutes) (?:shorter|less|off)\b|\bby \d{1,2} ?(?:m|min|mins|minutes)\b/;

/** "only 40 min today", "make fridays session 60 min", "make saturday 14k instead of 17.6" */
export function shorten(words: string, view: CoachView, before?: Session): Draft | undefined {
  if (/\ball (?:of )?(?:my |the )?(?:runs|sessions|workouts|trainings)\b/.test(words) && /\b(?:shorter|shorten|cut)\b/.test(words))
    return {
      text: ["I can change one session or one week at a time. Which one?"],
      isDecided: true,
      followUps: ["Make this week easier", "Only 45 min on Mondays from now on", "Make the long run 10 km"],
    };
  const minutes =
    /\b(\d{2,3}) ?(?:m|min|mins|minutes|minute)\b(?! (?:easy |slow )?(?:run|ride|bike|row|swim|walk|jog|hike))/.exec(words)?.[1] ??
    (/\b(half an hour)\b/.test(words) ? "30" : /\b(an hour|one hour|1 ?h(our)?)\b/.test(words) ? "60" : undefined);
  const bare = /\b(?:cut|shorten|trim|reduce|make)\b.*\b(?:to|only)(?: like| about| around| roughly| maybe)? (\d{2,3})(?: please)?$/.exec(
    words,
  )?.[1];
  if (/\bweek\b/.test(words) && /\b(no time|not much time|shorter|less time|busy)\b/.test(words))
    return ease("make this week easier", view);
  const isShort =
    /\b(only|just|shorten|shorter|short(er)? (version|session)|cut|trim|max|maximum|no more than|less time|down to|quick(er)?|make .* \d{2}|no time|not much time|hardly any time|in a rush|have|got)\b/.test(
      words,
    ) && !/\b(log|did|ran|rode|add|race|goal|slept|sleep|how|should|before|after|rest between)\b/.test(words);
  const off =
    /\b(?:knock|take|shave|cut|trim)\b.*?\b(\d{1,2}) ?(?:m|min|mins|minutes)\b.*?\b(?:off|from|out of)\b/.exec(words)?.[1] ??
    /\b(\d{1,2}) ?(?:m|min|mins|minutes) (?:shorter|less)\b|\bby (\d{1,2}) ?(?:m|min|mins|minutes)\b/
      .exec(words)
      ?.slice(1)
      .find((each) => each !== undefined);
  const fewer = /\b(\d{1,2}(?:\.\d)?) ?(?:k|km) (?:shorter|less|off)\b/.exec(words)?.[1];
  const kilometres = /\b(\d{1,2}(?:\.\d)?) ?(?:k|km)\b/.exec(words)?.[1];
  const isDistance =
    kilometres !== undefined &&
    !/\d ?x ?\d/.test(words) &&
    /\b(make|shorten|cut|instead of|only|reduce|limit|down to|shorter|just|to \d+ ?k)\b/.test(words) &&
    !/\b(log|goal|race|pr|pb)\b/.test(words);
  const isVague = /\b(make|can (you|we|i)|want|need).*\b(shorter|quicker|less long)\b|\bshorten\b|\b(ive got|i have|got) no time\b/.test(
    words,
  );
  if (off === undefined && !(minutes !== undefined && isShort) && !isDistance && !isVague && bare === undefined) return undefined;
  const { plan, today } = view;
  if (plan === undefined) return noPlan();
  const [named] = daysNamed(words, today);
  const kind = sessionOfKind(words, plan, today, named?.day);
  const session =
    named !== undefined ? (sessionOn(plan, named.day) ?? kind) : (kind ?? before ?? sessionOn(plan, today) ?? nextSession(plan, today));
  if (session === undefined) {
    const next = nextSession(plan, named?.day ?? today);
    return {
      text: [
        `${named === undefined ? "That day" : dayInWords(named.day).replace(/ \d{4}$/, "")} has no session in your plan, so nothing has to be shorter.${next === undefined ? "" : ` Next is ${next.title} on ${shortDay(next.date)}, ${next.duration} min.`}`,
        "In general: with less time keep the warm-up and the first block, and cut from the end.",
      ],
      articles: ["short-on-time"],
    };
  }
  if (!isOpen(plan, session)) return { text: [`${session.title} on ${shortDay(session.date)} has a result already.`] };
  const planned = Number(/([\d.]+) km/.exec(session.title)?.[1] ?? session.distance / 1000);
  const wanted =
    off !== undefined
      ? Math.max(15, session.duration - Number(off))
      : bare !== undefined && minutes === undefined
        ? Number(bare)
        : minutes !== undefined
          ? Number(minutes)
          : isDistance && planned > 0
            ? Math.max(
                15,
                Math.round(
                  (session.duration * (fewer === undefined ? Number(kilometres) : Math.max(1, planned - Number(fewer)))) / planned,
                ),
              )
            : Math.max(20, 5 * Math.round((session.duration * 2) / 15));
  if (wanted >= session.duration)
    return {
      text: [
        `**${session.title}** on ${shortDay(session.date)} takes ${session.duration} min as it is: ${isDistance ? `${planned} km is not more than you ask for` : `it fits into ${wanted} minutes`}. ${NO_LONGER_SESSIONS}`,
      ],
    };
  return {
    text: [
      `Shorten **${session.title}** on ${shortDay(session.date)} from ${session.duration} to **${wanted} min**${isDistance ? ` (about ${fewer === undefined ? kilometres : Math.round(10 * (planned - Number(fewer))) / 10} km instead of ${planned} km)` : ""}. Warm-up and main part stay, the end is cut. Usually only this session changes. If others have to, the card shows them.`,
      ...(minutes === undefined && bare === undefined && !isDistance ? ["Say how many minutes you have, and I fit it to that."] : []),
      PREVIEW,
    ],
    proposals: [
      easeCard(
        `${session.title}: ${wanted} min`,
        `You have ${wanted} minutes on ${shortDay(session.date)} instead of ${session.duration}.`,
        session.date,
        session.date,
        { mostMinutes: Math.max(15, wanted) },
      ),
    ],
    followUps: ["Make it 45 minutes", "Make it a rest day instead"],
  };
}
