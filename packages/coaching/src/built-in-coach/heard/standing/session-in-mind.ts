import { type Day, type Pace, type Session, shortDay } from "@ironpace/training";
import { moveTo, possibleDays } from "../../changes/move-to.ts";
import { sessionOn } from "../../changes/session-named.ts";
import { sessionOfRow } from "../../dialogue/focus.ts";
import { isConsent } from "../../dialogue/cards/accepted-wish.ts";
import { bullet, list } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { dayIn } from "../../turn/names.ts";
import { readFrame } from "../../turn/frame.ts";
import { isQuestion } from "../utterance/act.ts";
import { type Heard, isElliptic } from "./heard.ts";

/** The session that "it" means: of the last answer, else the one of the day that the message names. */
function sessionInMind({ last, frame, view, asked, tongue }: Heard): Session | undefined {
  const [day] = frame.days;
  if (day !== undefined) return view.plan === undefined ? undefined : sessionOn(view.plan, day);
  const session = last?.named.find((each) => each.kind === "session");
  if (session?.kind === "session") return session.session;
  // A word about something else between keeps the session of the question before.
  const said = asked.turns
    .slice(-3)
    .toReversed()
    .flatMap(({ question }) => readFrame(question, tongue, view.today).days)
    .find((each) => each >= view.today);
  return said === undefined || view.plan === undefined ? undefined : sessionOn(view.plan, said);
}

/** "And only an hour": the session that was shown, at that length. */
export function shortenHead(heard: Heard): string | undefined {
  const { tongue, words, frame, last, utterance } = heard;
  if (tongue !== "en" || last === undefined || last.cards.length > 0 || frame.minutes === undefined || isQuestion(utterance))
    return undefined;
  if (
    !isElliptic(heard) ||
    !/\b(?:only|just|max|have|got|ive|make|cut|shorten)\b/.test(words) ||
    utterance.act === "report" ||
    frame.hasPain
  )
    return undefined;
  const session = sessionInMind(heard);
  return session === undefined || session.duration <= frame.minutes
    ? undefined
    : `shorten the session on ${dated(session.date)} to ${frame.minutes} min`;
}

function dated(day: Day): string {
  return dayIn("en", day, false)
    .replace(/^\w{3} /, "")
    .toLowerCase();
}

const SURFACE = /\b(trails?|treadmill|track|grass|beach|sand|hills?|hilly|forest|snow|road|asphalt)\b/;
const RUNS: ReadonlySet<string> = new Set(["RL", "RE", "RR", "RT", "RI", "RS", "RF"]);

/** "Can I run it on trails?", "on the treadmill?": the session in mind on another ground. */
export function onOtherGround(heard: Heard): Draft | undefined {
  const { tongue, words, utterance, frame } = heard;
  const ground = SURFACE.exec(words)?.[1];
  if (
    tongue !== "en" ||
    ground === undefined ||
    utterance.act === "report" ||
    frame.hasPain ||
    !/\b(?:it|that|this|them|run|session)\b/.test(words)
  )
    return undefined;
  if (!/\b(?:can|could|may|ok|okay|fine|possible|should|better|is it)\b/.test(words) || heard.asked.turns.length === 0) return undefined;
  const session = sessionInMind(heard);
  if (session === undefined || !(RUNS.has(session.code) || session.code.startsWith("R"))) return undefined;
  const line = session.blocks.mainWorkout.find((item) => item.pace?.per === "km");
  const pace = line?.pace;
  const what = `**${session.title}** (${shortDay(session.date)})`;
  if (ground === "treadmill")
    return {
      isFinal: true,
      text: [
        `**Yes**: ${what} works on the treadmill.`,
        bullet([
          pace === undefined
            ? undefined
            : `Speed: **${speedOf(pace)} km/h** for ${/\d:\d\d[^,]*/.exec(line?.intensity ?? "")?.[0] ?? "the planned pace"}`,
          "1% incline is about as hard as flat ground outside",
          "Let the belt come up to speed before a rep counts",
        ]),
      ],
    };
  if (ground === "track" || ground === "road" || ground === "asphalt")
    return { isFinal: true, text: [`**Yes**: ${what} is well placed there, at the paces as they are.`] };
  return {
    isFinal: true,
    text: [
      session.intensityLevel <= 4
        ? `**Yes, go by effort and not by pace**: ${what} is an easy run, so ${ground.replace(/s$/, "")} is fine and a slower pace is right.`
        : `**Better not for this one**: ${what} is about an even pace, and ${ground.replace(/s$/, "")} breaks it up. Take the easy or the long run there.`,
      `Keep the planned ${session.duration} min and let the distance come out shorter; on uneven ground ankles and calves work more, so no downhill racing.`,
    ],
  };
}

