import { saveMotivation } from "#features/athlete/api/steps/save-motivation.ts";
import { motivationStep } from "#features/athlete/model/motivation-step.ts";
import { StepFrame, type StepProps } from "./step-frame.tsx";
import { TextArea } from "../../fields/text-area.tsx";

export function MotivationStep(props: StepProps) {
  return (
    <StepFrame
      {...props}
      part="motivation"
      model={motivationStep}
      save={saveMotivation}
      saved="Motivation Updated"
      notSaved="Failed to update motivation"
    >
      {(form) => (
        <>
          <TextArea
            name="motivation_drivers"
            label="What drives you"
            suggestions={["A race", "Getting stronger", "Health", "Beating my times", "Training with others"]}
            form={form}
          />
          <TextArea
            name="training_style_preferences"
            label="How you like to train"
            suggestions={["Short and hard", "Long and easy", "Heavy lifting", "Intervals", "Variety", "Fixed routine"]}
            form={form}
          />
          <TextArea
            name="training_dislikes"
            label="What you would rather not do"
            hint="We replace the exercises you name here when another one trains the same thing."
            suggestions={["Nothing", "Burpees", "Thrusters", "Running", "Rowing", "Overhead squat"]}
            form={form}
          />
        </>
      )}
    </StepFrame>
  );
}
