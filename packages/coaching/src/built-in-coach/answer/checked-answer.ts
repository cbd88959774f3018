import type { AskedQuestion, Sources } from "./asked.ts";
import type { CoachAnswer } from "./coach-answer.ts";
import { answerComplaint, todaysSession } from "../complaint/answer-complaint.ts";
import { hasStandingFever, withFeverInMind } from "../complaint/fever-in-mind.ts";
import { withComplaintInMind } from "../complaint/keep-in-mind.ts";
import { complaintIn, furtherComplaint, standingComplaint, type ToldComplaint } from "../complaint/told-complaint.ts";
import { isTongue, findLanguage } from "../language/language-in-conversation.ts";
import { askAbout } from "../conversation/ask-about.ts";
import { readState } from "../conversation/resolve.ts";
import { withCheckedCards } from "../changes/cards/index.ts";
import { readFrame } from "../turn/frame.ts";
import { frameOf } from "../turn/index.ts";
import type { Tongue } from "../turn/languages.ts";
import type { CoachView } from "../view.ts";

/** The answer that was found, checked against what the dialogue holds: a complaint and a fever are answered and kept in mind. */
export async function checkedAnswer(asked: AskedQuestion, answer: CoachAnswer, view: CoachView, sources: Sources): Promise<CoachAnswer> {
  const tongue = findLanguage(asked);
  if (!isTongue(tongue)) return answer;
  const checked = await checkedForComplaint(asked, answer, view, sources, tongue);
  return hasStandingFever(asked.turns) ? withFeverInMind(checked, asked.content, tongue, view) : checked;
}

async function checkedForComplaint(
  asked: AskedQuestion,
  answer: CoachAnswer,
  view: CoachView,
  sources: Sources,
  tongue: Tongue,
): Promise<CoachAnswer> {
  const found =
    answer.proposals.length === 0
      ? answer
      : withCheckedCards(answer, readFrame(asked.content, tongue, view.today), view, asked.turns.at(-1)?.proposals);
  const standing = standingComplaint(asked.turns, view.today);
  const told = complaintIn(asked.content, view.today) ?? furtherComplaint(asked.content, standing);
  const isOfComplaint = found.topic === "injury" || found.proposals.every(({ request }) => request.reason === "injury");
  const isOfOther = told !== undefined && isOfOtherComplaint(found, told);
  if (told !== undefined && (isUnanswered(found) || isOfOther || (told.isFresh && isOfComplaint))) {
    const { text, proposals = [], articles: slugs = [] } = answerComplaint(told, tongue, view);
    const articles = await sources.library.bySlug(slugs);
    return {
      topic: "injury",
      text: text.join("\n\n"),
      proposals,
      articles,
      sources: articles.map(({ slug, title, origin }) => ({ slug, title, origin })),
      followUps: [],
    };
  }
  if (told !== undefined && found.topic === "injury") {
    const today = todaysSession(told, tongue, view).filter((line) => !found.text.includes(line));
    const [head = "", ...rest] = found.text.split("\n\n");
    return { ...found, text: [head, ...today, ...rest].join("\n\n") };
  }
  if (asked.turns.length > 0 && isNotUnderstood(found)) {
    const diary = await sources.diary();
    const before = frameOf(
      asked.turns.map(({ question }) => question),
      tongue,
      diary,
      view,
    );
    const text = askAbout(readState(asked, before, tongue, { diary, view }))?.text;
    if (text !== undefined)
      return {
        ...found,
        topic: "dialogue: not understood",
        text: text.join("\n\n"),
        sources: [],
        articles: [],
        proposals: [],
        followUps: [],
      };
  }
  return standing === undefined || told !== undefined ? found : withComplaintInMind(found, standing, tongue, view);
}

function isNotUnderstood({ topic, proposals }: CoachAnswer): boolean {
  return proposals.length === 0 && (topic === undefined || topic.startsWith("dialogue: not understood"));
}

/** A new complaint was told, and the answer only reads out what the profile holds of older ones. */
function isOfOtherComplaint({ text, proposals }: CoachAnswer, { isNew }: ToldComplaint): boolean {
  return isNew && proposals.length === 0 && /^(?:\*\*)?Your profile says|^In deinem Profil/u.test(text);
}

/** Nothing of the athlete's own was said: no answer, or an article that shares a word. */
function isUnanswered({ topic, proposals }: CoachAnswer): boolean {
  return proposals.length === 0 && (topic === undefined || topic === "library" || topic.startsWith("dialogue: not"));
}
