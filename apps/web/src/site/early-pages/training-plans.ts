import { distanceText } from "@ironpace/contract";
import type { FrameAnswer } from "#backend/first-paint/app-frame.ts";
import { getHeading } from "#features/plan/model/plan-heading.ts";
import { openingWeek } from "#features/plan/model/weeks.ts";
import { formatDay, unbroken } from "#ui/format.ts";
import { element, placeholder } from "./element.ts";
import { inOrder } from "./plan-sessions.ts";

/** The plan by name, and the sessions of its week; with an address that says more of what is shown, nothing. */
export function earlyPlan({ plan, told }: FrameAnswer, today: string): HTMLElement | undefined {
  if (plan === null || plan.start_date === null || plan.duration_weeks === null || location.search !== "") return undefined;
  const range = { startDate: plan.start_date, durationWeeks: plan.duration_weeks };
  const week = openingWeek(range, today);
  const unit = told.personal?.distance_units ?? "km";
  const days = inOrder(plan.training_sessions)
    .filter((session) => session.week === week)
    .map(({ title, scheduled_date }) =>
      element(
        "div",
        "grid gap-2 border-t border-line py-3",
        element("p", "text-sm text-ink-3", formatDay(scheduled_date)),
        element("h3", "heading-3", unbroken(distanceText(title, unit))),
      ),
    );
  const header = element(
    "header",
    "min-w-0",
    placeholder("mb-3 h-6 w-44 max-md:mb-1.5"),
    element("h1", "heading-1 wrap-anywhere", getHeading(plan.title)),
  );
  const heading = element("h2", "heading-2 mb-4 text-xl!", `Week ${week}`);
  return element(
    "div",
    "grid min-w-0 content-start gap-8 *:min-w-0",
    header,
    placeholder("h-79"),
    element("section", "", heading, ...days),
  );
}
