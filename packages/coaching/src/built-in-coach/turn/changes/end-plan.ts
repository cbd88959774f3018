import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";

/** A plan is ended by its athlete; what that means, and what is less. */
export function endPlan({ tongue }: Frame): Draft {
  const say = sayIn(tongue);
  return {
    isDecided: true,
    text: [
      say(
        "**I do not end a plan from here.** If you end it, open sessions leave your calendar; everything you logged stays.",
        "**Einen Plan beende ich von hier aus nicht.** Beenden nimmt die offenen Einheiten aus dem Kalender; was du eingetragen hast, bleibt.",
        "**Je ne termine pas un plan d’ici.** Le terminer retire les séances encore ouvertes du calendrier ; ce que tu as noté reste.",
        "**Desde aquí no termino un plan.** Terminarlo quita del calendario las sesiones abiertas; lo que anotaste se queda.",
        "**Da qui non termino un piano.** Terminarlo toglie dal calendario le sessioni aperte; ciò che hai registrato resta.",
      ),
      bullet([
        say(
          "Adjust first: add a day for an easy run (“I also want to train on Sundays, 60 min”), or take one lifting day shorter; the plan goes on.",
          "Erst anpassen: einen Tag für einen lockeren Lauf dazu („ich will auch sonntags trainieren, 60 min“) oder einen Krafttag kürzer; der Plan läuft weiter.",
          "D’abord ajuster : ajouter un jour pour un footing (« je veux aussi m’entraîner le dimanche, 60 min ») ou raccourcir un jour de force ; le plan continue.",
          "Primero ajustar: añadir un día de rodaje suave («también quiero entrenar los domingos, 60 min») o acortar un día de fuerza; el plan sigue.",
          "Prima adattare: aggiungere un giorno di corsa facile («voglio allenarmi anche la domenica, 60 min») o accorciare un giorno di forza; il piano continua.",
        ),
        say(
          "Or start a new plan: change the focus in your profile, end this plan on the **Training Plans** page, then generate the new one.",
          "Oder ein neuer: Schwerpunkt im Profil ändern (Laufen bekommt mehr von der Woche), diesen Plan auf der Seite **Training Plans** beenden, dann den neuen erstellen.",
          "Ou un nouveau : change la priorité dans ton profil (la course prend plus de place), termine ce plan sur la page **Training Plans**, puis génère le nouveau.",
          "O uno nuevo: cambia el enfoque en tu perfil (más carrera en la semana), termina este plan en la página **Training Plans** y genera el nuevo.",
          "Oppure uno nuovo: cambia il focus nel profilo (più corsa nella settimana), termina questo piano nella pagina **Training Plans** e genera il nuovo.",
        ),
      ]),
      say(
        "Which of the two do you want? Until you say so, nothing changes.",
        "Welches von beiden willst du? Bis dahin ändert sich nichts.",
        "Lequel veux-tu ? D’ici là, rien ne change.",
        "¿Cuál de los dos quieres? Hasta entonces no cambia nada.",
        "Quale dei due vuoi? Fino ad allora non cambia nulla.",
      ),
    ],
  };
}
