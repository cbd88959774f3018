const NEXT_STEP = /(?<=[.!?]) (?=From (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d|If you are not there yet)/u;

/** A note that holds dated steps, one per line; any other note is a single line. */
export function noteLines(text: string): readonly string[] {
  const lines = text.split(NEXT_STEP);
  return lines.length > 2 ? lines : [text];
}
