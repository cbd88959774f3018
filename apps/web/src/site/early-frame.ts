// In the body of the app's page, before any script of the app: names the page.
import { paths } from "#app/navigation/paths.ts";

const { pathname } = location;

/** As in the header of the app. */
const TITLES: Readonly<Record<string, string>> = {
  [paths.dashboard]: "Dashboard",
  [paths.trainingPlans]: "Training Plans",
  [paths.sessionLog]: "Session Log",
  [paths.workouts]: "Workouts",
  [paths.goals]: "Goals",
  [paths.personalBests]: "Personal Bests",
  [paths.competitions]: "Competitions",
  [paths.exercises]: "Exercises",
  [paths.library]: "Library",
  [paths.profile]: "Athlete Profile",
  [paths.settings]: "Settings",
};
const title = document.querySelector("#early-title");
if (title !== null)
  title.textContent = TITLES[pathname.replace(/\/+$/, "")] ?? (pathname.startsWith(`${paths.train}/`) ? "Your session" : "Ironpace");
