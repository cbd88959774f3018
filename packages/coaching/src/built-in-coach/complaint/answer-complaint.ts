import { readInjuries, shortDay } from "@ironpace/training";
import { bullet, capital } from "../say.ts";
import type { Draft } from "../topic.ts";
import { swapsAround } from "../topics/injury.ts";
import { allSessions, isOpen } from "../topics/sessions.ts";
import { previewIn } from "../turn/changes/preview.ts";
import { sayIn, type Tongue, valueIn } from "../turn/languages.ts";
import type { CoachView } from "../view.ts";
import { regionIn } from "../turn/changes/part-names.ts";
import type { ToldComplaint } from "./told-complaint.ts";

/** From here on nothing loads it until somebody has looked at it. */
export const SEVERE = 6;
const MODERATE = 4;
const LEGS: ReadonlySet<string> = new Set(["knee", "lower_leg", "ankle", "foot", "hip_groin", "thigh"]);

/** A new complaint told in the chat: how it is read, what becomes of today, what to look for, and the card. Never a diagnosis. */
export function answerComplaint(told: ToldComplaint, tongue: Tongue, view: CoachView): Draft {
  const { region, score } = told;
  const say = sayIn(tongue);
  const name = regionIn(tongue, region);
  const title = capital(name);
  const isOff = score >= SEVERE || told.isSwollen;
  // What is left out today needs no other exercise.
  const swaps = swapsAround(view, readInjuries(told.words, view.today))
    .filter((line) => !isOff || !line.startsWith(shortDay(view.today)))
    .map((line) => valueIn(tongue, line));
  const grade =
    score >= SEVERE
      ? say(
          "severe (6/10 or more)",
          "stark (6 von 10 oder mehr)",
          "forte (6 sur 10 ou plus)",
          "fuerte (6 de 10 o más)",
          "forte (6 su 10 o più)",
        )
      : score >= MODERATE
        ? say("moderate (4–5/10)", "mittel (4–5 von 10)", "moyenne (4–5 sur 10)", "moderada (4–5 de 10)", "moderato (4–5 su 10)")
        : say("mild (1–3/10)", "leicht (1–3 von 10)", "légère (1–3 sur 10)", "leve (1–3 de 10)", "lieve (1–3 su 10)");
  return {
    isDecided: true,
    isFinal: true,
    articles: ["training-around-pain"],
    text: [
      say(
        `**${title}**: I am treating this as ${grade}. It is not a diagnosis; it sets how much load I keep off.`,
        `**${title}**: Ich lese das als ${grade}. Das ist keine Diagnose; danach richtet sich nur, wie viel Last ich fernhalte.`,
        `**${title}** : je lis cela comme une gêne ${grade}. Ce n’est pas un diagnostic ; cela décide seulement de la charge que j’écarte.`,
        `**${title}**: lo leo como molestia ${grade}. No es un diagnóstico; solo decide cuánta carga aparto.`,
        `**${title}**: lo leggo come fastidio ${grade}. Non è una diagnosi; decide solo quanto carico tengo lontano.`,
      ),
      ...todaysSession(told, tongue, view),
      ...(LEGS.has(region) && told.isFresh
        ? [
            say(
              "Can you take four steps? Does the bone hurt when you press it? Is it bruised? Does it give way? **If you cannot put weight on it, or the bone hurts: have it looked at today.**",
              "Kannst du vier Schritte damit gehen, tut der Knochen auf Druck weh, gibt es einen Bluterguss, knickt es weg? **Wenn du nicht auftreten kannst oder der Knochen schmerzt: heute ansehen lassen.**",
              "Peux-tu faire quatre pas, l’os fait-il mal à la pression, y a-t-il un bleu, est-ce que ça lâche ? **Si tu ne peux pas t’appuyer dessus ou si l’os fait mal : fais-le voir aujourd’hui.**",
              "¿Puedes dar cuatro pasos, duele el hueso al apretarlo, hay moratón, te falla? **Si no puedes apoyar o duele el hueso: que te lo miren hoy.**",
              "Riesci a fare quattro passi, l’osso fa male se lo premi, c’è un livido, cede? **Se non puoi appoggiarlo o fa male l’osso: fallo vedere oggi.**",
            ),
          ]
        : [
            say(
              "If it is numb or weak, hurts at night or came from a fall, have it looked at before you load it.",
              "Taubheit, Schwäche, Schmerz in der Nacht oder nach einem Sturz: ansehen lassen, bevor du es belastest.",
              "Engourdissement, faiblesse, douleur la nuit ou après une chute : fais-le voir avant de charger.",
              "Adormecimiento, debilidad, dolor de noche o tras una caída: que te lo miren antes de cargar.",
              "Intorpidimento, debolezza, dolore di notte o dopo una caduta: fallo vedere prima di caricare.",
            ),
          ]),
      ...(isOff
        ? [
            say(
              "First days: protect it, bandage it, keep the leg or arm raised, and move it only as far as it does not hurt.",
              "Die ersten Tage: schonen, Verband, hochlegen, bewegen, soweit es nicht wehtut.",
              "Les premiers jours : protège, bandage, surélève, bouge sans douleur.",
              "Los primeros días: protege, venda, eleva, mueve sin dolor.",
              "I primi giorni: proteggi, fascia, tieni in alto, muovi senza dolore.",
            ),
          ]
        : []),
      ...(swaps.length === 0
        ? []
        : [
            `${say("In the coming week", "In der kommenden Woche", "La semaine qui vient", "En la semana que viene", "Nella prossima settimana")}${tongue === "fr" ? " " : ""}:\n${bullet(swaps)}`,
          ]),
      say(
        "How strong is it from 0 to 10, and is it worse in the morning? A number makes this more exact.",
        "Wie stark ist es von 0 bis 10, und ist es morgens schlechter? Mit der Zahl wird es genauer.",
        "C’est combien de 0 à 10, et est-ce pire le matin ? Un chiffre rend cela plus précis.",
        "¿Cuánto es de 0 a 10, y es peor por la mañana? Con el número afino más.",
        "Quanto è da 0 a 10, e al mattino è peggio? Con il numero sono più preciso.",
      ),
      say(
        "If it is not clearly better after a week, or goes above 5/10 twice in a row, see a professional.",
        "Dauert es länger als eine Woche oder geht es zweimal hintereinander über 5 von 10: lass es von einer Fachperson ansehen.",
        "Si cela dure plus d’une semaine, ou dépasse 5 sur 10 deux fois de suite, consulte.",
        "Si dura más de una semana, o pasa de 5 de 10 dos veces seguidas, que lo vea un profesional.",
        "Se dura più di una settimana, o supera 5 su 10 due volte di fila, fallo vedere a un professionista.",
      ),
      ...(view.plan === undefined ? [] : [previewIn(tongue)]),
    ],
    ...(view.plan !== undefined && {
      proposals: [
        {
          title: say(
            `Work around your ${name}`,
            `Training um die Stelle herum: ${name}`,
            `Adapter le plan : ${name}`,
            `Adaptar el plan: ${name}`,
            `Adattare il piano: ${name}`,
          ),
          why: say(
            `You said it hurts; I am treating it as ${grade}.`,
            `Du schreibst, dass es wehtut; ich lese es als ${grade}.`,
            `Tu écris que ça fait mal ; je le lis comme une gêne ${grade}.`,
            `Escribes que duele; lo leo como molestia ${grade}.`,
            `Scrivi che fa male; lo leggo come fastidio ${grade}.`,
          ),
          request: { reason: "injury" as const, details: told.words.slice(0, 2000) },
        },
      ],
    }),
  };
}

