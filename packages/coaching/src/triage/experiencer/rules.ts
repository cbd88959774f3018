import type { Topic } from "./topic.ts";
import { wordsOf } from "./word-list.ts";

/*
 * What the rules of a race or of the app would say if it happened (triage.md section 3.5), in English, German, Spanish, French, Italian, Portuguese and
 * Dutch.
 */

const RULES = wordsOf(`
  rules? rulebook regulations? dq disqualified are_you_allowed do_they_let will_they_let dnf referee marshal(s)? refund insurance terms waiver
  regel* regelwerk reglement* disqualifi* disqualifiz* darf_man schiedsrichter* versicherung
  reglas reglamento normativa descalific* eliminan juez seguro arbitro
  reglement* regles disqualifi* elimin* a_t_?on_le_droit arbitre assurance
  regole regolamento squalific* si_puo giudice assicurazione
  regras regulamento desclassific* juiz seguro
  regels reglement gediskwalificeerd scheidsrechter verzekering
`);
const IF = wordsOf("if when whenever in_case wenn falls si cuando en_caso quand lorsque au_cas se quando nel_caso caso als wanneer indien");
/** It has happened, or may be happening. */
const HAPPENED =
  /\b(?:yesterday|today|tonight|just|already|again|last (?:week|night|race|time|month|year)|this (?:morning|week)|i (?:just )?(?:did|was|were|had|have|fainted|collapsed|vomited)|it (?:did|was)|he|she|has|keeps?|since|gestern|heute|gerade|schon|wieder|letzte\w*|hatte|hab|habe|hat|war|seit|ayer|hoy|ya|otra vez|anoche|desmaye|paso|desde|estuve|hier|aujourdhui|deja|encore|depuis|etait|est tombe\w*|ai|ieri|oggi|gia|ancora|sono svenut\w*|da quando|ontem|hoje|ja|de novo|desmaiei|desde|gisteren|vandaag|al|weer|sinds|viel|was)\b/u;

export const RULES_TOPIC: Topic = {
  word: RULES,
  isFigurative: true,
  opens: (_clause, { sentence }) => RULES.test(sentence) && IF.test(sentence) && !HAPPENED.test(sentence),
};
