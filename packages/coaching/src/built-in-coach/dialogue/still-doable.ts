import { dayInWords, itemText } from "@ironpace/training";
import type { Asked } from "../asked.ts";
import type { Speech } from "../asking/speech.ts";
import { speak } from "../asking/speech.ts";
import { workOf } from "../changes/swap-exercise.ts";
import { normalise, readQuestion } from "../question.ts";
import { bullet } from "../say.ts";
import type { Draft } from "../topic.ts";
import { injury } from "../topics/injury.ts";
import { allSessions, isOpen } from "../topics/sessions.ts";
import type { CoachView } from "../view.ts";

const STILL =
  /^(?:and |so |ok |but |then )*(?:what can i (?:still )?(?:do|train)|what (?:is|s) (?:still )?(?:ok|allowed|possible|left)|what should i do|what do i do|can i (?:still )?train|what now|was kann ich (?:(?:denn|noch|heute|jetzt|dann|morgen) )*(?:machen|trainieren|tun))(?: (?:still|then|now|instead|today|tomorrow|in the meantime|meanwhile))*$/;

/** "what can I still do?" after a complaint: the next session with what is swapped in it, and what stays as planned. */
export function stillDoable({ action, content, turns }: Asked, view: CoachView, speech: Speech): Draft | undefined {
  const complaint = turns.slice(-2).findLast(({ proposals }) => proposals.some(({ request }) => request.reason === "injury"));
  const request = complaint?.proposals.find((card) => card.request.reason === "injury")?.request;
  const { plan, today } = view;
  if (complaint === undefined || request?.reason !== "injury" || plan === undefined) return undefined;
  const { words } = readQuestion(content, action);
  if (!STILL.test(words) && !STILL.test(normalise(content))) return undefined;
  const [session] = allSessions(plan)
    .filter((each) => each.date >= today && isOpen(plan, each) && (!words.includes("tomorrow") || each.date > today))
    .toSorted((a, b) => a.date.localeCompare(b.date));
  if (session === undefined) return undefined;
  // The answer in English lists every line that changes, whatever the language of the conversation.
  const listed = injury.answer(readQuestion(request.details, action), view)?.text.join("\n") ?? complaint.answer;
  const swaps = new Map([...listed.matchAll(/^- \w{3} \d{1,2} \w{3}: (.+?) → (.+)$/gmu)].map(([, old = "", by = ""]) => [old, by]));
  const say = speak(speech);
  const work = workOf(session);
  const plainName = (name: string): string => name.replaceAll(/ \(.*\)/gu, "");
  const lines = work.map((item) => {
    const by = swaps.get(item.name) ?? swaps.get(plainName(item.name));
    return by === undefined ? `${itemText(item)}: ${say("as planned", "wie geplant")}` : `${item.name} → **${by}**`;
  });
  const changed = lines.filter((line) => line.includes("→")).length;
  const when = dayInWords(session.date).replace(/ \d{4}$/u, "");
  return {
    text: [
      changed === 0
        ? say(
            `At that level nothing in your next session, **${session.title}** on ${when}, has to be swapped:`,
            `Bei dieser Stärke muss in deiner nächsten Einheit, **${session.title}** am ${when}, nichts getauscht werden:`,
          )
        : say(
            `Most of it. Your next session, **${session.title}** on ${when}, would be:`,
            `Das meiste. Deine nächste Einheit, **${session.title}** am ${when}, sähe so aus:`,
          ),
      bullet(lines),
      say(
        "Stop an exercise when it hurts more than 3 out of 10. The card puts this into the plan.",
        "Brich eine Übung ab, wenn sie mehr als 3 von 10 wehtut. Die Karte übernimmt das in den Plan.",
      ),
    ],
    proposals: complaint.proposals,
    isFinal: true,
  };
}
