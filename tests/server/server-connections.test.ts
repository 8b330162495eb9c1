import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";

import { afterEach, describe, expect, test } from "vitest";

import { Connections } from "~/server/connections";

import { exchange, type ServedSite, serveSite } from "../support/served-site";

const started: ServedSite[] = [];
afterEach(() => {
  for (const { server } of started.splice(0)) server.kill("SIGKILL");
});

async function aFront(): Promise<ServedSite> {
  const front = await serveSite();
  started.push(front);
  return front;
}

const form = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\n";
const sent = `POST /contact HTTP/1.1\r\nHost: localhost\r\n${form}\r\na=b`;

describe("a request to speak another protocol", () => {
  test.each([
    ["websocket", "GET", "Upgrade"],
    ["websocket", "POST", "Upgrade"],
    ["h2c", "GET", "Upgrade, HTTP2-Settings"],
    ["h2c", "POST", "keep-alive, Upgrade, HTTP2-Settings"],
  ])("(%s, %s) is answered as any other, and the connection is ended at once", async (protocol, method, connection) => {
    const { port } = await aFront();
    const body = method === "POST" ? [form, "a=b"] : ["", ""];
    const head = `${method} /contact HTTP/1.1\r\nHost: localhost\r\nUpgrade: ${protocol}\r\nConnection: ${connection}\r\n`;
    const answer = await exchange(port, `${head}${body[0]}\r\n${body[1]}`);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).toContain(`${method} /contact ${body[1]?.length} `);
    // Node reads nothing more from it: whoever kept it would wait for an answer that never comes.
    expect(answer).toMatch(/^Connection: close\r$/im);
  });
});

test("a connection is kept for longer than a busy moment, so that nobody's next request meets its end", async () => {
  const { port } = await aFront();
  const answer = await exchange(
    port,
    "GET /contact HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\nGET /contact HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
  );
  expect(answer).toMatch(/^Keep-Alive: timeout=75\r$/im);
});

test("who waits for one answer for longer than a quarter of an hour is let go, and nobody else", async () => {
  const connections = new Connections(false);
  const began = { "/slow": -15 * 60_000 - 1, "/": 0 };
  const server = createServer(({ url, socket }, response) => {
    connections.begin(socket, response, performance.now() + began[url as keyof typeof began]);
    response.on("close", () => connections.end(socket, response, performance.now()));
  });
  connections.watch(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const [slow, other] = await Promise.all([connected(port), connected(port)]);
  slow.write("GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n");
  other.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await expect.poll(() => connections.underWay).toBe(2);
  connections.endSlow();
  await expect.poll(() => connections.underWay).toBe(1);
  await expect.poll(() => slow.closed).toBe(true);
  expect(other.closed).toBe(false);
  server.close();
  server.closeAllConnections();
});

describe("a server that is asked to stop", () => {
  test("answers what comes over a connection that was kept, and ends it then", async () => {
    const front = await aFront();
    const kept = await aKeptConnection(front);
    await stopListening(front);
    kept.write(sent);
    const answer = await restOf(kept);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).toMatch(/^Connection: close\r$/im);
    expect(answer).toContain("POST /contact 3 ");
    expect(await front.ended).toBe(0);
  });

  test("takes in the rest of a form that was under way, and ends its connection with the answer", async () => {
    const front = await aFront();
    const socket = await opened(front);
    socket.write(sent.slice(0, -1));
    // Whoever asks later is answered later.
    await exchange(front.port, "GET /contact HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    await stopListening(front);
    socket.write(sent.slice(-1));
    const answer = await restOf(socket);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).toMatch(/^Connection: close\r$/im);
    expect(answer).toContain("POST /contact 3 ");
    expect(await front.ended).toBe(0);
  });

  test("answers the second request of a connection whose first was under way", async () => {
    const front = await aFront();
    const socket = await opened(front);
    socket.write("GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await once(socket, "data");
    socket.pause();
    await stopListening(front);
    socket.resume();
    socket.write(sent);
    const last = (await restOf(socket)).slice(-2000);
    expect(last).toMatch(/HTTP\/1.1 200 OK\r\n/);
    expect(last).toMatch(/^Connection: close\r$/im);
    expect(last).toContain("POST /contact 3 ");
    expect(await front.ended).toBe(0);
  });

  test("waits for nobody who says nothing, not even in a connection that was never used", async () => {
    const front = await aFront();
    const silent = [await opened(front), await aKeptConnection(front), await opened(front)];
    silent[2]?.write("GET / HTTP/1.1\r\nHo");
    const began = performance.now();
    await stopListening(front);
    expect(await front.ended).toBe(0);
    // As long as an answer may take that is under way it would be twenty seconds.
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  test("ends where nobody is connected", async () => {
    const front = await aFront();
    front.server.kill("SIGTERM");
    expect(await front.ended).toBe(0);
  });
});

function opened({ port }: ServedSite): Promise<Socket> {
  return connected(port);
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  return socket;
}

/** A connection over which one page was asked for, as a browser keeps it for the next. */
async function aKeptConnection(front: ServedSite): Promise<Socket> {
  const socket = await opened(front);
  socket.write("GET /contact HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "data");
  return socket;
}

async function stopListening({ server, port }: ServedSite): Promise<void> {
  server.kill("SIGTERM");
  await expect.poll(() => isListening(port), { interval: 20 }).toBe(false);
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

/** What comes from now on until the server ends the connection. */
async function restOf(socket: Socket): Promise<string> {
  let said = "";
  socket.on("data", (chunk: Buffer) => (said += chunk.toString("latin1")));
  if (!socket.closed) await once(socket, "close");
  return said;
}
