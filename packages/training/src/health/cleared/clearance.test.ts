import { expect, test } from "vitest";
import { readHealth } from "../read-health.ts";

const TODAY = "2026-11-23";

test.each([
  "Pregnant, 20 weeks. Midwife: all good to train",
  "Inguinal hernia repaired with mesh on 14 September 2026. Surgeon said full activity from 26 October",
  "Enceinte de 14 semaines, tout va bien selon la sage-femme",
  "Selon la sage-femme tout va bien, enceinte de 14 semaines",
  "Enceinte de 20 SA, ma sage-femme m'autorise à courir",
  "Schwanger, 20. SSW, Hebamme sagt alles gut",
  "20. SSW. Meine Frauenärztin ist einverstanden",
  "Ich darf weiter trainieren, sagt meine Hebamme. Schwanger, 18. SSW",
  "embarazada de 5 meses, la matrona dice que todo va bien",
  "Estoy embarazada de 20 semanas y mi ginecóloga me deja entrenar",
  "20 weeks pregnant, doctor has no concerns",
  "20 weeks pregnant and my obgyn is happy for me to train",
])("pregnancy, cleared: %j", (text) => {
  expect(readHealth(text, TODAY).limits.clearance).not.toBe("required");
});

test.each([
  "Groin hernia operation 10 weeks ago (mesh). Surgeon: everything allowed again since last week, but it pulls when I cough.",
  "ACL reconstruction in April. Surgeon cleared me for straight line jogging last week, no cutting or jumping landings yet.",
  "Knee arthroscopy 8 weeks ago, physio happy with me lifting",
  "Knee arthroscopy 8 weeks ago. My physio lets me run again",
  "Meniskus-OP vor 10 Wochen, der Physio sagt, ich darf wieder laufen",
  "Kreuzband-OP vor 5 Monaten, vom Chirurgen freigegeben",
  "Operación de menisco hace 10 semanas, mi fisio me deja entrenar",
  "Opérée du genou il y a 10 semaines. Le kiné dit que tout va bien, je peux m'entraîner",
  "Opéré de l'épaule il y a 5 mois, feu vert du chirurgien",
  "gallbladder out by keyhole surgery 8 weeks ago, GP says no restrictions",
  "shoulder op 6 months ago, discharged by my physio",
])("an operation, cleared: %j", (text) => {
  expect(readHealth(text, TODAY).limits.clearance).not.toBe("required");
});

test.each([
  "Pregnant, 20 weeks. I feel fine",
  "Pregnant, 20 weeks, my coach says everything is allowed",
  "Pregnant, 20 weeks, tout va bien",
  "Pregnant, 20 weeks, I can train",
  "20. SSW, Hebamme noch nicht gefragt, ob alles ok ist",
  "Schwanger, 20. SSW, mein Trainer sagt, ich darf trainieren",
  "embarazada de 5 meses, la matrona no me deja entrenar",
  "enceinte de 20 semaines, la sage-femme ne veut pas que je coure",
  "Pregnant, 20 weeks, midwife says rest",
  "Pregnant, 20 weeks, I have to ask my midwife if it is ok to train",
  "Pregnant, 20 weeks. Physio cleared my shoulder",
  "had a stent in 2024. Surgeon cleared my knee last week",
  "had a stent in 2024, my midwife says all good",
  "knee op 8 weeks ago, waiting for the surgeon to allow running",
  "knee op 8 weeks ago, surgeon says no training until January",
  "knee op 8 weeks ago, in 2023 my surgeon cleared me for the other one",
  "ACL op 9 months ago, cleared by my surgeon. Shoulder op 2 weeks ago",
])("not cleared: %j", (text) => {
  expect(readHealth(text, TODAY).limits.clearance).toBe("required");
});

test.each([
  "stress fracture in my foot, max 3 km before it hurts, doctor on Friday",
  "suspected stress fracture, GP appointment tomorrow, plan from my friend",
  "stress fracture, my physio is on holiday, i can run 5 km",
  "knee surgery 2 weeks ago, surgeon. up to 5 km hurts",
  "Ermüdungsbruch im Schienbein, Arzttermin nächste Woche. Mein Trainingsplan geht bis 20 km",
])("an own amount, or somebody who is still to be seen, clears nothing: %j", (text) => {
  expect(readHealth(text, TODAY).limits.clearance).toBe("required");
});

test("an amount in the clause of who gave it is a permission", () => {
  expect(readHealth("stress fracture in my shin, plan from my consultant: max 3 km", TODAY).limits.clearance).toBe("advise");
});

test.each([
  "heart failure, my doctor wants me to exercise less",
  "Diagnosed with HCM last month. My GP told me not to worry too much and to enjoy life, the specialist appointment is in June",
  "Myocardite il y a six semaines ; le cardio est très satisfait, on reparlera du sport après l'IRM",
  "Mi hanno trovato un aneurisma aortico, il medico dice che camminare fa bene e che per il resto ne parliamo alla prossima visita",
  "Myokarditis im Oktober, der Arzt sagt Krafttraining besprechen wir nach dem MRT",
  "heart attack in August 2026, cardiologist says walking is good for me",
  "Vorhofflimmern, der Arzt will, dass ich nicht trainiere",
  "Heart attack in August 2026, the doctor wants me to do breathing exercises",
  "hartfalen, de cardioloog wil dat ik niet train",
  "heart failure, the cardiologist doesn't want me to train",
  "insuficiencia cardiaca, el médico no quiere que entrene",
])("a wish that forbids is no clearance: %j", (text) => {
  expect(readHealth(text, TODAY).limits.clearance).toBe("required");
});

test.each([
  "la tête me tourne quand je me lève depuis que je suis tombé sur la tête",
  "quando mi alzo mi gira la testa e il cuore batte forte",
  "every time I stand up I get dizzy and my vision goes black",
  "dizzy when I stand up since I hit my head last week",
])("dizziness with more than a change of posture waits for a doctor: %j", (text) => {
  expect(readHealth(text, TODAY).limits.clearance).toBe("required");
});
