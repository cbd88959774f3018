import type { AskedQuestion, Sources } from "../asked.ts";
import { type CoachAnswer, getIntroduction } from "../coach-answer.ts";
import { NO_ANSWER } from "../own-answer.ts";
import { readArticles } from "../../article-choice/read-articles.ts";
import { ARTICLE_TITLES } from "../../article-choice/titles.ts";
import { askAbout } from "../../conversation/ask-about.ts";
import { readState } from "../../conversation/resolve.ts";
import { plainAnswer } from "../../dialogue/turn.ts";
import { answerInGerman } from "../../language/german/answer-in-german.ts";
import { answerInRomance } from "../../language/romance/answer-in-romance.ts";
import { listIn, sayIn, type Tongue } from "../../turn/languages.ts";
import { frameOf } from "../../turn/index.ts";
import type { CoachView } from "../../view.ts";
import { candidatesFor } from "../../want/candidates.ts";
import { contextOf } from "../../want/context.ts";
import { readWant, type Want } from "../../want/wants.ts";
import type { AnswerKind, LeftPart } from "./part.ts";

/** What the coach says instead of an answer to another question: what it understood, what not, and the nearest questions it can answer. */
export async function askBack(
  asked: AskedQuestion,
  answer: CoachAnswer,
  { kind, parts, tongue }: { readonly kind: AnswerKind; readonly parts: readonly LeftPart[]; readonly tongue: Tongue },
  view: CoachView,
  sources: Sources,
): Promise<CoachAnswer> {
  const question =
    kind === "card"
      ? aboutCard(answer, parts, tongue)
      : ((await aboutLastAnswer(asked, tongue, view, sources)) ??
        (kind === "article" ? await aboutArticle(asked, parts, tongue, sources) : await aboutOwn(asked, parts, tongue, sources)));
  const isAgain = plainAnswer(asked.turns.at(-1)?.answer ?? "").startsWith(question.text.slice(0, SAME_START));
  const { text, followUps } = isAgain ? helpOfTopics(tongue) : question;
  return {
    topic: "dialogue: not understood",
    reader: "audit",
    text: [text, ...(asked.introduces ? [getIntroduction(tongue)] : [])].join("\n\n"),
    sources: [],
    articles: [],
    proposals: [],
    followUps: tongue === "en" ? followUps : [],
  };
}

/** So many letters of two questions are the same where the coach would ask the same once more. */
const SAME_START = 60;
const MOST_WORDS = 9;

interface Asking {
  readonly text: string;
  readonly followUps: readonly string[];
}

