// In the body of the app's page, before any script of the app: asks for the rows that the page is drawn from while the scripts are on their way, and names it.
import { paths } from "#app/navigation/paths.ts";
import { askEarly } from "#backend/first-paint/early-frame.ts";

const { pathname } = location;
// The frame around every page looks at the active plan; a session that is trained has its own rows.
askEarly(!pathname.startsWith(`${paths.train}/`));

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
