import { beforeAll, expect, test } from "vitest";

import { db } from "~/db/db.server";

import { signedInAs } from "../support/accounts";
import { aPerson } from "../support/builders";
import { documentOf } from "../support/documents";
import { everyRow } from "../support/every-row";
import { wholeSite } from "../support/whole-site";

let site: Awaited<ReturnType<typeof wholeSite>>;
let headers: Record<string, string>;

beforeAll(async () => {
  site = await wholeSite();
  await everyRow(db);
  const me = await aPerson(db, { admin: "active" });
  headers = await signedInAs(db, me);
  // Devices to be signed out.
  for (let devices = 0; devices < 3; devices++) await signedInAs(db, me);
}, 60_000);

async function opens(address: string): Promise<Document> {
  return documentOf(await (await site(address, { headers })).text());
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

const isPressed = (button: HTMLButtonElement, words: string) =>
  `${button.getAttribute("aria-label") ?? ""} ${button.textContent ?? ""} ${button.value}`.includes(words);

/** What a browser without script does: all fields of the button's form go along, in the order of the page. */
async function presses(page: Document, address: string, words: string): Promise<Document> {
  const button = [...page.querySelectorAll("button")].find((each) => isPressed(each, words));
  const form = button?.form;
  if (!button || !form) throw new Error(`No button "${words}" on ${address}`);
  const body = form.enctype === "multipart/form-data" ? new FormData() : new URLSearchParams();
  for (const control of [...form.elements] as Control[]) {
    const { name, type, value } = control;
    if (name === "" || (type === "submit" ? control !== button : false)) continue;
    if (/^(checkbox|radio)$/.test(type) && !Reflect.get(control, "checked")) continue;
    if (type !== "file" && type !== "button") body.append(name, value);
  }
  const action = button.getAttribute("formaction") ?? form.getAttribute("action") ?? address;
  const answer = await site(action, { method: "POST", headers, body });
  if (answer.status !== 303) return documentOf(await answer.text());
  return opens(answer.headers.get("Location") ?? "");
}

const field = (page: Document, name: string) => page.querySelector<HTMLInputElement>(`[name="${name}"]`);

/** Each button that does something else, and a field of the page that somebody types into. */
const buttons: [address: string, button: string, typed: string][] = [
  ["/admin/account", "End the session on", "name"],
  ["/admin/account", "End all others", "name"],
  ["/admin/diary/settings", "Make an address", "travel"],
  ["/admin/diary/settings", "Make a new address", "book-monday"],
  ["/admin/diary/settings", "Remove the address", "notice"],
  ["/admin/diary/settings", "booking", "travel"],
  ["/admin/diary/settings", "travel", "notice"],
  ["/admin/settings", "mortgage", "premium"],
  ["/admin/settings", "turnkey", "rate"],
  ["/admin/settings", "proof", "essential"],
  ["/admin/settings", "Send test email", "appreciationSource"],
  ["/admin/settings", "proof", "recipient"],
  ["/admin/settings", "later", "luxury"],
];

test.each(buttons)("%s: %s leaves what was typed in its field, and saves it not", async (address, button, name) => {
  const page = await opens(address);
  const before = field(page, name)?.value;
  const typed = field(page, name);
  if (!typed) throw new Error(`No field ${name}`);
  typed.value = "7";
  const after = await presses(page, address, button);
  expect(field(after, name)?.value).toBe("7");
  // Once: it was never stored.
  expect(field(await opens(address), name)?.value).toBe(before);
});

test("Enter in a form of several parts saves them all, and one that is refused keeps the words of the others", async () => {
  const address = "/admin/diary/settings";
  const fill = async (travel: string, notice: string) => {
    const page = await opens(address);
    for (const [name, value] of Object.entries({ travel, notice })) Object.assign(field(page, name) ?? {}, { value });
    return page;
  };
  const values = (page: Document) => ["travel", "notice"].map((name) => field(page, name)?.value);
  expect(values(await presses(await fill("25", "9"), address, "all"))).toEqual(["25", "9"]);
  expect(values(await opens(address))).toEqual(["25", "9"]);

  const refused = await presses(await fill("30", "soon"), address, "booking");
  expect(values(refused)).toEqual(["30", "soon"]);
  expect(refused.querySelector("[aria-invalid=true]")?.getAttribute("name")).toBe("notice");
  Object.assign(field(refused, "notice") ?? {}, { value: "10" });
  expect(values(await presses(refused, address, "booking"))).toEqual(["30", "10"]);
  expect(values(await opens(address))).toEqual(["25", "10"]);
});
