import { normalise } from "../health/normalise.ts";

/** A doctor looked for the cause, and how, in the seven languages of the intake. */
const EXAMINED =
  /\b(?:tested|checked(?: out)?|investigated|examined|work ?up|stress test|exercise test|echo\w*|ecg|ekg|mri|holter|scans?|tests|abgeklart|untersucht|durchgecheckt|belastungs\w*|ultraschall|mrt|langzeit\w*|bilan|examens?|examine\w*|irm|estudi\w*|pruebas|examen\w*|revisad\w*|controllat\w*|esami|visita|accertamenti|exames?|examinad\w*|onderzocht|onderzoek\w*|nagekeken|cardiolog\w*|kardiolog\w*|neurolog\w*|surgeon|chirurg\w*|cirujan\w*|consultant|specialist)\b/u;
/** … and found nothing that forbids training. */
const NO_FINDING =
  /\b(?:nothing (?:found|wrong|serious)|(?:all|both|everything|came back|is|was|were|totally|completely) (?:clear|normal|fine|ok|okay|good|negative)|no (?:findings?|cause found|abnormal\w*|problem found)|clean|harmless|happy|ohne (?:befund|auffalligkeit\w*)|o ?b|unauffallig\w*|nichts gefunden|alles (?:gut|ok|okay|in ordnung|normal|bestens)|harmlos|unbedenklich|zufrieden|normal|normale[s]?|normaux|ras|rien (?:trouve|a signaler|d anormal)|sans (?:anomalie|particularite)|todo (?:normal|bien|ok|en orden)|normales|sin hallazgos|nada (?:raro|grave|encontrado)|(?:tutto|tutti) (?:negativ\w|normal\w|ok|a posto|bene|nella norma)|niente di (?:grave|anomalo)|tudo (?:normal|bem|ok)|normais|nada encontrado|niets (?:gevonden|ernstigs)|alles (?:goed|normaal)|goedgekeurd)\b/u;
/** It has not come back. */
const NOT_SINCE =
  /\b(?:(?:no|not|nothing|never)(?: \w+){0,3} (?:since|again)|never (?:\w+ ){0,2}(?:again|since|come back|came back)|seit ?(?:dem|her) (?:\w+ ){0,2}(?:nie|nichts|nicht|keine?|ruhe|gut)\w*(?: (?:wieder|mehr))?|nie wieder|nicht mehr (?:passiert|vorgekommen)|(?:rien|plus rien|jamais) depuis|plus jamais|nada desde|nunca mas|no (?:ha vuelto|volvio)|mai piu|piu niente|nunca mais|niets meer|nooit meer|sindsdien)\b/gu;
/** A rest of it that a doctor knows and that does not change. */
const STABLE =
  /\b(?:stable|unchanged|left over|residual|stabil|unverandert|zuruckgeblieben|estable|sin cambios|stabile?|inchange|estavel|stabiel)\b/u;
const BY_DOCTOR =
  /\b(?:surgeon|consultant|doctor|gp|specialist|neurolog\w*|chirurg\w*|arzt|cirujan\w*|medico|medecin|chirurgien|huisarts)\b/u;
/** It is there now, or the answer is still open. */
const OPEN =
  /\b(?:when(?:ever)? i|if i|every time|each time|i get|i have|wenn ich|sobald ich|cuando|quand je|quando|als ik|since|seit|depuis|desde|sinds|still|again|now|sometimes|currently|lately|recently|keeps?|getting worse|worse|(?:today|yesterday|last (?:week|night)|this (?:week|morning))|so far|more tests|waiting|awaiting|pending|booked|appointment|next week|noch (?:nicht|immer)|immer noch|manchmal|gerade|gestern|heute|letzte woche|termin|schlimmer|wieder(?! nie)|todavia|a veces|ahora|ayer|pendiente|cita|peor|encore|parfois|maintenant|hier|en attente|ancora|a volte|adesso|ieri|in attesa|ainda|as vezes|agora|ontem|nog steeds|soms|gisteren)\b/u;
/** Before that it is history. */
const HISTORY_DAYS = 60;

/**
 * Whether a sign of danger is history that a doctor looked into without finding what forbids training ("fainted once in 2018, heart fully tested, nothing
 * found, no trouble since"), or a stable rest of it that a doctor knows. What is there now, or still being looked into, is none. `daysAgo` dates the sign
 * itself: "chest pain when I run, ECG was normal last year" has no date.
 */
export function wasExamined(text: string, daysAgo: number | undefined): boolean {
  const said = normalise(text);
  const rest = said.replace(NOT_SINCE, " ");
  if (OPEN.test(rest)) return false;
  if (STABLE.test(said) && BY_DOCTOR.test(said) && NO_FINDING.test(said)) return true;
  const isHistory = (daysAgo !== undefined && daysAgo >= HISTORY_DAYS) || rest !== said;
  return isHistory && EXAMINED.test(said) && NO_FINDING.test(said);
}
