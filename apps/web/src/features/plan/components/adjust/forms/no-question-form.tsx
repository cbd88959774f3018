import type { ReactNode } from "react";
import { Link } from "react-router";
import type { SituationFormProps } from "../situation-form.tsx";

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
    "Your logged sets and runs of the last weeks are compared with the numbers your plan was built from. Where they have moved far enough, your upcoming sessions use the new ones; the reason names the sets.",
  effort:
    "The effort you gave your last sessions is compared with the effort that was planned. Where several felt harder or easier, the next seven days become a little less or more; the reason names the sessions.",
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
