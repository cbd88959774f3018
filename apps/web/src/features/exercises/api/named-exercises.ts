import { queryOptions } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { whenIdle } from "#ui/when-idle.ts";
import { type Exercise, EXERCISE_COLUMNS, getExercise, getNames } from "./exercise.ts";

/** The exercise of that name, of the library or of the training engine; null when there is none. Kept on the device with the session it is in. */
export const namedExerciseOptions = (name: string) => queryOptions({ queryKey: ["exercises", "named", name], queryFn: () => askFor(name) });

/** The names of one request: an address has its limits. */
const MAX_NAMES = 40;

let asked: Map<string, Promise<Exercise | null>> | undefined;

/** A session has a dozen names: they are asked for together, once the page has nothing else to do. */
function askFor(name: string): Promise<Exercise | null> {
  if (asked === undefined || asked.size >= MAX_NAMES) asked = new Map();
  const batch = asked;
  const found = batch.get(name) ?? readBatch(batch).then((exercises) => exercises.find((one) => getNames(one).includes(name)) ?? null);
  batch.set(name, found);
  return found;
}

const answers = new WeakMap<object, Promise<readonly Exercise[]>>();

function readBatch(batch: Map<string, Promise<Exercise | null>>): Promise<readonly Exercise[]> {
  const known = answers.get(batch);
  if (known !== undefined) return known;
  const answer = new Promise<void>((resolve) => void whenIdle(resolve)).then(() => {
    if (asked === batch) asked = undefined;
    return readNamed([...batch.keys()]);
  });
  answers.set(batch, answer);
  return answer;
}

async function readNamed(names: readonly string[]): Promise<readonly Exercise[]> {
  const list = names.map((name) => `"${name.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(",");
  const rows = await getData(supabase.from("exercises").select(EXERCISE_COLUMNS).or(`name.in.(${list}),catalogue_name.in.(${list})`));
  return rows.map(getExercise);
}
