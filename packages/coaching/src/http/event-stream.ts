/** One server-sent event: a name and its JSON. */
export interface ServerEvent {
  readonly event: string;
  readonly data: unknown;
}

/**
 * A `text/event-stream` answer of the events that `produce` emits. `emit` resolves when the reader has taken the event,
 * and rejects when the reader has gone, so that no work is done for nobody. While nothing is emitted a comment is sent now and then, which
 * readers ignore: proxies close a connection that is silent as long as a model may think.
 */
export function eventStream(produce: (emit: (event: ServerEvent) => Promise<void>) => Promise<void>): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  // A reader that takes nothing gets no more of them than fit.
  const beat = () => void ((writer.desiredSize ?? 0) > 0 && writer.write(encoder.encode(": silent\n\n")).catch(() => undefined));
  let heart = setInterval(beat, SILENCE_MS);
  let over = false;
  const stop = () => {
    over = true;
    clearInterval(heart);
  };
  writer.closed.then(stop, stop);
  const emit = ({ event, data }: ServerEvent) => {
    clearInterval(heart);
    if (!over) heart = setInterval(beat, SILENCE_MS);
    return writer.write(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  };
  void produce(emit)
    .finally(() => writer.close())
    .catch(() => undefined);
  return new Response(readable, {
    headers: { "content-type": "text/event-stream", "cache-control": "no-store, no-transform", "x-accel-buffering": "no" },
  });
}

const SILENCE_MS = 15_000;

export function wantsEventStream(request: Request): boolean {
  return (request.headers.get("accept") ?? "").includes("text/event-stream");
}
