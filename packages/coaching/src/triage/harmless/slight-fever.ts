/*
 * A sore throat or a running nose with a slight fever of a day or two: an illness that stays at home and trains nothing, and no matter of an emergency
 * room (return-ladders.md section 6). In English, German, Spanish, French, Italian, Portuguese and Dutch.
 */

const THROAT =
  /\b(?:(?:sore|scratchy|raw|itchy) throat|throat(?: (?:hurts|is sore|sore|a bit sore|scratchy))?|(?:runny|blocked|stuffy) nose|sniffles|snotty|hals(?:weh|schmerz\w*)?(?: kratzt| tut weh)?|schnupfen|(?:dolor de |la )?garganta|mocos|(?:mal (?:de|a la) )?gorge|nez (?:bouche|qui coule)|(?:mal di |la )?gola|naso (?:chiuso|che cola)|(?:dor de |a )?garganta|nariz entupid[oa]|keel(?:pijn)?|verkouden|snotneus)\b/gu;
const SLIGHT =
  /\b(?:(?:slight|mild|low|light|little|small|bit of a|bit of|tiny)(?: grade)?|bissl|bissi|bisschen|leicht\w*|etwas|wenig|un poco de|algo de|poca|unas decimas de|decimas(?: de)?|un peu de|petite|legere|un po di|un po|due linee di|qualche linea di|qualche linea|leggera|um pouco de|pouca|ligeira|beetje|lichte|wat)\b/gu;
const FEVER = /\b(?:fever|temperature|temp|fieber|temperatur|fiebre|fievre|febbre|febre|koorts|verhoging)\b/gu;
const DEGREES = /\b(?:37|38)(?:[.,][0-4])?\b(?! ?(?:km|kg|min|mins|weeks?|wks?|wochen|semanas|semaines|settimane|weken|years?|jahre))/gu;
/** Longer than a day or two, worse, or with something of the chest, the neck, the skin or the breath. */
const MORE =
  /\b(?:(?:[3-9]|1\d|three|four|five|six|drei|vier|funf|tres|cuatro|cinco|trois|quatre|cinq|tre|quattro|cinque|drie|vier|vijf) (?:days?|tagen?|dias|jours|giorni|dagen)|weeks?|wochen?|semanas?|semaines?|settiman[ae]|weken|week ago|worse|schlimmer|peor|pire|peggio|pior|erger|stiff|steif\w*|rigid\w*|raide|rash|ausschlag|erupcion|eruption|sfogo|uitslag|neck|nacken|nuque|nuca|nek|swallow\w*|schluck\w*|tragar|avaler|deglut\w*|inghiott\w*|engolir|slikken|drool\w*|mouth|jaw|spit|saliva|muffled|mund|kiefer|sabber\w*|speichel|boca|baba|bouche|bave|salive|bocca|sbav\w*|mond|kaak|kwijl\w*|speeksel|breath\w*|luft|atem\w*|respir\w*|souffle|ahog\w*|fiato|adem|benauwd|lungs?|lunge\w*|chest|brust|pecho|poitrine|petto|peito|borst|heart|herz|corazon|coeur|cuore|coracao|hart|wound|wunde|herida|plaie|ferita|ferida|wond|knee|knie|blister|blase|belly|bauch|stomach|vomit\w*|erbr\w*|kotz\w*|confus\w*|verwirr\w*|shak\w*|schuttel\w*|chills|rigors|39|40|41|high|hoch|hohes|alta|forte|haute|hoge|baby|kid|son|daughter|sohn|tochter|kind|hij[oa]|fils|fille|figli[oa]|filh[oa]|zoon|dochter|pregnan\w*|schwanger|embarazad\w*|enceinte|incinta|gravida|zwanger|surgery|op|antibiotic\w*|antibiotik\w*)\b/u;

/** What is left to look for a sign in when a throat and a slight fever are told; undefined where that is not what is told. */
export function besideSlightFever(said: string): string | undefined {
  if (said.search(THROAT) < 0 || MORE.test(said)) return undefined;
  const isSlight = said.search(DEGREES) >= 0 || (said.search(FEVER) >= 0 && said.search(SLIGHT) >= 0);
  if (!isSlight) return undefined;
  return said.replaceAll(THROAT, " ").replaceAll(SLIGHT, " ").replaceAll(FEVER, " ").replaceAll(DEGREES, " ");
}
