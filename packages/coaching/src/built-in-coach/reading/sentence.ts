import { withDigits } from "../../number-words.ts";

/** A part of a message that a reader has explained. */
export interface Taken {
  readonly text: string;
  readonly at: number;
  readonly groups: readonly (string | undefined)[];
}

/** A message that readers explain piece by piece: what one has taken no other sees, and what nobody takes stays unexplained. */
export class Sentence {
  readonly words: string;
  #rest: string;

  constructor(words: string) {
    this.words = plainNumbers(words);
    this.#rest = this.words;
  }

  /** The words that are not taken yet, with blanks where others were. */
  get rest(): string {
    return this.#rest;
  }

  find(pattern: RegExp): Taken | undefined {
    const found = pattern.exec(this.#rest);
    return found === null ? undefined : { text: found[0], at: found.index, groups: found.slice(1) };
  }

  take(pattern: RegExp): Taken | undefined {
    const found = this.find(pattern);
    if (found !== undefined) this.#blank(found.at, found.text.length);
    return found;
  }

  /** Takes words as they stand. */
  takeText(text: string): void {
    const at = this.#rest.indexOf(text);
    if (at >= 0) this.#blank(at, text.length);
  }

  takeAll(pattern: RegExp): readonly Taken[] {
    const all: Taken[] = [];
    for (let found = this.take(pattern); found !== undefined && found.text !== ""; found = this.take(pattern)) all.push(found);
    return all.toSorted((a, b) => a.at - b.at);
  }

  /** Content words that no reader has explained. */
  unexplained(): readonly string[] {
    return this.#rest.split(" ").filter((word) => word !== "" && !isFiller(word));
  }

  #blank(at: number, length: number): void {
    this.#rest = this.#rest.slice(0, at) + " ".repeat(length) + this.#rest.slice(at + length);
  }
}

/** "sixty three and a half kg", "an hour and a half", "1h30": numbers as digits, durations as minutes. */
function plainNumbers(words: string): string {
  return germanStems(
    withDigits(
      ordinals(
        words.replaceAll(
          /\b(second|ones?|(?<=the )(?:two|three))(?! (?:hours?|min|minutes?|weeks?|months?|days?|kg|more|rep|set|hundred))\b/g,
          "$1zqz",
        ),
      ),
    )
      .replaceAll("zqz", "")
      .replaceAll(/\b(\d+) and a half(?= (?:kg|kilos?|kilograms?|lbs?|km|k|hours?|min))/g, "$1.5")
      .replaceAll(/\b(?:an|1) hour and a half\b|\b1\.5 (?:h|hours?|hrs?)\b|\b90 ?min\w*\b/g, "90 min")
      .replaceAll(/\b(?:an|1) hour and a quarter\b/g, "75 min")
      .replaceAll(/\b(?:half an hour|half hour|30 ?min\w*)\b/g, "30 min")
      .replaceAll(/\bthree quarters of an hour\b/g, "45 min")
      .replaceAll(/\b(\d)h ?(\d{2})\b(?! ?min)/g, (_all, hours: string, minutes: string) => `${60 * Number(hours) + Number(minutes)} min`)
      .replaceAll(/\b(?:an hour|1 hour|1 ?h)\b(?! \d)/g, "60 min")
      .replaceAll(/\b2 (?:hours|hrs|h)\b(?! \d)/g, "120 min")
      .replaceAll(/(?<=\d),(?=\d)/g, ".")
      .replaceAll(/\byrs?\b/g, "year")
      .replaceAll(/\b(5|10)er\b/g, "$1 k")
      .replaceAll(/\bon the bar\b/g, "weight"),
  );
}

/** German compounds keep their exercise: "bankdruck steigerung". */
function germanStems(words: string): string {
  return words
    .replaceAll(/\bbankdruck\w*/g, "bench press")
    .replaceAll(/\bkreuzheb\w*/g, "deadlift")
    .replaceAll(/\bkniebeug\w*/g, "squat")
    .replaceAll(/\bklimmzug\w*/g, "pull ups")
    .replaceAll(/\blong ?runs?\b/g, "long run")
    .replaceAll(/\bsandsack\w*/g, "sandbag")
    .replaceAll(/\bruder(?:kurs|einheit\w*|training)\b/g, "row session");
}

