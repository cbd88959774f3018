const LEAD =
  "(?:ok |okay |oh |and |but |so |can you |could you |please |pls |say it |make it |a bit |too long |tl ?dr |explain |in |hm+ |wait |actually |well |yeah |hey )*";
const form = (body: string): RegExp => new RegExp(`^${LEAD}(?:${body})(?: please| pls)?$`);

/** Replies that need nothing but the last answer. */
export const SHORTER = form(
  "shorter|short version|simpler|simple|in short|briefly|tldr|tl dr|summari[sz]e(?: that)?|simple words|plain english|too long|simply|easier to understand|(?:in )?one sentence|(?:the )?short (?:answer|one)|easier words|dumb it down|(?:in )?(?:plain|normal|simple) (?:words|english|language)|(?:explain|say) (?:that|it) (?:simpler|simply|again simpler|more simply|shorter)|(?:a )?simpler version|just the (?:gist|answer|number)|i dont (?:get|understand) (?:it|that)|what does that mean|eli5|kuerzer|einfacher",
);
export const ACCEPT = form(
  "(?:yes |yep |yeah |sure |cool |great |perfect |fine )*(?:do it|go ahead|accept(?: it)?|sounds good|lets do (?:it|that)|apply(?: it)?|make it so|yes|yep|yeah|ya|yup|sure|confirm(?:ed)?|please do|book it|do that|that works|ok|okay|fine|good|perfect|great|go for it|save it|log it|add it|book that|take it|yes that one|that one|sounds great|(?:ill |i will )?take (?:that|this|it)|use that|alright|deal|correct|right|exactly|thats right|agreed)",
);
export const CLEARLY_ACCEPT = form(
  "(?:yes |yep |ok |okay |sure |fine |great |cool |alright |perfect |good |right |well |so |then )*(?:do it|go ahead|accept(?: it)?|apply(?: it)?|make it so|do that|go for it|lets do (?:it|that))",
);
export const UNDO =
  /^(?:ok |please |pls |no |oh |can you |could you |wait |actually |hmm |i want to |lets |sorry |nah |nope )*(undo|revert|take (that|it) back|put (that|it) back|roll (that|it) back|change (it|that) back|reset (it|that|\w+day|today|everything)\b|go back to (how|what) it was|reverse (that|it))\b/;
export const REJECT =
  /^(?:ok |oh |hmm |actually |no |wait |nvm |never ?mind |forget (?:it|that) |on second thoughts? |sorry |nah |ah )*(no|nope|nah|never ?mind|forget (it|that|about it)|leave it|no thanks|no thank you|dont|dont do (it|that)|cancel( that| it)?|stop|rather not|no leave it|keep it( as it is)?|no wait.*(keep|leave) it.*|keep it.*|leave it.*|scrap (that|it)|not (now|needed)|ignore that|scratch that|drop it|discard( it)?|reject( it)?|changed my mind|i changed my mind)$/;

/** Nothing but words of taking back: "nah scrap that, put it back", "no i changed my mind", "cancel both then". */
export function isRejection(words: string): boolean {
  const all = words.split(" ");
  return (
    REJECT.test(words) ||
    (all.length <= MOST_REJECTION_WORDS &&
      all.every((word) => TAKING_BACK.has(word)) &&
      TAKES_BACK.test(words) &&
      !/(?<!dont )\bdo (?:it|that|both)\b/.test(words))
  );
}

const MOST_REJECTION_WORDS = 10;
const TAKES_BACK =
  /\b(?:no|nope|nah|nee|nvm|nevermind|never mind|forget|scrap|scratch|cancel|ignore|leave|keep|drop|discard|reject|stop|dont|bin|ditch|changed my mind|not (?:needed|now|anymore)|rather not|put (?:it|that|them|everything) back|back to (?:how|what|where)|as (?:it|they) (?:was|is|were|are))\b/;
const TAKING_BACK: ReadonlySet<string> = new Set(
  "ok okay oh ah ach hmm hm actually no nope nah nee na ne wait sorry nvm nevermind never mind forget it that this them those about on second thought thoughts leave keep as is was were are how where what same way its put back scrap scratch drop bin ditch cancel ignore discard reject stop dont do please pls then thanks thank you changed change my mind i ive have not now needed rather just let lets all both everything cards card better again to go like before lol idea bad stay stays anymore want".split(
    " ",
  ),
);

export const THANKS = form(
  "thanks|thank you|thx|cheers|ta|ty|got it|danke|nice one|super|awesome|makes sense|good to know|perfect thanks|understood",
);
export const EXAMPLE = form(
  "(?:an? |give me an? |show me an? |got an? |any |like an? |for )?(?:example|examples|sample)(?: of (?:that|it|one))?|like what|such as(?: what)?|for instance|how would that look|what would that look like|how does that look(?: in practice)?|zum beispiel|beispiel",
);
const WHY_WORD =
  "(?:you|is|was|are|were|did|do|does|am|have|has|i|so|that|this|it|they|them|those|these|the|one|much|many|long|hard|short|easy|heavy|light|slow|fast|few|little|high|low|far|though|then|exactly|come|not|now|there|on that day|bad|good|number|numbers|pace|day|today|then)";
/** "why", "why that", "but why so long": nothing in it names a subject of its own. */
export const WHY_PHRASES = new RegExp(
  `^(?:ok |and |but |so |hm+ |oh )*(?:why(?: ${WHY_WORD})*|how come(?: ${WHY_WORD})*|what(?:s| is) the reason(?: for (?:that|it))?|reason|what for|wieso|warum|(?:how|where) (?:do|did) you (?:get|know|come (?:to|up with|by)|take) (?:that|this|it)(?: from)?)$`,
);

const NOTHING_NEW = {
  test: (words: string): boolean => {
    const all = words.split(" ");
    return (
      all.length <= 9 &&
      !/^(?:is|was|are|do|does|did|what|how|why|can|which|when|where|should)$/.test(all[0] ?? "") &&
      all.every((word) => SMALL_TALK.has(word)) &&
      all.some((word) => AGREEMENT.has(word))
    );
  },
};

/** Words of "oh it already is? lol ok", "good keep it that way", "then leave it as planned please". */
const SMALL_TALK: ReadonlySet<string> = new Set(
  "ok okay ah oh aha cool nice thanks thank you same interesting wow great good got it i see right fair lol haha then enough is already that way keep leave as planned please so be fine perfect alright all yes yep yeah no worries well done was just checking makes sense the plan now for hm hmm lovely super danke gut passt alles klar".split(
    " ",
  ),
);
const AGREEMENT: ReadonlySet<string> = new Set(
  "ok okay cool nice thanks thank great good right fair lol haha same keep leave fine perfect alright sense wow lovely super danke gut klar interesting see".split(
    " ",
  ),
);

export function isAcknowledgement(words: string): boolean {
  return NOTHING_NEW.test(words);
}
