/*
 * A foot, ankle or knee that bears no weight after it was twisted: seen by a doctor today (triage.md section 5, other emergencies), in English, German,
 * Spanish, French, Italian, Portuguese and Dutch.
 */

const LEG =
  /\b(?:knee|ankle|foot|leg|knie\w*|knochel|sprunggelenk|fuss|bein|umgeknickt|rodilla|tobillo|pie|pierna|genou|cheville|pied|jambe|entorse|ginocchio|caviglia|piede|gamba|storta|malleolo|joelho|tornozelo|perna|entorse|enkel|voet|been|verzwikt)\b/u;
const HAPPENED =
  /\b(?:rolled|twist\w*|turned|sprain\w*|went over|fell|landed|pop\w*|umgeknickt|verdreht|verstaucht|verknackst|gesturzt|torci\w*|torcid\w*|esguince|cai|tordu\w*|entorse|foule\w*|tombee?|stort[oa]|slogat\w*|cadut\w*|virei|torci|entorse|caí|verzwikt|verstuikt|omgeslagen|gevallen|swoll\w*|geschwollen|dick|hinchad\w*|gonfl\w*|gonfi\w*|inchad\w*|dik|gezwollen)\b/u;
const BEARS_NOTHING =
  /\b(?:(?:cant|cannot|couldnt|can not|unable to) (?:\w+ ){0,2}?(?:put (?:any |my )?weight|weight ?bear|bear (?:any )?weight|stand on|walk on|step on)|no weight on|(?:got|made|managed|took|manage|after) (?:only |just |barely |like )?(?:one|two|three|a couple(?: of)?|1|2|3) steps?\b|on crutches|hopping (?:around|about|on one)|(?:kann|konnte) (?:\w+ ){0,3}?nicht (?:mehr )?(?:auftreten|belasten)|(?:nach|keine) (?:zwei|drei|2|3) schritten?|auftreten geht (?:gar |uberhaupt )?nicht|auf krucken|no (?:puedo|consigo) (?:\w+ )?(?:apoyar\w*|pisar)|ni dos pasos|(?:tras|solo|a los) (?:uno|dos|tres|2|3) pasos|con muletas|(?:impossible|peux (?:pas|plus)|arrive (?:pas|plus)|incapable) (?:\w+ ){0,2}?(?:poser|appuyer|marcher)|(?:apres|au bout de) (?:deux|trois|2|3) pas|avec (?:des |les )?bequilles|non (?:riesco|posso|appoggio|poggio)(?: \w+){0,2}?(?: (?:appoggiare|poggiare|a camminare))?(?= (?:il |la |i |neanche |nemmeno |lo |per |piu |sul))|(?:neanche|nemmeno) (?:per )?due passi|con le stampelle|nao (?:consigo|posso) (?:apoiar|pisar|por o pe)|de muletas|kan (?:\w+ ){0,3}?niet (?:meer )?(?:op )?(?:staan|steunen|lopen)|niet op (?:\w+ )?staan|met krukken)\b/gu;
const OLD_OR_SEEN =
  /\b(?:years? ago|months? ago|last (?:year|month)|x ?rayed|x ray (?:was )?(?:clear|fine)|hospital|vor \w+ (?:monaten|jahren)|gerontgt|rontgen|hace (?:\w+ )?(?:meses|anos)|radiografia|il y a \w+ (?:mois|ans)|radio|(?:mesi|anni) fa|lastra|raggi|ha \w+ (?:meses|anos)|raio x|(?:maanden|jaar) geleden|foto gemaakt|op|surgery|cast|gips|cleared)\b/u;

/** Whether a leg that was hurt bears no weight, and nobody has looked at it. */
export function bearsNoWeight(said: string): boolean {
  return LEG.test(said) && HAPPENED.test(said) && said.search(BEARS_NOTHING) >= 0 && !OLD_OR_SEEN.test(said);
}
