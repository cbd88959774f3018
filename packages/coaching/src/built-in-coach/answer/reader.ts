import type { Draft } from "../topic.ts";

/** One reader of a message: it answers what it has read, or leaves the message to the readers after it. */
export interface Reader<Context> {
  readonly name: string;
  /** A message that it reads. */
  readonly reads: string;
  readonly answer: (context: Context) => Draft | undefined;
}

/** The answer of the first reader that has one, with the name of that reader. */
export function readInOrder<Context>(readers: readonly Reader<Context>[], context: Context): Draft | undefined {
  for (const { name, answer } of readers) {
    const draft = answer(context);
    if (draft !== undefined) return { ...draft, reader: draft.reader ?? name };
  }
  return undefined;
}

/** Debugging aid: who answered a message, by the name of the reader, else by the topic; undefined when nothing understood it. */
export function whoAnswered({ reader, topic }: { readonly reader?: string; readonly topic: string | undefined }): string | undefined {
  return reader ?? topic;
}
