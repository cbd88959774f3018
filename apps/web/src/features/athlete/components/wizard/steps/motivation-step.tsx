import { saveMotivationStep } from "#features/athlete/api/save-step.ts";
import { motivationStep } from "#features/athlete/model/free-texts.ts";
import { StepFrame, type StepProps } from "./step-frame.tsx";
import { SuggestedTextArea } from "../../fields/text-fields.tsx";

export function MotivationStep(props: StepProps) {
  return (
    <StepFrame
      {...props}
      part="motivation"
      model={motivationStep}
      save={saveMotivationStep}
      saved="Motivation Updated"
      notSaved="Failed to update motivation"
    >
      {(form) => (
        <>
          <SuggestedTextArea
            name="motivation_drivers"
            label="What drives you"
            suggestions={["A race", "Getting stronger", "Health", "Beating my times", "Training with others"]}
            form={form}
          />
          <SuggestedTextArea
            name="training_style_preferences"
            label="How you like to train"
            suggestions={["Short and hard", "Long and easy", "Heavy lifting", "Intervals", "Variety", "Fixed routine"]}
            form={form}
          />
          <SuggestedTextArea
            name="training_dislikes"
            label="What you would rather not do"
            hint="Your plan swaps these exercises when another trains the same thing."
            suggestions={["Nothing", "Burpees", "Thrusters", "Running", "Rowing", "Overhead squat"]}
            form={form}
          />
        </>
      )}
    </StepFrame>
  );
}
