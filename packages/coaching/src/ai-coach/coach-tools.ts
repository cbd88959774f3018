import type { AiCoachRequest, CoachProposal, CoachSource } from "@ironpace/contract";
import { type Day, shortDay } from "@ironpace/training";
import { z } from "zod";
import { answerQuestion } from "../built-in-coach/answer/answer.ts";
import type { Sources } from "../built-in-coach/answer/asked.ts";
import type { CoachView } from "../built-in-coach/view.ts";
import { block } from "../language-model/marked-block.ts";
import type { ModelTool } from "../language-model/model-prompt.ts";
import { CATEGORIES, type Category } from "../triage/categories.ts";
import type { DangerSign } from "../triage/say.ts";
import { diaryForModel, firstSharedDay } from "./model-diary.ts";
import { getSight } from "./sight.ts";

/** The tools of a language model and the results collected while one question is answered. */
export interface CoachTools {
  readonly tools: readonly ModelTool[];
  /** The coach's earlier answers and the tools' results, without the athlete's own words: a race named "500 kg" is no load. */
  readonly evidence: () => string;
  readonly proposals: readonly CoachProposal[];
  readonly sources: readonly CoachSource[];
  /** A sign of danger that the model has seen and triage had not. */
  readonly danger: () => DangerSign | undefined;
}

/**
 * The tools for one question: they read what a language model may be given of the caller's data, and propose; nothing is changed.
 * @param earlierAnswers what the coach said in this conversation
 */
export function coachTools(
  view: CoachView,
  from: Sources,
  { action, content }: AiCoachRequest,
  earlierAnswers: readonly string[],
): CoachTools {
  const results: string[] = [...earlierAnswers];
  const proposals: CoachProposal[] = [];
  const cited: CoachSource[] = [];
  let danger: DangerSign | undefined;
  const sections = getSight(view);
  const ownWords = writtenBy(view);

  function tell(mark: string, text: string): string {
    results.push(text);
    return block(mark, text);
  }

  async function ask(question: string): Promise<string> {
    const asked = { action, content: question.slice(0, MAX_QUERY_CHARACTERS), introduces: false, turns: [] };
    let isDiaryRead = false;
    const diary = () => ((isDiaryRead = true), from.diary());
    const found = await answerQuestion(asked, view, { ...from, diary });
    add(proposals, found.proposals, ({ title }) => title);
    add(cited, found.sources, ({ slug }) => slug);
    const text = toModelText(found);
    if (isDiaryRead) {
      // From the shared part alone the engine would call it the whole log ("your log begins on …"): only an answer that does not change may be sent.
      const shared = await answerQuestion(asked, view, { ...from, diary: async () => diaryForModel(await from.diary(), view.today) });
      if (toModelText(shared) !== text) return tell("engine", notSharedText(view.today));
    }
    return tell("engine", text);
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
        const found = (await from.library.search(String(query).slice(0, MAX_QUERY_CHARACTERS))).slice(0, MAX_ARTICLES);
        add(
          cited,
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
          person: person as DangerSign["person"],
          quote: content.slice(0, MAX_QUOTE_CHARACTERS),
        };
        return "The app takes over. Write nothing more.";
      },
    },
  ];
  const evidence = () => ownWords.reduce((left, words) => left.replaceAll(words, " "), results.join("\n").toLowerCase());
  return { tools, evidence, proposals, sources: cited, danger: () => danger };
}

function toModelText({ text, proposals }: { readonly text: string; readonly proposals: readonly CoachProposal[] }): string {
  return [text, ...proposals.map(({ title }) => `Card for the athlete to accept or reject: ${title}`)].join("\n");
}

function notSharedText(today: Day): string {
  return `The answer needs what is not shared with a language model: training logged before ${shortDay(firstSharedDay(today))}, notes, reasons or motives. Say so, and that the built-in coach answers it when the consent in the settings is off.`;
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
    .filter((text): text is string => typeof text === "string" && text.length >= MIN_AMOUNT_CHARACTERS)
    .map((text) => text.toLowerCase())
    .toSorted((a, b) => b.length - a.length);
}

function add<T>(list: T[], more: readonly T[], key: (one: T) => string): void {
  for (const one of more) if (list.length < MAX_CARDS && !list.some((known) => key(known) === key(one))) list.push(one);
}

/** Characters of the shortest text that can hold an amount: "5 k". */
const MIN_AMOUNT_CHARACTERS = 3;
/** Cards, and as many sources, beside one answer. */
const MAX_CARDS = 4;
const MAX_ARTICLES = 3;
const MAX_QUERY_CHARACTERS = 500;
/** Characters of the athlete's message that are stored with a sign of danger. */
const MAX_QUOTE_CHARACTERS = 120;
