import { useState, type ReactNode } from "react";
import { Field, Input, Textarea } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { SuggestInput } from "#ui/form/suggest-input.tsx";
import { useDebouncedValue } from "#ui/form/use-debounced-value.ts";
import { useExercisesNamed } from "../api/get-exercises.ts";
import { CATEGORIES, getTitle, type Category, type VideoMetadata } from "../model/video.ts";

export interface TypedDetails {
  readonly title: string;
  readonly category: Category;
  readonly description: string;
  /** As typed; it links the video once it is an exercise of the library. */
  readonly exercise: string;
  readonly exerciseId: string | null;
}

export const NO_DETAILS: TypedDetails = { title: "", category: "training", description: "", exercise: "", exerciseId: null };

export function getDetails({ title, category, description, exerciseId }: TypedDetails, fileName: string): Omit<VideoMetadata, "poster"> {
  return { title: title.trim() || getTitle(fileName), category, description: description.trim(), exercise_id: exerciseId };
}

interface VideoFieldsProps {
  readonly typed: TypedDetails;
  readonly onTyped: (typed: TypedDetails) => void;
}

export function VideoFields({ typed, onTyped }: VideoFieldsProps): ReactNode {
  const [asked, setAsked] = useState(false);
  const found = useExercisesNamed(useDebouncedValue(typed.exercise), asked).data ?? [];
  const linked = (text: string) => found.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
  const isUnknown = typed.exercise.trim() !== "" && typed.exerciseId === null;
  return (
    <>
      <Field label="Title" hint="Leave empty to use the file name without its extension.">
        <Input maxLength={200} value={typed.title} onChange={(event) => onTyped({ ...typed, title: event.currentTarget.value })} />
      </Field>
      <Field label="Category" nativeLabel={false}>
        <Select options={OPTIONS} value={typed.category} onValueChange={(category) => onTyped({ ...typed, category })} />
      </Field>
      <Field label="Description">
        <Textarea
          rows={2}
          maxLength={2000}
          value={typed.description}
          onChange={(event) => onTyped({ ...typed, description: event.currentTarget.value })}
        />
      </Field>
      <div onFocus={() => setAsked(true)}>
        <Field
          label="Exercise"
          hint={
            isUnknown
              ? "This exercise is not in the library. To link one, choose it from the list."
              : "Optional. Shows the video on the exercise page."
          }
        >
          <SuggestInput
            suggestions={found.map(({ name }) => name)}
            value={typed.exercise}
            onValueChange={(exercise) => onTyped({ ...typed, exercise, exerciseId: linked(exercise)?.id ?? null })}
          />
        </Field>
      </div>
    </>
  );
}

const OPTIONS = (Object.keys(CATEGORIES) as Category[]).map((value) => ({ value, label: CATEGORIES[value] }));
