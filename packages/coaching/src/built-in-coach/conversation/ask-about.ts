import type { Draft } from "../topic.ts";
import type { Said } from "../turn/languages.ts";
import { dayIn, periodIn, subjectIn, thingIn } from "../turn/names.ts";
import type { Followed } from "./follow-up-of.ts";
import { valueOf } from "./comparisons/judge-again.ts";

/** A turn that nothing reads: what was talked about, by its name, and one question about it. Nothing else is answered instead. */
export function askAbout(state: Followed): Draft | undefined {
  const agreed = isOfCard(state);
  if (agreed !== undefined) return agreed;
  const about =
    ofCard(state) ?? ofSessions(state) ?? ofWork(state) ?? ofRace(state) ?? ofValue(state) ?? ofPeriod(state) ?? ofArticle(state);
  if (about === undefined) return undefined;
  const [name, question] = about;
  const { say } = state;
  return {
    isDecided: true,
    text: [`${notRead(state)} **${name}**: ${say(...question)}`],
  };
}

/** Shows a short turn back. */
function notRead({ frame: { content }, say }: Followed): string {
  const said = content.trim().replaceAll(/[*_`\n]/gu, " ");
  if (said.split(/\s+/u).length > MOST_SHOWN)
    return say(
      "I am not sure what you mean here.",
      "Da bin ich nicht sicher, was du meinst.",
      "Je ne suis pas sûr de te suivre.",
      "No estoy seguro de qué quieres decir.",
      "Non sono sicuro di aver capito.",
    );
  return say(
    `I am not sure what you mean by “${said}”.`,
    `Bei „${said}“ bin ich nicht sicher, was du meinst.`,
    `Je ne suis pas sûr de comprendre « ${said} ».`,
    `No estoy seguro de qué quieres decir con «${said}».`,
    `Non sono sicuro di capire «${said}».`,
  );
}

const MOST_SHOWN = 10;

const ASIDE =
  /\b(?:of course|ofc|yes|yeah|yep|sure|obviously|naturally|it was|was|ja|klar|naturlich|sicher|logo|oui|bien sur|evidemment|si|claro|por supuesto|certo|ovvio|ovviamente)\b/g;

/** "Strict ofc" beside the card for a best of strict pull-ups: the card says it already. */
function isOfCard({ cards, words, say }: Followed): Draft | undefined {
  const [card] = cards;
  const left = words
    .replaceAll(ASIDE, " ")
    .split(" ")
    .filter((word) => word !== "");
  const title = card?.title.toLowerCase().split(/[^\p{L}\d.,:]+/u) ?? [];
  if (card === undefined || left.length === 0 || !left.every((word) => title.includes(word))) return undefined;
  return {
    isDecided: true,
    text: [
      say(
        `That is what the card says: **${card.title}**. Accept it, and it is stored.`,
        `Das steht so auf der Karte: **${card.title}**. Nimm sie an, dann ist es gespeichert.`,
        `C’est ce que dit la carte : **${card.title}**. Accepte-la et c’est enregistré.`,
        `Eso dice la tarjeta: **${card.title}**. Acéptala y queda guardado.`,
        `È quello che dice la scheda: **${card.title}**. Accettala ed è salvato.`,
      ),
    ],
  };
}

type About = readonly [name: string, question: Said];

function ofCard({ cards }: Followed): About | undefined {
  const [card] = cards;
  if (card === undefined) return undefined;
  const { request, title } = card;
  if (request.reason === "move")
    return [
      title,
      [
        "which day should it be instead, or does it stay where it is?",
        "welcher Tag soll es stattdessen sein, oder bleibt sie, wo sie ist?",
        "quel autre jour, ou reste-t-elle où elle est ?",
        "¿qué otro día, o se queda donde está?",
        "quale altro giorno, o resta dov’è?",
      ],
    ];
  if (request.reason === "ease")
    return [
      title,
      [
        "how many minutes should it have?",
        "wie viele Minuten soll sie haben?",
        "combien de minutes doit-elle durer ?",
        "¿cuántos minutos debe durar?",
        "quanti minuti deve durare?",
      ],
    ];
  if (request.reason === "availability")
    return [
      title,
      [
        "which days do you train, and which are rest days?",
        "an welchen Tagen trainierst du, und welche fallen weg?",
        "quels jours t’entraînes-tu, et lesquels tombent ?",
        "¿qué días entrenas y cuáles quitas?",
        "in quali giorni ti alleni, e quali no?",
      ],
    ];
  return [
    title,
    [
      "what should be different: the day, the number, or should I leave it?",
      "was soll anders sein: der Tag, die Zahl, oder soll ich es lassen?",
      "qu’est-ce qui doit changer : le jour, le chiffre, ou j’abandonne ?",
      "¿qué debe cambiar: el día, el número, o lo dejo?",
      "che cosa deve cambiare: il giorno, il numero, o lascio stare?",
    ],
  ];
}

function ofSessions({ last, tongue, view }: Followed): About | undefined {
  const ahead = last?.sessions.filter(({ date }) => date >= view.today) ?? [];
  const [session] = ahead;
  if (session === undefined || ahead.length > 1) return undefined;
  return [
    `${session.title} (${dayIn(tongue, session.date, false)})`,
    [
      "do you want it shorter, on another day, or to know why it is there?",
      "soll sie kürzer sein, an einen anderen Tag, oder willst du wissen, warum sie da steht?",
      "la veux-tu plus courte, un autre jour, ou savoir pourquoi elle est là ?",
      "¿la quieres más corta, otro día, o saber por qué está ahí?",
      "la vuoi più corta, in un altro giorno, o sapere perché è lì?",
    ],
  ];
}

function ofWork({ last, tongue, say }: Followed): About | undefined {
  const listed = last?.items.flatMap(({ work }) => work ?? []) ?? [];
  const work = listed.length > 0 ? listed : (last?.work ?? []);
  const [first] = work;
  if (first === undefined) return undefined;
  if (work.length === 1)
    return [
      `${first.title} (${dayIn(tongue, first.on, false)})`,
      [
        "do you mean its pace, its effort, or the same session before it?",
        "meinst du das Tempo, die Anstrengung oder dieselbe Einheit davor?",
        "tu veux son allure, son effort, ou la même séance avant ?",
        "¿quieres su ritmo, su esfuerzo o la misma sesión anterior?",
        "vuoi il passo, lo sforzo o la stessa sessione precedente?",
      ],
    ];
  return [
    say(
      `The ${work.length} sessions above`,
      `Die ${work.length} Einheiten oben`,
      `Les ${work.length} séances ci-dessus`,
      `Las ${work.length} sesiones de arriba`,
      `Le ${work.length} sessioni qui sopra`,
    ),
    [
      "do you mean their sum, their mean, the longest, the hardest, or one of them by its day?",
      "meinst du die Summe, den Schnitt, die längste, die härteste oder eine davon nach ihrem Tag?",
      "tu veux le total, la moyenne, la plus longue, la plus dure, ou l’une d’elles par son jour ?",
      "¿quieres la suma, la media, la más larga, la más dura o una por su día?",
      "vuoi la somma, la media, la più lunga, la più dura o una col suo giorno?",
    ],
  ];
}

function ofRace({ last }: Followed): About | undefined {
  const [race] = last?.races ?? [];
  return race === undefined
    ? undefined
    : [
        race.name,
        [
          "do you mean its day, the target, or how far you are from it?",
          "meinst du den Tag, das Ziel oder was dazu fehlt?",
          "tu veux la date, l’objectif, ou ce qui manque ?",
          "¿quieres la fecha, el objetivo o lo que falta?",
          "vuoi la data, l’obiettivo o ciò che manca?",
        ],
      ];
}

function ofValue(state: Followed): About | undefined {
  const value = valueOf(state);
  return value === undefined
    ? undefined
    : [
        thingIn(state.tongue, value.name),
        [
          "do you mean when it was, how it has developed, or a goal for it?",
          "meinst du, wann es war, wie es sich entwickelt hat, oder ein Ziel dafür?",
          "tu veux la date, l’évolution, ou un objectif ?",
          "¿quieres la fecha, la evolución o un objetivo?",
          "vuoi la data, l’andamento o un obiettivo?",
        ],
      ];
}

function ofPeriod({ last, tongue, view }: Followed): About | undefined {
  const period = last?.frame.periods.at(-1);
  if (last === undefined || period === undefined) return undefined;
  return [
    `${subjectIn(tongue, last.frame.subjects[0])}, ${periodIn(tongue, period, view.today)}`,
    [
      "do you mean another period, another sport, or another figure?",
      "meinst du eine andere Zeit, einen anderen Sport oder eine andere Zahl davon?",
      "une autre période, un autre sport, ou un autre chiffre ?",
      "¿otro periodo, otro deporte u otro dato?",
      "un altro periodo, un altro sport o un altro dato?",
    ],
  ];
}

function ofArticle({ turns }: Followed): About | undefined {
  const title = turns.at(-1)?.sources?.[0]?.title;
  return title === undefined
    ? undefined
    : [
        title,
        [
          "do you mean how much, when, or what it does for you?",
          "meinst du wie viel, wann, oder was es dir bringt?",
          "combien, quand, ou ce que ça t’apporte ?",
          "¿cuánto, cuándo, o qué te aporta?",
          "quanto, quando, o che cosa ti dà?",
        ],
      ];
}
