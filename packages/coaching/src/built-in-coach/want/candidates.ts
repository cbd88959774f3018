import type { Said } from "../turn/languages.ts";
import type { Want } from "./wants.ts";

interface Candidate {
  /** What the question was understood to be about. */
  readonly about: Said;
  /** Questions of its kind that the coach answers, in English: they are shown as buttons. */
  readonly questions: readonly string[];
}

/** What a question about the athlete's own data is about where its exact answer is missing, with questions that have one. */
const CANDIDATES: { readonly [want in Want]?: Candidate } = {
  "own-best": {
    about: ["your bests", "deine Bestleistungen", "tes records", "tus marcas", "i tuoi record"],
    questions: ["Show me all my bests", "What is my latest best?", "What is my best 10 km?"],
  },
  "own-amount": {
    about: ["how much you did", "wie viel du gemacht hast", "combien tu as fait", "cuánto has hecho", "quanto hai fatto"],
    questions: ["How many km did I do this month?", "How many sessions did I do this month?", "How many tonnes did I lift last week?"],
  },
  "own-effort": {
    about: ["how hard it was", "wie anstrengend es war", "à quel point c’était dur", "cómo de duro fue", "quanto è stato duro"],
    questions: ["How hard was my last session?", "Which session felt hardest this month?", "Planned against rated effort last week"],
  },
  "own-missed": {
    about: ["what you missed", "was du ausgelassen hast", "ce que tu as manqué", "lo que te has saltado", "che cosa hai saltato"],
    questions: ["Which sessions did I miss this month?", "How many planned sessions did I do?"],
  },
  "own-history": {
    about: ["what you did", "was du gemacht hast", "ce que tu as fait", "lo que hiciste", "che cosa hai fatto"],
    questions: ["What did I do last week?", "When did I last squat?", "Show my last sessions"],
  },
  "own-progress": {
    about: ["your progress", "deinen Fortschritt", "tes progrès", "tu progreso", "i tuoi progressi"],
    questions: ["Is my squat getting better?", "Is my 10 km getting faster?", "Am I fitter than three months ago?"],
  },
  "own-goal": {
    about: ["your goals", "deine Ziele", "tes objectifs", "tus objetivos", "i tuoi obiettivi"],
    questions: ["Show me all my goals", "Which goal is behind?"],
  },
  "own-race": {
    about: ["your race", "deinen Wettkampf", "ta course", "tu carrera", "la tua gara"],
    questions: ["How many days to my race?", "What finish time could I race?", "What does my race need that I lack?"],
  },
  "own-forecast": {
    about: [
      "what you could reach",
      "was du erreichen kannst",
      "ce que tu peux atteindre",
      "lo que puedes alcanzar",
      "che cosa puoi raggiungere",
    ],
    questions: ["What finish time could I race?", "Will I reach my goals in time?", "What could I run over 10 km?"],
  },
  "own-ahead": {
    about: ["what is planned", "was geplant ist", "ce qui est prévu", "lo que está previsto", "che cosa è previsto"],
    questions: ["What is on this week?", "What is tomorrow's session?", "What is the hardest session this week?"],
  },
  "own-why": {
    about: [
      "why the plan is as it is",
      "warum der Plan so ist",
      "pourquoi le plan est ainsi",
      "por qué el plan es así",
      "perché il piano è così",
    ],
    questions: ["What is today's session, and why?", "Why is there a deload?", "Why is this week harder than the last?"],
  },
  "own-profile": {
    about: [
      "what is stored of you",
      "was über dich gespeichert ist",
      "ce qui est noté sur toi",
      "lo que hay guardado de ti",
      "che cosa è salvato di te",
    ],
    questions: ["What do you know about me?", "What are my training paces?", "What are my heart rate zones?"],
  },
  "own-notstored": {
    about: [
      "something I probably do not track: I know your training, bests, goals, races, body weight and notes",
      "etwas, das ich wohl nicht speichere: ich habe Training, Bestleistungen, Ziele, Wettkämpfe, Gewicht und deine Notizen",
      "une chose que je ne garde sans doute pas : j’ai tes entraînements, records, objectifs, courses, ton poids et tes notes",
      "algo que seguramente no guardo: tengo entrenos, marcas, objetivos, carreras, peso y tus notas",
      "una cosa che forse non salvo: ho allenamenti, record, obiettivi, gare, peso e le tue note",
    ],
    questions: ["What do you know about me?", "What did I do last week?"],
  },
  "own-form": {
    about: ["your form", "deine Form", "ta forme", "tu forma", "la tua forma"],
    questions: ["How is my form today?", "Is my load rising too fast?"],
  },
  "own-changes": {
    about: [
      "what changed in the plan",
      "was sich am Plan geändert hat",
      "ce qui a changé dans le plan",
      "qué ha cambiado en el plan",
      "che cosa è cambiato nel piano",
    ],
    questions: ["What is on this week?", "What did I miss this block?"],
  },
};

export function candidatesFor(want: Want): Candidate | undefined {
  return CANDIDATES[want];
}
