import type { Context } from "hono";
import type { AuthDependencies } from "../dependencies.ts";
import { authErrors } from "../errors.ts";
import { readCodeChallenge } from "../flow/pkce.ts";
import { redirectTarget } from "../flow/redirect-target.ts";
import { bindToSession, insertFlowState } from "../store/flow-states.ts";
import type { SessionRecord } from "../store/sessions.ts";
import { flowSecrets } from "./provider.ts";
import { enabledProvider, type Providers } from "./index.ts";

/** Where the browser goes to sign in at the other site, and where it comes back to if that site fails right away. */
export interface BegunSignIn {
  readonly redirectTo: string;
  readonly url: Promise<URL>;
}

/** `linkTo`: the session whose account the identity is to be added to; null to sign in. Throws for a site that is not switched on, a bad challenge, and none where one is needed. */
export async function beginSignIn(
  context: Context,
  { database, clock, identity, settings }: AuthDependencies,
  providers: Providers,
  linkTo: SessionRecord | null,
): Promise<BegunSignIn> {
  const query = context.req.query();
  const provider = enabledProvider(providers, query["provider"]);
  const challenge = readCodeChallenge(query);
  if (linkTo && !challenge) throw authErrors.linkNeedsPkce();
  const redirectTo = redirectTarget(context, settings);
  const flow = { challenge, provider: provider.name, method: "oauth", userId: linkTo?.user_id ?? null, redirectTo, now: clock() } as const;
  const state = await database.transaction(async (transaction) => {
    const id = await insertFlowState(transaction, flow);
    if (linkTo) await bindToSession(transaction, id, linkTo.id);
    return id;
  });
  const scopes = (query["scopes"] ?? "").split(/[\s,]+/).filter((scope) => /^[\w.:/-]{1,200}$/.test(scope));
  return { redirectTo, url: provider.begin(flowSecrets(state, identity), scopes, passedOn(query)) };
}

/** The server sets these parameters itself; the app may add others, such as Google's `access_type` and `prompt`. */
const OURS: ReadonlySet<string> = new Set(
  `provider redirect_to scopes skip_http_redirect apikey invite_token flow_type code_challenge code_challenge_method client_id client_secret
   redirect_uri response_type response_mode scope state nonce request request_uri registration claims id_token_hint resource
   dpop_jkt authorization_details`.split(/\s+/),
);

function passedOn(query: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).filter(([name, value]) => !OURS.has(name) && /^\w{1,50}$/.test(name) && value.length <= 500),
  );
}
