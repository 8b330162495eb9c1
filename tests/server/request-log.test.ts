import { expect, test } from "vitest";

import { loggedPath } from "~/server/request-log";

test.each([
  ["/", "/"],
  ["/properties?price=900k", "/properties"],
  ["/admin/confirm?token=secret", "/admin/confirm"],
  ["http://localhost:3000/admin/reset?token=secret", "/admin/reset"],
  ["/mail/ana@example.com/x", "/mail/…/x"],
  ["/mail/ana%40example.com", "/mail/…"],
  ["/?next=/ana@example.com", "/"],
  ["/calendar/a-secret.ics", "/calendar/…"],
  ["//calendar/a-secret.ics?x", "/calendar/…"],
])("of %s the line says %s", (address, said) => {
  expect(loggedPath(address)).toBe(said);
});

test("a path without end is cut", () => {
  expect(loggedPath(`/${"x".repeat(9000)}`)).toHaveLength(200);
});

test("the link of a booking is in no line", () => {
  expect(loggedPath("/book/AbC_-9?lang=es")).toBe("/book/…");
  expect(loggedPath("/ES/Book/AbC_-9/move")).toBe("/ES/Book/…/move");
  expect(loggedPath("/book?home=3")).toBe("/book");
});

const secret = "qN3v-XyZ0aB_4kLm9pQ7rS2tU8wV1cD5eF6gH0iJ-kL";

test.each([
  `/es/calendar/${secret}.ics`,
  `/calender/${secret}.ics`,
  `/CALENDAR/${secret.toUpperCase()}.ICS`,
  `/calendar%2F${secret}.ics`,
  `/calendar%252f${secret}.ics`,
  `//es//calendar//${secret}.ics`,
  `/fr/book/${secret}`,
  `/boook/${secret.toLowerCase()}/move`,
  `/${secret}`,
  `/book/${[...secret].map((each) => `%${each.charCodeAt(0).toString(16)}`).join("")}`,
  `/admin/reset/${secret}`,
  `/admin/reset&token=${secret}`,
  `/${"x/".repeat(95)}${secret}`,
])("of %s no line says the secret", (address) => {
  expect(loggedPath(address).toLowerCase()).not.toMatch(/xyz0ab|4klm9|kqn3v|71.?4e/);
});

test.each([
  "/articles/what-a-lawyer-costs-in-2026-for-buyers-of-a-first-home",
  "/assets/route-CqT3bX1zPq9L2mN8.js",
  "/property/000006",
  "/developments/poblenou-22-arroba/units/3-2-atico",
])("%s is no secret", (address) => {
  expect(loggedPath(address)).toBe(address);
});
