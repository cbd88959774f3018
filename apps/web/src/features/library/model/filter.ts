const LIBRARY_KINDS = ["article", "guide", "faq"] as const;
export type LibraryKind = (typeof LIBRARY_KINDS)[number];

export interface LibraryFilter {
  readonly search: string;
  /** undefined for any. */
  readonly topic: string | undefined;
  readonly kind: LibraryKind | undefined;
}

/** What the address says is looked for. */
export function getFilter(address: URLSearchParams): LibraryFilter {
  return {
    search: address.get("q") ?? "",
    topic: address.get("topic") ?? undefined,
    kind: LIBRARY_KINDS.find((kind) => kind === address.get("type")),
  };
}

/** The address of it; what is usual is left out. */
export function getAddress({ search, topic, kind }: LibraryFilter): URLSearchParams {
  const address = new URLSearchParams();
  if (search !== "") address.set("q", search);
  if (topic !== undefined) address.set("topic", topic);
  if (kind !== undefined) address.set("type", kind);
  return address;
}
