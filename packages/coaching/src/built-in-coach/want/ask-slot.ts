import type { Said, Tongue } from "../turn/languages.ts";
import { sayIn } from "../turn/languages.ts";
import type { Want } from "./wants.ts";

/** What was understood of a wish, and the slot that is missing for its card. The next turn completes it: see `wishAsked`. */
const ASKS: { readonly [want in Want]?: Said } = {
  move: [
    "You want to move a session. Which one, and to which day?",
    "Du willst eine Einheit verschieben. Welche, und auf welchen Tag?",
    "Tu veux déplacer une séance. Laquelle, et à quel jour ?",
    "Quieres mover una sesión. ¿Cuál, y a qué día?",
    "Vuoi spostare una sessione. Quale, e a che giorno?",
  ],
  "swap-days": [
    "You want two days to change places. Which two?",
    "Du willst zwei Tage tauschen. Welche beiden?",
    "Tu veux échanger deux jours. Lesquels ?",
    "Quieres cambiar dos días entre sí. ¿Cuáles?",
    "Vuoi scambiare due giorni. Quali?",
  ],
  shorten: [
    "You want a session shorter. Which one, and how many minutes do you have?",
    "Du willst eine Einheit kürzer. Welche, und wie viele Minuten hast du?",
    "Tu veux une séance plus courte. Laquelle, et combien de minutes as-tu ?",
    "Quieres una sesión más corta. ¿Cuál, y cuántos minutos tienes?",
    "Vuoi una sessione più corta. Quale, e quanti minuti hai?",
  ],
  ease: [
    "You want it easier. Which session or which days?",
    "Du willst es leichter. Welche Einheit oder welche Tage?",
    "Tu veux plus facile. Quelle séance ou quels jours ?",
    "Lo quieres más suave. ¿Qué sesión o qué días?",
    "Lo vuoi più facile. Quale sessione o quali giorni?",
  ],
  harder: [
    "You want it harder. Which session?",
    "Du willst es härter. Welche Einheit?",
    "Tu veux plus dur. Quelle séance ?",
    "Lo quieres más duro. ¿Qué sesión?",
    "Lo vuoi più duro. Quale sessione?",
  ],
  rest: [
    "You want a day off. Which day?",
    "Du willst einen Tag frei. Welchen?",
    "Tu veux un jour de repos. Lequel ?",
    "Quieres un día libre. ¿Cuál?",
    "Vuoi un giorno libero. Quale?",
  ],
  "swap-exercise": [
    "Which exercise do you want to swap, and for what?",
    "Du willst eine andere Übung. Welche soll weg, und was kommt stattdessen?",
    "Tu veux un autre exercice. Lequel enlever, et lequel mettre à la place ?",
    "Quieres otro ejercicio. ¿Cuál quito y cuál pongo?",
    "Vuoi un altro esercizio. Quale tolgo, e quale metto?",
  ],
  "leave-out": [
    "Which exercise should I leave out, and in which session?",
    "Du willst eine Übung weglassen. Welche, und in welcher Einheit?",
    "Tu veux enlever un exercice. Lequel, et dans quelle séance ?",
    "Quieres quitar un ejercicio. ¿Cuál, y en qué sesión?",
    "Vuoi togliere un esercizio. Quale, e in quale sessione?",
  ],
  done: [
    "You want a session marked as done. Which one, and how hard was it from 1 to 10?",
    "Du willst eine Einheit als erledigt eintragen. Welche, und wie anstrengend von 1 bis 10?",
    "Tu veux noter une séance comme faite. Laquelle, et quel effort de 1 à 10 ?",
    "Quieres marcar una sesión como hecha. ¿Cuál, y qué esfuerzo de 1 a 10?",
    "Vuoi segnare una sessione come fatta. Quale, e che sforzo da 1 a 10?",
  ],
  log: [
    "You want to log something. What was it, on which day, how long, and how hard from 1 to 10?",
    "Du willst etwas eintragen. Was war es, an welchem Tag, wie lange und wie anstrengend von 1 bis 10?",
    "Tu veux noter quelque chose. Quoi, quel jour, combien de temps, et quel effort de 1 à 10 ?",
    "Quieres anotar algo. ¿Qué fue, qué día, cuánto duró y qué esfuerzo de 1 a 10?",
    "Vuoi registrare qualcosa. Che cosa, in che giorno, quanto è durata e che sforzo da 1 a 10?",
  ],
  "best-new": [
    "Which best do you want to save, and what is the result?",
    "Du willst eine Bestleistung speichern. Worin, und welche Zahl?",
    "Tu veux enregistrer un record. Sur quoi, et quel chiffre ?",
    "Quieres guardar una marca. ¿De qué, y qué número?",
    "Vuoi salvare un record. Di che cosa, e che numero?",
  ],
  "goal-new": [
    "You want a new goal. What is it, which number, and by when?",
    "Du willst ein neues Ziel. Was, welche Zahl, und bis wann?",
    "Tu veux un nouvel objectif. Quoi, quel chiffre, et pour quand ?",
    "Quieres un objetivo nuevo. ¿Qué, qué número, y para cuándo?",
    "Vuoi un nuovo obiettivo. Che cosa, che numero, ed entro quando?",
  ],
  "goal-change": [
    "You want to change a goal. Which one, and what should be different: the number or the day?",
    "Du willst ein Ziel ändern. Welches, und was daran: die Zahl oder der Tag?",
    "Tu veux changer un objectif. Lequel, et quoi : le chiffre ou la date ?",
    "Quieres cambiar un objetivo. ¿Cuál, y qué: el número o la fecha?",
    "Vuoi cambiare un obiettivo. Quale, e che cosa: il numero o la data?",
  ],
  "goal-delete": [
    "You want to delete a goal. Which one?",
    "Du willst ein Ziel löschen. Welches?",
    "Tu veux supprimer un objectif. Lequel ?",
    "Quieres borrar un objetivo. ¿Cuál?",
    "Vuoi eliminare un obiettivo. Quale?",
  ],
  "race-new": [
    "Which race, on which day, and which priority: A (main race), B or C (training)?",
    "Du willst einen Wettkampf eintragen. Welchen, an welchem Tag, und wie wichtig: A, B oder C?",
    "Tu veux ajouter une course. Laquelle, quel jour, et quelle importance : A, B ou C ?",
    "Quieres añadir una carrera. ¿Cuál, qué día, y cuánto importa: A, B o C?",
    "Vuoi aggiungere una gara. Quale, in che giorno, e quanto conta: A, B o C?",
  ],
  "race-change": [
    "You want to change a race. Which one, and is it the day or the target?",
    "Du willst einen Wettkampf ändern. Welchen, und geht es um den Tag oder das Ziel?",
    "Tu veux changer une course. Laquelle, et c’est le jour ou l’objectif ?",
    "Quieres cambiar una carrera. ¿Cuál, y es el día o el objetivo?",
    "Vuoi cambiare una gara. Quale, ed è il giorno o l’obiettivo?",
  ],
  weight: [
    "You want to store your weight. What do the scales say?",
    "Du willst dein Gewicht speichern. Was sagt die Waage?",
    "Tu veux enregistrer ton poids. Que dit la balance ?",
    "Quieres guardar tu peso. ¿Qué marca la báscula?",
    "Vuoi salvare il tuo peso. Che cosa dice la bilancia?",
  ],
  availability: [
    "Which days do you want to train from now on, and for how long?",
    "Du willst ab jetzt andere Trainingstage oder Minuten. Welche Tage, und wie lange jeweils?",
    "Tu veux d’autres jours ou d’autres durées à partir de maintenant. Quels jours, et combien de temps ?",
    "Quieres otros días o minutos a partir de ahora. ¿Qué días, y cuánto tiempo cada uno?",
    "Vuoi altri giorni o minuti da ora in poi. Quali giorni, e quanto tempo ciascuno?",
  ],
  equipment: [
    "What equipment do you have now, or no longer have? For good, or until when?",
    "Deine Ausrüstung ändert sich. Was ist jetzt da oder nicht mehr da, und für immer oder bis wann?",
    "Ton matériel change. Qu’est-ce qui est là ou n’est plus là, et pour toujours ou jusqu’à quand ?",
    "Tu material cambia. ¿Qué hay ahora o ya no, y es para siempre o hasta cuándo?",
    "La tua attrezzatura cambia. Che cosa c’è o non c’è più, e per sempre o fino a quando?",
  ],
  avoid: [
    "You want to avoid an exercise. Which one, and until when?",
    "Du willst eine Übung meiden. Welche, und bis wann?",
    "Tu veux éviter un exercice. Lequel, et jusqu’à quand ?",
    "Quieres evitar un ejercicio. ¿Cuál, y hasta cuándo?",
    "Vuoi evitare un esercizio. Quale, e fino a quando?",
  ],
  away: [
    "You are away. From which day to which, and what can you train with there?",
    "Du bist weg. Von wann bis wann, und womit kannst du dort trainieren?",
    "Tu es en déplacement. De quel jour à quel jour, et avec quoi peux-tu t’entraîner ?",
    "Estás fuera. ¿De qué día a qué día, y con qué puedes entrenar allí?",
    "Sei via. Da che giorno a che giorno, e con che cosa puoi allenarti?",
  ],
  "entry-change": [
    "Which of your own entries do you want to change: delete it, shorten it or move it (to which day)?",
    "Du willst einen eigenen Eintrag neben dem Plan ändern. Welchen, und soll er weg, kürzer werden oder auf welchen Tag?",
    "Tu veux changer une de tes entrées à côté du plan. Laquelle, et l’enlever, la raccourcir ou la mettre à quel jour ?",
    "Quieres cambiar una entrada tuya fuera del plan. ¿Cuál, y la quito, la acorto o a qué día la paso?",
    "Vuoi cambiare una tua voce fuori dal piano. Quale, e la tolgo, la accorcio o a che giorno la sposto?",
  ],
  "delete-log": [
    "Which logged session should I delete? Say it with its day: “delete the run I logged on Monday”.",
    "Welche eingetragene Einheit meinst du, und von welchem Tag? Im Session Log kannst du sie öffnen und dort löschen.",
    "Quelle séance notée, et de quel jour ? Dans le Session Log tu peux l’ouvrir et la supprimer.",
    "¿Qué sesión anotada, y de qué día? En el Session Log puedes abrirla y borrarla.",
    "Quale sessione registrata, e di che giorno? Nel Session Log puoi aprirla e cancellarla.",
  ],
};

export function askSlot(want: Want, tongue: Tongue): string | undefined {
  const said = ASKS[want];
  return said === undefined ? undefined : sayIn(tongue)(...said);
}

/** The wish whose missing slot the last answer asked for. */
export function wishAsked(answer: string): Want | undefined {
  return Object.entries(ASKS).find(([, said]) => said?.some((text) => answer.startsWith(text)) === true)?.[0];
}
