/**
 * What one visitor waits for a form while others ask for lists that nobody has asked for: `node --import tsx bench/crowd.ts URL`. The site has
 * to be served with TRUST_PROXY=1 and a large FORM_RATE_LIMIT: the visitors' addresses are named in a header.
 */
const site = process.argv[2] ?? "http://127.0.0.1:3000";
const samples = Number(process.argv[3] ?? 12);
let made = Date.now() % 1_000_000;

const from = (address: string) => ({ "X-Forwarded-For": address });

function askForList(address: string): Promise<number> {
  made += 1;
  return fetch(`${site}/properties?from=${made}&to=9000000`, { headers: from(address) }).then(
    async (answer) => {
      await answer.text();
      return answer.status;
    },
    () => 0,
  );
}

async function timed(init: RequestInit): Promise<number> {
  const began = performance.now();
  await (await fetch(`${site}/contact`, { redirect: "manual", ...init })).text();
  return performance.now() - began;
}

const stranger = "203.0.113.7";
const emptyForm = { method: "POST", body: new URLSearchParams({ name: "" }), headers: from(stranger) };

async function measure(what: string, count: number, addressOf: (number: number) => string) {
  for (const [kind, init] of [
    ["GET", { headers: from(stranger) }],
    ["POST", emptyForm],
  ] as const) {
    const times: number[] = [];
    const statuses: Record<number, number> = {};
    for (let sample = 0; sample < samples; sample += 1) {
      const lists = Array.from({ length: count }, (_, number) => askForList(addressOf(number)));
      await new Promise((resolve) => setTimeout(resolve, 100));
      times.push(await timed(init));
      for (const status of await Promise.all(lists)) statuses[status] = (statuses[status] ?? 0) + 1;
    }
    times.sort((one, other) => one - other);
    const [median = 0, worst = 0] = [times[Math.floor(times.length / 2)], times.at(-1)];
    console.log(
      `${what}, ${kind} /contact: median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms; lists ${JSON.stringify(statuses)}`,
    );
  }
}

await measure("nobody else", 0, () => "");
await measure("40 from one address", 40, () => "198.51.100.1");
await measure("120 from one address", 120, () => "198.51.100.1");
await measure("120 from many networks", 120, (number) => `10.${number}.1.1`);
