import { CheckInPage } from "#features/check-in/components/check-in-page.tsx";

export function CheckInRoute() {
  return <CheckInPage />;
}