const ORDINALS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );

/** "the ninth of december" → "the 9th of december", where a date stands. */
function ordinals(words: string): string {
  return words.replaceAll(
    new RegExp(
      String.raw`\b(?:(twenty|thirty) )?(${ORDINALS.join("|")})(?= (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|\b(twenty|thirty) (${ORDINALS.join("|")})\b`,
      "g",
    ),
    (_all, tens: string | undefined, name: string | undefined, tens2: string | undefined, name2: string | undefined) => {
      const lead = tens ?? tens2;
      return `${ORDINALS.indexOf(name ?? name2 ?? "") + 1 + (lead === "twenty" ? 20 : lead === "thirty" ? 30 : 0)}th`;
    },
  );
}

/** Words that carry nothing of what a message wants: courtesy, fillers of speech, and grammar. */
const FILLER: ReadonlySet<string> = new Set(
  `a an the i im ive id ill me my mine myself we our us you your youre u ya yer yall it its that thats this these those them they their there theres here he she
  of in on at to for from by with as into onto off over about around up down out away than then so and or but if because cause since til till when while also too either else
  is are was were am be been being isnt arent wasnt do does did done doing dont doesnt didnt have has had having havent hasnt hadnt got get gets getting gotten
  can could would should shall will wont cant may might must wanna want wants wanted like gonna going go goes went need needs let lets please pls plz thanks thank thx cheers ta
  hey hi hello yo coach mate bro dude buddy man guys pal fam boss ok okay k kk cool nice great good alright right yes yeah yep yup ya no nope nah na hm hmm hmmm um uh uhm oh ah aha eh er ha haha lol lmao rofl omg damn ugh argh phew btw fyi tbh imo imho idk ngl innit huh hey
  just really actually basically literally simply kinda kind sort sorta bit little lot lots quite rather pretty very super too only even still already again once ever never always maybe perhaps probably possibly apparently honestly exactly precisely roughly approximately about anyway anyways though tho however instead well now currently today's
  spend spent often bail bailed bailing
  tell show give say says said know think thought wonder wondering curious ask asking asked mean meant means see look looking check find out name list write
  thing things stuff one ones anything something everything nothing some any all each every both other another same such own new
  what whats whatd which whichever who whos whose whom where wheres why how hows howd howre
  session sessions workout workouts training trainings train trained exercise exercises activity activities record records recorded log logs logged entry entries entered data number numbers value values stat stats info please according
  time times point much many more less most least amount total overall altogether entire whole complete completely full per
  day days week weeks month months year years date dates
  sure unsure scared worried convinced certain
  kindly would could able possible allowed make makes made take takes took put set use using used feel feels felt worked work works
  sir madam dear morning afternoon evening hello greetings regards hope hoping
  double doubles geplante geplanten
  stuck usually normally actualy acctually realy basicly
  ahead behind closest nearest ends ended ending
  plan planned coming upcoming scheduled
  wait hang hold second sorry oops whoops nvm nevermind correction actually scratch meh whatever remind reminder recall remember forgot forget
  app system record coach's plan's profile setting settings account
  yr yet not between true whenever weekday weekdays zone lifts lift lifting ran run logged log thingy bits piece open strict single called theyve hows whens did ive today's datum am pm amount worth
  before until left birthday beat beaten hit not ha after wievielten zahl freie towards pause board
  ne n s t m r y bzw mal denn doch eigentlich halt eben ja nein doch schon noch nochmal bitte danke gerne gern also aha na servus hallo moin hi es das der die den dem des ein eine einen einem einer
  the'the dir mir dich mich ich du wir er sie man sich zu zum zur im ins am vom beim auf fur mit bei von und oder aber auch als wie was wer wo wann wenn dass ob nur sehr ganz genau etwa ungefahr braucht brauch nenn zeig sag gib trag mach mache grad gerade
  hab habe hast hat haben war warst waren bin bist ist sind sein wird wurde werden kann kannst konnte will willst mochte soll sollte muss musste darf
  kam kommt kommen ging gehen geht macht gemacht laut beziehungsweise quatsch`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

export function isFiller(word: string): boolean {
  return FILLER.has(word) || /^[.,:/%+&?!-]+$/.test(word);
}
