import type { Region } from "../../catalogue/exercise.ts";
import { phraseBook } from "./phrases.ts";

export interface RegionMeaning {
  readonly regions: readonly Region[];
  /** A broad word ("leg"), or one of many joints ("arthritis"): mild unless the text says more. */
  readonly broad?: boolean;
  /** Says what, not where: counts only when nothing more exact stands beside it. */
  readonly vague?: boolean;
  /** A disc: professional advice is always given. */
  readonly disc?: boolean;
}

const region = (...regions: Region[]): RegionMeaning => ({ regions });

/** Words and diagnoses of body regions (injuries.md section 2). A meaning without regions keeps a longer phrase from being misread. */
export const REGION_WORDS = phraseBook<RegionMeaning>([
  // Movements and measures: no part of the body.
  [
    region(),
    "nur brust, so peito, nado peito, nado so peito, curl de biceps, curls de biceps, biceps curl*, bicep curl*, bizepscurl*, curl biceps, curl per bicipiti, rosca biceps, hip bridge, hip bridges, hip thrust, hip thrusts, hip raises, hip hinge, hip hinges, kg a hand, kg per hand, kg each hand, kilos a hand, a hand max, je hand, pro hand, behind neck, behind the neck, behind my neck, hinter dem nacken, nur becken, im becken, only pool",
  ],
  [region("hip_groin"), "femoral neck, femur neck, neck of femur"],
  [region("neck"), "neck, c5, c6, c7, hws, cervical, cervical spine, whiplash, stiff neck, stinger"],
  [region("neck", "upper_back"), "trap, trapezius, traps pain"],
  [
    region("shoulder"),
    "arm only goes, arm goes up, arm goes only, arm only gets, arm gets up, arm only comes, arm only reaches, lift my arm, lift the arm, lifting my arm, lifting the arm, raise the arm, raise my arm, raise arm, raise both arms, raising my arm, shoulder, rotator cuff, cuff, labrum, labral, slap, slap tear, ac joint, delt, deltoid, frozen shoulder, biceps tendon, biceps tendinitis, biceps, supraspinatus, shoulder dislocation, collarbone, clavicle",
  ],
  [{ ...region("shoulder"), vague: true }, "impingement, bursitis"],
  [{ ...region("wrist_hand"), vague: true }, "grip"],
  [
    region("elbow"),
    "elbow, tennis elbow, golfers elbow, golfer elbow, epicondyl*, triceps, triceps tendon, ucl, distal biceps, distal biceps tendon, forearm",
  ],
  [region("wrist_hand"), "wrist, hand, thumb, finger, carpal tunnel, scaphoid, tfcc, de quervain, quervain, palm, ganglion, knuckle"],
  [
    region("upper_back"),
    "lat, latissimus, upper back, mid back, middle back, thoracic, thoracic spine, t spine, rhomboid, scapula, scapular, shoulder blade",
  ],
  [
    region("chest_ribs"),
    "rib, brustmuskel*, pectoral*, pec, pectoral, pectoralis, sternum, costochondritis, intercostal, bruised rib, chest, ribcage, cote felee, cote cassee, cotes felees, cote bruised, cotes bruised, cotes, mal aux cotes",
  ],
  [
    region("lower_back"),
    "mal de dos, maux de dos, douleur de dos, douleurs de dos, lower back, low back, lumbar, spine, spinal, sciatica, sciatic, si joint, sacroiliac, sacrum, ql, quadratus lumborum, facet, spondylo*, back, lumbago, tailbone, coccyx, scoliosis, vertebra, vertebrae, l3, l4, l5, s1, l4l5, l5s1",
  ],
  [
    { ...region("lower_back"), disc: true },
    "hernia discal, hernie discale, bandscheibe*, bandscheibenvorfall, ernia del disco, disc, disk, slipped disc, slipped disk, herniated disc, herniated disk, herniat*, bulging, bulging disc, bulging disk, disc bulge, prolapsed disc",
  ],
  [
    { ...region("neck"), disc: true },
    "cervical disc, cervical disk, disc in my neck, disc c3, disc c4, disc c5, disc c6, disc c7, bandscheibe c4, bandscheibe c5, bandscheibe c6, bandscheibe hws",
  ],
  [region("abdomen"), "ab strain, ab muscle, ab wall, abs, abdominal, abdomen, oblique, diastasis, diastasis recti, core"],
  [
    region("hip_groin"),
    "torn labrum left hip, torn labrum right hip, torn labrum in my hip, labrum left hip, labrum right hip, labrum of the hip, labrum in my hip, labrum hip, hip, hip flexor, psoas, iliopsoas, fai, labral tear hip, hip labrum, hip labral, hip impingement, hip bursitis, groin, adductor, glute, gluteus, gluteal, piriformis, trochanter*, osteitis pubis, sports hernia, sport hernia, pubic bone, pubic, pubis, symphysis*, symphyse*, sinfisis, pelvis, pelvic girdle, front of pelvis, pelvic bone, schambein*, pubalg*, becken, pelvico, bassin",
  ],
  [region("thigh"), "hamstring, ham, hammy, hammies, quad, quadriceps, thigh, adductor magnus"],
  [region("thigh", "knee"), "it band, itb, itbs, iliotibial, iliotibial band"],
  [
    region("knee"),
    "knee, patella, patellar, patellofemoral, pfps, bakers cyst, baker cyst, bakerzyste, kyste de baker, quiste de baker, cisti di baker, runners knee, runner knee, jumpers knee, jumper knee, meniscus, menisci, acl, mcl, pcl, lcl, osgood, osgood schlatter, chondromalacia, kneecap",
  ],
  [
    region("lower_leg"),
    "shin, shin splint, shinsplint, mtss, tibia, tibial, fibula, calf, calves, soleus, gastroc, gastrocnemius, achilles, compartment, compartment syndrome, stress reaction, lower leg",
  ],
  [region("ankle"), "ankle, peroneal, atfl, syndesmosis, tarsal, high ankle"],
  [
    region("foot"),
    "dedo menique del pie, menique del pie, dedo del pie, dedo gordo del pie, dedos del pie, dedinho do pe, dedo do pe, dedao do pe, mignolo del piede, dito del piede, petit orteil, little toe, pinky toe, foot, feet, plantar, plantar fasciitis, fasciitis, heel, toe, metatarsal*, bunion, morton, hallux, mortons, neuroma, arch, stress fracture, foot stress fracture, big toe, turf toe",
  ],
  [{ ...region("thigh", "knee", "lower_leg"), broad: true }, "leg"],
  [{ ...region("elbow", "shoulder"), broad: true }, "arm, upper arm"],
  [
    { ...region("knee", "hip_groin", "shoulder", "wrist_hand"), broad: true, vague: true },
    "arthritis, osteoarthritis, joint, joint pain, sore joints, rheumatoid arthritis",
  ],
  [
    { regions: [] },
    "keep elbows in, keep my elbows in, keep the elbows in, with elbows in, elbows tucked, tuck my elbows, tucked elbows, elbows close, get a stitch under the ribs, get a stitch under my ribs, get a stitch, side stitch, a stitch on, a stitch when, stitch under the ribs, a stitch under the rib, a stitch in my side, seitenstechen, flato, point de cote, points de cote, cast iron, reach back, reaching back, reach too far back, arm back, lean back, legs heavy, legs get heavy, legs are heavy, heavy legs, leg not uberkreuzen, leg uberkreuzen, beine uberkreuzen, not cross legs, quad bypass, quadruple bypass, triple bypass, dando pecho, dando el pecho, doy el pecho, dar el pecho, dar pecho, dando chest, dando el chest, doy el chest, dar el chest, dar chest, leg not uberkreuzen, leg uberkreuzen, skip core, core work, core training, core exercise, core exercises, crossing legs, cross my legs, cross legs, crossed legs, leg day, hook grip, one arm, one armed, single arm, arm stuff, round back, rounded back, flat back, straight back, neutral back, arched back, flat on my back, lying on my back, on my back, on the back, flachem back, flacher back, rundem back, runder back, geradem back, gerader back, auf dem back, liegen auf back, on back, back bends, back bend, back extension, back extensions, bar in hand, hand weights, hand weight, leg machines, leg machine, machines leg, machines legs, chest supported, arm bike, arms of the bike, bike arm, bike arms, heel drop, heel drops, heel raise, heel raises, fingers go white, finger go white, white fingers, fingers turn white, past the toes, past my toes, over the toes, over my toes, degrees elbow, degrees of elbow, degrees knee, degrees of knee, elbow flexion, knee flexion, knee bend, knee bends, back up, back down, back into, back at, fully back, back and forth, hand release, in hand, at hand, by hand, on foot, out of hand, on my feet, on the feet, back in july, period back, periods back, is back, are back, am back, been back, back to back, back 2 back, finger diastasis, two finger, 2 finger, three finger, one finger, finger gap, finger width, finger breadth, fingers wide, fingers width, hamstring graft, hamstring tendon graft, hamstring autograft, patellar graft, patellar tendon graft, quad graft, quad tendon graft, hamstring transplant*, hamstringplastik, semitendinosus*, injerto de hamstring, injerto de isquio*, injerto del hamstring, greffe d ischio*, greffe hamstring, greffe des hamstring, knock knee, trop de cotes, de cotes, en cotes, en cote, chest infection, chest cold, chest cough, one leg, single leg, each leg, one legged, legs apart, leg raise, leg swing, close grip, wide grip, narrow grip, closer grip, narrower grip, tighter grip, wider grip, grip hard, grip work, pelvic floor, back squat, back squatting, back rack, back to, came back, come back, coming back, go back, going back, get back, got back, getting back, chest to bar, toes to bar, toe to bar, hip thrust, hip hinge, leg press, leg day, leg extension, leg curl, calf raise, knee sleeve, knee raise, wrist wrap, trap bar, shoulder press, hand release, farmers grip, bench press, on the other hand, first hand, back extension, hip airplane, grip strength, on foot, foot note",
  ],
]);
