/** Words that refuse training as such, and not a part of it or an hour. */
export const REFUSES_TRAINING =
  /\b(?:(?:thats|its|day is|is) out|nothing|no training|no sessions?|cant train|nichts|nix|kein training|nicht trainieren|nada|no entreno|rien|pas d entrainement|niente|nulla|non mi alleno|nao treino|niets|niks|geen training|niet train\w*|(?:i cant|kann ich nicht|ich kann nicht|no puedo|je (?:ne )?peux pas|non posso|nao posso|nao consigo|kan ik niet|ik kan niet)$)(?:\b|$)(?! (?:hard|heavy|late|loud|spat\w*|laut\w*|tarde|tard|tardi|laat|before|after|early|vor|nach|hartes|schweres|antes|duro|avant|dur|prima|duro|voor|zwaars|to do|a voir|a faire|que ver|a che fare|a ver))/u;

/** Not there on that date. */
export const IS_AWAY =
  /\b(?:away|wedding|funeral|christening|hen do|stag do|not (?:here|around|home)|out of town|weg|verreist|hochzeit|beerdigung|taufe|nicht (?:da|hier|zu ?hause)|unterwegs|fuera|de viaje|boda|no estoy|absent[es]?|mariage|pas la|en voyage|(?:sono|saro|siamo) via|fuori|matrimonio|non ci sono|fora|viajar|viajo|casamento|nao estou|bruiloft|niet (?:thuis|hier)|op reis|family day|familientag|dia familiar|journee en famille|giornata in famiglia|familiedag)\b/u;

/** A shift takes the day. */
export const IS_AT_WORK =
  /\b(?:on call|on shift|night ?shifts?|i (?:have to )?work|im working|working|bereitschaft|nachtdienst|nachtschicht|(?:arbeite|dienst)|ich arbeite|de guardia|turno|trabajo|de garde|d astreinte|je (?:travaille|bosse)|di turno|lavoro|reperibil\w*|de plantao|trabalho|wacht\w*|werk ik|ik werk)\b/u;
