import { saveContext } from "#features/athlete/api/save-step.ts";
import { contextStep } from "#features/athlete/model/context-step.ts";
import { goalSuggestions } from "#features/athlete/model/goal-suggestions.ts";
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
      notSaved="Failed to update context & goals"
      always={athlete.availability.length === 0}
    >
      {(form) => (
        <>
          <SuggestedTextArea name="short_term_goals" label="Goals for the next 3 to 6 months" suggestions={goals.soon} form={form} />
          <SuggestedTextArea name="long_term_goals" label="Goals beyond a year" suggestions={goals.later} form={form} />
          <div className="grid grid-cols-2 gap-x-3 gap-y-4 md:grid-cols-3 md:gap-x-4">
            <TextInput name="upcoming_competition" label="Upcoming competition" form={form} fieldClassName="max-md:col-span-2" />
            <TextInput name="competition_type" label="Type" hint="Such as Hyrox, marathon" form={form} />
            <TextInput name="competition_date" label="Date" type="date" min={today} form={form} />
          </div>
          <p className="-mt-2 text-sm text-ink-3">
            No competition yet? Leave this empty. You can add one later, which completes this step.
          </p>
          <SuggestedTextArea
            name="injuries"
            label="Injuries and limitations"
            hint="What hurts, where, since when and how much. Other athletes and administrators cannot read it. Your plan adapts to it."
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
