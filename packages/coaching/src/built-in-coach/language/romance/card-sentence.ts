import type { CoachProposal } from "@ironpace/contract";
import { sentenceTranslator } from "../sentence-translator.ts";
import type { Romance } from "./gloss.ts";
import { toRomance } from "./values.ts";

const WORDS: {
  readonly [language in Romance]: { readonly move: string; readonly rest: string; readonly card: string; readonly nothingYet: string };
} = {
  es: {
    move: "Propuesta: pasar la sesión al {}.",
    rest: "Propuesta: descanso.",
    card: "Propuesta: {}.",
    nothingYet: "Nada cambia hasta que la aceptes.",
  },
  fr: {
    move: "Proposition : déplacer la séance au {}.",
    rest: "Proposition : repos.",
    card: "Proposition : {}.",
    nothingYet: "Rien ne change avant que tu l’acceptes.",
  },
  it: {
    move: "Proposta: spostare la sessione a {}.",
    rest: "Proposta: riposo.",
    card: "Proposta: {}.",
    nothingYet: "Non cambia nulla finché non la accetti.",
  },
};

/** What a card comes to, in the athlete's language: the answer beside it is in English. */
export function romanceCard(proposal: CoachProposal, language: Romance): string {
  const { request } = proposal;
  const { move, rest, card, nothingYet } = WORDS[language];
  const text =
    request.reason === "move" && request.to !== undefined
      ? move.replace("{}", dayIn(request.to, language))
      : request.reason === "missed"
        ? rest
        : card.replace("{}", cardInRomance(proposal, language).title);
  return `${text} ${nothingYet}`;
}

