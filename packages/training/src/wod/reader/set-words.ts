/** Words for sets of the lift above. */
export const SET_WORDS =
  /^(?:fsl|bbb|ssl|back-?offs?|top|down|working|volume|joker|wave|waves|first|last|drop|light|backoff|single|singles|doubles?|triples?)$/i;
