import { Agent, request } from "node:http";

import { publicForms, sendForm, sendSearch, stampOf } from "../enquiry-sender";
import type { SeededRandom } from "../seeded-random";
import { formOf, visit, type Visit, type VisitAnswer } from "../visits";

import type { Known } from "./known-addresses";
import type { Stamps } from "./stamps";
import type { Tally } from "./tally";

/** Longer than this, a visit has failed, ms. */
export const patience = 10_000;

type Storm = {
  readonly url: string;
  readonly known: Known;
  readonly tally: Tally;
  readonly stamps: Stamps;
  /** The words of the messages that were answered as stored. */
  readonly accepted: string[];
  isOver(): boolean;
};

const madeUp = [
  "/wp-login.php?redirect_to=%2Fwp-admin%2F&reauth=1",
  "/.env",
  "/.git/config",
  "/phpmyadmin/index.php?lang=en'%22%3E%3Cscript%3E",
  "/admin/enquiries.csv?view=all",
  "/properties?page=99999999999999999999&sort=%00&price=-1",
  "/uploads/..%2f..%2fdata%2fsecret",
  "/%c0%af%c0%af/etc/passwd",
  "/es/property/9999999999/viewing",
  "/articles?page=%F0%9F%8F%A0",
] as const;

let words = 0;

/** One visitor after another on one connection that is kept, until the storm is over. */
export async function visitors(storm: Storm, random: SeededRandom): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const kinds = kindsOf(storm, random, agent);
  const urn = Object.entries(kinds).flatMap(([name, { share }]) => Array<string>(share).fill(name));
  while (!storm.isOver()) {
    const name = random.one(urn);
    const began = performance.now();
    try {
      const status = await kinds[name]?.visit();
      if (status === undefined) storm.tally.left(name);
      else if (status === 429) storm.tally.refused(name);
      else storm.tally.answered(name, performance.now() - began);
    } catch (error) {
      storm.tally.failed(name, error instanceof Error ? error.message : String(error));
    }
    await new Promise((resolve) => setTimeout(resolve, random.between(0, 60)));
  }
  agent.destroy();
}

/** Each kind of visit, how many of a hundred are of it, and what it does. @returns the status; none where it was broken off */
type KindOfVisit = { share: number; visit(): Promise<number | undefined> };

function kindsOf(
  { url, known, stamps, accepted }: Storm,
  random: SeededRandom,
  agent: Agent,
): Record<string, KindOfVisit> {
  const asked = async (wanted: Visit, statuses: readonly number[]) => {
    const { status } = await visit(url, { ...wanted, headers: { ...from(), ...wanted.headers } }, agent, patience);
    if (!statuses.includes(status) && status !== 429) throw new Error(`${wanted.path} was answered ${status}`);
    return status;
  };
  const answeredAnyhow = async (wanted: Visit) => {
    const { status } = await visit(url, { ...wanted, headers: { ...from(), ...wanted.headers } }, agent, patience);
    if (status >= 500) throw new Error(`${wanted.path} was answered ${status}`);
    return status;
  };
  // Each has an address of their own: our limits are not what is tried here.
  const from = () => ({ "X-Forwarded-For": `10.${random.whole(250)}.${random.whole(250)}.${1 + random.whole(250)}` });
  const noted = ({ status }: VisitAnswer, word: string) => {
    if (status === 303 || status === 302) accepted.push(word);
    else if (status !== 429) throw new Error(`a form was answered ${status}`);
    return status;
  };
  const openForm = async () => {
    stamps.add(await stampOf(url, random.one(publicForms(known.home)).path, from()));
    return 200;
  };
  const newWord = () => `word${(words += 1)}x`;
  const aLargeOne = () => random.one(known.photos.filter((name) => /-1600\.(jpg|webp)$/.test(name)));

  return {
    "page, ready": { share: 24, visit: () => asked({ path: random.one(known.pages) }, [200]) },
    "page, cold": {
      share: 10,
      visit: () => asked({ path: `${random.one(known.pages)}?about=${random.whole(1e6)}` }, [200]),
    },
    "page of a form": { share: 9, visit: () => openForm() },
    image: { share: 20, visit: () => asked({ path: random.one(known.photos) }, [200]) },
    "part of an image": {
      share: 3,
      visit: () => asked({ path: aLargeOne(), headers: { Range: "bytes=100-2099" } }, [200, 206]),
    },
    asset: { share: 10, visit: () => asked({ path: random.one(known.assets) }, [200]) },
    "form sent": {
      share: 6,
      async visit() {
        const stamp = stamps.take();
        if (stamp === undefined) return openForm();
        const word = newWord();
        const development = {
          kind: "development",
          path: `/developments/${known.development}/information`,
          answers: {},
        };
        const form = random.one([...publicForms(known.home), development]);
        return noted(await sendForm(url, form, { word, stamp, headers: from() }, agent), word);
      },
    },
    "search sent": {
      share: 1,
      async visit() {
        const stamp = stamps.take();
        if (stamp === undefined) return openForm();
        const word = newWord();
        return noted(await sendSearch(url, { word, stamp, headers: from() }, agent), word);
      },
    },
    "form, wrong": {
      share: 3,
      visit: () => asked({ path: "/contact", ...formOf({ firstName: "Ana", email: "none" }) }, [400]),
    },
    "not there": { share: 5, visit: () => asked({ path: `/not-there-${random.whole(1e6)}` }, [404]) },
    scanner: { share: 5, visit: () => answeredAnyhow({ path: random.one(madeUp) }) },
    data: {
      share: 3,
      visit: () => answeredAnyhow({ path: `${random.one(["/contact", "/search", "/properties"])}.data` }),
    },
    "download broken off": {
      share: 4,
      async visit() {
        await visit(url, { path: aLargeOne(), headers: from(), leaveAfter: 1 }, agent, patience).catch(() => undefined);
        return undefined;
      },
    },
    "form broken off": { share: 2, visit: () => halfAForm(url, from()) },
  };
}

function halfAForm(url: string, headers: Record<string, string>): Promise<undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const sending = request({
      ...{ hostname, port, path: "/contact", method: "POST", agent: false },
      headers: { ...headers, "Content-Type": "application/x-www-form-urlencoded", "Content-Length": "500" },
    });
    sending.once("error", () => resolve(undefined));
    sending.write("firstName=Ana&lastName=", () => {
      setTimeout(() => {
        sending.destroy();
        resolve(undefined);
      }, 20);
    });
  });
}
