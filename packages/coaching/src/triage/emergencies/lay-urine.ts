import { told } from "../told.ts";

/*
 * Urine the colour of blood, cola or tea after hard work, in the words of people who name the bowl and no urine (triage.md category 4), in English,
 * German, Spanish, French, Italian, Portuguese and Dutch.
 */

const COLOUR = String.raw`(?:red|dark red|reddish|brown\w*|rust\w*|tea|cola|coke|coffee|port|blood\w*|rot\w*|braun\w*|cola|tee|schwarztee|kaffee|blut\w*|roj[oa]|marron|coca ?cola|cafe|sangre|rouge\w*|brune?|the|sang|ross[oa]|marrone|te|caffe|sangue|vermelh[oa]|castanh[oa]|cha|rood|bruin|thee|koffie|bloed)`;
const BOWL = String.raw`(?:bowl|toilet(?: bowl| water)?|loo|lav|pan|urinal|klo|klobecken|kloschussel|toilette|schussel|wc|vater|inodoro|taza(?: del vater)?|retrete|cuvette|toilettes|chiottes|tazza(?: del (?:wc|water))?|water|gabinetto|vaso(?: sanitario)?|sanita|privada|wc ?pot|toiletpot|pot)`;
const URINE = String.raw`(?:pee|wee|urine?|piss|pipi|pis|orina|urina|xixi|plas|pinkel\w*)`;
const SMALL = String.raw`(?:(?:the|a|my|was|is|is the|went|goes|turned|looks?|looked|like|like the|colou?r of|full of|all|totally|completely|kinda|after|in|im|in der|wie|war|ist|die|das|mein|sah aus|ganz|voll|el|la|en el|en la|mi|como|color|estaba|esta|salio|era|dans la|dans les|dans|mon|ma|etait|est|comme|couleur|toute|nella|nel|la mia|il|come|colore|na|no|o|a minha|cor de|ficou|de|het|mijn|als|kleur van|helemaal|coloured|colored|farben\w*|water) ){0,5}?`;
/** "Red in the bowl", "the toilet went tea coloured", "pipi wie schwarztee". */
const OF_BLOOD = new RegExp(
  String.raw`\b${COLOUR} ${SMALL}(?:in|im|en|dans|nella|nel|na|no|in de|in het) ?(?:the |la |le |les |el |der |het |de )?${BOWL}\b|\b(?:toilet(?: bowl| water)?|loo|klo\w*|wc(?: ?pot)?|vater|inodoro|retrete|cuvette|toilettes|chiottes|water|gabinetto|sanita|privada|vaso(?: sanitario)?|toiletpot|tazza(?: del (?:wc|water))?|taza(?: del vater)?) ${SMALL}${COLOUR}\b|\b${URINE} ${SMALL}${COLOUR}\b|\b${COLOUR}(?: coloured| colored)? ${URINE}\b`,
  "gu",
);
const HARD_WORK =
  /\b(?:murph|wods?|amrap|emom|crossfit|hyrox|metcon|marathon|ultra|races?|wettkampf|training\w*|trained|workouts?|session|einheit|intervals?|intervall\w*|entren\w*|entreno|seance|entrainement|course|allenament\w*|gara|treino|prova|corrida|carrera|wedstrijd|(?:pull|push|sit) ?ups?|squats?|burpees?|thrusters?|lunges?|kniebeugen?|klimmzug\w*|dominadas|sentadillas|tractions|pompes|trazioni|flessioni|elevacoes|flexoes|optrekken|kettlebells?|deadlifts?|row(?:ing)?|run)\b/u;
const BEETS =
  /\b(?:beet\w*|rote[nr]? bete|remolachas?|betteraves?|barbabietol\w*|beterrabas?|biet\w*|vitamins?|b12|rifampi\w*|blackberr\w*|food colou?ring|energy drink)\b/u;
const NO_BEETS =
  /\b(?:no|not|without|nor|wasnt|isnt|didnt|havent|kein\w*|nicht|ohne|sin|ni|pas|sans|non|niente|nessun\w*|senza|sem|nao|geen|niet|zonder)\b(?: \w+){0,4}? (?:beet\w*|rote|remolacha\w*|betterave\w*|barbabietol\w*|beterraba\w*|biet\w*)/u;
/** A period, the stool or a cup explain it, or another thing is meant. */
const OF_SOMETHING_ELSE =
  /\b(?:period|tampon|menstru\w*|regel|regla|regles|ciclo|mestruazion\w*|ongesteld|poo\w*|stool|stuhl|heces|selles|feci|fezes|ontlasting|piles|hemorrh\w*|salad|soup|recipe|drink|drank|drunk|trinke\w*|getrunken|tome|beber|bebi|bu|boire|bois|bevuto|bere|bebo|gedronken|drinken|eat|ate|clean\w*|paint\w*|lid|seat|paper|test|hydrat\w*)\b/u;

/** Whether somebody tells of such urine after hard work, and beets did not do it. */
export function tellsOfDarkUrine(said: string): boolean {
  if (told(said, OF_BLOOD).length === 0 || OF_SOMETHING_ELSE.test(said)) return false;
  const isDenied = NO_BEETS.test(said);
  return (HARD_WORK.test(said) || isDenied) && (isDenied || !BEETS.test(said));
}

export const DARK_URINE: readonly RegExp[] = [OF_BLOOD];

const DRINKS =
  /\b(?:drink\w*|drank|drunk|had|have|trink\w*|getrunken|tome|tomar|tomo|beber|bebi|bebo|bu|boire|bois|pris|bevuto|bere|bevo|preso|tomei|beber|gedronken|drinken|hydrat\w*|better|besser|mejor|mieux|meglio|melhor|beter)\b/u;
const COLA_OR_TEA =
  /\b(?:(?:schwarzer |black |green |zwarte )?(?:cola|coke|coca ?cola|coca|tea|tee|schwarztee|cha|thee)|(?:un |du |le |bol de )the(?: (?:noir|vert))?|the (?:noir|vert)|(?:un |il |el |de )te(?: (?:negro|nero|verde))?|coffee|kaffee|cafe|caffe|koffie)\b/gu;

/** What is left to look for a sign in when cola, tea or coffee is drunk; undefined where none is, or a urine is told of. */
export function besideADrink(said: string): string | undefined {
  if (!DRINKS.test(said) || said.search(COLA_OR_TEA) < 0 || new RegExp(String.raw`\b(?:${URINE}|toilet|loo|klo|wc|bowl)\b`, "u").test(said))
    return undefined;
  return said.split(/[^\p{L}\d]+/u).length > MOST_WORDS ? undefined : said.replaceAll(COLA_OR_TEA, " ");
}

/** A longer message tells of more than a drink. */
const MOST_WORDS = 14;
