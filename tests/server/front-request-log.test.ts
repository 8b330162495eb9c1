import { expect, test } from "vitest";

import { loggedPath } from "../../scripts/front/request-log.mjs";

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
