import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import type { Database } from "#database/database.ts";
import type { Surface } from "../surface.ts";

/** Figures of this process, as Prometheus reads them. */
export interface Metrics {
  readonly registry: Registry;
  /** Takes down an answered request and the milliseconds it took. */
  answered(request: AnsweredRequest, milliseconds: number): void;
  /** Counts a mail that was deleted unsent. */
  mailGivenUp(): void;
}

interface AnsweredRequest {
  /** Undefined for the browser app. */
  readonly surface: Surface | undefined;
  readonly method: string;
  readonly status: number;
}

export function createMetrics(database: Pick<Database, "waiting">): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const waiting = new Gauge({
    name: "ironpace_database_waiting",
    help: "Transactions that wait for a connection to the database.",
    registers: [],
    collect() {
      this.set(database.waiting());
    },
  });
  registry.registerMetric(waiting);
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Seconds until an answer began, by part of the API, method and status.",
    labelNames: ["surface", "method", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const mails = new Counter({
    name: "ironpace_mails_given_up_total",
    help: "Mails that were deleted unsent: refused for good, out of attempts, or unreadable.",
    registers: [registry],
  });
  const series = new Map<string, ReturnType<typeof duration.labels>>();
  return {
    registry,
    mailGivenUp: () => mails.inc(),
    answered({ surface = "web", method: sent, status }, milliseconds) {
      const method = known(sent);
      const name = `${surface} ${method} ${status}`;
      const own = series.get(name) ?? duration.labels({ surface, method, status });
      series.set(name, own);
      own.observe(milliseconds / 1000);
    },
  };
}

/** A label has few values: a client may send any method. */
const known = (method: string): string => (METHODS.has(method) ? method : "other");
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
