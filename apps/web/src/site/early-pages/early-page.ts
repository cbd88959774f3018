import { paths } from "#app/navigation/paths.ts";
import type { FrameAnswer } from "#backend/first-paint/app-frame.ts";
import { peekEarly } from "#backend/first-paint/early-answers.ts";
import { localDay } from "#ui/format.ts";
import { earlyDashboard } from "./dashboard.ts";
import { earlyPlan } from "./training-plans.ts";
import { earlyRunner } from "./train.ts";

interface EarlyPage {
  readonly content: HTMLElement;
  /** It stands in the frame of the app; else it is all there is. */
  readonly isFramed: boolean;
}

/**
 * What a page is about, drawn from the first answer before the scripts of the app have come: the title and the largest texts, where React will
 * draw them. undefined for other pages, where training is stopped, and without an answer.
 */
export async function drawEarlyPage(): Promise<EarlyPage | undefined> {
  const path = location.pathname.replace(/\/+$/, "");
  const isTraining = path.startsWith(`${paths.train}/`);
  const draw = PAGES[path];
  if (draw === undefined && !isTraining) return undefined;
  const [frame, sessions] = await Promise.all([read(isTraining ? "frame" : "frame-with-plan"), isTraining ? read("session") : undefined]);
  const rows = frame as FrameAnswer | undefined;
  if (rows === undefined || rows.stops.length > 0) return undefined;
  if (draw !== undefined) return withFrame(draw(rows, localDay(new Date())), true);
  const [session] = (sessions ?? []) as Parameters<typeof earlyRunner>[0][];
  return withFrame(session && earlyRunner(session, rows.told.personal?.distance_units ?? "km"), false);
}

const PAGES: Readonly<Record<string, (rows: FrameAnswer, today: string) => HTMLElement | undefined>> = {
  [paths.dashboard]: earlyDashboard,
  [paths.trainingPlans]: earlyPlan,
};

const read = (name: Parameters<typeof peekEarly>[0]): Promise<unknown> | undefined => peekEarly(name)?.catch(() => undefined);

const withFrame = (content: HTMLElement | undefined, isFramed: boolean): EarlyPage | undefined => content && { content, isFramed };