/** What becomes of the session of today beside a complaint. */
export function todaysSession({ region, score, isSwollen }: ToldComplaint, tongue: Tongue, view: CoachView): readonly string[] {
  const { plan, today } = view;
  const session = plan === undefined ? undefined : allSessions(plan).find((each) => each.date === today && isOpen(plan, each));
  if (session === undefined) return [];
  const say = sayIn(tongue);
  const title = `**${session.title}**`;
  if (score >= SEVERE || isSwollen)
    return [
      say(
        `**Not today**: leave ${title} out, and do not try to catch up later.`,
        `**Heute nicht**: lass ${title} aus und hol es nicht nach.`,
        `**Pas aujourd’hui** : laisse ${title}, sans la rattraper.`,
        `**Hoy no**: deja ${title} y no la recuperes.`,
        `**Oggi no**: lascia ${title} e non recuperarla.`,
      ),
    ];
  const isOfLegs = LEGS.has(region);
  return [
    isOfLegs
      ? say(
          `Today's ${title}: only if walking and stairs are fine; keep it flat, and cut it short if you like. Stop above 3/10 or if you start to limp.`,
          `Heute ${title}: nur wenn Gehen und Treppen gehen, flach, und kürzer ist kein Verlust. Hör über 3 von 10 auf oder wenn du anders läufst.`,
          `Aujourd’hui ${title} : seulement si marche et escaliers passent, à plat, et plus court n’est pas une perte. Arrête au-dessus de 3 sur 10 ou si ta foulée change.`,
          `Hoy ${title}: solo si andar y escaleras van bien, en llano, y más corto no es perder. Para por encima de 3 de 10 o si cambia tu zancada.`,
          `Oggi ${title}: solo se camminare e scale vanno bene, in piano, e più corto non è una perdita. Fermati sopra 3 su 10 o se cambi passo.`,
        )
      : say(
          `Today's ${title}: keep what does not load it, and stop above 3/10.`,
          `Heute ${title}: mach, was die Stelle nicht belastet, und hör über 3 von 10 auf.`,
          `Aujourd’hui ${title} : garde ce qui ne charge pas la zone, et arrête au-dessus de 3 sur 10.`,
          `Hoy ${title}: haz lo que no carga la zona, y para por encima de 3 de 10.`,
          `Oggi ${title}: fai ciò che non carica la zona, e fermati sopra 3 su 10.`,
        ),
  ];
}
