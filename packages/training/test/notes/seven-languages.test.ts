import { describe, expect, test } from "vitest";
import { readInjuries } from "#training/injuries/read-injuries.ts";
import { withToldRunning } from "#training/free-text/weekly-running.ts";
import { HYBRID } from "../athletes.ts";

const TODAY = "2026-11-26";

/** One note in English, German, French, Spanish, Italian, Portuguese and Dutch, and what each of them limits. */
const LIMITS: readonly (readonly [name: string, limits: object, notes: readonly string[]])[] = [
  [
    "a longest run and days between",
    { runMetres: 8000, consecutiveRuns: false },
    [
      "No run longer than 8 km and never two days in a row.",
      "Kein Lauf über 8 km und nie zwei Tage hintereinander laufen.",
      "Pas de course de plus de 8 km et jamais courir deux jours de suite.",
      "Correr máximo 8 km y nunca dos días seguidos.",
      "Correre al massimo 8 km e mai due giorni di fila.",
      "Corrida no máximo 8 km e nunca dois dias seguidos.",
      "Hardlopen maximaal 8 km en nooit twee dagen achter elkaar.",
    ],
  ],
  [
    "so many runs a week",
    { runsPerWeek: 2 },
    [
      "If I run more than twice a week the shin splints come back.",
      "Bei mehr als zwei Läufen pro Woche kriege ich Schienbeinschmerzen.",
      "Deux sorties par semaine, pas plus, sinon la périostite revient.",
      "Si corro más de dos días por semana me sale periostitis.",
      "Al massimo due corse a settimana, ho gli stinchi delicati.",
      "Só posso correr duas vezes por semana, a canela reclama.",
      "Als ik vaker dan twee keer per week loop krijg ik scheenbeenpijn.",
    ],
  ],
  [
    "a weight from the floor",
    { kilogramsOf: { floor: 40 } },
    [
      "Sensitive lower back, nothing over 40 kg off the floor.",
      "Unterer Rücken empfindlich, nicht mehr als 40 kg vom Boden heben.",
      "Lombalgie chronique, je ne peux pas soulever plus de 40 kg depuis le sol.",
      "Lumbalgia, no puedo levantar más de 40 kg del suelo.",
      "Mal di schiena se sollevo da terra, massimo 40 kg.",
      "Lombar sensível, não posso levantar mais de 40 kg do chão.",
      "Onderrug: niet tillen van de grond boven 40 kg.",
    ],
  ],
  [
    "nothing overhead",
    { overhead: false },
    [
      "Sore shoulder, nothing overhead until the end of January.",
      "Schulter gereizt, nichts über Kopf bis Ende Januar.",
      "Épaule fragile, rien au-dessus de la tête jusqu'à fin janvier.",
      "Hombro tocado, nada por encima de la cabeza hasta finales de enero.",
      "Spalla infiammata, niente sopra la testa fino a fine gennaio.",
      "Tendinite no ombro, nada acima da cabeça até o fim de janeiro.",
      "Schouder gevoelig, niets boven het hoofd tot eind januari.",
    ],
  ],
  [
    "a part that rests until an appointment",
    { regions: { shoulder: 0 } },
    [
      "Ortho appointment on 3 December, until then nothing with the left shoulder.",
      "Am 3. Dezember Termin beim Orthopäden, bis dahin bitte nichts mit der linken Schulter.",
      "Rendez-vous chez l'orthopédiste le 3 décembre, d'ici là rien avec l'épaule gauche.",
      "Tengo cita con el traumatólogo el 3 de diciembre, hasta entonces nada con el hombro izquierdo.",
      "Visita ortopedica il 3 dicembre, fino ad allora niente con la spalla sinistra.",
      "Consulta com o ortopedista dia 3 de dezembro, até lá nada com o ombro esquerdo.",
      "Op 3 december afspraak bij de orthopeed, tot die tijd niets met de linkerschouder.",
    ],
  ],
  [
    "a wrist held still until a day",
    { regions: { wrist_hand: 0 } },
    [
      "Wrist in a brace until 15 December, legs are fine.",
      "Handgelenk bis 15. Dezember in einer Schiene, Beine gehen.",
      "Poignet avec une attelle jusqu'au 15 décembre, jambes ok.",
      "Muñeca con férula hasta el 15 de diciembre, piernas bien.",
      "Tutore al polso fino al 15 dicembre, gambe ok.",
      "Punho com tala até 15 de dezembro, pernas tudo bem.",
      "Pols tot 15 december in een brace, benen gaan prima.",
    ],
  ],
  [
    "running that starts on a day",
    { running: false, consecutiveRuns: false },
    [
      "Physio lets me run again from 10 December, every other day.",
      "Physio erlaubt Laufen wieder ab 10. Dezember, jeden zweiten Tag.",
      "Le kiné m'autorise à courir à partir du 10 décembre, un jour sur deux.",
      "El fisio me deja correr a partir del 10 de diciembre, un día sí y otro no.",
      "Il fisio mi permette di correre dal 10 dicembre, a giorni alterni.",
      "O fisio liberou corrida a partir de 10 de dezembro, dia sim dia não.",
      "Van de fysio mag ik pas vanaf 10 december weer hardlopen, om de dag.",
    ],
  ],
  [
    "a depth",
    { closed: expect.arrayContaining(["squat-deep"]) as unknown },
    [
      "Knee: everything below 90 degrees hurts, above that nothing.",
      "Knie: alles unter 90 Grad schmerzt, drüber gar nichts.",
      "Genou : au-delà de 90 degrés ça coince, au-dessus rien.",
      "Rodilla: más de 90 grados duele, por encima nada.",
      "Ginocchio: oltre i 90 gradi fa male, sopra niente.",
      "Joelho: abaixo de 90 graus dói, acima nada.",
      "Knie: dieper dan 90 graden doet pijn, daarboven niets.",
    ],
  ],
];

