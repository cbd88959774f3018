import type { ReactNode } from "react";
import { Link } from "react-router";
import type { SituationFormProps } from "./situation-form-props.ts";

type Known = "benchmark" | "estimates" | "effort";

const TEXTS: { readonly [reason in Known]: ReactNode } = {
  benchmark: (
    <>
      Enter your new numbers in{" "}
      <Link to="/profile" className="link">
        your profile
      </Link>{" "}
      first. Weights and paces in your next sessions then follow them.
    </>
  ),
  estimates:
    "If your recent sets and runs show a clear change, your next sessions use the new numbers. You will see which sets and runs we used.",
  effort: "If several sessions felt harder or easier than planned, we adjust the next seven days. You will see which sessions we used.",
};

/** Nothing to ask: what is stored counts. */
export function NoQuestionForm({ id, plan, reason, onSubmit }: SituationFormProps & { readonly reason: Known }): ReactNode {
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit({ planId: plan.id, reason });
      }}
    >
      <p className="max-w-[62ch]">{TEXTS[reason]}</p>
    </form>
  );
}
