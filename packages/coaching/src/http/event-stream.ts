/** One server-sent event: a name and its JSON. */
export interface ServerEvent {
  readonly event: string;
  readonly data: unknown;
}

/**
 * A `text/event-stream` answer of the events that `produce` emits. `emit` resolves when the reader has taken the event,
 * and rejects when the reader has gone, so that no work is done for nobody.
 */
export function eventStream(produce: (emit: (event: ServerEvent) => Promise<void>) => Promise<void>): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  const emit = ({ event, data }: ServerEvent) => writer.write(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  void produce(emit)
    .finally(() => writer.close())
    .catch(() => undefined);
  return new Response(readable, {
    headers: { "content-type": "text/event-stream", "cache-control": "no-cache, no-transform", "x-accel-buffering": "no" },
  });
}

export function wantsEventStream(request: Request): boolean {
  return (request.headers.get("accept") ?? "").includes("text/event-stream");
}
