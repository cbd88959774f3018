import { PersonalBestsPage } from "#features/personal-bests/components/personal-bests-page.tsx";

export function PersonalBestsRoute() {
  return <PersonalBestsPage />;
}
