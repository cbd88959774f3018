import { isAboutOwnPeople, namesSensation, type Topic } from "./topic.ts";
import { namesPerson } from "../person.ts";
import { anyOf, standing, wordsOf } from "./word-list.ts";

/* The illness of a pet, in English, German, Spanish, French, Italian, Portuguese and Dutch. */

const ANIMALS = anyOf(
  "dog* pup(py)? cat kitten horse pony rabbit hamster parrot hund hundin welpe kater katze pferd kaninchen perr(o|a|ito|ita) gat(o|a|ito) caballo chien(ne)? chiot chat(te|on)? cheval cane cagn* gatt(o|a|ino) cavallo cachorr(o|a|inho) cao cavalo hond* pup kat* paard",
);
const ANIMAL_WORD = new RegExp(standing(ANIMALS), "u");
const OWNER = anyOf(
  "my our the mein(e|em|en)? unser(e|em|en)? der die mi el la mon ma notre le il_mi(o|a) la_mia il (o|a)_(meu|minha) meu minha o a mijn onze de",
);
const ANIMAL = new RegExp(standing(`${OWNER} (?:[\\p{L}]+ )?${ANIMALS}`), "gu");
const STARTS = new RegExp(
  `^(?:(?:and|so|but|then|und|aber|y|et|e|en|also|yesterday|gestern|ayer|hier|ieri|ontem|gisteren) )?${OWNER} (?:[\\p{L}]+ )?${ANIMALS}(?![\\p{L}\\p{N}])`,
  "u",
);
/** What it does to a person. */
const HURTS = wordsOf(
  "bit bites? bitten mord* attack* scratch* knock* pull* tripp* ran_into gebissen biss beisst gekratzt gezogen umgerannt mordio muerde mordido ara* mordu mord griffe morso ha_morso morde graffi* mordeu arranh* gebeten beet gekrabd",
);
const CARED_FOR = wordsOf(
  "on_(tablets|meds|medication|pills) (nearly|almost|fast|beinahe|casi|presque|quasi|quase|bijna)_(died|gestorben|muere|muerto|mort*|morreu|dood) hes_eating shes_eating (bekommt_|kriegt_)?tabletten con_pastillas sous_(cachets|traitement) con_le_pastiglie com_comprimidos aan_de_(pillen|medicijnen)",
  "gu",
);
const TREATED = wordsOf("vet vets tierarzt* tierklinik veterinari* veterinaire dierenarts");

export const ANIMAL_TOPIC: Topic = {
  word: ANIMAL_WORD,
  opens: (clause) => STARTS.test(clause) && isOfAnimal(clause),
  carries: (clause, before) =>
    before !== "" && isOfAnimal(clause) && (TREATED.test(clause) || !namesSensation(clause.replaceAll(CARED_FOR, " "))),
};

function isOfAnimal(clause: string): boolean {
  return !HURTS.test(clause) && !isAboutOwnPeople(clause, ANIMAL) && !namesPerson(clause.replaceAll(ANIMAL, " "));
}
