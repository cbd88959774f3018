import type { ContentEntry, ContentStatus } from "@ironpace/contract";
import type { Standing } from "../api/list-content.ts";

interface Stored {
  readonly title: string;
  readonly content: string;
  readonly content_type: ContentEntry["content_type"];
  readonly status: ContentStatus;
  readonly tags: readonly string[];
  readonly publish_at: string | null;
}

/** What athletes see of it at `now`: the clock may have published it since it was saved. */
export function getStanding({ status, publish_at }: Pick<Stored, "status" | "publish_at">, now: Date): Standing {
  if (publish_at === null) return status;
  return new Date(publish_at) <= now ? "published" : "scheduled";
}

/** A stored piece as the form shows it, or an empty form. */
export function contentForm(stored: Stored | undefined, now: Date): ContentEntry {
  if (stored === undefined) return { title: "", content: "", content_type: "article", status: "draft", tags: "", publish_at: "" };
  const { title, content, content_type, status, tags, publish_at } = stored;
  const standing = getStanding(stored, now);
  const isPlanned = standing === "scheduled" && publish_at !== null;
  return {
    title,
    content,
    content_type,
    status: standing === "scheduled" ? status : standing,
    tags: tags.join(", "),
    publish_at: isPlanned ? localTime(new Date(publish_at)) : "",
  };
}

/** Whether two forms say the same. */
export const sameForm = (one: ContentEntry, other: ContentEntry): boolean =>
  (Object.keys(one) as (keyof ContentEntry)[]).every((key) => one[key] === other[key]);

/** As an input of type datetime-local shows it. */
function localTime(time: Date): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  const day = `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`;
  return `${day}T${pad(time.getHours())}:${pad(time.getMinutes())}`;
}

/** "April 15, 2026" */
export function longDate(time: string): string {
  return new Date(time).toLocaleDateString("en-US", { year: "numeric", month: "long", day: "numeric" });
}

/** "April 15, 2026, 14:05" */
export function longTime(time: string): string {
  return `${longDate(time)}, ${new Date(time).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" })}`;
}

export function getName(person: { readonly first_name: string | null; readonly last_name: string | null } | null): string {
  const name = [person?.first_name, person?.last_name].filter((part) => part).join(" ");
  return name === "" ? "Unknown User" : name;
}