function speedOf({ fastest, slowest }: Pace): string {
  const [slow, quick] = [slowest, fastest].map((seconds) => (3600 / seconds).toFixed(1));
  return slow === quick ? (slow ?? "") : `${slow ?? ""}–${quick ?? ""}`;
}

const MATTERS = /\b(?:matter|hard enough|too hard|a problem|affect|interfere|tire|tiring|bad|ok|okay|fine|too much|clash)\b/;

/** "Is that class hard enough to matter before Friday?" of the athlete's own entry: what stands after it. */
export function doesEntryMatter({ tongue, words, utterance, last, view }: Heard): Draft | undefined {
  const head = last?.head;
  if (tongue !== "en" || head?.kind !== "entry" || !isQuestion(utterance) || !MATTERS.test(words) || view.plan === undefined)
    return undefined;
  const { title, minutes, on } = head.entry;
  const after = view.plan.plan.weeks.flatMap(({ sessions }) => sessions).find(({ date }) => date > on);
  const isEasy = /mobil|yoga|stretch|walk|pilates/i.test(title);
  return {
    isFinal: true,
    text: [
      isEasy
        ? `**No, it does not matter**: **${title}** (${shortDay(on)}, ${minutes} min) is easy on the muscles as long as you stretch gently and hold nothing at the limit.`
        : minutes <= 60
          ? `**Hardly, if you keep it easy**: **${title}** (${shortDay(on)}, ${minutes} min) adds little beside the plan.`
          : `**A little**: **${title}** (${shortDay(on)}, ${minutes} min) is long, so keep it easy.`,
      ...(after === undefined ? [] : [`Next is **${after.title}** on ${shortDay(after.date)}, effort ${after.intensityLevel} of 10.`]),
    ],
  };
}

const WHERE_TO = /\b(?:when (?:do|would|will|can|should) i|what happens (?:to|with)|where does|what about)\b/;
const OFFER = /Say “yes” and I move it to \*\*(\w{3} \d{1,2} \w{3})\*\*/;

/** "Then when do I squat?" beside a card that leaves the session out: where it could go instead. */
export function whereToInstead({ tongue, words, frame, last, view }: Heard): Draft | undefined {
  const card = last?.cards.find(({ request }) => request.reason === "missed");
  if (tongue !== "en" || card?.request.reason !== "missed" || view.plan === undefined || !WHERE_TO.test(words) || frame.days.length > 0)
    return undefined;
  const session = sessionOfRow(card.request.sessionIds?.[0] ?? "", view);
  const { plan } = view;
  if (session === undefined) return undefined;
  const isOfIt =
    frame.subjects.every(
      (each) => each.lift === undefined || session.blocks.strength.some(({ name }) => each.lift?.fits.test(name) === true),
    ) &&
    (frame.subjects.length > 0 || /\b(?:it|that|this|the session)\b/.test(words));
  const free = possibleDays(session, plan, view).filter((day) => sessionOn(plan, day) === undefined);
  const [best] = free;
  if (!isOfIt || best === undefined) return undefined;
  return {
    isFinal: true,
    text: [
      `**Not this week, as the card stands**: it leaves **${session.title}** (${shortDay(session.date)}) out, and you do not have to catch up.`,
      `It could go to ${list(free.slice(0, 3).map(shortDay))} instead. Say “yes” and I move it to **${shortDay(best)}** in place of leaving it out.`,
    ],
    proposals: last?.cards ?? [],
  };
}

/** "Yes" to that. */
export function takeOffer({ asked, tongue, utterance, view, last }: Heard): Draft | undefined {
  const day = OFFER.exec(asked.turns.at(-1)?.answer ?? "")?.[1];
  const card = last?.cards.find(({ request }) => request.reason === "missed");
  if (tongue !== "en" || day === undefined || card?.request.reason !== "missed") return undefined;
  if (utterance.act !== "acceptance" && !isConsent(asked.content)) return undefined;
  const session = sessionOfRow(card.request.sessionIds?.[0] ?? "", view);
  const to =
    session === undefined || view.plan === undefined
      ? undefined
      : possibleDays(session, view.plan, view).find((each) => shortDay(each) === day);
  return session === undefined || to === undefined ? undefined : { ...moveTo(session, to, view), isFinal: true };
}
