import type { ReactNode } from "react";
import { Link } from "react-router";
import type { SituationFormProps } from "../situation-form.tsx";

/** Nothing to ask: the numbers of the profile count. */
export function BenchmarkForm({ id, plan, onSubmit }: SituationFormProps): ReactNode {
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit({ planId: plan.id, reason: "benchmark" });
      }}
    >
      <p className="max-w-[62ch]">
        Save the new numbers in{" "}
        <Link to="/profile" className="link">
          your profile
        </Link>{" "}
        first, if they are not there yet. Your upcoming sessions then use them for loads and paces.
      </p>
    </form>
  );
}
