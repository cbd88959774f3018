import { TestingPage } from "#features/admin-testing/components/testing-page.tsx";

export function AiTestingRoute() {
  return <TestingPage />;
}