function dayIn(day: string, language: Romance): string {
  return new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

const TITLES: readonly (readonly [RegExp, ...(readonly [french: string, spanish: string, italian: string])])[] = [
  [/^Move (.+) to (\w{3} \d{1,2} \w{3})$/u, "Déplacer $1 au $2", "Pasar $1 al $2", "Spostare $1 a $2"],
  [/^Rest on (.+)$/u, "Repos le $1", "Descanso el $1", "Riposo il $1"],
  [/^Easy on (.+)$/u, "Facile le $1", "Suave el $1", "Facile il $1"],
  [/^Easier (.+) to (.+)$/u, "Plus facile du $1 au $2", "Más suave del $1 al $2", "Più facile dal $1 al $2"],
  [/^Equipment: (.+)$/u, "Matériel : $1", "Material: $1", "Attrezzatura: $1"],
  [/^Easier until (.+)$/u, "Plus facile jusqu’au $1", "Más suave hasta el $1", "Più facile fino al $1"],
  [/^Ill, (.+)$/u, "Malade, $1", "Enfermedad, $1", "Malattia, $1"],
  [/^Away, (.+)$/u, "Absence, $1", "Ausencia, $1", "Assenza, $1"],
  [/^Log run, (.+)$/u, "Enregistrer une course, $1", "Anotar carrera, $1", "Registrare corsa, $1"],
  [/^Log (.+), (\w{3} \d{1,2} \w{3})$/u, "Enregistrer $1, $2", "Anotar $1, $2", "Registrare $1, $2"],
  [/^Done: (.+)$/u, "Fait : $1", "Hecho: $1", "Fatto: $1"],
  [/^Goal: (.+)$/u, "Objectif : $1", "Objetivo: $1", "Obiettivo: $1"],
  [/^Change goal: (.+)$/u, "Modifier l’objectif : $1", "Cambiar objetivo: $1", "Cambiare obiettivo: $1"],
  [/^New best: (.+)$/u, "Nouveau record : $1", "Nueva marca: $1", "Nuovo record: $1"],
  [/^Body weight (.+)$/u, "Poids $1", "Peso $1", "Peso $1"],
  [
    /^Train (\d) days a week$/u,
    "$1 jours d’entraînement par semaine",
    "$1 días de entreno por semana",
    "$1 giorni di allenamento a settimana",
  ],
  [/^Undo the last change$/u, "Annuler la dernière modification", "Deshacer el último cambio", "Annullare l’ultima modifica"],
  [
    /^Work around your right (.+)$/u,
    "S’entraîner sans charger : $1, côté droit",
    "Entrenar sin cargar: $1, lado derecho",
    "Allenarsi senza caricare: $1, lato destro",
  ],
  [
    /^Work around your left (.+)$/u,
    "S’entraîner sans charger : $1, côté gauche",
    "Entrenar sin cargar: $1, lado izquierdo",
    "Allenarsi senza caricare: $1, lato sinistro",
  ],
  [/^Work around your (.+)$/u, "S’entraîner sans charger : $1", "Entrenar sin cargar: $1", "Allenarsi senza caricare: $1"],
  [/^Add (.+)$/u, "Ajouter $1", "Añadir $1", "Aggiungere $1"],
];

const COLUMN: { readonly [language in Romance]: 1 | 2 | 3 } = { fr: 1, es: 2, it: 3 };

/** Why a card is made, in English, French, Spanish and Italian. */
const REASONS = [
  [
    "{} sessions are on these days.",
    "{} séances sont prévues ces jours-là.",
    "Hay {} sesiones en esos días.",
    "In quei giorni ci sono {} sessioni.",
  ],
  ["1 session is on these days.", "1 séance est prévue ces jours-là.", "Hay 1 sesión en esos días.", "In quei giorni c’è 1 sessione."],
  [
    "They are taken out, and the days after are easier.",
    "Elles sont retirées et les jours suivants sont plus faciles.",
    "Se quitan, y los días siguientes son más suaves.",
    "Vengono tolte e i giorni dopo sono più facili.",
  ],
  [
    "It is on {} now. {} takes its day.",
    "Elle est prévue le {} pour l’instant. {} prend son jour.",
    "Ahora está el {}. {} ocupa su día.",
    "Ora è il {}. {} prende il suo giorno.",
  ],
  ["It is on {} now.", "Elle est prévue le {} pour l’instant.", "Ahora está el {}.", "Ora è il {}."],
  [
    "You said it hurts; I am treating it as {}.",
    "Tu as écrit que ça fait mal ; je le lis comme une douleur {}.",
    "Escribiste que duele; lo leo como una molestia {}.",
    "Hai scritto che fa male; lo leggo come un dolore {}.",
  ],
  [
    "The card shows every session before and after.",
    "La carte montre chaque séance avant et après.",
    "La tarjeta muestra cada sesión antes y después.",
    "La scheda mostra ogni sessione prima e dopo.",
  ],
  [
    "A deload that begins now.",
    "Une semaine allégée qui commence maintenant.",
    "Una semana de descarga que empieza ahora.",
    "Una settimana di scarico che comincia ora.",
  ],
  [
    "{} is left out; the days after stay as planned.",
    "{} est retirée ; les jours suivants restent comme prévu.",
    "{} se quita; los días siguientes quedan como estaban.",
    "{} viene tolta; i giorni dopo restano come previsto.",
  ],
  ["It goes into your Session Log.", "Elle va dans ton Session Log.", "Va a tu Session Log.", "Va nel tuo Session Log."],
  [
    "Your existing goal changes; no new one is added.",
    "Ton objectif actuel change ; aucun nouveau ne s’ajoute.",
    "Cambia tu objetivo actual; no se añade otro.",
    "Cambia il tuo obiettivo attuale; non se ne aggiunge uno nuovo.",
  ],
  ["By {}.", "Pour le {}.", "Para el {}.", "Entro {}."],
  ["Due {}.", "Échéance {}.", "Plazo {}.", "Scadenza {}."],
  ["It was {}.", "C’était {}.", "Era {}.", "Era {}."],
  ["You have {} minutes.", "Tu as {} minutes.", "Tienes {} minutos.", "Hai {} minuti."],
  [
    "About three quarters of the planned minutes on the days that are left.",
    "Environ trois quarts des minutes prévues les jours qui restent.",
    "Unas tres cuartas partes de los minutos previstos en los días que quedan.",
    "Circa tre quarti dei minuti previsti nei giorni che restano.",
  ],
  [
    "Saved in your profile; your strength norms and daily protein are calculated from it.",
    "Enregistré dans ton profil ; tes normes de force et tes protéines par jour en sont calculées.",
    "Guardado en tu perfil; con él se calculan tus normas de fuerza y la proteína diaria.",
    "Salvato nel profilo; da qui si calcolano le norme di forza e le proteine al giorno.",
  ],
  [
    "Saved in your profile; the plan chooses exercises that your equipment allows.",
    "Enregistré dans ton profil ; le plan choisit des exercices possibles avec ton matériel.",
    "Guardado en tu perfil; el plan elige ejercicios posibles con tu material.",
    "Salvato nel profilo; il piano sceglie esercizi possibili con la tua attrezzatura.",
  ],
  ["You asked for it.", "Tu l’as demandé.", "Lo has pedido.", "L’hai chiesto."],
  [
    "It was the last change to your plan.",
    "C’était la dernière modification de ton plan.",
    "Fue el último cambio de tu plan.",
    "Era l’ultima modifica al tuo piano.",
  ],
] as const;

const IN: { readonly [language in Romance]: string } = { fr: "Dans", es: "En", it: "In" };

function reasonIn(why: string, language: Romance): string {
  const [, title, day] = /^In (.+), (\w{3} \d{1,2} \w{3})\.$/u.exec(why) ?? [];
  if (title !== undefined && day !== undefined) return `${IN[language]} ${title}, ${toRomance(day, language)}.`;
  const pairs = REASONS.map((row) => [row[0], row[COLUMN[language]]] as const);
  return sentenceTranslator(pairs, (value) => toRomance(value, language)).sentences(why) ?? why;
}

const LABELS: { readonly [label: string]: readonly [french: string, spanish: string, italian: string] } = {
  "Body weight": ["Poids", "Peso", "Peso"],
  Day: ["Jour", "Día", "Giorno"],
  Race: ["Course", "Carrera", "Gara"],
  Priority: ["Priorité", "Prioridad", "Priorità"],
  Place: ["Lieu", "Lugar", "Luogo"],
  Target: ["Objectif", "Objetivo", "Obiettivo"],
  Due: ["Échéance", "Plazo", "Scadenza"],
  Run: ["Course à pied", "Carrera", "Corsa"],
  Ride: ["Vélo", "Bici", "Bici"],
  Row: ["Rameur", "Remo", "Vogatore"],
  Swim: ["Natation", "Natación", "Nuoto"],
  Effort: ["Effort", "Esfuerzo", "Sforzo"],
  Minutes: ["Minutes", "Minutos", "Minuti"],
  Equipment: ["Matériel", "Material", "Attrezzatura"],
  Goal: ["Objectif", "Objetivo", "Obiettivo"],
};

/** A card in the athlete's language; names of sessions and exercises stay as the plan has them. */
export function cardInRomance(card: CoachProposal, language: Romance): CoachProposal {
  const found = TITLES.find(([pattern]) => pattern.test(card.title));
  const why = reasonIn(card.why, language);
  const title = found === undefined ? card.title : toRomance(card.title.replace(found[0], found[COLUMN[language]]), language);
  const { request } = card;
  if (request.reason !== "record") return { ...card, title, why };
  const changes = request.changes.map(({ label, before, after }) => ({
    label: LABELS[label]?.[LANGUAGES.indexOf(language)] ?? toRomance(label, language),
    ...(before !== undefined && { before: toRomance(before, language) }),
    after: toRomance(after, language),
  }));
  return { ...card, title, why, request: { ...request, changes } };
}

const LANGUAGES: readonly Romance[] = ["fr", "es", "it"];
