import { createHash } from "node:crypto";
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from "openid-client";
import { isLoopback } from "#http/caller/loopback.ts";
import { type AuthError, authErrors } from "../errors.ts";
import { externalIdentity } from "./external-identity.ts";
import type { Provider, ProviderName } from "./provider.ts";

export interface OpenIdClient {
  readonly name: ProviderName;
  readonly issuer: string;
  readonly clientId: string;
  /** Client ids of the apps whose ID tokens are accepted too. */
  readonly otherClientIds: readonly string[];
  /** How this server proves to the provider that it is the client. Asked for before every exchange. */
  readonly clientAuth: () => Promise<ClientAuth>;
  readonly scopes: readonly string[];
  readonly parameters: Readonly<Record<string, string>>;
  /** Where the provider sends the browser back to; registered there. */
  readonly callbackUrl: string;
}

const timeoutSeconds = 10;

/** OpenID Connect, code flow with PKCE, state and nonce. The provider's addresses and keys are looked up on the first sign-in. */
export function openIdProvider(client: OpenIdClient): Provider {
  const { name, callbackUrl } = client;
  const discover = remembered(() => discoverProvider(client));
  const findKeys = remembered(async () => getKeys(await discover()));
  return {
    name,
    async begin({ state, nonce, codeVerifier }, scopes, parameters) {
      const configuration = await discover().catch(failed(name));
      return buildAuthorizationUrl(configuration, {
        ...parameters,
        ...client.parameters,
        redirect_uri: callbackUrl,
        scope: [...new Set([...client.scopes, ...scopes])].join(" "),
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
      });
    },
    async finish({ state, nonce, codeVerifier }, answer) {
      const configuration = await discover().catch(failed(name));
      const url = new URL(`${callbackUrl}?${answer.toString()}`);
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier, idTokenExpected: true };
      const tokens = await authorizationCodeGrant(configuration, url, checks).catch(failed(name));
      const claims = tokens.claims();
      if (!claims) throw authErrors.providerFailed(name);
      return {
        identity: externalIdentity(name, claims, answer.get("user")),
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token ?? null,
      };
    },
    async verify(idToken, accessToken) {
      const [configuration, keys] = await Promise.all([discover(), findKeys()]).catch(failed(name));
      const options = {
        issuer: configuration.serverMetadata().issuer,
        audience: [client.clientId, ...client.otherClientIds],
        algorithms: [...SIGNED_BY],
        requiredClaims: ["sub", "iat", "exp"],
      };
      const { payload } = await jwtVerify(idToken, keys, options).catch((error: unknown) => {
        if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) return failed(name)(error);
        throw authErrors.badIdToken(error.message);
      });
      if (!belongsTo(payload, accessToken)) throw authErrors.badIdToken("the access token does not belong to it");
      const { sub = "", nonce, exp = 0 } = payload;
      const identity = externalIdentity(name, { ...payload, sub }, null);
      return { identity, nonce: typeof nonce === "string" ? nonce : undefined, expiresAt: new Date(exp * 1000) };
    },
  };
}

async function discoverProvider({ issuer, clientId, clientAuth }: OpenIdClient): Promise<Configuration> {
  const url = new URL(issuer);
  const authenticate: ClientAuth = async (...request) => (await clientAuth())(...request);
  return discovery(url, clientId, undefined, authenticate, {
    timeout: timeoutSeconds,
    // Without TLS only to this machine: a provider for development and tests.
    execute: [enableNonRepudiationChecks, ...(url.protocol === "http:" && isLoopback(url) ? [allowInsecureRequests] : [])],
  });
}

/** Signature algorithms of Google and Apple: asymmetric only, no shared client secret. */
const SIGNED_BY = ["RS256", "ES256"] as const;

function getKeys(configuration: Configuration): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(configuration.serverMetadata().jwks_uri ?? ""), { timeoutDuration: timeoutSeconds * 1000 });
}

/** OpenID Connect Core 3.2.2.9: `at_hash` is the left half of the access token's SHA-256. */
function belongsTo({ at_hash: hash }: JWTPayload, accessToken: string | undefined): boolean {
  if (typeof hash !== "string" || accessToken === undefined) return true;
  return hash === createHash("sha256").update(accessToken).digest().subarray(0, 16).toString("base64url");
}

/** One look-up for everybody, and another one after it failed. */
function remembered<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    }));
}

const failed =
  (name: ProviderName) =>
  (cause: unknown): never => {
    const error: AuthError = authErrors.providerFailed(name);
    error.cause = cause;
    throw error;
  };
