import { EXERCISE_CATEGORY_LABELS, EXERCISE_DIFFICULTY_LABELS } from "@ironpace/contract";
import type { ReactNode } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { unbroken } from "../../../ui/format.ts";
import type { Exercise } from "../api/exercise.ts";
import { ExerciseVideo } from "./exercise-video.tsx";
import { OwnHistory } from "./own-history.tsx";
import { RegionList } from "./region-list.tsx";
import { Substitutions } from "./substitutions.tsx";

interface ExerciseViewProps {
  readonly exercise: Exercise;
  /** Of its headings: 2 on the page, 3 in the drawer, whose title is the name. */
  readonly level: 2 | 3;
  readonly bestsHref: string;
  /** How another exercise is shown: as a link of the page, as a button of the drawer. */
  readonly renderOther: (name: string) => ReactNode;
}

/** All that the library says about an exercise, and what the athlete did with it. */
export function ExerciseView({ exercise, level, bestsHref, renderOther }: ExerciseViewProps): ReactNode {
  const { description, category, difficulty, muscles, equipment, movement_pattern: pattern, substitutions } = exercise;
  return (
    <div className="grid min-w-0 gap-7">
      <p className="flex flex-wrap gap-2">
        <Badge>{EXERCISE_CATEGORY_LABELS[category]}</Badge>
        <Badge>{EXERCISE_DIFFICULTY_LABELS[difficulty]}</Badge>
      </p>
      <ExerciseVideo exercise={exercise} />
      <Section title="How to do it" level={level}>
        {description === null ? (
          <p className="text-ink-3">No description yet.</p>
        ) : (
          <p className="max-w-[62ch] whitespace-pre-line wrap-anywhere">{unbroken(description)}</p>
        )}
      </Section>
      <dl className="grid gap-x-8 gap-y-4 border-y border-line py-4 sm:grid-cols-3">
        <Fact name="Muscles" values={muscles} />
        <Fact name="Equipment" values={equipment} />
        <Fact name="Movement" values={pattern === null ? [] : [pattern.replaceAll("_", " ")]} />
      </dl>
      <Section title="What it stresses" level={level}>
        <RegionList stress={exercise.stress} />
      </Section>
      {substitutions.length > 0 && (
        <Section title="What you can do instead" level={level}>
          <Substitutions names={substitutions} renderOther={renderOther} />
        </Section>
      )}
      <Section title="Your history with this exercise" level={level}>
        <OwnHistory exercise={exercise} bestsHref={bestsHref} />
      </Section>
    </div>
  );
}

function Section({ title, level, children }: { readonly title: string; readonly level: 2 | 3; readonly children: ReactNode }): ReactNode {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section aria-label={title} className="grid min-w-0 gap-3">
      <Heading className={level === 2 ? "heading-2" : "heading-3"}>{title}</Heading>
      {children}
    </section>
  );
}

function Fact({ name, values }: { readonly name: string; readonly values: readonly string[] }): ReactNode {
  const text = values.join(", ");
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd className="wrap-anywhere">{text === "" ? "Not specified" : text.charAt(0).toUpperCase() + text.slice(1)}</dd>
    </div>
  );
}
