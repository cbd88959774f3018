import { CRISIS_LINES, SAFEGUARDING_LINES, type SafetyTexts } from "./texts.ts";

export const ES: SafetyTexts = {
  opening: "**Antes que nada:**",
  openingAgain: "**Te lo pregunté antes, por «{quote}»:**",
  openingAgainPrivate: "**Te lo pregunté antes, porque importa:**",
  askEnd: "Si es fuerte, nuevo o empeora, para y ve hoy al médico, o llama a emergencias.",
  numbers: "112 en Europa, 999 en Reino Unido, 911 en EE. UU., Canadá y gran parte de América, 000 en Australia",
  emergency:
    "**Para. Puede ser una emergencia: «{quote}». Llama ya a emergencias** ({numbers}). No conduzcas. {aid} Deja la puerta abierta y no te quedes a solas. No doy consejos de entrenamiento hasta que te vea un médico.",
  emergencyOther: "**Llama ya a emergencias por esa persona** ({numbers}), con el altavoz, y quédate con ella. {aid}",
  tellThem: "Díselo y ayúdale a hacerlo:",
  ifLifeless: "Si no responde y no respira con normalidad: empieza las compresiones en el pecho y pide un desfibrilador.",
  doctor:
    "**Ve hoy al médico** por «{quote}» (urgencias si está cerrado). {aid} Llama a emergencias si {worse}. Nada de entrenar hasta que te vean.",
  doctorWeek:
    "Pide cita con el médico **esta semana** por «{quote}»; antes si {worse}. {aid} Hasta entonces entrena suave (RPE 5 como mucho) y deja fuera lo que lo provoca.",
  doctorOther: "Debería verla un médico **hoy** por «{quote}». {aid} Llama a emergencias si {worse}.",
  doctorWeekOther: "Debería verla un médico **esta semana** por «{quote}». {aid} Llama a emergencias si {worse}.",
  danger: "**Si alguien está en peligro ahora, llama a emergencias** ({numbers}).",
  locked:
    "No puedo dar consejos de entrenamiento hasta que un médico haya revisado «{quote}». Cuando haya ocurrido, pulsa «I have been examined» en tu panel y di quién te vio, cuándo y qué te permite. {aid}",
  stillCall: "**Si fue hoy y nadie te ha visto, llama ya a emergencias** ({numbers}), aunque haya pasado.",
  lockedOwn:
    "No doy consejos de entrenamiento hasta que te vea un profesional. Cuando haya ocurrido, pulsa «I have been examined» en tu panel y di quién te vio, cuándo y qué te permite.",
  suicide: `Me alegro de verdad de que me lo hayas contado. Importas más que cualquier entrenamiento. Llama ahora a una línea de crisis (${CRISIS_LINES}) o díselo a alguien cercano, y pon distancia con cualquier cosa que pudieras usar. Si has tomado algo o podrías actuar ahora, llama a emergencias. ¿Estás a salvo en este momento?`,
  suicideOther: `Gracias por cuidar de esa persona. Quédate con ella, pregúntale directamente si piensa en el suicidio, retira los medios y llamad juntos: ${CRISIS_LINES}.`,
  eating:
    "Me alegro de que me lo hayas contado. Suena duro, y tiene tratamiento. Habla esta semana con tu médico y con alguien de confianza; una línea de trastornos alimentarios puede ayudarte a empezar. Hasta entonces nada duro ni nada extra.",
  eatingOther:
    "Gracias por cuidar de esa persona. Dile con calma lo que has visto, sin hablar del peso, y ayúdala a ir al médico esta semana; una línea de trastornos alimentarios puede ayudar a empezar.",
  violence: `Te creo; no es culpa tuya. En peligro ahora: emergencias. Si no, hay líneas gratuitas y confidenciales: ${SAFEGUARDING_LINES}. Manos u otra cosa alrededor del cuello: ve hoy al médico aunque te encuentres bien.`,
  violenceOther: `Gracias por cuidar de esa persona. Créela, no preguntes por qué y ofrécele una línea gratuita y confidencial: ${SAFEGUARDING_LINES}. En peligro ahora: emergencias.`,
  categories: {
    heart: [
      "Siéntate y descansa, no sigas andando. Usa tu propio espray del corazón si lo tienes; aspirina solo si te lo dicen por teléfono.",
      "viene en reposo o no para en minutos, va al brazo o la mandíbula, o te desmayas, sudas, tienes náuseas o te falta el aire",
    ],
    faint: [
      "Túmbate con las piernas en alto. Si hay convulsión: despeja el sitio, mide el tiempo, nada en la boca, después de lado.",
      "se repite, o viene con dolor de pecho, una lesión o una convulsión",
    ],
    clot: [
      "Sin masaje, sin rodillo, sin volar. Si te falta el aire, siéntate erguido.",
      "te falta el aire, te pincha al respirar o toses sangre",
    ],
    "cauda-equina": [
      "Ve ahora al hospital, no esperes a mañana y no levantes nada.",
      "cambian la sensibilidad, la vejiga, el intestino o la fuerza de las piernas",
    ],
    rhabdo: [
      "Nada de ejercicio ni antiinflamatorios. Ve ahora al hospital para un análisis de sangre; bebe si puedes.",
      "la orina se oscurece o falta, o un músculo se hincha o pierde fuerza",
    ],
    heat: [
      "Primero enfriar: sombra, ropa fuera, agua fría o hielo en cuello, axilas e ingles, antes de trasladar. Confusión tras beber mucho: no dar agua.",
      "la mente no está clara, hay vómitos o 30 minutos de frío no ayudan",
    ],
    head: [
      "Túmbate con cabeza y hombros algo elevados; con dolor de cuello no te muevas nada. Con sueño o vómitos: de lado, cabeza y espalda en línea. Nada de comer ni beber, ninguna pastilla.",
      "hay vómitos, más dolor de cabeza, confusión, sueño o dolor de cuello",
    ],
    stroke: ["Apunta la hora. Nada de comer ni beber. Llama aunque haya pasado.", "cambian la cara, el brazo, el habla o la vista"],
    anaphylaxis: [
      "Autoinyector de adrenalina ya, en la cara externa del muslo. Túmbate con las piernas en alto, o siéntate si te falta el aire. Segundo a los 5 minutos si no mejora; hospital aunque mejore.",
      "se hinchan labios, lengua o garganta, o cuesta respirar",
    ],
    sugar: [
      "Para, toma 15–20 g de azúcar rápido, mide a los 15 minutos y repite, después hidratos lentos. Quien no puede tragar no toma nada por la boca.",
      "hay confusión, no puedes tragar o hay cetonas y vómitos",
    ],
    pregnancy: [
      "Para, túmbate del lado izquierdo y llama ya a tu maternidad; no esperes a la cita.",
      "el sangrado es fuerte, o hay líquido, convulsión, dolor intenso o falta de aire",
    ],
    belly: ["Nada de comer ni beber. Ve ahora al hospital.", "el vientre se pone duro, o vomitas, sangras o te desplomas"],
    infection: ["Reposo; sin calor y sin masaje.", "el enrojecimiento avanza rápido, o hay confusión o respiración rápida"],
    spine: ["No te muevas, la cabeza quieta, el casco puesto.", "brazos o piernas se duermen o pierden fuerza"],
    eye: [
      "Tras un producto químico, lava 20 minutos; tras un golpe no frotes ni aprietes. Sin cargar peso y sin conducir.",
      "se pierde la vista",
    ],
    "slow-warning": [
      "La mayoría resulta inofensivo, y un médico debería verlo.",
      "empeora rápido, sangras mucho o te notas mareado, sin aire o débil",
    ],
    stimulants: [
      "Nada de ejercicio, refréscate, siéntate y no tomes más. Lleva el envase; no provoques el vómito.",
      "el corazón se acelera, duele el pecho, o hay calor o confusión",
    ],
    asthma: [
      "Siéntate erguido. Inhalador azul: una inhalación cada 30–60 segundos, hasta 10; primero tu propio plan. Peor, sin inhalador o sin alivio: llama, y repite a los 10 minutos.",
      "no puedes acabar una frase, los labios se ponen azules o el inhalador no ayuda",
    ],
    limb: ["No lo enderezes ni lo cargues; presiona si sangra.", "está torcido, frío, blanco o dormido, o no deja de sangrar"],
    unclear: [
      "Reposo; di exactamente qué se nota o se ve y desde cuándo, y haz lo que te digan.",
      "va a peor, o notas desmayo, falta de aire, confusión, adormecimiento o debilidad",
    ],
  },
  questions: {
    heart:
      "¿Es el músculo, que duele al apretar o empujar, o una presión, opresión o ardor por dentro? ¿Falta de aire, sudor, náuseas, o dolor en un brazo, la mandíbula o la espalda?",
    faint: "¿Perdiste el conocimiento, aunque fuera un segundo? ¿Durante un esfuerzo o justo después?",
    clot: "Comparada con la otra pierna: ¿está hinchada, caliente, roja o azulada? ¿Un vuelo, una operación, un yeso, embarazo, la píldora, un coágulo anterior o falta de aire?",
    "cauda-equina":
      "¿Se pasa el hormigueo o el adormecimiento al cambiar de postura, o hay debilidad? ¿Algún cambio de sensación en los genitales o el ano, o problemas con el pis o las heces?",
    rhabdo: "¿De qué color es exactamente (como cola o té?), cuánto has orinado hoy, y hay algún músculo hinchado o sin fuerza?",
    heat: "¿Está clara la cabeza: nombre, lugar, día? ¿Mejora tras 30 minutos al fresco? ¿Cuánto se ha bebido?",
    head: "Desde el golpe: ¿dolor de cabeza que empeora, vómitos, confusión o lagunas, somnolencia, dolor de cuello, problemas de vista o equilibrio, o tomas anticoagulantes?",
    stroke: "¿Empezó en segundos? ¿Afecta a la cara, un brazo o el habla de un lado? ¿Es el peor dolor de cabeza de tu vida?",
    anaphylaxis: "¿Se hinchan los labios, la lengua o la garganta, cuesta respirar, mareo, vómitos, o es solo la piel?",
    sugar: "¿Cuánto te marca ahora? ¿Puedes tragar y pensar con claridad?",
    suicide: "¿Piensas en el suicidio o en hacerte daño? ¿Estás a salvo ahora mismo?",
    eating: "¿Te provocas el vómito, pierdes el control con la comida, o se te ha ido la regla?",
    pregnancy:
      "¿Hay sangrado, líquido, dolores regulares, dolor de cabeza con cambios en la vista o menos movimientos? ¿De cuántas semanas estás?",
    belly: "¿Empezó de golpe, va a peor, y hay vómitos, fiebre, sangre, un bulto duro o dolor de testículo?",
    infection: "¿Está caliente y rojo comparado con el otro lado? ¿Fiebre o escalofríos? ¿Hubo un corte, una inyección o una operación?",
    spine:
      "¿Te caíste o te golpeaste? ¿Adormecimiento, hormigueo o debilidad en brazos o piernas, o dolor en medio del cuello o la columna?",
    eye: "¿Has perdido vista o ves distinto con un ojo, hay destellos o una sombra, o le ha entrado o golpeado algo?",
    "slow-warning": "¿Desde cuándo, crece o empeora, y hay pérdida de peso o sudor por la noche?",
    stimulants: "¿Qué tomaste, cuánto y cuándo? ¿Se acelera el corazón, hay dolor de pecho, temblor, calor o confusión?",
    asthma: "¿Puedes decir frases enteras? ¿Te ha ayudado el inhalador?",
    violence: "¿Alguien te hace daño o te da miedo? ¿Estás a salvo ahora, y este teléfono es solo tuyo?",
    limb: "¿Dónde exactamente, y cuánto de 0 a 10? ¿Está torcido, frío, blanco o dormido, o no para de sangrar tras diez minutos apretando?",
    unclear: "¿Dónde lo notas exactamente, desde cuándo, y va a peor? ¿Dolor de pecho, falta de aire, desmayo, adormecimiento o debilidad?",
  },
  freshAir:
    "**Todos fuera, al aire libre, ya; quien no pueda andar, en brazos o a rastras.** Nadie se queda ni vuelve a entrar. Después, llama.",
  aids: {
    tendon:
      "Con este antibiótico un tendón puede romperse: nada de correr, saltar ni elevar talones, y avisa hoy a quien te lo recetó; si aún lo tomas, antes de la siguiente pastilla.",
    "beta-blocker":
      "Deja las zonas de pulso y entrena por esfuerzo (RPE). Di a quien te lo recetó lo bajo que se queda el pulso y que entrenas; nunca dejes las pastillas por tu cuenta.",
    choking:
      "Tose fuerte. Si no puedes toser ni hablar: hasta cinco golpes entre los omóplatos, luego hasta cinco compresiones hacia dentro y arriba sobre el ombligo, alternando; a solas, sobre el respaldo de una silla. Sin meter los dedos a ciegas en la boca.",
    burn: "Agua corriente fresca durante 20 minutos; quita anillos y reloj. Sin hielo, sin crema, sin reventar ampollas; después cúbrela sin apretar con film o un paño limpio.",
    wound:
      "Aprieta con un paño limpio diez minutos, lava la suciedad con agua limpia, cúbrela. Un corte abierto o profundo se cierra en unas seis horas; pregunta por el tétanos.",
    bite: "Lávala con jabón bajo el grifo 15 minutos y cúbrela; pregunta por el tétanos, y por la rabia si el animal es desconocido.",
    snake:
      "Quieto, con la extremidad por debajo del corazón y sin moverla; quita anillos y zapatos. No cortar, chupar ni atar, sin hielo; recuerda cómo era la serpiente.",
    "tight-cast": "Abre o corta lo que apriete, hasta donde puedas, y mantén la extremidad a la altura del corazón, no más arriba.",
    fluids: "Sorbos pequeños cada pocos minutos, mejor suero oral; de momento nada de comer y sin antiinflamatorios.",
    fasting: "Nada de comer ni beber hasta que lo vea un médico, sin laxantes y sin calor en el vientre.",
    upright: "Siéntate, abrigado y fuera del agua; afloja lo que apriete. No te tumbes; nada de comer ni beber.",
    overdose:
      "Di qué se ha tomado, cuánto y cuándo; también ayuda el centro de toxicología. Guarda los envases. Nada de comer ni beber, no provocar el vómito. Con sueño pero respirando normal: de lado, y vigilar la respiración. Que nadie se quede solo.",
    seizure:
      "Haz sitio, algo blando bajo la cabeza, mira la hora. No sujetes a la persona ni le metas nada en la boca. Cuando pare, mira si respira: normal, de lado; si no, empieza el masaje cardíaco.",
    still:
      "No levantes ni muevas a la persona: sujétale la cabeza y el cuello tal como está, el casco se queda puesto, abrígala. Si vomita o no despierta: de lado, con la cabeza alineada con el cuerpo. Nada de comer ni beber, ni pastillas.",
    "fresh-air": "Di por teléfono «monóxido de carbono o gas»; apaga la estufa o el motor solo si no cuesta tiempo.",
    torsion: "Nada de comer ni beber. Ve ahora al hospital; un testículo torcido tiene unas seis horas.",
    overdrinking: "No bebas más, ni agua ni bebida deportiva. Siéntate o túmbate de lado; di por teléfono cuánto se bebió.",
    "high-sugar":
      "Nada de azúcar salvo que la medición sea baja. Sigue tu plan de enfermedad para insulina y cetonas, no dejes nunca la insulina; sorbos de agua si puedes tragar.",
    resuscitation:
      "Háblale fuerte y sacúdele los hombros. Si no contesta y no respira normal (boquear no es respirar): presiona fuerte y rápido en el centro del pecho, 100–120 veces por minuto, y manda por un desfibrilador; enciéndelo y haz lo que diga. Si respira normal: de lado, y vigila.",
    "low-energy": "Apunta la última regla y lo que entrenas; hasta entonces come lo suficiente, sin perder peso ni sesiones extra.",
    nerve: "No levantes nada, sin saltos, y que nadie te cruja cuello ni espalda; apunta lo que no puede la mano o el pie.",
    flutter:
      "Siéntate o túmbate hasta que pase, y no conduzcas. Nada de espray para el corazón mientras estés mareado: baja más la tensión.",
    bleeding:
      "Aprieta fuerte la herida con tela y no sueltes; más tela encima. Túmbate. Si sigue saliendo a chorro de un brazo o una pierna: una banda apretada por encima, y anota la hora.",
    hypothermia:
      "Fuera del viento y de la ropa mojada, con mantas, tumbado, movimientos suaves. Sin ducha caliente, sin frotar, sin alcohol; bebida caliente y dulce solo si está del todo despierto.",
  },
  worseOf: {
    tendon: "notas un chasquido o no puedes ponerte de puntillas",
    "beta-blocker": "te desmayas o casi, te falta el aire en reposo, o el pulso en reposo baja de 45 con mareo",
    "low-energy": "te desmayas, un hueso duele de noche o al saltar, o el pulso va muy lento con mareo",
    nerve: "pierde más fuerza, pasa al otro lado, o sientes menos entre las piernas o no aguantas o no puedes orinar",
  },
  doctorAids: {
    heart: "Nada de esfuerzo hasta entonces y escaleras despacio; si viene, para enseguida y siéntate.",
    head: "Hoy nada de deporte, 24 horas sin quedarte a solas, sin conducir ni alcohol. Con dolor de cuello, quieto.",
    unclear: "Descansa hasta entonces, y no te quedes a solas si empeoras.",
    "cauda-equina": "Deja lo que provoque hormigueo o debilidad, y no levantes peso.",
    spine: "Nada de cuello ni espalda, y que nadie te cruja.",
    anaphylaxis: "Lleva tu adrenalina, no te quedes a solas y evita lo que lo provocó.",
    belly: "Sin antiinflamatorios; apunta cuándo pasa, el color y cuánto.",
    limb: "No cargues lo que duele, ni correr ni saltar.",
    faint: "Túmbate en cuanto lo notes venir; hasta entonces ni nadar, ni conducir, ni entrenar a solas.",
  },
};
