/** Words of how an effort of endurance is done, and of the sports. */
export const HOW =
  /^(?:the|a|an|long|easy|steady|hard|fast|tempo|threshold|recovery|progressive|main|pre|set|drills?|pull|kick|swim|bike|cycle|turbo|spin|run|ride|row|ski|skierg|erg|jog|walk|brisk|cardio|assault|continuous|aerobic|endurance|build|hills?|another|approx|around|about|sprints?|choice|free|back|breast|fly|im|cruise|fartlek|intervals?|technique|on|off|light|paddle|and|then|drill\/swim|zwift|commute|total|up|ut1|ut2|optional|z\d|strong|max|sprint|moderate|mod|smooth|building|drill|uphill|downhill|hills|all|out|home|down|high|low|cadence|single|leg|big|gear|standing|seated|to|at|strides?|(?:bik|row|runn)ing|progression)$/;

/** What stands beside them in a line that only says how. */
export const SAID =
  /^(?:target|pace|effort|each|first|last|per|of|with|or|every|rep|second|half|by|neg|negative|split|km|keep|hold|runs?|is|as|should|be|rate|power|watts|relaxed|controlled)$/;
