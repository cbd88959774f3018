import { describe, expect, test } from "vitest";
import { readInjuries } from "../injuries/read-injuries.ts";
import { readWishes } from "../statements/wishes/wishes.ts";
import { climbsOn } from "./training-wishes/ground/flat-ground.ts";
import { readFreeText } from "./read-free-text.ts";
import { readWeekWishes } from "./week-wishes.ts";

const TODAY = "2026-11-27";

describe("what is told beside complaints", () => {
  test.each([
    ["uni exams 7-18 dec so less in those 2 weeks would be sick", "2026-12-07", "2026-12-18", 45],
    ["work is manic from 1 to 11 December, 30 min tops then", "2026-12-01", "2026-12-11", 30],
    ["Klausuren vom 7. bis 18.12., da weniger", "2026-12-07", "2026-12-18", 45],
    ["examens du 7 au 18 décembre, moins de temps", "2026-12-07", "2026-12-18", 45],
    ["exámenes del 7 al 18 de diciembre, menos tiempo", "2026-12-07", "2026-12-18", 45],
    ["moving house second week of december so not much that week", "2026-12-07", "2026-12-13", 45],
    ["the week of the 14th will be really tight", "2026-12-14", "2026-12-20", 45],
    ["semaine du 14 décembre très chargée au boulot", "2026-12-14", "2026-12-20", 45],
    ["zwischen weihnachten und neujahr hab ich kaum zeit", "2026-12-24", "2027-01-01", 45],
    ["first two weeks of january are stocktake, only short sessions then", "2026-12-28", "2027-01-10", 30],
  ])("dates with little time have shorter sessions: %s", (text, from, until, minutes) => {
    expect(readFreeText(text, TODAY).days).toEqual([expect.objectContaining({ from, until, minutes })]);
  });

  test.each([
    ["Id like my saturday run to be with my daughter so nothing too complicated on that day pls", [6]],
    ["sunday long run is with friends, keep it relaxed please", [7]],
    ["samstags laufe ich mit meiner Frau, also bitte nichts Wildes", [6]],
    ["los domingos corro con mi hija, nada complicado por favor", [7]],
    ["le dimanche je cours avec ma fille, rien de compliqué", [7]],
    ["il sabato corro con amici, niente di complicato", [6]],
  ])("a day that stays simple is easy, and closes no running: %s", (text, weekdays) => {
    const reading = readInjuries(text, TODAY);
    expect(reading.days).toEqual([expect.objectContaining({ weekdays, isEasy: true, closed: [] })]);
    expect(reading.health.limits.running).toBe(true);
    expect(reading.health.findings).toEqual([]);
    expect(reading.unread).toEqual([]);
  });

  test.each([
    ["schlitten hab ich leider keinen im studio", "sled"],
    ["sleds we sadly don't have at our gym", "sled"],
    ["malheureusement pas de ski erg dans ma box", "ski erg"],
    ["leider gibt es bei uns im gym keinen skierg", "ski erg"],
    ["en mi gimnasio no hay trineo, por desgracia", "sled"],
  ])("what a gym lacks is missing there, and nobody is forbidden it: %s", (text, without) => {
    const reading = readInjuries(text, TODAY);
    expect(reading.days).toEqual([expect.objectContaining({ without: [without], closed: [] })]);
    expect(reading.health.findings).toEqual([]);
  });

  test.each([
    ["It is flat as a pancake here so hills only on the treadmill or the motorway bridge", "a treadmill or the bridge"],
    ["no hills where I live", "stairs, a bridge or a treadmill"],
    ["J'habite à plat donc le D+ c'est que le dimanche (ou les escaliers du parking)", "stairs or the car park"],
    ["wohne im Flachland, Berge nur auf dem Laufband", "a treadmill"],
    ["vivo en llano, sin cuestas", "stairs, a bridge or a treadmill"],
    ["qui è tutto piatto, salite solo sul tapis", "a treadmill"],
  ])("whoever lives on the flat says where the climbs are done: %s", (injuries, place) => {
    expect(climbsOn({ injuries })).toBe(place);
    const reading = readInjuries(injuries, TODAY);
    expect(reading.unread).toEqual([]);
    expect(reading.health.findings).toEqual([]);
  });

  test.each(["flat feet, no pain", "flat bench is fine", "my back is flat on the bench"])("no country is flat: %s", (injuries) => {
    expect(climbsOn({ injuries })).toBeUndefined();
  });

  test.each([
    "i feel dizzy at race pace",
    "i feel breathless when I hold the pace",
    "my pulse goes crazy in zone 2",
    "heart rate jumps all over the zones since covid",
    "Herzfrequenz springt in Zone 2 auf 200",
    "el pulso se me dispara en zona 2 sin motivo",
    "knee hurts, I can do nothing",
  ])("what the heart, the breath or the head does is no taste and no goal: %s", (text) => {
    expect(readWeekWishes(text, TODAY, false).wishes).toEqual([]);
    const { regions, health, redFlags, unread } = readInjuries(text, TODAY);
    expect(regions.length + health.findings.length + redFlags.length + unread.length).toBeGreaterThan(0);
  });

  test.each([
    ["Am Berg stolpert das Herz, hier ist aber alles flach", "hier ist aber alles flach"],
    ["En las cuestas el corazón se me dispara solo, aquí todo es llano", "aquí todo es llano"],
    ["Sento il cuore che salta in salita, qui è pianura", "qui è pianura"],
  ])("what the heart does on a hill is not of the ground: %s", (text, ground) => {
    const { redFlags, clauses } = readInjuries(text, TODAY);
    expect(redFlags.map((sign) => sign.class)).toEqual(["cardiac"]);
    expect(clauses.filter(({ kind }) => kind === "availability").map(({ quote }) => quote)).toEqual([ground]);
  });

  test.each([
    ["mi gira la testa dopo le stazioni", "recognised"],
    ["j'ai la tête qui tourne quand je me relève", "recognised"],
    ["tomo varfarina", "blood-thinner"],
    ["begonnen vanwege suikerziekte", "diabetes"],
  ])("an illness has its name in the language of the athlete: %s", (text, group) => {
    expect(readInjuries(text, TODAY).health.findings.map((finding) => finding.group)).toContain(group);
  });

  test.each(["thumping headache every time I go hard", "Nothing. Can't get my breath on easy days", "heb een longziekte"])(
    "what is felt is shown back where nobody understood it: %s",
    (text) => {
      const { regions, health, redFlags, unread } = readInjuries(text, TODAY);
      expect(regions.length + health.findings.length + redFlags.length + unread.length).toBeGreaterThan(0);
    },
  );

  test.each([
    ["my back hurts, no lifting, no running, nothing", "run"],
    ["my knee hurts, no running, no squats, nothing", "squat"],
    ["Knie schmerzt, kein Laufen, keine Sprünge, nix", "jump"],
    ["me duele la rodilla, nada de correr, nada de saltar, nada", "jump"],
    ["id like to run but I must not run until january", "run"],
  ])('a ban that ends in "nothing" stays a ban: %s', (text, what) => {
    const { regions, health } = readInjuries(text, TODAY);
    const { running, impact, closed } = health.limits;
    const isOut = what === "run" ? !running : what === "jump" ? impact < 3 : closed.includes("squat");
    expect(isOut || regions.some(({ hurts = [] }) => hurts.some((one) => one === what))).toBe(true);
    expect(health.findings.some(({ group }) => group === "doctors-limit")).toBe(true);
  });

  test.each([
    ["im on nights wed so thursday is off", [4]],
    ["i work nights on tuesday so wednesday is off", [3]],
  ])('after a night the day behind the "so" is meant: %s', (dislikes, weekdays) => {
    expect([...new Set(readWishes(dislikes, TODAY).days.flatMap((limit) => limit.weekdays))]).toEqual(weekdays);
  });

  test.each([
    ["assault bike alone in the garage for an hour", 0],
    ["long rides on the turbo in the garage", 0],
    ["only dumbbells at home", 1],
    ["no barbell in my gym", 1],
  ])("a machine and a place among the dislikes are no list of the equipment: %s", (dislikes, count) => {
    expect(readWishes(dislikes, TODAY).days.filter(({ only, without }) => only !== undefined || without.length > 0)).toHaveLength(count);
  });

  test.each([
    ["hab mir vor 2 Wochen den Oberschenkel gezerrt, lockeres Laufen geht, schnell noch nicht", 0],
    ["strained my calf two weeks ago, easy running is fine, nothing fast yet", 0],
    ["calf strain 3 weeks ago, physio says no fast running yet", 1],
  ])("what is not possible yet comes back with the steps of its injury: %s", (text, limits) => {
    expect(readInjuries(text, TODAY).health.findings.filter(({ group }) => group === "doctors-limit")).toHaveLength(limits);
  });

  test.each([
    "Beim Bergablaufen zwickt mir nach ca. 1,5 Std außen das rechte Knie, bergauf und im Alltag nix",
    "my knee twinges on downhills after about 90 min, uphill nothing",
    "me molesta la rodilla bajando después de hora y media, cuesta arriba nada",
  ])("a pain of descents limits no run on the flat and no climb: %s", (text) => {
    const { health, regions, unread } = readInjuries(text, TODAY);
    expect(regions.map(({ region }) => region)).toEqual(["knee"]);
    expect(health.limits.runMinutes).toBe(Number.POSITIVE_INFINITY);
    expect(health.limits.closed).not.toContain("hills");
    expect(unread).toEqual([]);
  });

  test("nor where a physiotherapist named what it is", () => {
    const { health } = readInjuries(
      "rechtes Knie außen zwickt beim Bergablaufen nach ca. 8 km (Läuferknie sagt der Physio), bergauf gar nix",
      TODAY,
    );
    expect(health.limits.closed).toContain("downhill");
    expect(health.limits.closed).not.toContain("hills");
  });

  test.each([
    "nothing wrong with me. my friends talked me into this 10k and i dont want to be last",
    "heart rate zones are useless for me on the tablets so give me feel or watts",
    "had a cold last week, back running since sunday",
    "goal is not dying on heavy snatches in the open",
    "meine Kollegen haben mich überredet, will nur nicht Letzter werden",
  ])("why somebody starts and how they like their effort is no complaint: %s", (text) => {
    const { health, unread } = readInjuries(text, TODAY);
    expect(unread).toEqual([]);
    expect(health.findings.filter(({ group }) => group !== "illness")).toEqual([]);
  });

  test.each([
    ["only 1 short strength session", { strengthPerWeek: 1, strengthMinutes: 30 }],
    ["max two gym sessions a week", { strengthPerWeek: 2 }],
    ["two small kids so if a session runs over the hour i just have to leave", { sessionMinutes: 60 }],
    ["nur eine kurze Krafteinheit pro Woche", { strengthPerWeek: 1, strengthMinutes: 30 }],
    ["une séance de muscu par semaine au max, seulement une séance de muscu", { strengthPerWeek: 1 }],
    ["I'd like one short strength session a week at home", { strengthPerWeek: 1, strengthMinutes: 30 }],
    ["El gimnasio me aburre, mejor sesiones cortas", { strengthMinutes: 30 }],
    ["Krafttraining bitte kurz", { strengthMinutes: 30 }],
    ["La palestra mi annoia, meglio sedute brevi", { strengthMinutes: 30 }],
    ["short gym sessions please", { strengthMinutes: 30 }],
    ["la muscu c'est pas mon truc, plutôt des séances courtes", { strengthMinutes: 30 }],
  ])("how often and how long somebody wants to lift: %s", (text, limits) => {
    expect(readFreeText(text, TODAY).wished.map((wish) => wish.limits)).toEqual([limits]);
  });

  test.each([
    ["Mornings before school only, half an hour on weekdays", []],
    ["45 min on weekdays, Sundays longer", []],
    ["unter der Woche 45 Minuten, sonntags länger", []],
    ["45 min Mon to Fri, only weekdays", [6, 7]],
    ["Je cours sur sentiers le samedi et le dimanche", []],
  ])("minutes of some days close no others: %s", (text, off) => {
    const { days } = readWishes(text, TODAY);
    expect(days.filter(({ isOff }) => isOff === true).flatMap(({ weekdays }) => weekdays)).toEqual(off);
  });

  test.each(["Le mardi côtes avec le club", "dienstags Hügelläufe mit dem Verein", "los martes cuestas con el club"])(
    "hills with the club are the fast day: %s",
    (text) => {
      expect(readWishes(text, TODAY).days).toEqual([expect.objectContaining({ weekdays: [2], isFastDay: true, closed: [] })]);
    },
  );

  test.each([
    "short rests in the gym are fine",
    "the gym closes early, short on time then",
    "gym sessions used to be too short for me",
    "Krafttraining war mir bisher zu kurz",
    "las sesiones de fuerza nunca me parecen cortas",
    "I'd like a strength session that is hard",
    "I lift in short shorts",
  ])("is no short strength: %s", (text) => {
    expect(readFreeText(text, TODAY).wished.flatMap((wish) => Object.keys(wish.limits ?? {}))).not.toContain("strengthMinutes");
  });

  test.each([
    ["some days i only have 30 min, depends on the baby", { kind: "short-day", minutes: 30 }],
    ["manchmal hab ich nur ne halbe stunde", { kind: "short-day", minutes: 30 }],
    ["certi giorni ho solo mezz'ora", { kind: "short-day", minutes: 30 }],
    ["would like to keep thursday club track night", { kind: "club-run", weekdays: [4] }],
    ["los martes hago series con el club", { kind: "club-run", weekdays: [2] }],
    ["il martedì ripetute con la squadra", { kind: "club-run", weekdays: [2] }],
    ["do weightlifting with a coach on mon and thu", { kind: "coached", weekdays: [1, 4] }],
    ["la domenica vado in montagna col cane, vorrei tenere quella", { kind: "outing", weekdays: [7], what: "mountain" }],
    ["le samedi c'est ski de rando avec les copains", { kind: "outing", weekdays: [6], what: "mountain" }],
    ["samstags gehe ich auf Skitour mit Freunden", { kind: "outing", weekdays: [6], what: "mountain" }],
    ["sundays are for the hills with the dog", { kind: "outing", weekdays: [7], what: "mountain" }],
    [
      "doing the relay w girls from work, my bits are the row and the farmers carry",
      { kind: "stations", names: ["Row erg", "Farmers carry"] },
    ],
    ["doubles with my mate, he does the sleds and i do ski and burpees", { kind: "stations", names: ["Ski erg", "Burpee broad jump"] }],
    ["je galère sur les wall balls", { kind: "weak-stations", names: ["Wall ball"] }],
    ["running is my weak point, strong on the stations", { kind: "weak-run" }],
    ["quiero sacar mi primer muscle up este año q viene", { kind: "skill", skill: "muscle-up" }],
    ["quiero aprender a caminar de manos", { kind: "skill", skill: "handstand-walk" }],
    ["doppelsprünge klappen nicht, die will ich endlich lernen", { kind: "skill", skill: "double-under" }],
    ["run 10k without dying", { kind: "run-goal", metres: 10_000 }],
    ["perdre un peu de ventre", { kind: "goal" }],
    ["traum wäre unter 2 stunden im halben", { kind: "goal" }],
    ["bench 3x a week works best for me", { kind: "lift-count", names: ["Bench press"], times: 3 }],
    ["i cycle to work every day, 25 min each way", { kind: "commute" }],
    ["hate long steady runs", { kind: "long-runs" }],
  ])("a wish is told and no complaint: %s", (text, told) => {
    expect(readWeekWishes(text, TODAY, false).wishes.map((wish) => wish.told)).toEqual([told]);
    const { regions, unread, health } = readInjuries(text, TODAY);
    expect({ regions, unread, limits: health.findings }).toEqual({ regions: [], unread: [], limits: [] });
  });

  test.each([
    "shoulder hurts, can't do pull-ups",
    "no muscle-ups with this shoulder",
    "my knee hurts on long slow runs",
    "rowing hurts my back",
    "busy physio week, knee still sore",
  ])("a complaint is no wish: %s", (text) => {
    expect(readWeekWishes(text, TODAY, false).wishes).toEqual([]);
  });

  test.each([
    "the legs were flat last time when i lifted twice",
    "had dead legs on sunday's long run",
    "schwere Beine nach dem Doppeltag",
    "piernas pesadas el domingo",
    "wall balls are my weak spot",
    "told to build up the leg again",
  ])("tired legs, a weak station and a doctor's encouragement are no complaints: %s", (text) => {
    const { regions, unread } = readInjuries(text, TODAY);
    expect({ regions, unread }).toEqual({ regions: [], unread: [] });
  });

  test.each([
    "I own no equipment whatsoever and will not be joining a gym.",
    "i train every single day anyway so dont even bother with full rest days, an easy spin counts for me",
    "22 weeks pregnant, midwife says keep moving",
  ])("nothing of it is asked about: %s", (text) => {
    expect(readInjuries(text, TODAY).unread).toEqual([]);
  });

  test("no leg symptoms beside a sore back are no tired legs", () => {
    const { clauses, regions } = readInjuries("low back dull ache 3/10, no leg stuff", TODAY);
    expect(regions.map(({ region }) => region)).toEqual(["lower_back"]);
    expect(clauses.map(({ effect = "" }) => effect)).not.toContainEqual(expect.stringContaining("tired"));
  });

  test.each(["my legs have been heavy for weeks", "right leg feels dead after a run, tingling too"])(
    "what lasts or is of one side is read: %s",
    (text) => {
      const { regions, unread, health } = readInjuries(text, TODAY);
      expect(regions.length + unread.length + health.findings.length).toBeGreaterThan(0);
    },
  );

  test("what is gone the next day comes back", () => {
    const { regions } = readInjuries("low back gets tight and achey after heavy pulls, nothing down the legs, gone next day", TODAY);
    expect(regions).toEqual([expect.objectContaining({ region: "lower_back", grade: 1 })]);
  });
});

