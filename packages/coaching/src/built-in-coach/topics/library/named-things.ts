import { isGerman } from "../../language/german/gloss.ts";
import { normalise } from "../../question.ts";
import type { Cue, Topic } from "../../topic.ts";

/** A thing that athletes ask about by its name, answered in the language of the message. */
export function named(
  name: string,
  cues: readonly Cue[],
  english: readonly string[],
  german: readonly string[],
  articles: readonly string[],
): Topic {
  return {
    name,
    cues,
    answer: ({ content }) => ({ text: isGerman(normalise(content)) ? german : english, articles, isFinal: true }),
  };
}

/** Supplements, gear and ways of doing things that have no article of their own. */
export const NAMED_THINGS: readonly Topic[] = [
  named(
    "magnesium",
    [[/\bmagnesium\b/, 7]],
    [
      "**Magnesium:** the evidence for sleep and against cramps is weak and mixed; it helps people who lack it. Food comes first: nuts, whole grains, beans, greens.",
      "If you try it, 200–400 mg in the evening is the usual dose; more mostly loosens the bowels. With kidney disease or medicines ask a doctor first. After late sessions it helps sleep more to train hard earlier, keep the last hour calm, and have no caffeine in the 8 hours before.",
    ],
    [
      "**Magnesium:** Für Schlaf und gegen Krämpfe ist die Evidenz schwach und gemischt; es hilft, wenn es fehlt. Zuerst das Essen: Nüsse, Vollkorn, Hülsenfrüchte, Grünes.",
      "Wenn du es probierst: 200–400 mg am Abend sind üblich, mehr führt vor allem ab. Bei Nierenkrankheit oder Medikamenten vorher ärztlich fragen. Nach späten Einheiten bringt mehr: früher hart trainieren, eine ruhige letzte Stunde, 8 Stunden vorher kein Koffein.",
    ],
    ["sleep"],
  ),
  named(
    "vitamins",
    [[/\b(?:vitamin d|vitamins?|zinc|zink|iron|eisen|ferritin|omega ?3|fish oil|multivitamins?|b12)\b/, 6]],
    [
      "**Vitamins and minerals** help where something is missing, and do nothing for performance where it is not. Athletes most often lack iron and vitamin D: have them measured before you take them, iron above all, because too much harms.",
      "If you are tired without a reason, bleed heavily or eat no meat, ask for ferritin with your next blood test.",
    ],
    [
      "**Vitamine und Mineralstoffe** helfen, wo etwas fehlt, und bringen sonst keine Leistung. Eisen und Vitamin D fehlen am häufigsten: erst messen lassen, dann nehmen, vor allem Eisen, denn zu viel schadet.",
      "Wer grundlos müde ist, stark blutet oder kein Fleisch isst, lässt beim nächsten Blutbild Ferritin bestimmen.",
    ],
    ["supplements"],
  ),
  named(
    "amino acids and collagen",
    [[/\b(?:bcaas?|eaas?|amino acids?|aminos|collagen|kollagen|glutamine?|ashwagandha|pre ?workout)\b/, 5]],
    [
      "**BCAAs, glutamine and the like** add nothing to enough protein (1.6–2.2 g per kg a day). Collagen (15 g with vitamin C, an hour before loading a tendon) is plausible for tendons and not proven. Ashwagandha has small studies and some reports of liver harm: I would leave it out.",
      "If you compete in tested sport take only products that are tested for contamination.",
    ],
    [
      "**BCAA, Glutamin und Ähnliches** bringen neben genug Eiweiß (1,6–2,2 g pro kg und Tag) nichts. Kollagen (15 g mit Vitamin C, eine Stunde vor der Belastung) ist für Sehnen plausibel, aber nicht bewiesen.",
      "Wer getesteten Sport treibt, nimmt nur auf Verunreinigung geprüfte Produkte.",
    ],
    ["supplements"],
  ),
  named(
    "compression",
    [[/\b(?:compression|kompression\w*)\b/, 7]],
    [
      "**Compression socks and tights** make sore legs feel a little better over the next day or two; strength and running come back hardly any faster, and nobody races faster in them.",
      "Worth it after long runs or races and on long journeys: a few hours are enough, and you do not need them at night. They must not pinch or make the foot numb.",
    ],
    [
      "**Kompressionsstrümpfe** machen Muskelkater über ein, zwei Tage etwas erträglicher; Kraft und Lauftempo kommen kaum schneller zurück, und schneller läuft damit niemand.",
      "Sie lohnen sich nach langen Läufen oder Wettkämpfen und auf langen Reisen, ein paar Stunden reichen; nachts braucht es sie nicht. Sie dürfen nicht drücken, und der Fuß darf nicht taub werden.",
    ],
    ["recovery-tools"],
  ),
  named(
    "carbon shoes",
    [[/\bcarbon\b.*\b(?:shoes?|plates?|schuhe?|race|hyrox|sleds?)\b|\b(?:shoes?|schuhe?)\b.*\b(?:carbon|sleds?)\b|\bcarbon ?schuhe?\b/, 7]],
    [
      "**Carbon shoes** save a strong runner a few per cent on the runs, but they are high, soft and narrow: less stable on lunges and wall balls, and many slip on the turf when the sled is heavy.",
      "For Hyrox most do better in a light, lower shoe with grip on turf and a firm heel. If your runs are your strength and you keep your feet under you in the stations, try carbon: push a race-weight sled and do 50 lunges in them before you race in them.",
    ],
    [
      "**Carbonschuhe** sparen guten Läufern auf den Laufkilometern ein paar Prozent, sind aber hoch, weich und schmal: weniger stabil bei Ausfallschritten und Wall Balls, und am schweren Schlitten rutschen viele auf dem Teppich.",
      "Für Hyrox passt den meisten ein leichter, flacherer Schuh mit Grip und fester Ferse. Wer Carbon probiert, schiebt vorher den Schlitten mit Wettkampfgewicht und macht 50 Ausfallschritte darin.",
    ],
    ["shoes"],
  ),
  named(
    "wall ball hold",
    [
      [
        /\b(?:hold|grip|hands?|catch|halten|halte|fangen|griff)\b.*\bwall ?balls?\b|\bwall ?balls?\b.*\b(?:hold|grip|hands?|catch|halten|halte|fangen|griff)\b/,
        7,
      ],
    ],
    [
      "**Hold the wall ball** low and wide: palms at its sides and a little below the middle, fingers open, elbows under the ball and close to the body. Keep it against the chest below the chin, and let the legs throw; the arms only finish.",
      "Hands and forearms cramp from squeezing: relax them while the ball is in the air, catch it with bent arms on the way down into the squat, and breathe out as you throw. Split the sets before the grip goes (20-15-15), and practise with a lighter ball until it is loose.",
    ],
    [
      "**Halte den Wall Ball** tief und breit: Handflächen seitlich, etwas unter der Mitte, Finger offen, Ellbogen unter dem Ball und am Körper. Er bleibt an der Brust unter dem Kinn, und die Beine werfen; die Arme beenden nur.",
      "Hände und Unterarme verkrampfen vom Drücken: lass sie locker, solange der Ball fliegt, fang ihn mit gebeugten Armen auf dem Weg in die Hocke und atme beim Wurf aus. Teile die Sätze, bevor der Griff weg ist (20-15-15).",
    ],
    ["hyrox-carries-and-wall-balls"],
  ),
  named(
    "sets and reps",
    [[/\b\d ?x ?\d{1,2}\b.*\b(?:vs|versus|or|oder|better|besser)\b.*\b\d ?x ?\d{1,2}\b/, 8]],
    [
      "**Few reps or more** is a matter of purpose: 3–5 heavy ones (5 × 5, 5 × 3) build strength with little soreness; 8–12 (4 × 8, 3 × 10) build more muscle for the same sets and cost more recovery.",
      "Alongside running, keep strength heavy and low in volume: 3–5 sets of 3–5 at RPE 7–8 for the main lift, away from the key run, and 2–3 sets of 8–10 for what needs muscle. Neither is the only right one; change every few weeks.",
    ],
    [
      "**Wenige oder mehr Wiederholungen** hängt vom Zweck ab: 3–5 schwere (5 × 5, 5 × 3) bauen Kraft mit wenig Muskelkater; 8–12 (4 × 8, 3 × 10) bauen bei gleich vielen Sätzen mehr Muskel und kosten mehr Erholung.",
      "Neben dem Laufen ist Kraft am besten wenig und schwer: 3–5 Sätze mit 3–5 bei RPE 7–8 für die Hauptübung, weit weg vom wichtigen Lauf, und 2–3 Sätze mit 8–10 für das, was Muskel braucht. Keins ist das einzig Richtige.",
    ],
    ["strength-progression"],
  ),
];
