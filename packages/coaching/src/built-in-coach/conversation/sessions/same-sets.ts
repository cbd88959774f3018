import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { workText } from "../../turn/follow-up/ranked.ts";
import { amountIn, dayIn } from "../../turn/names.ts";
import type { Followed } from "../follow-up-of.ts";

const HARDER =
  /\b(?:(?:getting|becoming|feels?|felt) (?:harder|easier|heavier)|(?:wird|werden) (?:harter|schwerer|leichter)|(?:de plus en plus|devient) (?:dure?|lourde?|facile)|cada vez (?:mas )?(?:dur[oa]|pesad[oa]|facil)|sempre piu (?:dur[oa]|pesante|facile)|diventa (?:piu )?(?:dur[oa]|pesante|facile))\b/;
const SETS = /\b(\d{1,2}) ?x ?(\d{1,2})\b/;
const KILOGRAMS = /\b(\d{2,3}(?:[.,]\d)?)\b(?! ?x)/;
const MOST_SHOWN = 6;

/** "is the 37.5 press 5x5 getting harder": the sessions with the same sets at the same load, by their effort. */
export function sameSets({ words, frame, diary, view, tongue, say }: Followed): Draft | undefined {
  const plain = words.replaceAll("×", "x");
  const sets = SETS.exec(plain);
  const kilograms = KILOGRAMS.exec(plain.replace(SETS, " "))?.[1]?.replace(",", ".");
  const [subject] = frame.subjects;
  if (!HARDER.test(plain) || sets === null || kilograms === undefined || frame.subjects.length > 1) return undefined;
  const text = `${sets[1] ?? ""} × ${sets[2] ?? ""} at ${kilograms} kg`;
  const name = subject?.lift?.name.replace(/^(?:back|overhead) /, "") ?? "";
  const found = diary.work.filter(({ title, rpe }) => rpe !== undefined && title.includes(text) && title.toLowerCase().includes(name));
  const shown = found.slice(-MOST_SHOWN);
  const [first, last] = [shown[0], shown.at(-1)];
  if (shown.length < 2 || first?.rpe === undefined || last?.rpe === undefined) return undefined;
  const before = shown.slice(0, -1).flatMap(({ rpe }) => rpe ?? []);
  const usual = Math.round((10 * before.reduce((sum, each) => sum + each, 0)) / before.length) / 10;
  const isUp = last.rpe > usual + 0.4;
  const isDown = last.rpe < usual - 0.4;
  const head = isUp
    ? say(
        "Yes, by your effort",
        "Ja, nach deiner Anstrengung",
        "Oui, selon ton effort",
        "Sí, según tu esfuerzo",
        "Sì, secondo il tuo sforzo",
      )
    : isDown
      ? say("No, easier", "Nein, leichter", "Non, plus facile", "No, más fácil", "No, più facile")
      : say("No, about the same", "Nein, etwa gleich", "Non, à peu près pareil", "No, más o menos igual", "No, più o meno uguale");
  return {
    isDecided: true,
    text: [
      `**${head}**: ${amountIn(tongue, last.rpe, "effort")} (${dayIn(tongue, last.on)}), ${say("on average", "im Schnitt", "en moyenne", "de media", "in media")} ${amountIn(tongue, usual, "effort")} ${say("before", "davor", "avant", "antes", "prima")}.`,
      bullet(shown.toReversed().map((each) => `${dayIn(tongue, each.on)}: ${each.title}, ${workText(each, tongue, view)}`)),
      say(
        "The effort is that of the whole session. One hard day may be the weeks before it; look at the same session after the deload.",
        "Die Anstrengung gilt der ganzen Einheit. Ein harter Tag kann an den Wochen davor liegen; sieh dir dieselbe Einheit nach der Entlastung an.",
        "L’effort est celui de toute la séance. Un jour dur peut venir des semaines d’avant ; regarde la même séance après la décharge.",
        "El esfuerzo es de toda la sesión. Un día duro puede venir de las semanas previas; mira la misma sesión tras la descarga.",
        "Lo sforzo è di tutta la sessione. Un giorno duro può venire dalle settimane prima; guarda la stessa seduta dopo lo scarico.",
      ),
    ],
  };
}
