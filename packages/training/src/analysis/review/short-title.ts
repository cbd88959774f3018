/** What a title is about ends at its first dose, detail or list; these words alone would say nothing. */
const END = /, | \d+ × |(?<!^(?:Test|Deload|Benchmark)): /u;

/** The title of a session inside a sentence: "Back squat" for "Back squat 4 × 5 at 112.5 kg and deadlift, then sandbag lunge". */
export function shortTitle(title: string): string {
  return title.split(END, 1)[0] ?? title;
}
