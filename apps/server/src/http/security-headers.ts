import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

const NONE = ["'none'"];

/** Headers of API answers: data, never a document. */
export function apiSecurityHeaders(publicUrl: string): MiddlewareHandler {
  return secureHeaders({
    ...common(publicUrl),
    ...NO_PAGE,
    contentSecurityPolicy: { defaultSrc: NONE, objectSrc: NONE, baseUri: NONE, formAction: NONE, frameAncestors: NONE },
    crossOriginResourcePolicy: "cross-origin",
  });
}

/** The same for uploaded files, except that an answer may have its own content security policy: some are shown by a browser, and only shown. */
export function storageSecurityHeaders(publicUrl: string): MiddlewareHandler {
  const others = secureHeaders({ ...common(publicUrl), ...NO_PAGE, crossOriginResourcePolicy: "cross-origin" });
  return (context, next) =>
    others(context, async () => {
      await next();
      const { headers } = context.res;
      if (!headers.has(POLICY)) headers.set(POLICY, DATA_POLICY);
    });
}

const POLICY = "Content-Security-Policy";
const DATA_POLICY = "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of everything else: the browser app runs its own scripts only, and nobody may frame it. */
export function pageSecurityHeaders(publicUrl: string, inlineScripts: readonly string[]): MiddlewareHandler {
  return secureHeaders({
    ...common(publicUrl),
    permissionsPolicy: { camera: false, microphone: false, geolocation: false },
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

function common(publicUrl: string) {
  return {
    strictTransportSecurity: publicUrl.startsWith("https:") ? "max-age=31536000; includeSubDomains" : false,
    referrerPolicy: "strict-origin-when-cross-origin",
    xFrameOptions: "DENY",
  };
}

/** What only matters to a page: data does without, and each of these would be part of every answer. */
const NO_PAGE = {
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};
