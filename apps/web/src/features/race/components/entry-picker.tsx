import type { Course, HyroxChoice } from "@ironpace/training";
import type { ReactNode } from "react";
import { Segmented } from "#ui/segmented.tsx";

const DIVISIONS = [
  { value: "open", label: "Open" },
  { value: "pro", label: "Pro" },
] as const;
const TEAMS = [
  { value: "singles", label: "Singles" },
  { value: "doubles", label: "Doubles" },
  { value: "mixed", label: "Mixed" },
  { value: "relay", label: "Relay" },
] as const;
const COURSES = [
  { value: "flat", label: "Flat" },
  { value: "rolling", label: "Rolling" },
  { value: "hilly", label: "Hilly" },
] as const;

/** Tries out another division or another team; pairs and relays start with the open weights. */
export function HyroxPicker({
  choice,
  onChange,
}: {
  readonly choice: HyroxChoice;
  readonly onChange: (choice: HyroxChoice) => void;
}): ReactNode {
  return (
    <div className="flex flex-wrap gap-3">
      <Segmented
        aria-label="Division"
        options={DIVISIONS}
        value={choice.isPro ? "pro" : "open"}
        disabled={choice.team !== "singles"}
        onValueChange={(value) => onChange({ ...choice, isPro: value === "pro" })}
      />
      <Segmented
        aria-label="Team"
        options={TEAMS}
        value={choice.team}
        onValueChange={(team) => onChange({ team, isPro: team === "singles" && choice.isPro })}
      />
    </div>
  );
}

export function CoursePicker({ course, onChange }: { readonly course: Course; readonly onChange: (course: Course) => void }): ReactNode {
  return <Segmented aria-label="Course" options={COURSES} value={course} onValueChange={onChange} />;
}
