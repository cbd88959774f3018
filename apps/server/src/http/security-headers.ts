import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

const NONE = ["'none'"];

/** Headers of API answers and of uploaded files: data, never a document. */
export function dataHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Referrer-Policy": REFERRER,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    ...(isSecure(publicUrl) && { "Strict-Transport-Security": TRANSPORT }),
  };
}

/** Headers of everything else: the browser app runs its own scripts only, and nobody may frame it. */
export function pageSecurityHeaders(publicUrl: string, inlineScripts: readonly string[]): MiddlewareHandler {
  return secureHeaders({
    strictTransportSecurity: isSecure(publicUrl) ? TRANSPORT : false,
    referrerPolicy: REFERRER,
    xFrameOptions: "DENY",
    // A message to the coach can be spoken.
    permissionsPolicy: { camera: false, microphone: ["self"], geolocation: false },
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inlineScripts],
      // Components position themselves with style attributes.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:"],
      fontSrc: ["'self'", "data:"],
      mediaSrc: ["'self'", "blob:"],
      connectSrc: ["'self'"],
      objectSrc: NONE,
      baseUri: NONE,
      formAction: ["'self'"],
      frameAncestors: NONE,
    },
  });
}

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith("https:");
const REFERRER = "strict-origin-when-cross-origin";
const TRANSPORT = "max-age=31536000; includeSubDomains";