/** The words that were left, shown as they were typed; a whole message is not shown back. */
function shown(parts: readonly LeftPart[], tongue: Tongue): string | undefined {
  const words = parts.filter(({ isMain }) => isMain).map((part) => part.words.replaceAll(/[*_`\n]/gu, " ").trim());
  const short = [...new Set(words)].filter((each) => each !== "" && each.split(/\s+/u).length <= MOST_WORDS).slice(0, 2);
  return short.length === 0
    ? undefined
    : listIn(
        tongue,
        short.map((each) => sayIn(tongue)(`“${each}”`, `„${each}“`, `« ${each} »`, `«${each}»`, `«${each}»`)),
      );
}

/** A card that leaves something out is shown by its title alone. */
function aboutCard({ proposals }: CoachAnswer, parts: readonly LeftPart[], tongue: Tongue): Asking {
  const cards = listIn(
    tongue,
    proposals.slice(0, 2).map(({ title }) => `**${title}**`),
  );
  const what = shown(parts, tongue);
  const rest = sayIn(tongue)(
    what === undefined ? "I am not sure that this is what you want" : `I did not understand ${what}`,
    what === undefined ? "bin ich nicht sicher, ob du das willst" : `habe ich ${what} nicht verstanden`,
    what === undefined ? "je ne suis pas sûr que ce soit ce que tu veux" : `je n’ai pas compris ${what}`,
    what === undefined ? "no estoy seguro de que sea lo que quieres" : `no he entendido ${what}`,
    what === undefined ? "non sono sicuro che sia quello che vuoi" : `non ho capito ${what}`,
  );
  const text = sayIn(tongue)(
    `I could make this card: ${cards}. But ${rest}, so nothing has changed. What should change, on which day and by how much?`,
    `Ich könnte diese Karte machen: ${cards}. Aber ${rest.replace(/^bin ich/u, "ich bin")}, also hat sich nichts geändert. Was soll sich ändern, an welchem Tag und um wie viel?`.replace(
      "Aber habe ich",
      "Aber ich habe",
    ),
    `Je pourrais faire cette carte : ${cards}. Mais ${rest}, donc rien n’a changé. Que faut-il changer, quel jour et de combien ?`,
    `Podría hacer esta tarjeta: ${cards}. Pero ${rest}, así que nada ha cambiado. ¿Qué debe cambiar, qué día y cuánto?`,
    `Potrei fare questa scheda: ${cards}. Ma ${rest}, quindi non è cambiato nulla. Che cosa deve cambiare, in quale giorno e di quanto?`,
  );
  return { text, followUps: [] };
}

const ABOUT_CARD =
  /^(?:I could make this card|Ich könnte diese Karte machen|Je pourrais faire cette carte|Podría hacer esta tarjeta|Potrei fare questa scheda)/u;

/** Whether an answer asks what is missing on a card. */
export function asksAboutCard(answer: string): boolean {
  return ABOUT_CARD.test(answer);
}

/** What a later turn can mean of the last answer: the sessions, the race, the value or the period that it named. */
async function aboutLastAnswer(asked: AskedQuestion, tongue: Tongue, view: CoachView, { diary }: Sources): Promise<Asking | undefined> {
  const last = asked.turns.at(-1);
  if (last === undefined) return undefined;
  const figures = ofFigures(plainAnswer(last.answer), tongue);
  if (figures !== undefined) return { text: figures, followUps: [] };
  const known = { diary: await diary(), view };
  const questions = asked.turns.map(({ question }) => question);
  const text = askAbout(readState(asked, frameOf(questions, tongue, known.diary, view), tongue, known))?.text.join("\n\n");
  return text === undefined ? undefined : { text, followUps: [] };
}

const COUNTED = /\*{0,2}(\d+) (runs|stations|Läufe|Stationen|courses|carreras|corse|stations|estaciones|stazioni)\b/u;
const FEWEST_FIGURES = 3;

/** "Of the 8 runs": the figures of the last answer that a turn can mean. */
function ofFigures(answer: string, tongue: Tongue): string | undefined {
  const [, count = "", name = ""] = COUNTED.exec(answer) ?? [];
  if (Number(count) < FEWEST_FIGURES) return undefined;
  return sayIn(tongue)(
    `I am not sure which figure of the ${count} ${name} you mean: their mean, their sum, the fastest, the slowest, or some of them by name?`,
    `Welche Zahl der ${count} ${name} meinst du: Schnitt, Summe, die schnellste, die langsamste oder einzelne mit Namen?`,
    `Quel chiffre des ${count} ${name} : la moyenne, la somme, la plus rapide, la plus lente, ou certaines par leur nom ?`,
    `¿Qué dato de las ${count} ${name}: la media, la suma, la más rápida, la más lenta o algunas por su nombre?`,
    `Quale dato delle ${count} ${name}: la media, la somma, la più veloce, la più lenta o alcune per nome?`,
  );
}

/** The nearest texts of the library, offered by their titles. */
async function aboutArticle(asked: AskedQuestion, parts: readonly LeftPart[], tongue: Tongue, sources: Sources): Promise<Asking> {
  const { likely } = await readArticles(asked.content, sources.encodeSentence);
  const near = likely.filter(({ share }) => share >= NEAR).slice(0, MOST_TITLES);
  const articles = await sources.library.bySlug(near.map(({ slug }) => slug));
  const titles = articles.map(({ slug, title }) => (tongue === "en" ? title : (ARTICLE_TITLES[slug]?.[tongue] ?? title)));
  if (titles.length === 0) return aboutOwn(asked, parts, tongue, sources);
  const what = shown(parts, tongue);
  const names = titles.map((title) => `**${title}**`).join(", ");
  const text = sayIn(tongue)(
    `I have no answer to exactly that${what === undefined ? "" : `: I did not find ${what}`}. The nearest I have: ${names}. Is it one of them, or about your own plan?`,
    `Genau darauf habe ich keine Antwort${what === undefined ? "" : `: ${what} habe ich nicht gefunden`}. Am nächsten kommen: ${names}. Ist es eines davon, oder geht es um deinen Plan?`,
    `Je n’ai pas de réponse à exactement cela${what === undefined ? "" : ` : je n’ai pas trouvé ${what}`}. Le plus proche : ${names}. C’est l’un d’eux, ou il s’agit de ton plan ?`,
    `No tengo respuesta exacta a eso${what === undefined ? "" : `: no encontré ${what}`}. Lo más cercano: ${names}. ¿Es uno de ellos, o se trata de tu plan?`,
    `Non ho una risposta esatta a questo${what === undefined ? "" : `: non ho trovato ${what}`}. I più vicini: ${names}. È uno di questi, o riguarda il tuo piano?`,
  );
  return { text, followUps: articles.map(({ title }) => `Tell me about ${title.toLowerCase()}`) };
}

/** Share from which on a text of the library is near a question. */
const NEAR = 0.05;
const MOST_TITLES = 3;

/** What of the athlete's own the question is about, with questions of its kind that have an answer. */
async function aboutOwn(asked: AskedQuestion, parts: readonly LeftPart[], tongue: Tongue, { encodeSentence }: Sources): Promise<Asking> {
  const { shareOf } = await readWant(asked.content, await contextOf(asked.turns, encodeSentence), encodeSentence);
  const want = likeliestOwn(shareOf);
  const candidate = candidatesFor(want);
  const about = candidate === undefined ? undefined : sayIn(tongue)(...candidate.about);
  const words = shown(parts, tongue);
  const what = words !== undefined && about?.includes(words.replaceAll(/[“”„«»\s]/gu, "")) === true ? undefined : words;
  if (want === "own-ahead" || want === "own-why" || want === "own-history")
    return {
      text: sayIn(tongue)(
        `${about === undefined ? "I am not sure what you mean" : `I understood that you ask about **${about}**`}${what === undefined ? "" : `, but not ${what}`}. Which day or which session do you mean?`,
        `${about === undefined ? "Ich bin nicht sicher, was du meinst" : `Es geht um **${about}**`}${what === undefined ? "" : `, aber ${what} habe ich nicht verstanden`}. Welchen Tag oder welche Einheit meinst du?`,
        `${about === undefined ? "Je ne suis pas sûr de te suivre" : `Il s’agit de **${about}**`}${what === undefined ? "" : `, mais je n’ai pas compris ${what}`}. Quel jour ou quelle séance ?`,
        `${about === undefined ? "No estoy seguro de qué quieres decir" : `Se trata de **${about}**`}${what === undefined ? "" : `, pero no he entendido ${what}`}. ¿Qué día o qué sesión?`,
        `${about === undefined ? "Non sono sicuro di aver capito" : `Si tratta di **${about}**`}${what === undefined ? "" : `, ma non ho capito ${what}`}. Quale giorno o quale sessione?`,
      ),
      followUps: candidate?.questions ?? [],
    };
  const text = sayIn(tongue)(
    `${about === undefined ? "I am not sure what you mean" : `I understood that you ask about **${about}**`}${what === undefined ? "" : `, but not ${what}`}. Which exercise, which period, and which figure of it?`,
    `${about === undefined ? "Ich bin nicht sicher, was du meinst" : `Es geht um **${about}**`}${what === undefined ? "" : `, aber ${what} habe ich nicht verstanden`}. Welche Übung, welcher Zeitraum und welche Zahl davon?`,
    `${about === undefined ? "Je ne suis pas sûr de te suivre" : `Il s’agit de **${about}**`}${what === undefined ? "" : `, mais je n’ai pas compris ${what}`}. Quel exercice, quelle période et quel chiffre ?`,
    `${about === undefined ? "No estoy seguro de qué quieres decir" : `Se trata de **${about}**`}${what === undefined ? "" : `, pero no he entendido ${what}`}. ¿Qué ejercicio, qué periodo y qué dato?`,
    `${about === undefined ? "Non sono sicuro di aver capito" : `Si tratta di **${about}**`}${what === undefined ? "" : `, ma non ho capito ${what}`}. Quale esercizio, quale periodo e quale dato?`,
  );
  return { text, followUps: candidate?.questions ?? [] };
}

const OWN: readonly Want[] =
  "own-best own-amount own-effort own-missed own-history own-progress own-goal own-race own-forecast own-ahead own-why own-profile own-form own-changes".split(
    " ",
  );

function likeliestOwn(shareOf: (test: (want: Want) => boolean) => number): Want {
  return OWN.reduce(
    (best, each) => (shareOf((want) => want === each) > shareOf((want) => want === best) ? each : best),
    OWN[0] ?? "own-best",
  );
}

function helpOfTopics(tongue: Tongue): Asking {
  const { text, followUps = [] } = NO_ANSWER;
  const written =
    tongue === "en"
      ? text.join("\n\n")
      : tongue === "de"
        ? answerInGerman(text).join("\n\n")
        : answerInRomance(text.join("\n\n"), tongue, undefined);
  return { text: written, followUps };
}
