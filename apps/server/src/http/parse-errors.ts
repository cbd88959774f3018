import type { Server } from "node:http";
import type { Duplex } from "node:stream";

/** Error codes of Node's HTTP server and their statuses; any other is a request that is not HTTP. */
const STATUSES: ReadonlyMap<string | undefined, string> = new Map([
  ["HPE_HEADER_OVERFLOW", "431 Request Header Fields Too Large"],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", "413 Payload Too Large"],
  ["ERR_HTTP_REQUEST_TIMEOUT", "408 Request Timeout"],
]);

/** Answers with these headers what Node refuses before the app sees it. Without listeners Node answers the same statuses without headers. */
export function answerParseErrors(server: Server, headers: Readonly<Record<string, string>>): void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    const status = STATUSES.get(error.code) ?? "400 Bad Request";
    // A client that is gone reads no answer, and half of another one may be on its way.
    const isOpen = error.code !== "ECONNRESET" && socket.writable && !isAnswering(socket);
    if (isOpen) socket.write(`HTTP/1.1 ${status}\r\n${lines.join("")}Content-Length: 0\r\nConnection: close\r\n\r\n`);
    socket.destroy();
  });
  server.on("checkExpectation", (_incoming, outgoing) => {
    outgoing.writeHead(417, { ...headers, "Content-Length": 0, Connection: "close" }).end();
  });
}

/** Node keeps the response under way on its socket, and writes no answer of its own into one whose head is sent. */
function isAnswering(socket: Duplex): boolean {
  const { _httpMessage: message } = socket as { _httpMessage?: { headersSent: boolean } | null };
  return message?.headersSent === true;
}
