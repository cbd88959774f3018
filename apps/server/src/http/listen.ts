import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { StartError } from "#database/start-error.ts";
import { decodeAscii } from "./decode-ascii.ts";
import { createPacing, FUNCTION_CALLS, REQUESTS } from "./caller/pace-callers.ts";
import type { PersonOf } from "./caller/request-person.ts";
import { createRefusalLog } from "./refusal-log.ts";
import type { Duplex } from "node:stream";
import type { Logger } from "pino";

export interface Address {
  readonly host: string;
  readonly port: number;
}

export interface Listening {
  /** Lets requests under way finish, for `drainMs` at most, and refuses new ones. */
  close(drainMs: number): Promise<void>;
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
  log: Logger,
): Promise<Listening> {
  const noteRefusal = createRefusalLog(log);
  // Without a host, or with one that is none, there is no URL to answer.
  const answer = getRequestListener(fetch, {
    errorHandler: (error) => new Response(null, { status: error instanceof RequestError ? 400 : 500, headers }),
  });
  const isRefused = createHangUpGuard(noteRefusal);
  const paceRequest = createPacing(REQUESTS, headers);
  const paceCall = createPacing(FUNCTION_CALLS, headers);
  const receive = (account: string | undefined, incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const pace = isOfFunctions(incoming.url) ? paceCall : paceRequest;
    if (!isRefused(account, incoming, outgoing)) pace(account, outgoing, () => void answer(incoming, outgoing));
  };
  const server = createServer({ requireHostHeader: false }, (incoming, outgoing) => {
    const account = personOf(incoming);
    if (!(account instanceof Promise)) return receive(account, incoming, outgoing);
    // Skip requests whose client has already disconnected: no `close` event would follow to release their slot.
    void account.then((known) => outgoing.closed || receive(known, incoming, outgoing));
  });
  answerParseErrors(server, headers, noteRefusal);
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(new StartError(refusal(error, { host, port }), { cause: error })));
    server.listen({ port, host, backlog: BACKLOG }, resolve);
  });
  return { close: (drainMs) => drain(server, drainMs) };
}

/** However the address is written: with a host before the path, with dot segments, or in percent encoding. The router reads the normalized path too. */
function isOfFunctions(url = ""): boolean {
  const absolute = url.startsWith("/") ? `http://localhost${url}` : url;
  if (!URL.canParse(absolute)) return false;
  return /^\/functions\//i.test(decodeAscii(new URL(absolute).pathname));
}

function drain(server: Server, drainMs: number): Promise<void> {
  return new Promise((resolve) => {
    const impatient = setTimeout(() => server.closeAllConnections(), drainMs);
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

/** Error codes of Node's HTTP server and their statuses; any other is a request that is not HTTP. */
const STATUSES: ReadonlyMap<string | undefined, string> = new Map([
  ["HPE_HEADER_OVERFLOW", "431 Request Header Fields Too Large"],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", "413 Payload Too Large"],
  ["ERR_HTTP_REQUEST_TIMEOUT", "408 Request Timeout"],
]);

/** Answers with these headers what Node refuses before the app sees it. Without listeners Node answers the same statuses without headers. */
function answerParseErrors(server: Server, headers: Readonly<Record<string, string>>, noteRefusal: (reason: string) => void): void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    const status = STATUSES.get(error.code) ?? "400 Bad Request";
    // A client that is gone reads no answer, and half of another one may be on its way.
    if (error.code !== "ECONNRESET") noteRefusal(error.code ?? "unknown");
    const isOpen = error.code !== "ECONNRESET" && socket.writable && !isAnswering(socket);
    if (isOpen) socket.write(`HTTP/1.1 ${status}\r\n${lines.join("")}Content-Length: 0\r\nConnection: close\r\n\r\n`);
    socket.destroy();
  });
  server.on("checkExpectation", (_incoming, outgoing) => {
    noteRefusal("417");
    outgoing.writeHead(417, { ...headers, "Content-Length": 0, Connection: "close" }).end();
  });
}

/** Node keeps the response under way on its socket, and writes no answer of its own into one whose head is sent. */
function isAnswering(socket: Duplex): boolean {
  const { _httpMessage: message } = socket as { _httpMessage?: { headersSent: boolean } | null };
  return message?.headersSent === true;
}

/** Requests that one account may give up before their answer: at once, and in a second from then on. Who types into a search gives up a few a second. */
const BURST = 100;
const PER_SECOND = 20;
const MAX_ACCOUNTS = 10_000;

interface Count {
  left: number;
  countedAt: number;
}

/**
 * Breaks the connections of accounts that hang up on nearly everything they ask for, before anything is done for them: what was begun and has to be
 * cancelled again costs more than an answer. Returns whether a request was refused. Visitors have no name here, and none of them may
 * break the connections of the others; their statements have limits of their own.
 */
function createHangUpGuard(
  noteRefusal: (reason: string) => void,
): (account: string | undefined, incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
  const counts = new Map<string, Count>();
  const countOf = (account: string): Count => {
    const now = performance.now();
    const known = counts.get(account);
    if (known) {
      known.left = Math.min(BURST, known.left + ((now - known.countedAt) / 1000) * PER_SECOND);
      known.countedAt = now;
      return known;
    }
    const [oldest] = counts.keys();
    if (counts.size >= MAX_ACCOUNTS && oldest !== undefined) counts.delete(oldest);
    const count = { left: BURST, countedAt: now };
    counts.set(account, count);
    return count;
  };
  return (account, incoming, outgoing) => {
    if (account === undefined) return false;
    if (counts.has(account) && countOf(account).left < 1) {
      noteRefusal("hang-ups");
      incoming.socket.destroy();
      return true;
    }
    outgoing.once("close", () => {
      if (!outgoing.writableFinished) countOf(account).left -= 1;
    });
    return false;
  };
}
