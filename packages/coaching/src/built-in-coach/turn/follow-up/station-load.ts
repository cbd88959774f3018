import { type HyroxDivision, hyroxLoad, hyroxPrediction, type HyroxStation } from "@ironpace/training";
import { load } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { DIVISION_NAMES } from "../../topics/hyrox.ts";
import { valueIn } from "../languages.ts";
import { decided, type FollowUp } from "./follow-up.ts";

const MEN = /\b(?:mens?|male|guys|manner\w*|herren|hommes?|hombres?|chicos|uomini|maschi)\b/;
const WOMEN = /\b(?:womens?|female|ladies|frauen\w*|damen|femmes?|mujeres?|donne)\b/;
const PRO = /\b(?:pros?|elite)\b/;
const DOUBLES = /\b(?:doubles?|doppel|dobles|doppio|partner)\b/;
const MIXED = /\b(?:mixed|mixte|misto|mixto)\b/;

/** "how heavy is it for me", "and men's?", "is that incl. the sled?": the race load of the station that was talked about. */
export function stationLoad({ frame, acts, last, view, say, isShort }: FollowUp): Draft | undefined {
  const { words, tongue } = frame;
  const loaded = last.stations.filter((each) => each.load !== undefined);
  const isOfStation =
    (frame.lines.length === 0 || acts.has("included")) &&
    frame.subjects.length === 0 &&
    last.stations.length > 0 &&
    last.stations.length <= 2;
  const isMore = acts.has("load") || acts.has("division") || acts.has("included");
  if (!isShort || !isOfStation || !isMore || loaded.length === 0 || frame.days.length + frame.periods.length > 0) return undefined;
  if (frame.verbs.length > 0 && !acts.has("included")) return undefined;
  const own = hyroxPrediction(view.athlete, view.today).division;
  const named = DOUBLES.test(words)
    ? MIXED.test(words)
      ? (["doublesMixed"] as const)
      : MEN.test(words)
        ? (["doublesMen"] as const)
        : (["doublesWomen", "doublesMixed", "doublesMen"] as const)
    : MIXED.test(words)
      ? (["doublesMixed"] as const)
      : WOMEN.test(words)
        ? ([PRO.test(words) ? "womenPro" : "womenOpen"] as const)
        : MEN.test(words)
          ? ([PRO.test(words) ? "menPro" : "menOpen"] as const)
          : PRO.test(words)
            ? ([view.athlete.sex === "male" ? "menPro" : "womenPro"] as const)
            : undefined;
  const divisions: readonly HyroxDivision[] = named ?? [own];
  const text = (station: HyroxStation, division: HyroxDivision): string => {
    const kilograms = hyroxLoad(station, division);
    return kilograms === undefined ? "" : valueIn(tongue, `${station.perHand === true ? "2 × " : ""}${load(view, kilograms)}`);
  };
  const lines = loaded.map((station) => {
    const dose = station.metres === undefined ? `${station.reps ?? 0}` : `${station.metres} m`;
    return `**${station.exercise}**, ${dose}: ${divisions.map((division) => `**${text(station, division)}** (${DIVISION_NAMES[division]})`).join(", ")}.`;
  });
  const ofOwn = loaded.map((station) => text(station, own)).join(", ");
  const isSled = loaded.some(({ exercise }) => /sled/i.test(exercise));
  return decided(
    lines.join("\n"),
    ...(named === undefined
      ? []
      : [`${say("Yours", "Deins", "La tienne", "La tuya", "La tua").replace(/^La tienne$/, "Toi")} (${DIVISION_NAMES[own]}): ${ofOwn}.`]),
    ...(isSled
      ? [
          say(
            `The sled itself is **included**: that is the whole weight on the floor. On a slow carpet it feels up to a third heavier.`,
            `Der Schlitten ist **mitgerechnet**: das ist das ganze Gewicht am Boden. Auf zähem Teppich fühlt es sich bis zu ein Drittel schwerer an.`,
            `Le traîneau est **compris** : c’est tout le poids au sol. Sur une moquette lente, on le sent jusqu’à un tiers plus lourd.`,
            `El trineo está **incluido**: es todo el peso en el suelo. En moqueta lenta se siente hasta un tercio más pesado.`,
            `La slitta è **compresa**: è tutto il peso a terra. Su una moquette lenta sembra fino a un terzo più pesante.`,
          ),
        ]
      : loaded.some(({ perHand }) => perHand === true)
        ? [say("Per hand.", "Je Hand.", "Par main.", "Por mano.", "Per mano.")]
        : []),
    ...(DOUBLES.test(words)
      ? [
          say(
            "In doubles both run everything and share the stations as they like.",
            "Im Doppel laufen beide alles und teilen sich die Stationen beliebig.",
            "En doubles, les deux courent tout et se partagent les stations comme elles veulent.",
            "En dobles las dos corren todo y se reparten las estaciones como quieran.",
            "In doppio si corre tutto insieme e le stazioni si dividono a piacere.",
          ),
        ]
      : []),
  );
}
