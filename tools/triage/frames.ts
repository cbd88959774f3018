import { readdirSync, readFileSync } from "node:fs";
import { type Labelled, parseLabelledLine } from "./corpus.ts";

/**
 * Messages from sentence frames, as many of each as its head says: a head `# category level language count`, then one line for each slot with its
 * alternatives between `|`, of which one may be empty. Throws at the first frame that cannot be read.
 */
export function readFrames(folder: URL, random: () => number): readonly Labelled[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .toSorted()
    .flatMap((name) =>
      readFileSync(new URL(name, folder), "utf8")
        .split(/\n{2,}/u)
        .filter((frame) => frame.trim() !== "")
        .flatMap((frame) => messagesOf(frame, name, random)),
    );
}

function messagesOf(frame: string, where: string, random: () => number): readonly Labelled[] {
  const [head = "", ...lines] = frame.trim().split("\n");
  const [mark, category = "", level = "", language = "", count = ""] = head.split(" ");
  const slots = lines.map((line) => line.split("|"));
  if (mark !== "#" || !(Number(count) > 0) || slots.length === 0) throw new Error(`${where} holds no frame: ${head}`);
  const pick = (slot: readonly string[]): string => slot[Math.floor(random() * slot.length)] ?? "";
  const texts = Array.from({ length: Number(count) }, () => spaced(slots.map(pick)));
  return [...new Set(texts)].map((text) => parseLabelledLine([category, level, language, text].join("\t"), `${where}, ${head}`));
}

/** One space between slots, none before a comma or a full stop, and each alternative without its own at the ends. */
function spaced(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(" ")
    .replaceAll(/ (?=[,.?!])/gu, "");
}
