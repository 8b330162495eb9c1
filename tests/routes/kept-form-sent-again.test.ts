import { JSDOM } from "jsdom";
import { beforeEach, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { listImages } from "~/domain/listings/images.server";

import { signedInAs } from "../support/accounts";
import { aPerson, aProperty, theAgency, theHome } from "../support/builders";
import { origin } from "../support/requests";
import { wholeSite } from "../support/whole-site";

const site = await wholeSite();
await theAgency(db);
let person: { email: string; password: string };
let propertyId: number;

beforeEach(async () => {
  person = await aPerson(db, { admin: "active" });
  propertyId = (await aProperty(db, { images: 3 })).id;
});

const page = () => `/admin/properties/${propertyId}/images`;
const shown = () => listImages(db, theHome(propertyId));

/** Sends a form of the page of the images without a session, signs in, and presses the button that sends it again. */
async function sentAgain(form: URLSearchParams | FormData): Promise<Response> {
  const sent = { method: "POST", body: form, headers: { Referer: origin + page() } };
  const refused = await site(page(), sent);
  expect(refused.status).toBe(307);
  const asking = await site(refused.headers.get("Location") ?? "", sent);
  const signedIn = await presses(asking, "/admin/carry-on", person);
  // What was typed is shown, and not which button was pressed.
  expect(await signedIn.clone().text()).not.toMatch(/<dt[^>]*>intent</);
  const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return presses(signedIn, page(), {}, { Cookie: cookies.join("; ") });
}

/** Sends a form of an answer as a browser does, with what is typed into it. */
async function presses(answer: Response, action: string, typed: Record<string, string>, headers = {}) {
  const { document } = new JSDOM(await answer.text()).window;
  const form = document.querySelector<HTMLFormElement>(`form[action="${action}"]`);
  if (!form) throw new Error(`The page has no form for ${action}.`);
  const body = form.enctype === "multipart/form-data" ? new FormData() : new URLSearchParams();
  for (const { name, value } of form.querySelectorAll("input")) body.append(name, typed[name] ?? value);
  return site(action, { method: "POST", body, headers });
}

test("a text of a picture that was typed after the session had ended is kept when it is sent again", async () => {
  const [first] = await shown();
  const fields = { intent: "alt", image: String(first?.id), alt: "The kitchen at noon" };
  const answer = await sentAgain(new URLSearchParams(fields));
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, page()]);
  expect((await shown())[0]?.photo.alt).toBe("The kitchen at noon");
});

test("an order of pictures that was drawn after the session had ended is kept when it is sent again", async () => {
  const order = (await shown()).map(({ id }) => id).reverse();
  const answer = await sentAgain(new URLSearchParams({ intent: "order", order: order.join() }));
  expect(answer.status).toBe(303);
  expect((await shown()).map(({ id }) => id)).toEqual(order);
});

test("an upload comes back without its files, and says so", async () => {
  const form = new FormData();
  form.set("kind", "photo");
  form.append("images", new File(["a photo"], "balcony.jpg", { type: "image/jpeg" }));
  const answer = await sentAgain(form);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("Choose one or more images");
});

test("a form that was held for the password comes back with it, and is carried out when it is sent again", async () => {
  const { id } = await aPerson(db, { email: person.email.replace("@", "-two@"), admin: "active" });
  const headers = await signedInAs(db, { id });
  await db.updateTable("sessions").set({ password_at: "2026-11-01T00:00:00.000Z" }).execute();
  const sent = { method: "POST", body: new URLSearchParams({ email: "colleague@example.com" }), headers };
  const held = await site("/admin/admins", sent);
  expect(held.status).toBe(307);
  const asking = await site(held.headers.get("Location") ?? "", sent);
  const confirmed = await presses(asking, "/admin/confirm-password", { password: person.password }, headers);
  expect(confirmed.status).toBe(200);
  expect((await presses(confirmed, "/admin/admins", {}, headers)).status).toBe(303);
  const added = db.selectFrom("admin_users").select("email").where("email", "=", "colleague@example.com");
  expect(await added.execute()).toHaveLength(1);
});
