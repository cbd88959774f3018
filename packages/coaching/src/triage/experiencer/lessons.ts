import { isAboutAnybody, isAboutOwnPeople, namesSensation, RECENT, type Topic } from "./topic.ts";
import { wordsOf } from "./word-list.ts";

/* First-aid courses, rescue drills and dummies: nobody is ill there. In English, German, Spanish, French, Italian, Portuguese and Dutch. */

const LESSON = wordsOf(`
  first_aid(_at_work)?(_course|_class|_day|_training)? cpr(_course|_class|_training|_refresher)? rescue_(drill|course|training) lifesaving lifeguard_(course|exam|test|training) dumm(y|ies) mann?equins? manikins?
  erste_hilfe(_kurs*)? erstehilfekurs* ersthelfer(kurs|schulung)* rettungsschwimm* (rettungs|wasserwacht|feuerwehr)ubung* ubung_(mit|bei)_der_(wasserwacht|feuerwehr|dlrg) reanimations(kurs|training|ubung)* puppe ubungspuppe
  primeros_auxilios curso_de_(rcp|reanimacion|socorris*) maniqui
  premiers_secours (cours|formation|stage)_(de_)?(secouris*|psc1|sst) secourisme mannequin
  primo_soccorso corso_(di_)?(blsd?|rianimazione|salvataggio) manichino
  primeiros_socorros curso_de_(rcp|socorro|salvamento) manequim boneco
  ehbo(_cursus|les)? reanimatie(cursus|training|les) reddingszwemmen oefenpop
`);
const TOLD_THERE = wordsOf(
  "course class exam test training teaching taught learnt learned kurs* schulung ubung* curso clase cours formation corso lezione aula cursus les puppe dummy* maniqui mannequin manichino manequim boneco first_aid erste_hilfe primeros_auxilios premiers_secours primo_soccorso primeiros_socorros ehbo cpr",
);

/** "I'm teaching", "wir haben eine Puppe wiederbelebt": whoever is there is well. */
const ATTENDS = wordsOf(
  "(im|i_am|ive_been|i|we)_(teach|teaching|taught|doing|did|had|have|learned|learnt|at|on) (ich|wir)_(hab|habe|haben|hatte|hatten|machen|mache|war|waren) (habe|hab|haben|hatten)_(ich|wir) (he|hemos)_(hecho|aprendido) (j_?ai|on_a)_(fait|appris) (ho|abbiamo)_(fatto|imparato) (ik|we)_(heb|hebben|had|hadden)",
  "gu",
);

/** Whom the others are trained on. */
const PLAYED = wordsOf(
  "casualty casualties dumm(y|ies) opfer bewusstlosen puppe verletzte* victima* maniqui victime* mannequin ferit(o|a|i) manichino vitima* boneco slachtoffer*",
);

export const LESSON_TOPIC: Topic = {
  word: LESSON,
  opens: (clause, { sentence }) => LESSON.test(clause) && TOLD_THERE.test(sentence) && !isAboutAnybody(clause, ATTENDS),
  // What is taught there is listed: "seizures, choking and strokes".
  carries: (clause, before) =>
    before !== "" &&
    !RECENT.test(clause) &&
    (!namesSensation(clause) || PLAYED.test(clause)) &&
    !(PLAYED.test(before) ? isAboutOwnPeople(clause, ATTENDS) : isAboutAnybody(clause, ATTENDS)),
};
