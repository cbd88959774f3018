import type { AiCoachRequest, CoachProposal, CoachSource } from "@ironpace/contract";
import { z } from "zod";
import { answerQuestion } from "../built-in-coach/answer/answer.ts";
import type { Sources } from "../built-in-coach/answer/asked.ts";
import type { CoachView } from "../built-in-coach/view.ts";
import { block } from "../language-model/marked-block.ts";
import type { ModelTool } from "../language-model/model-prompt.ts";
import { CATEGORIES, type Category } from "../triage/categories.ts";
import type { Sign } from "../triage/say.ts";
import { getSight } from "./sight.ts";

/** What a language model may ask for while it answers one question, and what its asking has brought up. */
export interface CoachTools {
  readonly tools: readonly ModelTool[];
  /** What the coach said before and the tools have told, without what the athlete has written: "500 kg" in the name of a race is nobody's load. */
  readonly evidence: () => string;
  readonly proposals: readonly CoachProposal[];
  readonly sources: readonly CoachSource[];
  /** A sign of danger that the model has seen and triage had not. */
  readonly danger: () => Sign | undefined;
}

/** The tools for one question: they read what the caller may read, and propose; nothing is changed. `said`: the coach's earlier answers. */
export function coachTools(view: CoachView, from: Sources, { action, content }: AiCoachRequest, said: readonly string[]): CoachTools {
  const told: string[] = [...said];
  const proposals: CoachProposal[] = [];
  const sources: CoachSource[] = [];
  let danger: Sign | undefined;
  const sections = getSight(view);
  const own = writtenBy(view);

  function tell(mark: string, text: string): string {
    told.push(text);
    return block(mark, text);
  }

  async function ask(question: string): Promise<string> {
    const found = await answerQuestion({ action, content: question.slice(0, LONGEST), introduces: false, turns: [] }, view, from);
    add(proposals, found.proposals, ({ title }) => title);
    add(sources, found.sources, ({ slug }) => slug);
    const cards = found.proposals.map(({ title }) => `Card for the athlete to accept or reject: ${title}`);
    return tell("engine", [found.text, ...cards].join("\n"));
  }

  const tools: readonly ModelTool[] = [
    {
      name: "ask_engine",
      description:
        "The engine's own answer to one plain question in English about this athlete: loads, paces, zones, sessions, races, trends, injuries, training knowledge.",
      input: z.object({ question: z.string().describe("one question, complete in itself") }),
      progress: "Computing from your numbers",
      run: ({ question }) => ask(String(question)),
    },
    {
      name: "read_athlete",
      description: `What is stored about the athlete, line by line. Sections: ${sections.map(({ title }) => title).join(", ")}.`,
      input: z.object({ section: z.enum(sections.map(({ title }) => title) as [string, ...string[]]) }),
      progress: "Reading your data",
      run: async ({ section }) =>
        tell("athlete_data", (sections.find(({ title }) => title === section)?.lines ?? []).map((line) => `- ${line}`).join("\n")),
    },
    {
      name: "search_library",
      description: "Articles about training, recovery, nutrition and racing.",
      input: z.object({ query: z.string().describe("a few words") }),
      progress: "Looking in the library",
      run: async ({ query }) => {
        const found = (await from.library.search(String(query).slice(0, LONGEST))).slice(0, MOST_ARTICLES);
        add(
          sources,
          found.map(({ slug, title, origin }) => ({ slug, title, origin })),
          ({ slug }) => slug,
        );
        return tell("library", found.map(({ title, summary }) => `${title}: ${summary}`).join("\n") || "Nothing found.");
      },
    },
    {
      name: "propose_change",
      description:
        "Makes a card with a change to the plan or to the athlete's data that the athlete may accept. Say the wish in one plain sentence with days and numbers.",
      input: z.object({ wish: z.string() }),
      progress: "Preparing a proposal",
      run: ({ wish }) => ask(String(wish)),
    },
    {
      name: "report_danger",
      description: "The athlete tells of a sign of danger to health or life, their own or somebody else's. The app then says what to do.",
      input: z.object({
        category: z.enum(CATEGORIES),
        level: z
          .enum(["emergency", "doctor-today"])
          .describe("emergency: help is needed now; doctor-today: a doctor has to look at it today"),
        person: z.enum(["self", "other"]),
      }),
      progress: "Checking for safety",
      run: async ({ category, level, person }) => {
        danger ??= {
          category: category as Category,
          level: level as "emergency" | "doctor-today",
          person: person as Sign["person"],
          quote: content.slice(0, QUOTED),
        };
        return "The app takes over. Write nothing more.";
      },
    },
  ];
  const evidence = () => own.reduce((left, words) => left.replaceAll(words, " "), told.join("\n").toLowerCase());
  return { tools, evidence, proposals, sources, danger: () => danger };
}

/** What the athlete has written anywhere, in lower case, the longest first. */
function writtenBy({ competitions, goals, athlete, performed }: CoachView): readonly string[] {
  const texts = [
    ...competitions.flatMap(({ name, location, target }) => [name, location, target]),
    ...Object.values(goals),
    athlete.injuries,
    athlete.dislikes,
    ...performed.map(({ title }) => title),
  ];
  return texts
    .filter((text): text is string => typeof text === "string" && text.length >= SHORTEST_TEXT)
    .map((text) => text.toLowerCase())
    .toSorted((a, b) => b.length - a.length);
}

function add<T>(list: T[], more: readonly T[], key: (one: T) => string): void {
  for (const one of more) if (list.length < MOST && !list.some((known) => key(known) === key(one))) list.push(one);
}

/** Characters of a text that can hold an amount. */
const SHORTEST_TEXT = 3;
/** Cards and sources beside one answer. */
const MOST = 4;
const MOST_ARTICLES = 3;
/** Characters of what a model asks. */
const LONGEST = 500;
/** Characters of the athlete's words that are repeated. */
const QUOTED = 120;
