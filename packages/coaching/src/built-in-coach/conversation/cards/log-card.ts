import type { CoachProposal, CoachRecord } from "@ironpace/contract";
import { formatClock, formatDistance, toPounds, type WeightUnit } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { sayIn, type Tongue, valueIn } from "../../turn/languages.ts";
import { storedOnAcceptIn } from "../../turn/changes/preview.ts";
import { dayIn } from "../../turn/names.ts";

export type LoggedWork = Extract<CoachRecord, { readonly kind: "log" }>;

/** The card that logs work, with what it holds in words, weights in `unit`; `beside` is said between the two. */
export function logCard(record: LoggedWork, tongue: Tongue, beside: readonly string[] = [], unit: WeightUnit = "kg"): Draft {
  const say = sayIn(tongue);
  const { title, date, minutes, rpe } = record;
  const facts = factsOf(record, tongue, unit);
  const day = dayIn(tongue, date, false);
  const load =
    minutes === undefined || rpe === undefined ? "" : ` ${say("Load", "Last", "Charge", "Carga", "Carico")} ${Math.round(minutes * rpe)}.`;
  const card: CoachProposal = {
    title: say(
      `Log ${title}, ${day}`,
      `${title} eintragen, ${day}`,
      `Noter ${title}, ${day}`,
      `Anotar ${title}, ${day}`,
      `Registrare ${title}, ${day}`,
    ),
    why: say(
      "It goes into your Session Log.",
      "Es kommt in dein Session Log.",
      "Cela va dans ton Session Log.",
      "Va a tu Session Log.",
      "Va nel tuo Session Log.",
    ),
    request: {
      reason: "record",
      record,
      changes: [
        { label: title, after: facts.length === 0 ? "–" : facts.join(", ") },
        { label: say("Day", "Tag", "Jour", "Día", "Giorno"), after: day },
      ],
    },
  };
  return {
    isDecided: true,
    text: [
      say(
        `Log **${[title, ...facts].join(", ")}** on **${day}**.${load}`,
        `**${[title, ...facts].join(", ")}** am **${day}** eintragen.${load}`,
        `Noter **${[title, ...facts].join(", ")}**, **${day}**.${load}`,
        `Anotar **${[title, ...facts].join(", ")}**, **${day}**.${load}`,
        `Registrare **${[title, ...facts].join(", ")}**, **${day}**.${load}`,
      ),
      ...beside,
      ...(rpe === undefined
        ? [
            say(
              "I need the effort (RPE 1–10) to calculate its training load. Tell me, and I will add it.",
              "Ohne Anstrengung (RPE 1–10) hat es keine Last. Sag sie mir, dann kommt sie dazu.",
              "Il me faut l’effort (RPE 1–10) pour calculer la charge d’entraînement. Dis-le-moi et je l’ajoute.",
              "Sin esfuerzo (RPE 1–10) no tiene carga. Dímelo y lo añado.",
              "Senza sforzo (RPE 1–10) non ha carico. Dimmelo e lo aggiungo.",
            ),
          ]
        : []),
      storedOnAcceptIn(tongue),
    ],
    proposals: [card],
  };
}

/** "3 × 8"; "9, 8" where the sets differ. */
function repsText(sets: LoggedWork["sets"]): string {
  const reps = sets.map((set) => set.reps ?? 0);
  return new Set(reps).size === 1 ? `${reps.length} × ${reps[0] ?? 0}` : reps.join(", ");
}

/** "60"; "60, 60, 62.5" where the sets differ. */
function weightsText(sets: LoggedWork["sets"], unit: WeightUnit): string {
  const weights = sets.map(({ kilograms = 0 }) => Math.round(10 * (unit === "lb" ? toPounds(kilograms) : kilograms)) / 10);
  return new Set(weights).size === 1 ? `${weights[0] ?? 0}` : weights.join(", ");
}

/** "8 km", "30 min", "18 rounds + 3, Rx", "RPE 4" */
function factsOf({ minutes, rpe, sets, score }: LoggedWork, tongue: Tongue, unit: WeightUnit): readonly string[] {
  const say = sayIn(tongue);
  const [first] = sets;
  const lifted =
    first?.reps === undefined
      ? []
      : [
          `${repsText(sets)}${first.kilograms === undefined ? "" : ` ${say("at", "mit", "à", "a", "a")} ${weightsText(sets, unit)} ${unit}`}`,
        ];
  const distance = first?.metres === undefined ? [] : [`${sets.length > 1 ? `${sets.length} × ` : ""}${formatDistance(first.metres)}`];
  return [
    ...lifted,
    ...distance,
    ...(score === undefined ? [] : [scoreIn(score, tongue)]),
    ...(minutes === undefined ? [] : [Number.isInteger(minutes) ? `${minutes} min` : formatClock(Math.round(60 * minutes))]),
    ...(rpe === undefined ? [] : [`RPE ${rpe}`]),
  ].map((fact) => valueIn(tongue, fact));
}

function scoreIn({ rounds, reps, seconds, scale }: NonNullable<LoggedWork["score"]>, tongue: Tongue): string {
  const say = sayIn(tongue);
  const counted =
    seconds !== undefined
      ? formatClock(seconds)
      : `${rounds ?? 0} ${say("rounds", "Runden", "tours", "rondas", "giri")}${reps === undefined || reps === 0 ? "" : ` + ${reps}`}`;
  return scale === undefined
    ? counted
    : `${counted}, ${scale === "rx" ? "Rx" : say("scaled", "skaliert", "adapté", "escalado", "scalato")}`;
}
