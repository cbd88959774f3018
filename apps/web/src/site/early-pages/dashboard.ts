import { distanceText } from "@ironpace/contract";
import { getLede, getWelcome, PHONE_HEADER, PHONE_LEDE, PHONE_PAGE, PHONE_TITLE } from "#app/routes/dashboard/heading.ts";
import type { FrameAnswer } from "#backend/first-paint/app-frame.ts";
import { storedSession } from "#backend/stored-sign-in.ts";
import {
  CARD,
  CARD_TEXT,
  CARD_TITLE,
  FREE_DAY,
  formatWhen,
  getCardHeading,
  getCardText,
  getTitleSize,
} from "#features/dashboard/model/session-card.ts";
import { unbroken } from "#ui/format.ts";
import { element, placeholder } from "./element.ts";
import { inOrder } from "./plan-sessions.ts";

/** Who is here, and on a phone the session that is next; a wide window has it further down. */
export function earlyDashboard({ profile, plan, told }: FrameAnswer, today: string): HTMLElement | undefined {
  const weeks =
    plan === null || plan.start_date === null || plan.duration_weeks === null
      ? null
      : { startDate: plan.start_date, durationWeeks: plan.duration_weeks };
  const [title, lede] = [getWelcome(storedSession()?.user ?? null, profile, today), getLede(weeks, today)];
  if (!matchMedia("(max-width: 767px)").matches) {
    return element(
      "div",
      "page-title min-h-12 border-b-0 pb-0",
      element("div", "", element("h1", "heading-1 wrap-anywhere", title), element("p", "max-w-[62ch] text-ink-3", lede)),
    );
  }
  const header = element(
    "div",
    PHONE_HEADER,
    element("div", "min-w-0", element("h1", PHONE_TITLE, title), element("p", PHONE_LEDE, lede)),
    placeholder("size-11"),
  );
  return element("div", PHONE_PAGE, header, drawCard(plan, told, today));
}

function drawCard(plan: FrameAnswer["plan"], told: FrameAnswer["told"], today: string): HTMLElement {
  const sessions = inOrder(plan?.training_sessions ?? []);
  const next = sessions.find(({ completed, status }) => !completed && status !== "skipped");
  if (next === undefined) return placeholder("h-60");
  const inUnit = (text: string) => distanceText(text, told.personal?.distance_units ?? "km");
  const day = next.scheduled_date;
  const free =
    day <= today ? undefined : sessions.some(({ scheduled_date, completed }) => scheduled_date === today && completed) ? "done" : "rest";
  const title = inUnit(next.title);
  const text = getCardText(title, inUnit(next.description));
  return element(
    "article",
    `overflow-hidden rounded-card border border-line bg-surface ${free === undefined ? "shadow-[inset_0_3px_0_var(--ember)]" : ""} ${CARD}`,
    element(
      "div",
      "flex flex-wrap items-center justify-between gap-3",
      free && element("p", "heading-1 basis-full", FREE_DAY[free]),
      element("p", "text-sm font-semibold", getCardHeading(formatWhen(day, today), next.duration)),
      placeholder("h-6 w-24"),
    ),
    element("h2", `${CARD_TITLE} ${getTitleSize(title, free === undefined)}`, unbroken(title)),
    text === undefined ? undefined : element("p", CARD_TEXT, text),
    placeholder("h-40"),
    placeholder(free === undefined ? "h-16" : "h-12"),
  );
}
