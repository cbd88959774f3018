import { dayInWords, itemText } from "@ironpace/training";
import type { AskedQuestion } from "../../answer/asked.ts";
import type { Speech } from "../../asking/speech.ts";
import { speak } from "../../asking/speech.ts";
import { daysNamed } from "../../changes/session-named.ts";
import { isNamed, getWork } from "../../changes/exercises/swap-exercise.ts";
import { normalise, readQuestion } from "../../question.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { injury } from "../../topics/injury.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import type { Turn } from "../turn.ts";

const STILL =
  /^(?:and |so |ok |but |then )*(?:what can i (?:still )?(?:do|train)|what (?:is|s) (?:still )?(?:ok|allowed|possible|left)|what should i do|what do i do|can i (?:still )?train|what now|was kann ich (?:(?:denn|noch|heute|jetzt|dann|morgen) )*(?:machen|trainieren|tun))(?: (?:still|then|now|instead|today|tomorrow|in the meantime|meanwhile))*$/;

/** "what can I still do?" after a complaint: the next session with what is swapped in it, and what stays as planned. */
export function stillDoable({ action, content, turns }: AskedQuestion, view: CoachView, speech: Speech): Draft | undefined {
  const complaint = turns.slice(-2).findLast(({ proposals }) => proposals.some(({ request }) => request.reason === "injury"));
  const request = complaint?.proposals.find((card) => card.request.reason === "injury")?.request;
  const { plan, today } = view;
  if (complaint === undefined || request?.reason !== "injury" || plan === undefined) return undefined;
  const { words } = readQuestion(content, action);
  const exercise = CAN_I.exec(words)?.[1];
  if (exercise !== undefined) return canDo(exercise, words, request.details, complaint, view, speech);
  if (!STILL.test(words) && !STILL.test(normalise(content))) return undefined;
  const [session] = allSessions(plan)
    .filter((each) => each.date >= today && isOpen(plan, each) && (!words.includes("tomorrow") || each.date > today))
    .toSorted((a, b) => a.date.localeCompare(b.date));
  if (session === undefined) return undefined;
  const swaps = swapsFor(request.details, complaint, view);
  const say = speak(speech);
  const work = getWork(session);
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
        "Stop an exercise when it hurts more than 3/10. The card puts this into the plan.",
        "Brich eine Übung ab, wenn sie mehr als 3 von 10 wehtut. Die Karte übernimmt das in den Plan.",
      ),
    ],
    proposals: complaint.proposals,
    isFinal: true,
  };
}

const plainName = (name: string): string => name.replaceAll(/ \(.*\)/gu, "");

/** What takes the place of what because of a complaint. The answer in English lists it, whatever the language of the conversation. */
function swapsFor(details: string, { answer }: Turn, view: CoachView): ReadonlyMap<string, string> {
  const listed = injury.answer(readQuestion(details, "coaching_question"), view)?.text.join("\n") ?? answer;
  return new Map(
    [...listed.matchAll(/^- \w{3} \d{1,2} \w{3}: (.+?) → (.+?)(?:, because .+)?$/gmu)].map(([, old = "", by = ""]) => [old, by]),
  );
}

const CAN_I =
  /^(?:and |so |ok |but |then )*(?:can|could|should|may|am i allowed to) ?i? (?:still )?(?:do |go )?(?:the |my |some )?((?:back |front )?squats?|dead ?lifts?|bench(?: press)?|press(?:es)?|over ?head press|row(?:ing)?|run(?:ning)?|ski|skierg|bike|ride|lunges?|burpees?|wall balls?|sleds?|jumps?|pull ?ups?|push ?ups?|farmers(?: carry)?|lift|swim)\b/;

/** "can i squat tomorrow" with an open complaint: as planned, swapped, or not planned at all, and the rule for pain. */
function canDo(exercise: string, words: string, details: string, complaint: Turn, view: CoachView, speech: Speech): Draft | undefined {
  const { plan, today } = view;
  if (plan === undefined) return undefined;
  const say = speak(speech);
  const day = daysNamed(words, today)[0]?.day;
  const isRun = exercise.startsWith("run");
  const [found] = allSessions(plan)
    .filter((each) => each.date >= (day ?? today) && isOpen(plan, each) && (day === undefined || each.date === day))
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .flatMap((session) =>
      getWork(session)
        .filter(({ name }) => (isRun ? /\brun\b/i.test(name) : isNamed(name, exercise)))
        .map((item) => ({ session, item })),
    );
  const rule = say(
    "Up to 3/10 while you do it, and settled by the next morning, is fine; above that stop the exercise for today.",
    "Bis 3 von 10 dabei, und am nächsten Morgen wieder ruhig, ist in Ordnung; darüber lass die Übung für heute.",
  );
  if (found === undefined) {
    const when = day === undefined ? "" : ` ${say("on", "am")} ${dayInWords(day).replace(/ \d{4}$/u, "")}`;
    return {
      text: [say(`Nothing of that is planned${when}.`, `Davon ist${when} nichts geplant.`), rule],
      proposals: complaint.proposals,
      isFinal: true,
    };
  }
  const { session, item } = found;
  const swaps = swapsFor(details, complaint, view);
  const by = swaps.get(item.name) ?? swaps.get(plainName(item.name));
  const when = dayInWords(session.date).replace(/ \d{4}$/u, "");
  return {
    text: [
      by === undefined
        ? say(`**Yes**: ${itemText(item)} on ${when} can stay as planned.`, `**Ja**: ${itemText(item)} am ${when} kann so bleiben.`)
        : say(
            `**Not as planned**: on ${when} **${item.name}** is replaced by **${by}**.`,
            `**Nicht wie geplant**: am ${when} wird **${item.name}** durch **${by}** ersetzt.`,
          ),
      rule,
    ],
    proposals: complaint.proposals,
    isFinal: true,
  };
}
