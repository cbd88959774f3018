import type { ReactNode } from "react";
import { Link } from "react-router";
import type { SituationFormProps } from "./situation-form-props.ts";

type Known = "benchmark" | "estimates" | "effort";

const TEXTS: { readonly [reason in Known]: ReactNode } = {
  benchmark: (
    <>
      Save the new numbers in{" "}
      <Link to="/profile" className="link">
        your profile
      </Link>{" "}
      first, if they are not there yet. Your upcoming sessions then use them for loads and paces.
    </>
  ),
  estimates:
    "We compare the sets and runs you logged in recent weeks with the numbers your plan was built from. If the change is big enough, your upcoming sessions use the new numbers. You see which sets and runs they come from.",
  effort:
    "We compare how hard your last sessions felt with how hard they were planned. If several felt harder or easier than planned, the next seven days become a little easier or harder. You see which sessions this is based on.",
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
