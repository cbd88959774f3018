import { readdirSync, readFileSync } from "node:fs";
import { CLAUSE_KINDS, type ClauseKind } from "../../packages/training/src/clause-kinds/kinds.ts";
import { type Sense, SENSES } from "../../packages/training/src/clause-kinds/senses.ts";
import { createSeededRandom } from "../triage/corpus.ts";

export const CORPUS = new URL("../../packages/training/clause-corpus/", import.meta.url);

/** A note cut into its clauses, each with what it means. */
export interface LabelledNote {
  readonly lang: string;
  readonly field: "injuries" | "likes" | "dislikes";
  readonly clauses: readonly LabelledText[];
}

export interface LabelledText {
  readonly text: string;
  readonly kind: ClauseKind;
  /** Only the notes of `senses-*.txt` have them. */
  readonly senses?: { readonly [sense in Sense]: string };
}

/** Notes made of one frame. */
const FILLED = 3;

/** The notes of `*.jsonl`, which tell the kinds alone: the bounds of the readers were set on what is learned from them. */
export function readKindNotes(): readonly LabelledNote[] {
  return readNotes().filter(({ clauses }) => clauses.every(({ senses }) => senses === undefined));
}

/** All labelled notes: `*.jsonl` tell the kinds, `senses-*.txt` the senses too. */
export function readNotes(): readonly LabelledNote[] {
  const names = readdirSync(CORPUS).toSorted();
  const linesOf = (name: string): readonly string[] => readFileSync(new URL(name, CORPUS), "utf8").split("\n").filter(Boolean);
  return [
    ...names
      .filter((name) => name.endsWith(".jsonl"))
      .flatMap((name) => linesOf(name).map((line) => JSON.parse(line) as LabelledNote))
      .filter(({ clauses }) => clauses.every(({ kind }) => CLAUSE_KINDS.includes(kind))),
    ...names.filter((name) => name.startsWith("senses-")).flatMap((name) => linesOf(name).map(readLine)),
  ];
}

/** `en I | left knee grumbles, = trigger body ease when // up is fine = tolerated move nothing` */
export function readLine(line: string): LabelledNote {
  const [, lang, field, rest] = /^(\w\w) ([IW]) \| (.+)$/u.exec(line) ?? [];
  if (lang === undefined || rest === undefined) throw new Error(`No note: ${line}`);
  const clauses = rest.split(" // ").map((one): LabelledText => {
    const at = one.lastIndexOf(" = ");
    const words = one
      .slice(at + 3)
      .trim()
      .split(/\s+/u);
    const kind = CLAUSE_KINDS.find((name) => words.includes(name));
    const values = Object.entries(SENSES).map(([sense, all]) => [
      sense,
      all.find((value) => words.includes(value)) ?? DEFAULTS[sense as Sense],
    ]);
    const known = [...CLAUSE_KINDS, ...Object.values(SENSES).flat()] as readonly string[];
    if (at < 1 || kind === undefined || values.some(([, value]) => value === undefined) || words.some((word) => !known.includes(word)))
      throw new Error(`A clause needs a kind, a subject and an effect: ${one}`);
    return { text: one.slice(0, at).trim(), kind, senses: Object.fromEntries(values) as { [sense in Sense]: string } };
  });
  return { lang, field: field === "I" ? "injuries" : "dislikes", clauses };
}

const DEFAULTS: { readonly [sense in Sense]: string | undefined } = { subject: undefined, effect: undefined, time: "now", scope: "always" };

/** Sentence frames, each filled a few times with names from `slots.json`: notes of one clause. */
export function readFrames(): readonly LabelledNote[] {
  const slots = JSON.parse(readFileSync(new URL("slots.json", CORPUS), "utf8")) as Record<string, Record<string, readonly string[]>>;
  const random = createSeededRandom(17);
  return Object.entries(slots).flatMap(([lang, values]) => {
    let kind = "";
    let field = "";
    return readFileSync(new URL(`frames-${lang}.txt`, CORPUS), "utf8")
      .split("\n")
      .flatMap((line): readonly LabelledNote[] => {
        if (line.startsWith("# ")) [kind = "", field = ""] = line.slice(2).split(" ");
        if (line === "" || line.startsWith("#")) return [];
        if (!CLAUSE_KINDS.includes(kind as ClauseKind)) throw new Error(`${kind} is no kind of clause: ${line}`);
        return Array.from({ length: line.includes("{") ? FILLED : 1 }, () => {
          const text = line.replaceAll(/\{(\w+)\}/g, (_all, slot: string) => {
            const words = values[slot] ?? [];
            return words[Math.floor(random() * words.length)] ?? "";
          });
          return { lang, field: field === "injuries" ? "injuries" : "dislikes", clauses: [{ text, kind: kind as ClauseKind }] };
        });
      });
  });
}
