import { addDays, shortDay } from "@ironpace/training";
import { speak, type Speech } from "../../asking/speech.ts";
import { isGerman } from "../../language/german/gloss.ts";
import { readPeriod } from "../../reading/period.ts";
import { normalise, readQuestion } from "../../question.ts";
import type { Draft } from "../../topic.ts";
import { tellsFever } from "../../turn/stated-wishes/fever.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";

/** What rules training out; a plain cold does not. */
const RULED_OUT =
  /\b(?:flu|influenza|grippe|fever\w*|fieber|covid|corona|stomach bug|food poisoning|magen darm|bronchitis|pneumonia|lungenentzundung|tonsillitis|mandelentzundung|(?:temp|temperature|temperatur)(?: of| is| von)? (?:3[89]|4[01])(?:[.,]\d)?|3[89][.,]\d(?: ?(?:c|grad|degrees))?)\b/;
const OVER =
  /\b(?:had|hatte|after|nach|since the|over (?:my|the)|got over|last (?:week|month|year)|letzte\w*|ago|vor \w+ (?:tagen|wochen)|gone|weg|back from|recovered|recovering|better|besser|gesund|shots?|jab|vaccin\w*|impf\w*|hay fever|no fever|without fever|kein\w* (?:\w+ )?fieber|ohne fieber)\b/;
const SOMEBODY =
  /\b(?:my|mein\w*) (?:son|daughter|kids?|child\w*|wife|husband|partner|boyfriend|girlfriend|mum|mom|dad|friend|mate|sohn|tochter|kind\w*|frau|mann|freund\w*)\b/;
const ACTIVE =
  /\b(?:rac\w+|compet\w*|start\w*|train\w*|run\w*|lift\w*|ride|row|swim|work ?out|session|sign (?:off|it|me)|parkrun|hyrox|marathon|today|tomorrow|rennen|wettkampf|lauf\w*|trainier\w*|starten|mitmachen|antreten|heute|morgen|sport)\b/;

/** Whether a message tells of an illness that rules training out, and asks for training or a race. */
function asksIll(content: string): boolean {
  const words = normalise(content);
  return (RULED_OUT.test(words) || tellsFever(words)) && ACTIVE.test(words) && !OVER.test(words) && !SOMEBODY.test(words);
}

/** The plain no, for answers that ask about signs first; undefined where nobody wants to train ill. */
export function refusalWhenIll(content: string): string | undefined {
  return asksIll(content) ? refusal(isGerman(normalise(content)) ? "de" : "en") : undefined;
}

function refusal(speech: Speech): string {
  return speak(speech)(
    "**No: with the flu or a fever you do not race and you do not train**, not even easy. Effort on top of it can inflame the heart muscle.",
    "**Nein: mit Grippe oder Fieber kein Wettkampf und kein Training**, auch nicht locker. Anstrengung dazu kann den Herzmuskel entzünden. Das sollte niemand freigeben, und ich tue es auch nicht.",
  );
}

/** "I have the flu, can I still race": no, until when, and a card that takes the days out. */
export function trainIll({ content }: { readonly content: string }, view: CoachView, speech: Speech): Draft | undefined {
  if (!asksIll(content)) return undefined;
  const say = speak(speech);
  const { words } = readQuestion(content, "coaching_question");
  const { plan, today } = view;
  const told = readPeriod(
    words.replaceAll(/\b(?:race|start|run|train) (?:on |in )?(?:today|tomorrow|\w+day|\d+ days)\b|\bsince \w+\b/g, " "),
    today,
  );
  const period = told === undefined || told.from === told.to ? { from: today, to: addDays(today, LEAST_DAYS) } : told;
  const touched =
    plan === undefined
      ? []
      : allSessions(plan).filter((session) => session.date >= period.from && session.date <= period.to && isOpen(plan, session));
  const days = `${shortDay(period.from)} ${say("to", "bis")} ${shortDay(period.to)}`;
  return {
    isFinal: true,
    text: [
      refusal(speech),
      say(
        "Rest until you have had no fever for 24 hours without taking anything for it. Then come back in steps: two days at about 30%, easy only; days 3–5 at 50%; days 6–10 at 75%. Do not try to catch up on what you missed.",
        "Ruh dich aus, bis du 24 Stunden ohne Fieber bist, und zwar ohne Mittel dagegen. Dann in Stufen zurück: zwei Tage etwa 30 %, nur locker; Tag 3–5 50 %; Tag 6–10 75 %. Nachgeholt wird nichts.",
      ),
      say(
        "Chest pain, breathlessness, a heart that races or skips, or no better after a few days: see a doctor.",
        "Schmerz in der Brust, Atemnot, rasendes oder stolperndes Herz, oder nach ein paar Tagen nicht besser: zum Arzt.",
      ),
      ...(touched.length === 0
        ? []
        : [
            say(
              `The card takes out ${days} (${touched.length} ${touched.length === 1 ? "session" : "sessions"}) and brings you back in steps. Tell me if it takes longer. Nothing changes until you accept it.`,
              `Die Karte nimmt ${days} heraus (${touched.length} ${touched.length === 1 ? "Einheit" : "Einheiten"}) und bringt dich in Stufen zurück. Sag mir, wenn es länger dauert. Es ändert sich nichts, bis du sie annimmst.`,
            ),
          ]),
    ],
    articles: ["training-when-ill"],
    ...(touched.length > 0 && {
      proposals: [
        {
          title: say(`Ill, ${days}`, `Krank, ${days}`),
          why: say("No training with the flu or a fever.", "Kein Training mit Grippe oder Fieber."),
          request: { reason: "illness" as const, from: period.from, to: period.to },
        },
      ],
    }),
  };
}

/** Where no days are told: today and so many more, over which a fever lasts. */
const LEAST_DAYS = 2;
