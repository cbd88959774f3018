// Joints that sound and do not hurt, in seven languages. Patterns match normalised words.

const NOISE =
  /\b(?:creak|click|crack|crunch|pop(?:s|ping)?\b|grind|knack|knirsch|knarz|cruj|chasque|craqu|scricchiol|scrocchi|estal|krak|knak)\w*/u;

const PAINLESS: readonly string[] = [
  "(?:dont|doesnt|do not|does not|never|didnt) (?:really |actually |ever )?(?:hurt|hurts|bother|ache)\\w*",
  "(?:nothing|none of it) (?:ever )?(?:hurts?|bothers|aches)",
  "(?:no|without(?: any)?|zero) pain",
  "pain ?(?:less|free)",
  "(?:tut|tun) (?:\\w+ )?(?:nicht|nie|nichts) weh",
  "nichts tut (?:\\w+ )?weh",
  "(?:ohne|keine) schmerzen",
  "schmerzfrei",
  "(?:no|nunca|nada)(?: me)? duelen?",
  "sin dolor",
  "(?:fait|font) (?:pas|jamais) mal",
  "rien ne fait mal",
  "sans douleur",
  "non (?:mi )?fanno? (?:mai )?male",
  "niente fa male",
  "senza dolore",
  "(?:nao|nunca|nada) doe[mn]?",
  "nada doi",
  "sem dor",
  "geen pijn",
  "(?:doen|doet) (?:nooit|geen) pijn",
];
const NO_PAIN = new RegExp(String.raw`\b(?:${PAINLESS.join("|")})(?!\p{L})`, "u");

export function namesNoise(said: string): boolean {
  return NOISE.test(said);
}

/** Whether the words deny the pain, with nothing left that reports any. */
export function deniesPain(said: string): boolean {
  return NO_PAIN.test(said);
}

export function withoutDeniedPain(said: string): string {
  return said.replace(NO_PAIN, " ");
}
