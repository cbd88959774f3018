import { lazy, Suspense, useMemo, useState, type ReactNode } from "react";
import { OpenExerciseContext } from "#features/exercises/components/open-exercise-context.ts";
import { ExerciseNameContext } from "#ui/training/exercise-name.tsx";
import { whenAtRest } from "#ui/when-at-rest.ts";
import { exercisePath, paths, sessionPath } from "../navigation/paths.ts";

const ExerciseDrawer = lazy(async () => ({
  default: (await import("#features/exercises/components/exercise-drawer.tsx")).ExerciseDrawer,
}));
/** What opens it is loaded with the menus, not before the rows of the page: until then the names are text. */
const ExerciseNameButton = lazy(async () => ({
  default: await new Promise<void>((resolve) => void whenAtRest(resolve))
    .then(() => import("#features/exercises/components/exercise-name-button.tsx"))
    .then(
      (loaded) => loaded.ExerciseNameButton,
      () => PlainName,
    ),
}));

interface Opened {
  readonly name: string;
  /** Each opening begins anew. */
  readonly count: number;
}

/** Names of exercises open what the library says, over whatever page they are on: nothing of a session that is being logged is lost. */
export function ExerciseHost({ children }: { readonly children: ReactNode }): ReactNode {
  const [opened, setOpened] = useState<Opened>();
  const [open, setOpen] = useState(false);
  const show = useMemo(
    () => (name: string) => {
      setOpened((last) => ({ name, count: (last?.count ?? 0) + 1 }));
      setOpen(true);
    },
    [],
  );
  return (
    <ExerciseNameContext value={ExerciseName}>
      <OpenExerciseContext value={show}>
        {children}
        {opened !== undefined && (
          <Suspense>
            <ExerciseDrawer
              key={opened.count}
              name={opened.name}
              open={open}
              onClose={() => setOpen(false)}
              hrefOf={exercisePath}
              bestsHref={paths.personalBests}
              sessionHref={sessionPath}
            />
          </Suspense>
        )}
      </OpenExerciseContext>
    </ExerciseNameContext>
  );
}

/** The name alone until it can be a button. */
function ExerciseName({ name }: { readonly name: string }): ReactNode {
  return (
    <Suspense fallback={name}>
      <ExerciseNameButton name={name} />
    </Suspense>
  );
}

const PlainName = ({ name }: { readonly name: string }): ReactNode => name;