describe.each(LIMITS)("%s", (_, limits, notes) => {
  test.each(notes)("%s", (note) => {
    const { health, redFlags } = readInjuries(note, TODAY);
    expect(health.limits).toMatchObject(limits);
    expect(redFlags).toEqual([]);
  });
});

/** What hurts and what stays, of the part that is named. */
const REGIONS: readonly (readonly [name: string, region: object, notes: readonly string[]])[] = [
  [
    "an answer that points back",
    { region: "elbow", hurts: ["pullup"], fine: ["row"] },
    [
      "Elbow: pull-ups hurt, rows don't.",
      "Ellbogen: Klimmzüge tun weh, Langhantelrudern nicht.",
      "Coude : les tractions me font mal, le rowing non.",
      "Codo: las dominadas me molestan, el remo con barra no.",
      "Gomito: le trazioni mi danno fastidio, il rematore no.",
      "Cotovelo: barra fixa dói, remada não.",
      "Elleboog: pull-ups doen pijn, rows niet.",
    ],
  ],
  [
    "two sports that are fine and a stair that is not",
    { region: "knee", fine: expect.arrayContaining(["bike", "swim"]) as unknown, hurts: expect.arrayContaining(["squat-deep"]) as unknown },
    [
      "Knee pain in deep squats, cycling and swimming are fine.",
      "Knieschmerzen bei tiefen Kniebeugen, Radfahren und Schwimmen gehen.",
      "Mal au genou dans les squats profonds, vélo et natation ça va.",
      "Dolor de rodilla en sentadillas profundas, la bici y la natación van bien.",
      "Ginocchio: gli squat profondi fanno male, bici e nuoto nessun problema.",
      "Joelho dói nos agachamentos fundos, bicicleta e natação sem problema.",
      "Pijn in mijn knie bij diepe squats, fietsen en zwemmen gaat prima.",
    ],
  ],
];

describe.each(REGIONS)("%s", (_, region, notes) => {
  test.each(notes)("%s", (note) => {
    expect(readInjuries(note, TODAY).regions).toContainEqual(expect.objectContaining(region));
  });
});

test.each([
  "Currently at 25 km a week, no pain.",
  "Laufe zur Zeit etwa 25 km pro Woche, alles ohne Beschwerden.",
  "Je cours 25 km par semaine sans douleur.",
  "Ahora mismo corro unos 25 km a la semana sin molestias.",
  "Corro 25 km a settimana, tutto bene.",
  "Já corro 25 km por semana, sem lesões.",
  "Ik loop ongeveer 25 km per week, geen blessures.",
])("%j is what is run today, and limits nothing", (injuries) => {
  const { health, unread, regions } = readInjuries(injuries, TODAY);
  expect({ findings: health.findings, unread, regions }).toEqual({ findings: [], unread: [], regions: [] });
  const { history: _history, ...athlete } = HYBRID;
  expect(withToldRunning({ ...athlete, injuries }).history?.weeklyRun).toEqual({ value: 25_000, source: "told" });
});

test.each([
  "Broke my little toe on Saturday. No running for 4 weeks.",
  "Kleiner Zeh am Samstag gebrochen, Arzt sagt 4 Wochen nicht laufen.",
  "Me rompí el dedo meñique del pie el sábado. El médico dice que 4 semanas sin correr, bici sí.",
  "Mi sono rotto il mignolo del piede sabato, il medico dice quattro settimane senza corsa.",
  "Quebrei o dedinho do pé no sábado, o médico disse 4 semanas sem correr.",
  "Kleine teen gebroken afgelopen zaterdag, vier weken niet hardlopen, fietsen mag.",
])("%j is a foot that rests, and no emergency", (note) => {
  const { redFlags, regions, health } = readInjuries(note, TODAY);
  expect(redFlags).toEqual([]);
  expect(regions.map(({ region }) => region)).toContain("foot");
  expect(health.limits.running).toBe(false);
});
