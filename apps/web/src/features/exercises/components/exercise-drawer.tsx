import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Drawer } from "#ui/overlay/drawer.tsx";
import { namedExerciseOptions } from "../api/named-exercises.ts";
import { ExerciseSkeleton } from "./exercise-page.tsx";
import { ExerciseView } from "./exercise-view.tsx";

interface ExerciseDrawerProps {
  /** The exercise it opens with. */
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly hrefOf: (name: string) => string;
  readonly bestsHref: string;
  readonly sessionHref: (planId: string, sessionId: string) => string;
}

/** A second look at an exercise beside the session it is in, which stays as it is. From one to its substitutions and back. */
export function ExerciseDrawer({ name, open, onClose, hrefOf, bestsHref, sessionHref }: ExerciseDrawerProps): ReactNode {
  const [way, setWay] = useState<readonly string[]>([name]);
  const shown = way.at(-1) ?? name;
  const { data, error, isPending, refetch } = useQuery(namedExerciseOptions(shown));
  return (
    <Drawer open={open} onOpenChange={(next) => !next && onClose()} side="right" title={data?.name ?? shown}>
      <div className="grid gap-6 px-5 pt-2 pb-[max(2rem,env(safe-area-inset-bottom))]">
        {way.length > 1 && (
          <Button variant="ghost" className="-ml-4 justify-self-start" onClick={() => setWay(way.slice(0, -1))}>
            <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />
            {way.at(-2)}
          </Button>
        )}
        {isPending && <ExerciseSkeleton />}
        {data === undefined && !isPending && (
          <Alert
            tone="destructive"
            title="The exercise could not be loaded"
            action={<Button onClick={() => void refetch()}>Try Again</Button>}
          >
            {getSentence(error)}
          </Alert>
        )}
        {data === null && <p className="text-ink-2">This exercise is not in the library.</p>}
        {data !== undefined && data !== null && (
          <>
            <ExerciseView
              key={data.id}
              exercise={data}
              level={3}
              bestsHref={bestsHref}
              sessionHref={sessionHref}
              renderOther={(other) => (
                <button type="button" className="link min-h-11 text-left" onClick={() => setWay([...way, other])}>
                  {other}
                </button>
              )}
            />
            <ButtonLink to={hrefOf(data.id)} onClick={onClose} className="justify-self-start">
              Open as a page
            </ButtonLink>
          </>
        )}
      </div>
    </Drawer>
  );
}
