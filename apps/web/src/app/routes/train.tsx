import { RunnerPage } from "#features/session-log/components/runner/runner-page.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { paths, sessionLogPath } from "../navigation/paths.ts";

const Picture = lazyPart(async () => (await import("../exercises/movement-picture.tsx")).MovementPicture, <span />);

export function TrainRoute() {
  return <RunnerPage homeHref={paths.dashboard} listHref={sessionLogPath} hurtHref={paths.trainingPlans} Picture={Picture} />;
}
