/** "Leg day is the worst but ok once a week", "Beine nur einmal die Woche" */
const ONE_LEG_DAY =
  /\b(?:leg ?days?|legs|beine|bein ?tag|beintraining|piernas?|jambes|gambe|pernas|benen)\b[^.;\n]{0,60}\b(?:once|one time|one day|1 ?x|1 day|einmal|una vez|une fois|una volta|uma vez|een keer) (?:a|per|every|each|the|die|pro|por|a la|par|alla|la|na|in de) (?:\w+ )?(?:week|woche|semana|semaine|settimana)\b|\b(?:one|1|only one|a single) leg ?day (?:a|per) week\b/u;

/** Whether an athlete wishes for one day of legs a week, in whichever field it stands. */
export function wishesOneLegDay({ injuries = "", dislikes = "" }: { readonly injuries?: string; readonly dislikes?: string }): boolean {
  return ONE_LEG_DAY.test(`${injuries}. ${dislikes}`.toLowerCase());
}

/** The same of a clause and what stands behind it. */
export function saysOneLegDay(said: string): boolean {
  return ONE_LEG_DAY.test(said);
}
