/** The parts of the API; each has its own way to say that something went wrong. */
export type Surface = "auth" | "rest" | "storage" | "functions";

export interface Failure {
  readonly status: 400 | 404 | 405 | 413 | 500 | 503;
  /** Stable, in the words of the surface where it has some. */
  readonly code: "not_found" | "too_large" | "unexpected" | "bad_request" | "unavailable";
  readonly message: string;
}

export function getSurface(path: string): Surface | undefined {
  return SURFACES.find((surface) => path.startsWith(PREFIXES[surface]));
}

const SURFACES = ["rest", "auth", "storage", "functions"] as const;
const PREFIXES = { rest: "/rest/v1", auth: "/auth/v1", storage: "/storage/v1", functions: "/functions/v1" };

/** The body of a failure that the surface itself has not answered. */
export function failureBody(surface: Surface | undefined, { status, code, message }: Failure): object {
  switch (surface) {
    case "auth":
      return { code: AUTH_CODES[code], error_code: AUTH_CODES[code], message, msg: message };
    case "rest":
      return { code: REST_CODES[code], message, details: null, hint: null };
    case "storage":
      return { statusCode: String(status), error: STORAGE_ERRORS[code], message };
    case "functions":
      return { error: message, errorType: FUNCTION_ERRORS[code], status };
    case undefined:
      return { error: code, message };
  }
}

const AUTH_CODES = {
  not_found: "not_found",
  too_large: "request_too_large",
  unexpected: "unexpected_failure",
  bad_request: "validation_failed",
  unavailable: "request_timeout",
};
const REST_CODES = {
  not_found: "PGRST125",
  too_large: "PGRST102",
  unexpected: "PGRSTX00",
  bad_request: "PGRST100",
  unavailable: "PGRST000",
};
const STORAGE_ERRORS = {
  not_found: "not_found",
  too_large: "Payload too large",
  unexpected: "Internal",
  bad_request: "InvalidRequest",
  unavailable: "DatabaseError",
};
const FUNCTION_ERRORS = {
  not_found: "NOT_FOUND",
  too_large: "VALIDATION_ERROR",
  unexpected: "INTERNAL_ERROR",
  bad_request: "VALIDATION_ERROR",
  unavailable: "INTERNAL_ERROR",
};
