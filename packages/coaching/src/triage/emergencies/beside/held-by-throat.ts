import { told } from "../../told.ts";

/*
 * Hands on somebody's neck (triage.md category 21), in English, German, Spanish, French, Italian, Portuguese and Dutch. In a combat sport it is agreed
 * on, and a collar or smoke is nobody's hand. All patterns read plain text.
 */

const BY_HANDS =
  /\b(?:(?:chok(?:es|ed|ing)|strangl(?:es|ed|ing)|throttl(?:es|ed|ing)) (?:me|her|him|us|my)(?! up\b)|(?:holds?|held|grabs?|grabbed|had|takes?|took|got) (?:me|her|him) by (?:the|my|her|his) (?:throat|neck)|(?:his|her|their) (?:hands?|fingers?) (?:(?:are|were|is|was) )?(?:around|round|on|at) (?:my|her|his) (?:throat|neck)|(?:his|her) finger ?(?:marks?|prints?)|wurgt (?:mich|sie|ihn|uns)|(?:hat|hatte) (?:mich|sie|ihn) .{0,20}gewurgt|(?:packt|packte|halt|hielt) (?:mich|sie|ihn) (?:am|an der) (?:hals|kehle|gurgel)|am (?:hals|kragen) gepackt|(?:me|la|lo) (?:estrangul\w+|agarr\w+ (?:del|por el) cuello|apret\w+ el cuello|cogio del cuello)|(?:m ?|l ?)etrangle\w*|(?:me|m ?a|lui|la) (?:serre|serrait|prend|pris|attrape|saisit) (?:le cou|(?:a|par) la gorge|par le cou)|(?:mi|la|lo) (?:strangola|strangolava|ha strangolat[oa]|prende per (?:il collo|la gola)|afferra per (?:il collo|la gola)|stringe (?:il collo|la gola))|(?:me|a|o) (?:estrangul\w+|esgan\w+|apert\w+ o pescoco|agarr\w+ pelo pescoco)|(?:wurgt|wurgde) (?:me|mij|haar|hem)|(?:knijpt|kneep) (?:mijn|haar|zijn) keel|(?:grijpt|greep|pakt|pakte) (?:me|mij|haar|hem) bij (?:de|mijn|haar) (?:keel|nek|strot))\b/gu;
const IN_SPORT =
  /\b(?:bjj|jiu ?-?jitsu|ju ?jutsu|judo\w*|grappl\w*|mma|wrestl\w*|ring(?:en|er|kampf)|spar\w*|submission\w*|choke ?holds?|rear naked|guillotine|tap(?:ped|s|ping)?|gi|dojo|krav maga|self ?defen[cs]e|hugs?|hugged|lotta|lutte|lucha|luta|worstel\w*)\b/u;
const BY_A_THING =
  /\b(?:collar|tie|wet ?suit|suit|neck ?line|strap|mask|helmet|zip|bib|smoke|dust|pollen|chlorine|fumes|air|heat|humidity|gels?|food|water|bone|neopren\w*|kragen|krawatte|gurt|maske|rauch|staub|hitze|luft|neopreno|corbata|humo|polvo|calor|combinaison|cravate|fumee|poussiere|chaleur|muta|cravatta|fumo|polvere|caldo|gravata|fato|poeira|das|stropdas|rook|stof|hitte|drinks?|wine|work|job|arbeit|trabajo|trabalho|travail|boulot|lavoro|werk|deadlines?|frist\w*|termin\w*|plazos?|prazos?|delais?|echeances?|scadenz\w|prices?|preise?|rent|miete|hills?|climb|plan|mortgage|head ?wind|wind|scarf|bills?|schedule|zeitplan|hypothek|hipoteca|alquiler|loyer|affitto|mutuo|hypotheek|burpees?|thrusters?)\b(?: [\p{L}]+){0,4} ?$/u;

/** Letters before it in which its subject stands. */
const SUBJECT_REACH = 40;

/** Whether somebody's hands were on a neck, in no combat sport. */
export function isHeldByThroat(said: string): boolean {
  if (IN_SPORT.test(said)) return false;
  return told(said, BY_HANDS).some(
    (at) =>
      !BY_A_THING.test(
        said
          .slice(Math.max(0, at - SUBJECT_REACH), at)
          .split(/[.!?;,]/u)
          .at(-1) ?? "",
      ),
  );
}
