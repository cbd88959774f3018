import { storedOnAcceptIn } from "../../turn/changes/preview.ts";
import type { Draft } from "../../topic.ts";
import { valueIn } from "../../turn/languages.ts";
import { weight } from "../../say.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";

const WEIGHT =
  / (?:body ?weight|bodyweight|weight|korpergewicht|gewicht|poids(?: du corps| de corps)?|peso(?: corporal| corporeo)?|weigh|wiege|pese)(?= )/;
const NOW =
  / (?:new|now|today|currently|current|is now|down to|up to|update(?:d)?|neu|neue[srm]?|jetzt|heute|aktuell\w*|nouveau|maintenant|aujourd hui|aujourdhui|actuel|nuevo|ahora|hoy|actual|nuovo|adesso|ora|oggi|attuale)(?= )/;
/** "wait misread, 65.7" beside a card for the weight. */
const CORRECTS =
  / (?:wait|no|nope|sorry|oops|misread|typo|i mean|i meant|make it|actually|it was|its|rather|moment|nein|verlesen|vertippt|verschrieben|ich meine|meinte|doch|eher|sind|es waren|non|attends|pardon|mal lu|en fait|plutot|c est|je voulais dire|espera|perdon|me equivoque|quise decir|en realidad|son|mas bien|aspetta|scusa|ho letto male|volevo dire|anzi|sono)(?= )/;
const NUMBER = / (\d{2,3}(?:[.,]\d{1,2})?) ?(kgs?|kilos?|lbs?|pounds?|pfund|livres|libras|libbre)?(?= )/;
const KG_PER_LB = 0.45359237;
/** A weight farther from the stored one is no new body weight. */
const FARTHEST = 0.2;

/** "peso nuovo 63,8", "body weight now 63.8": the card for another body weight. */
export function newBodyWeight({ words, tongue, view, say, cards }: Followed): Draft | undefined {
  const clause = readClause(words);
  const isCorrected =
    cards.some(({ request }) => request.reason === "record" && request.record.kind === "weight") && clause.take(CORRECTS) !== undefined;
  if (isCorrected) while (clause.take(CORRECTS) !== undefined);
  const isWeight = clause.take(WEIGHT) !== undefined;
  const isNow = clause.take(NOW) !== undefined;
  if (!isCorrected && !(isWeight && isNow)) return undefined;
  while (clause.take(NOW) !== undefined);
  const found = clause.take(NUMBER);
  if (found === undefined || !clause.isRead()) return undefined;
  const unit = found[2] ?? view.athlete.units ?? "kg";
  const value = Number((found[1] ?? "").replace(",", "."));
  const kilograms = Math.round(10 * (/^(?:lb|pound|pf|li)/.test(unit) ? value * KG_PER_LB : value)) / 10;
  const before = view.athlete.bodyWeight;
  if (kilograms < 30 || kilograms > 250 || (before !== undefined && Math.abs(kilograms - before) / before > FARTHEST)) return undefined;
  const shown = valueIn(tongue, weight(view, kilograms));
  const was = before === undefined ? undefined : valueIn(tongue, weight(view, before));
  const label = say("Body weight", "Körpergewicht", "Poids", "Peso", "Peso");
  return {
    isDecided: true,
    text: [`${label}: ${was === undefined ? "" : `${was} → `}**${shown}**.`, storedOnAcceptIn(tongue)],
    proposals: [
      {
        title: `${label} ${shown}`,
        why: say(
          "Saved in your profile; your strength norms and daily protein are calculated from it.",
          "In deinem Profil gespeichert; Kraftnormen und Eiweiß pro Tag werden daraus berechnet.",
          "Enregistré dans ton profil ; tes normes de force et tes protéines par jour en sont calculées.",
          "Guardado en tu perfil; con él se calculan tus normas de fuerza y la proteína diaria.",
          "Salvato nel profilo; da qui si calcolano le norme di forza e le proteine al giorno.",
        ),
        request: {
          reason: "record",
          record: { kind: "weight", kilograms },
          changes: [{ label, ...(was !== undefined && { before: was }), after: shown }],
        },
      },
    ],
  };
}
