import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, importSPKI, jwtVerify, SignJWT } from "jose";
import { Provider } from "oidc-provider";

/** Who signs in next, and what the provider tells about them. */
export interface ProviderAccount {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean | string;
  readonly [claim: string]: unknown;
}

export interface OpenIdProvider {
  readonly issuer: string;
  /** The next visitor signs in as this account and agrees, or changes their mind. */
  next(visitor: ProviderAccount | "denies"): void;
  /** From now on its ID tokens say this too, signed as they were; undefined: they say the truth again. */
  misstate(claims: Readonly<Record<string, unknown>> | undefined, signer?: "itself" | "somebody else"): void;
  /** An ID token as an app gets it, for five minutes and the web's client unless the claims say otherwise. */
  idToken(claims: ProviderAccount, signer?: "itself" | "somebody else"): Promise<string>;
  close(): Promise<void>;
}

export interface ProviderClient {
  readonly id: string;
  readonly redirectUri: string;
  /** A fixed secret, or the public key of the developer whose signed token is the secret, as with Apple. */
  readonly secret: string | { readonly publicKey: string; readonly keyId: string; readonly teamId: string };
}

/** A real OpenID provider on loopback, without pages: whoever comes is signed in at once. */
export async function startOpenIdProvider(client: ProviderClient): Promise<OpenIdProvider> {
  let handler: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => handler(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const accounts = new Map<string, ProviderAccount>();
  let visitor: ProviderAccount | "denies" = "denies";
  let misstated: Readonly<Record<string, unknown>> | undefined;
  let signer: "itself" | "somebody else" = "itself";

  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: "test", use: "sig", alg: "RS256" }] },
    clients: [
      {
        client_id: client.id,
        client_secret: typeof client.secret === "string" ? client.secret : "checked below",
        token_endpoint_auth_method: "client_secret_post",
        redirect_uris: [client.redirectUri],
        response_types: ["code"],
        grant_types: ["authorization_code", "refresh_token"],
      },
    ],
    cookies: { keys: ["test"] },
    // Said, so that it does not warn that they are not.
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, RefreshToken: 600, IdToken: 600 },
    scopes: ["openid", "email", "profile", "name"],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "given_name", "family_name", "picture"] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    issueRefreshToken: async () => true,
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: async (_, sub) => ({ accountId: sub, claims: async () => ({ ...accounts.get(sub), sub }) }),
    // Signed in anew every time: the tests have many people in one browser.
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId ?? "",
        accountId: ctx.oidc.session?.accountId ?? "",
      });
      grant.addOIDCScope("openid email profile name");
      await grant.save();
      return grant;
    },
  });
  provider.use(async (ctx, next) => {
    await next();
    const answer = ctx.body as { readonly id_token?: string } | undefined;
    if (misstated === undefined || ctx.oidc?.route !== "token" || answer?.id_token === undefined) return;
    const { alg = "", kid = "" } = decodeProtectedHeader(answer.id_token);
    const key = signer === "itself" ? privateKey : (await generateKeyPair("RS256")).privateKey;
    const claims = { ...decodeJwt(answer.id_token), ...misstated };
    ctx.body = { ...answer, id_token: await new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key) };
  });
  if (typeof client.secret === "object") checkSignedSecret(provider, client.id, issuer, client.secret);

  const answer = provider.callback();
  const finish = async (request: IncomingMessage, response: ServerResponse) => {
    if (visitor === "denies") return provider.interactionFinished(request, response, { error: "access_denied", error_description: "No" });
    accounts.set(visitor.sub, visitor);
    return provider.interactionFinished(request, response, { login: { accountId: visitor.sub, remember: false }, consent: {} });
  };
  handler = (request, response) => {
    if (request.url?.startsWith("/interaction/")) void finish(request, response).catch(() => response.writeHead(500).end());
    else void answer(request, response);
  };
  return {
    issuer,
    next(who) {
      visitor = who;
    },
    misstate(claims, by = "itself") {
      misstated = claims;
      signer = by;
    },
    idToken: async (claims, by = "itself") =>
      new SignJWT({ iss: issuer, aud: client.id, exp: Math.floor(Date.now() / 1000) + 300, jti: crypto.randomUUID(), ...claims })
        .setProtectedHeader({ alg: "RS256", kid: "test" })
        .setIssuedAt()
        .sign(by === "itself" ? privateKey : (await generateKeyPair("RS256")).privateKey),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Apple's rule: the secret is a token, signed with ES256 by the developer's key, from the team, about the client, for Apple, at most six months. */
function checkSignedSecret(
  provider: Provider,
  clientId: string,
  audience: string,
  { publicKey, keyId, teamId }: Exclude<ProviderClient["secret"], string>,
): void {
  const prototype = provider.Client.prototype as { compareClientSecret(secret: string): boolean | Promise<boolean> };
  prototype.compareClientSecret = async (secret) => {
    const options = { algorithms: ["ES256"], issuer: teamId, subject: clientId, audience, maxTokenAge: "180d" };
    const { protectedHeader } = await jwtVerify(secret, await importSPKI(publicKey, "ES256"), options);
    return protectedHeader.kid === keyId;
  };
}
