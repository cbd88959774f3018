import { useParams } from "react-router";
import { ExercisePage } from "#features/exercises/components/exercise-page.tsx";
import { exercisePath, paths, sessionPath } from "../../navigation/paths.ts";

export function ExerciseRoute() {
  const { key = "" } = useParams();
  return (
    <ExercisePage
      key={key}
      exerciseKey={key}
      indexHref={paths.exercises}
      bestsHref={paths.personalBests}
      sessionHref={sessionPath}
      hrefOf={exercisePath}
    />
  );
}
