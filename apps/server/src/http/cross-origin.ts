import { cors } from "hono/cors";

/**
 * Any site may call the API: what a call may do is decided by its keys and tokens, never by cookies. Without the exposed
 * headers the official client silently gets no counts and no error codes. The allowed headers are the asked-for ones.
 */
export const allowCrossOrigin = cors({
  origin: "*",
  allowMethods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
  maxAge: 86_400,
  exposeHeaders: [
    "Content-Range",
    "Content-Location",
    "Location",
    "Content-Length",
    "ETag",
    "Link",
    "X-Total-Count",
    "X-Supabase-Api-Version",
    "X-Relay-Error",
    "Retry-After",
    "X-Request-Id",
    "Preference-Applied",
    "Tus-Resumable",
    "Tus-Version",
    "Tus-Extension",
    "Tus-Max-Size",
    "Upload-Offset",
    "Upload-Length",
    "Upload-Metadata",
    "Upload-Defer-Length",
    "Upload-Expires",
    "Tus-Complete",
    "Accept-Ranges",
    "Content-Disposition",
  ],
});
