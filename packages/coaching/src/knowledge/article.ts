/** An article as the coach uses it. */
export interface Article {
  /** The id, for an article that administrators wrote. */
  readonly slug: string;
  readonly title: string;
  /** What it says in two or three sentences. */
  readonly summary: string;
  readonly origin: "library" | "content";
  /** How well it fits a search; 0 when it was asked for by name. */
  readonly rank: number;
  /** The whole text in Markdown; only where it was asked for by slug. */
  readonly content?: string;
}