describe("what a lifter tells of a meet, a coach and the legs", () => {
  const told = (text: string): readonly unknown[] =>
    readWeekWishes(text, TODAY, false).wishes.flatMap((wish) => (wish.told === undefined ? [] : [wish.told]));

  test.each([
    ["want bench 3x a week, need to go 3/3 on bench this time after bombing out in june", ["Bench press"]],
    ["bombed out on squats at nationals", ["Back squat"]],
    ["want to go 9 for 9 at the meet", []],
    ["this time I want all three benches to count, no total last year", ["Bench press"]],
    ["diesmal will ich 3 von 3 auf der Bank", ["Bench press"]],
    ["letztes Mal auf der Bank keinen gültigen Versuch", ["Bench press"]],
    ["quiero hacer 3 de 3 en banca, la última vez hice tres nulos", ["Bench press"]],
    ["je veux faire 9 sur 9, la dernière fois j'ai fait bulle au couché", []],
    ["j'ai fait une bulle en squat la dernière fois", ["Back squat"]],
    ["stavolta voglio 3 su 3 di panca", ["Bench press"]],
    ["quero 9 em 9 desta vez", []],
  ])("every attempt is to be good: %s", (text, names) => {
    expect(told(text)).toContainEqual({ kind: "safe-lifts", names });
    expect(readInjuries(text, TODAY).unread).toEqual([]);
  });

  test.each(["pain 3/3 when I bench", "knee pain since 9/9", "6 of 9 lifts last time", "3 sets of 3 on bench"])(
    "no attempts are meant: %s",
    (text) => {
      expect(told(text).filter((one) => (one as { kind: string }).kind === "safe-lifts")).toEqual([]);
    },
  );

  test.each([
    ["got football w school on wednesdays so legs shouldnt be dead for that", 3],
    ["legs need to be fresh for the match on Saturday", 6],
    ["mittwochs ist Fußball, die Beine dürfen da nicht platt sein", 3],
    ["los miércoles juego al fútbol, no quiero llegar con las piernas cansadas", 3],
    ["le samedi j'ai match, les jambes ne doivent pas être lourdes", 6],
    ["mercoledì ho calcio, le gambe non devono essere stanche", 3],
  ])("legs are wanted fresh: %s", (text, weekday) => {
    expect(told(text)).toContainEqual({ kind: "fresh-legs", weekdays: [weekday] });
    expect(readFreeText(text, TODAY).clauses.map(({ effect = "" }) => effect)).not.toContainEqual(expect.stringContaining("tired"));
  });

  test.each(["legs are dead on wednesdays", "my legs are not fresh on mondays", "legs felt tired after Sunday's run"])(
    "what is tired is no wish: %s",
    (text) => {
      expect(told(text)).toEqual([]);
    },
  );
});
