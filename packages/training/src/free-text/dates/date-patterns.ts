/** A month by name, in the languages of the intake. */
export const MONTH = String.raw`(?:jan(?:uary|uar|vier)?|janv|januari|ene(?:ro)?|gen(?:naio)?|feb(?:ruary|ruar|rero|braio|ruari)?|f[eé]vr(?:ier)?|mar(?:ch|s|zo)?|m[aä]rz?|maart|apr(?:il|ile)?|avr(?:il)?|abr(?:il)?|ma[iy]|mayo|maggio|mei|june?|juni|juin|junio|giu(?:gno)?|july?|juli|juil(?:let)?|julio|lug(?:lio)?|aug(?:ust|ustus)?|ao[uû]t|ago(?:sto)?|sep(?:t|tember|tembre|tiembre)?|sett(?:embre)?|o[ck]t(?:ober|obre)?|ott(?:obre)?|nov(?:ember|embre|iembre)?|d[eé][cz](?:ember|embre)?|dic(?:embre|iembre)?)\b\.?`;
const DAY = String.raw`(?:the |den |dem |am |le |el |il )?\d{1,2}(?:st|nd|rd|th|\.)?`;
/** A day with or without its month. */
export const DATE = String.raw`(?:${DAY}(?: (?:of )?(?:de )?${MONTH})?|${MONTH} \d{1,2}(?:st|nd|rd|th)?)`;
