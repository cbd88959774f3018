import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { StartError } from "#database/start-error.ts";
import { decodeAscii } from "./decode-ascii.ts";
import { createHangUpGuard } from "./hang-up-guard.ts";
import { answerParseErrors } from "./parse-errors.ts";
import { createPacing, FUNCTION_CALLS, REQUESTS } from "./caller/pace-callers.ts";
import type { PersonOf } from "./caller/request-person.ts";

export interface Address {
  readonly host: string;
  readonly port: number;
}

export interface Listening {
  /** Lets requests under way finish, for `patience` milliseconds at most, and refuses new ones. */
  close(patience: number): Promise<void>;
}

/** Milliseconds in which a request must have arrived whole. Node gives five minutes, which a video on a slow line takes longer. */
const REQUEST_TIMEOUT_MS = 2 * 60 * 60_000;

/** Connections that wait to be accepted: when there is no place, others try again only after a second, and then after three. */
const BACKLOG = 4096;

/**
 * Rejects with `StartError` when the address cannot be had.
 * @param headers of the answers to what is refused before `fetch` sees it
 */
export async function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  personOf: PersonOf,
  { host, port }: Address,
  headers: Readonly<Record<string, string>>,
): Promise<Listening> {
  // Without a host, or with one that is none, there is no URL to answer.
  const answer = getRequestListener(fetch, {
    errorHandler: (error) => new Response(null, { status: error instanceof RequestError ? 400 : 500, headers }),
  });
  const isRefused = createHangUpGuard();
  const paceRequest = createPacing(REQUESTS);
  const paceCall = createPacing(FUNCTION_CALLS);
  const receive = (account: string | undefined, incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const pace = isOfFunctions(incoming.url) ? paceCall : paceRequest;
    if (!isRefused(account, incoming, outgoing)) pace(account, outgoing, () => void answer(incoming, outgoing));
  };
  const server = createServer({ requireHostHeader: false }, (incoming, outgoing) => {
    const account = personOf(incoming);
    if (!(account instanceof Promise)) return receive(account, incoming, outgoing);
    // Who hangs up meanwhile has asked for nothing, and would never be counted as gone.
    void account.then((known) => outgoing.closed || receive(known, incoming, outgoing));
  });
  answerParseErrors(server, headers);
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(new StartError(refusal(error, { host, port }), { cause: error })));
    server.listen({ port, host, backlog: BACKLOG }, resolve);
  });
  return { close: (patience) => drain(server, patience) };
}

/** However the address is written: with a host before the path, with dot segments, or in percent encoding. The router reads the normalized path too. */
function isOfFunctions(url = ""): boolean {
  const absolute = url.startsWith("/") ? `http://localhost${url}` : url;
  if (!URL.canParse(absolute)) return false;
  return /^\/functions\//i.test(decodeAscii(new URL(absolute).pathname));
}

function drain(server: Server, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const impatient = setTimeout(() => server.closeAllConnections(), patience);
    // A connection that has got its last answer would otherwise be kept open for the next request.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(impatient);
      clearInterval(sweep);
      resolve();
    });
  });
}

function refusal(error: NodeJS.ErrnoException, { host, port }: Address): string {
  if (error.code === "EADDRINUSE") return `PORT ${port} on ${host} is already in use: stop the other program, or choose another PORT.`;
  if (error.code === "EACCES") return `PORT ${port} needs more rights than this user has: choose one above 1023.`;
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") return `HOST ${host} is not an address of this machine.`;
  return `The server cannot listen on ${host}:${port}: ${error.message}.`;
}
