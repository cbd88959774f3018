export interface ReadEvent {
  readonly event: string;
  readonly data: unknown;
}

/** All events of an event stream, without its comments. */
export async function readEvents(response: Response): Promise<readonly ReadEvent[]> {
  const text = await response.text();
  return text
    .split("\n\n")
    .filter((block) => block.trim() !== "" && !block.startsWith(":"))
    .map((block) => {
      const field = (name: string): string =>
        block
          .split("\n")
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2) ?? "";
      return { event: field("event"), data: JSON.parse(field("data")) as unknown };
    });
}
