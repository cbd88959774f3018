type StatusCode = 400 | 403 | 404 | 409 | 413 | 415 | 416 | 500 | 503 | 507;

/** A refusal in the words of Supabase Storage: `{ statusCode, error, message, code }`. Thrown anywhere below, rendered once. */
export class StorageError extends Error {
  readonly statusCode: StatusCode;
  readonly code: string;
  /** An older name of the same failure, which some clients compare; the code where there is none. */
  readonly error: string;

  constructor(statusCode: StatusCode, code: string, message: string, error: string = code) {
    super(message);
    this.name = "StorageError";
    this.statusCode = statusCode;
    this.code = code;
    this.error = error;
  }
}

const refuse = (statusCode: StatusCode, code: string, message: string, error?: string) => (): StorageError =>
  new StorageError(statusCode, code, message, error);

/** Every refusal of /storage/v1 that has a reason of its own. Codes and sentences are those of Supabase Storage, where it has some. */
export const storageErrors = {
  noAuthorization: refuse(400, "InvalidRequest", "headers must have required property 'authorization'", "Error"),
  badToken: (reason: string) => new StorageError(403, "AccessDenied", reason, "Unauthorized"),
  accessDenied: refuse(403, "AccessDenied", "new row violates row-level security policy", "Unauthorized"),

  noSuchBucket: refuse(404, "NoSuchBucket", "Bucket not found", "Bucket not found"),
  bucketExists: refuse(409, "BucketAlreadyExists", "The resource already exists", "Duplicate"),
  bucketNotEmpty: refuse(409, "ResourceNotEmpty", "The bucket you tried to delete is not empty"),
  invalidBucketName: refuse(400, "InvalidBucketName", "Bucket name invalid", "Invalid Input"),
  invalidFileSizeLimit: refuse(400, "InvalidRequest", "Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B"),
  limitAboveServers: refuse(413, "EntityTooLarge", "The object exceeded the maximum allowed size", "Payload too large"),

  noSuchKey: refuse(404, "NoSuchKey", "Object not found", "not_found"),
  keyExists: refuse(409, "KeyAlreadyExists", "The resource already exists", "Duplicate"),
  invalidKey: (key: string) => new StorageError(400, "InvalidKey", `Invalid key: ${key}`),
  invalidRange: refuse(416, "InvalidRange", "The requested range is not satisfiable", "invalid_range"),

  invalidRequest: (message: string) => new StorageError(400, "InvalidRequest", message),
  noContent: refuse(400, "InvalidRequest", "No content provided"),
  aborted: refuse(400, "Aborted", "The connection ended before the whole file had arrived"),
  mimeType: (type: string) => new StorageError(415, "InvalidMimeType", `mime type ${type} is not supported`, "invalid_mime_type"),
  tooLarge: refuse(413, "EntityTooLarge", "The object exceeded the maximum allowed size", "Payload too large"),
  quotaUsedUp: (quota: string) =>
    new StorageError(413, "QuotaExceeded", `This file does not fit: the storage limit is ${quota}.`, "Payload too large"),
  noSpaceLeft: refuse(507, "InsufficientStorage", "The server has no space left to store this"),

  noSuchUpload: refuse(404, "NoSuchUpload", "Upload not found"),
  notYourUpload: refuse(403, "AccessDenied", "This upload was begun by someone else", "Unauthorized"),
  invalidSignature: refuse(400, "InvalidSignature", "Invalid signature"),
  invalidJwt: (reason: string) => new StorageError(400, "InvalidJWT", reason),

  featureNotEnabled: (feature: string) =>
    new StorageError(404, "FeatureNotEnabled", `${feature} is not offered by this server`, "not_found"),
  unknownRoute: (method: string, path: string) => new StorageError(404, "InvalidRequest", `Route ${method}:${path} not found`, "not_found"),
  busy: (message: string) => new StorageError(503, "SlowDown", message),
  databaseUnavailable: refuse(503, "DatabaseError", "The server is not ready. Try again in a minute."),
  unexpected: refuse(500, "InternalError", "Internal server error"),
} as const;
