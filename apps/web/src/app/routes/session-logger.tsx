import { LoggerPage } from "#features/session-log/components/logger/logger-page.tsx";

export function SessionLoggerRoute() {
  return <LoggerPage />;
}
