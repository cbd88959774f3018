import type { ReactNode } from "react";
import { formatDay } from "#ui/format.ts";
import { useContextData, useMotivation, useSaveContextTexts, useSaveMotivation } from "../../api/texts.ts";
import { Loaded } from "../profile/loaded.tsx";
import { ResultsSection } from "../results/results-section.tsx";
import { TextSection, type TextLine } from "./text-section.tsx";

/** What was raced, what comes next, what for, and what keeps the athlete at it. */
export function GoalsTab(): ReactNode {
  const saveContext = useSaveContextTexts();
  const saveMotivation = useSaveMotivation();
  return (
    <div className="grid max-w-3xl gap-12">
      <ResultsSection />
      <Loaded query={useContextData()}>
        {(context) => (
          <TextSection
            title="Upcoming competition and goals"
            lines={GOALS}
            stored={context ?? {}}
            save={saveContext}
            saved="Context & Goals Updated"
            notSaved="Competition and goals could not be saved"
          />
        )}
      </Loaded>
      <Loaded query={useMotivation()}>
        {(motivation) => (
          <TextSection
            title="Motivation and training style"
            lines={MOTIVATION}
            stored={motivation ?? {}}
            save={saveMotivation}
            saved="Motivation Updated"
            notSaved="Failed to update motivation"
            news={{ reason: "profile" }}
          />
        )}
      </Loaded>
    </div>
  );
}

const GOALS: readonly TextLine[] = [
  { column: "upcoming_competition", label: "Upcoming competition" },
  { column: "competition_type", label: "Type", hint: "For example Hyrox or marathon" },
  {
    column: "competition_date",
    label: "Date",
    hint: "Your next plan builds up to this date. To change your current plan, use “Something changed” in Training Plans.",
    isDay: true,
    show: (day) => `${formatDay(day)} ${day.slice(0, 4)}`,
  },
  { column: "short_term_goals", label: "Goals for the next 3 to 6 months", rows: 3 },
  { column: "long_term_goals", label: "Goals beyond a year", rows: 3 },
];

const MOTIVATION: readonly TextLine[] = [
  { column: "motivation_drivers", label: "What drives you", rows: 3 },
  { column: "training_style_preferences", label: "How you like to train", rows: 3 },
  {
    column: "training_dislikes",
    label: "What you would rather not do",
    hint: "Your plan swaps these exercises when another trains the same thing.",
    rows: 3,
  },
];
