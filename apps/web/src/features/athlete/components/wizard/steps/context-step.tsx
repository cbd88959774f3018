import { FOCUS } from "@ironpace/contract";
import type { Focus } from "@ironpace/training";
import { saveContext } from "#features/athlete/api/save-step.ts";
import { contextStep } from "#features/athlete/model/context-step.ts";
import { AvailabilityFields } from "../../fields/availability-fields.tsx";
import { PlaceFields } from "../../fields/equipment-fields.tsx";
import { SuggestedTextArea, TextInput } from "../../fields/text-fields.tsx";
import { StepFrame, type StepProps } from "./step-frame.tsx";

/** Goals, the next competition, injuries, the training week and the places. */
export function ContextStep(props: StepProps) {
  const { athlete, today } = props.circumstances;
  const goals = goalSuggestions(athlete.personal?.primary_focus);
  return (
    <StepFrame
      {...props}
      part="context"
      model={contextStep}
      save={saveContext}
      saved="Context & Goals Updated"
      notSaved="Competition and goals could not be saved"
      always={athlete.availability.length === 0}
    >
      {(form) => (
        <>
          <SuggestedTextArea name="short_term_goals" label="Goals for the next 3 to 6 months" suggestions={goals.soon} form={form} />
          <SuggestedTextArea name="long_term_goals" label="Goals beyond a year" suggestions={goals.later} form={form} />
          <div className="grid grid-cols-2 gap-x-3 gap-y-4 md:grid-cols-3 md:gap-x-4">
            <TextInput name="upcoming_competition" label="Upcoming competition" form={form} fieldClassName="max-md:col-span-2" />
            <TextInput name="competition_type" label="Type" hint="For example Hyrox or marathon" form={form} />
            <TextInput name="competition_date" label="Date" type="date" min={today} form={form} />
          </div>
          <p className="-mt-2 text-sm text-ink-3">No competition yet? Leave this empty and add one later.</p>
          <SuggestedTextArea
            name="injuries"
            label="Injuries and limitations"
            hint="What hurts, since when, and how much from 0 to 10. Your plan adapts. Other athletes and administrators cannot read this."
            suggestions={["None"]}
            form={form}
          />
          <section aria-label="Your training week" className="grid gap-4 border-t border-line pt-5">
            <h3 className="heading-3">Your training week</h3>
            <AvailabilityFields form={form} />
          </section>
          <PlaceFields form={form} />
        </>
      )}
    </StepFrame>
  );
}

interface Goals {
  /** Three to six months. */
  readonly soon: readonly string[];
  /** A year and more. */
  readonly later: readonly string[];
}

/** Common goals of a focus, to choose from with one press. */
function goalSuggestions(focus: string | null | undefined): Goals {
  return GOALS[FOCUS.read(focus) ?? "general"];
}

const GOALS: Readonly<Record<Focus, Goals>> = {
  hyrox: {
    soon: ["Finish my first Hyrox", "A faster Hyrox", "Run faster on tired legs"],
    later: ["Hyrox Pro", "Qualify for the World Championship"],
  },
  crossfit: {
    soon: ["My first muscle-up", "A heavier clean and jerk", "A faster Fran"],
    later: ["The Open at RX", "A podium at a local competition"],
  },
  running: { soon: ["A faster 5 km", "A faster 10 km", "My first half marathon"], later: ["A marathon", "Run injury-free all year"] },
  triathlon: {
    soon: ["My first triathlon", "A faster bike leg", "A calmer swim"],
    later: ["A middle-distance triathlon", "A long-distance triathlon"],
  },
  strength: {
    soon: ["A heavier squat", "A heavier deadlift", "More muscle"],
    later: ["A double-bodyweight squat", "Stay strong for life"],
  },
  powerlifting: { soon: ["A bigger total", "My first meet"], later: ["Qualify for nationals", "Lift injury-free"] },
  general: { soon: ["Get fitter", "Get stronger", "Run 5 km without a break"], later: ["Stay healthy", "Keep training all year"] },
};
