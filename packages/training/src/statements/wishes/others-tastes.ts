/** Who is meant by "he", "Dani" or "my partner": what they like or hate says nothing of what the athlete does. */
const OTHERS_TASTE: readonly RegExp[] = [
  /\b(?:he|she|they|(?:my|our|the) (?:\w+ )?(?:partner|buddy|mate|teammate|wife|husband|friend|girlfriend|boyfriend|coach|brother|sister|son|daughter|team))\b(?: \w+){0,2}? (?:hates?|loves?|likes?|enjoys?|prefers?|dislikes?|cant stand|dont like|doesnt (?:like|love|enjoy)|is (?:bad|terrible|rubbish|weak|good|strong|great) (?:at|on|in)|are (?:bad|good|strong) (?:at|on))\b/u,
  /\b(?:er|sie|mein\w* (?:partner\w*|freund\w*|frau|mann|kumpel|kollege|kollegin|trainer\w*|bruder|schwester|sohn|tochter)) (?:mag|hasst|liebt|kann|will|macht)\b(?! ich)/u,
  /\b(?:no )?(?:a \w+ )?les? (?:va|van|gusta|gustan|mola|molan|flipa|encanta|encantan|cuesta|cuestan)\b|\b(?:mi|nuestr[oa]) (?:compi|companer[oa]|parej\w|amig[oa]|novi[oa]|marido|mujer|herman[oa]|hij[oa])(?: \w+)?\b(?: \w+){0,2}? (?:odia|adora|prefiere|detesta|ama)\b/u,
  /\b(?:il|elle|mon (?:binome|partenaire|pote|copain|mari|coequipier)|(?:ma )?(?:partenaire|copine|coequipiere)|ma femme) (?:\w+ )?(?:naime|n aime|aime|deteste|adore|prefere|est (?:nul|nulle|bon|bonne|fort|forte) (?:a|en|au|aux))\b/u,
  /\b(?:non )?(?:gli|a lui|a lei) (?:piace|piacciono|va|vanno|pesa|pesano)\b|\b(?:il mio|la mia) (?:socio|socia|compagn[oa]|amic[oa]|partner|marito|moglie)(?: \w+)? (?:odia|ama|preferisce|detesta|adora)\b/u,
  /\b(?:ele|ela|(?:o meu|a minha|meu|minha) (?:parceir[oa]|dupla|amig[oa]|marido|mulher|namorad[oa])) (?:nao )?(?:gosta|odeia|adora|detesta|prefere)\b/u,
  /\b(?:hij|zij|mijn (?:maat|partner|vriend|vriendin|man|vrouw|teamgenoot)) (?:haat|houdt|vindt|heeft een hekel)\b/u,
];

/** How fast somebody else is against the athlete: "sie läuft etwas schneller als ich", "he's way faster than me running". */
const FASTER_THAN_ME =
  /\b(?:he|she|they|hes|shes|theyre|danny|er|sie|mein\w* \w+|el|ella|mi \w+|il|elle|mon \w+|ma \w+|lui|lei|ele|ela|hij|zij|ze|mijn \w+)\b.*\b(?:faster|slower|quicker|stronger|fitter|weaker|schneller|langsamer|starker|schwacher|(?:mas|piu|mais|plus) (?:vite|rapid[oa]|lent[oa]|fuerte|rapide|lente?|fort|veloce|forte)|sneller|langzamer|sterker)\b.*\b(?:than (?:me|i)|als ich|que (?:yo|moi|eu)|di me|do que eu|dan ik)\b/u;

/** "My other half says I walk like a wardrobe": a picture of how somebody moves. */
const MOVES_LIKE =
  /\b(?:walk|run|move|swim)(?:s|ing)? like (?:an? |im |a \w+ )|\b(?:gehe|laufe|schwimme|bewege mich) wie (?:ein\w* )|\b(?:ando|camino|corro|nado|me muevo) como (?:un|una) |\b(?:marche|cours|nage|bouge) comme (?:un|une) |\b(?:cammino|corro|nuoto|mi muovo) come (?:un|una) |\b(?:ando|caminho|corro|nado) (?:que nem|como) (?:um|uma) |\b(?:loop|ren|zwem|beweeg) als een /u;

/** "Mi compi corre el 10k en 44 y el trineo no le va" */
export function isTasteOfAnother(said: string): boolean {
  return MOVES_LIKE.test(said) || OTHERS_TASTE.some((taste) => taste.test(said));
}

export function saysPaceOfAnother(said: string): boolean {
  return FASTER_THAN_ME.test(said) || /^(?:vite|rapide|lente?) que moi\b/u.test(said);
}
