import { formatPace, type Session, shortDay } from "@ironpace/training";
import { speak, type Speech } from "../../asking/speech.ts";
import { easeCard } from "../../changes/ease-card.ts";
import { daysNamed, sessionOfKind, sessionOn } from "../../changes/session-named.ts";
import { readQuestion } from "../../question.ts";
import type { Draft } from "../../topic.ts";
import { isOpen } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import type { Turn } from "../turn.ts";

const SORE = /\b(?:sore\w*|doms|muscle ache|muskelkater)\b/;
const MUSCLE = /\b(calf|calves|quads?|hamstrings?|glutes?|legs|arms|shoulders|chest|lats|back|abs|core|waden?|oberschenkel|po)\b/;
const ASKS = /\b(?:should|shall|can|could|do|still|ok|okay|what if|train|run|or rest|skip)\b/;
const MORE = /^(?:(?:and|but|so|ok|what if|if|no|its|it is|only|just|mostly|more|mainly|the|my|are|is|in) )+/;
const PAIN = /\b(?:pain\w*|hurts?|sharp|swollen|joint|knee|ankle|achilles|one side\w*|schmerz\w*)\b/;
const HARD = 7;

/** "should I do Saturday's run if I am still sore": that session, by what it is; "what if it is just the calves" goes on from there. */
export function soreSession(
  { content, turns }: { readonly content: string; readonly turns: readonly Turn[] },
  view: CoachView,
  speech: Speech,
): Draft | undefined {
  const { words } = readQuestion(content, "coaching_question");
  const before = readQuestion(turns.at(-1)?.question ?? "", "coaching_question").words;
  const isMore = !SORE.test(words) && SORE.test(before) && MUSCLE.test(words) && MORE.test(words) && words.split(" ").length <= MOST_WORDS;
  if (PAIN.test(words) || !(isMore || (SORE.test(words) && ASKS.test(words)))) return undefined;
  const session = sessionIn(words, view) ?? (isMore ? sessionIn(before, view) : undefined);
  if (session === undefined) return undefined;
  const say = speak(speech);
  const muscle = isMore ? MUSCLE.exec(words)?.[0] : undefined;
  const when = shortDay(session.date);
  const slow = view.capacities.paces?.easy.slow;
  const isHard = session.intensityLevel >= HARD;
  const isLegs = /calf|calves|quad|hamstring|glute|legs|wade|oberschenkel/.test(muscle ?? "legs");
  const opening =
    !isLegs && muscle !== undefined
      ? say(
          `**Yes.** Sore ${muscle} hardly matter for **${session.title}** (${when}).`,
          `**Ja.** Muskelkater dort (${muscle}) stört **${session.title}** (${when}) kaum.`,
        )
      : isHard
        ? say(
            `**Decide in the warm-up.** **${session.title}** (${when}) is hard: do it as planned only if the soreness is gone after ten easy minutes and you move as usual. Otherwise take the easy version on the card.`,
            `**Entscheide beim Aufwärmen.** **${session.title}** (${when}) ist hart: nur wie geplant, wenn der Muskelkater nach zehn lockeren Minuten weg ist und du dich normal bewegst. Sonst nimm die leichte Fassung auf der Karte.`,
          )
        : say(
            `**Yes, as an easy one.** **${session.title}** (${when}) is fine if the soreness eases in the first ten minutes and does not change your stride${slow === undefined ? "" : `; stay at the slow end, about ${formatPace(slow)}`}. If it does not ease, cut it short.`,
            `**Ja, locker.** **${session.title}** (${when}) geht, wenn der Muskelkater in den ersten zehn Minuten nachlässt und du rund läufst${slow === undefined ? "" : `; bleib am langsamen Ende, etwa ${formatPace(slow)}`}. Sonst kürz sie ab.`,
          );
  return {
    isFinal: true,
    text: [
      opening,
      ...(muscle !== undefined && isLegs
        ? [
            say(
              `Only the ${muscle}: flat ground, no strides or hills, and easy loosening after it.${/cal[fv]/.test(muscle) ? " Calves take the most load in running, so let them decide." : ""}`,
              `Nur dort (${muscle}): flach laufen, keine Steigerungen, danach locker ausbewegen.`,
            ),
          ]
        : []),
      say(
        "Soreness is on both sides and fades in one to three days. Pain on one side, or sharp, swollen or worse with every step, is something else: then stop, and tell me.",
        "Muskelkater ist auf beiden Seiten und vergeht in ein bis drei Tagen. Einseitig, stechend, geschwollen oder mit jedem Schritt schlimmer ist etwas anderes: dann hör auf und sag es mir.",
      ),
    ],
    articles: ["soreness"],
    proposals: [
      easeCard(
        say(`Easier on ${when}`, `Leichter am ${when}`),
        say(`Instead of ${session.title}, while you are sore.`, `Statt ${session.title}, solange der Muskelkater da ist.`),
        session.date,
        session.date,
        isHard ? { share: 0.7, onlyEasy: true } : { share: 0.7 },
      ),
    ],
  };
}

const MOST_WORDS = 9;

/** The open session that a day, a kind or its length names: "the 14.7 on saturday". "From friday" is where the soreness comes from. */
function sessionIn(words: string, view: CoachView): Session | undefined {
  const { plan, today } = view;
  if (plan === undefined) return undefined;
  const wanted = words.replaceAll(/\b(?:from|after|since) (?:today|yesterday|\w+day)s?(?: \w+)?\b/g, " ");
  const named = daysNamed(wanted, today)
    .map(({ day }) => sessionOn(plan, day))
    .find((session) => session !== undefined && isOpen(plan, session));
  return named ?? sessionOfKind(wanted, plan, today);
}
