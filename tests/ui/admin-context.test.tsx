import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { AdminProvider, useAdmin } from "~/ui/admin/admin-context";

function Email() {
  return <p>{useAdmin().email}</p>;
}

test("screens of the panel know who is signed in", () => {
  render(
    <AdminProvider admin={{ userId: 1, email: "ana@example.com" }}>
      <Email />
    </AdminProvider>,
  );
  expect(screen.getByText("ana@example.com")).toBeDefined();
});

test("outside the panel nobody is, and the error says so in the specified words", () => {
  // React reports what it caught there too.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => render(<Email />)).toThrow(new Error("useAdmin must be used within an AdminProvider"));
  vi.mocked(console.error).mockClear();
});
