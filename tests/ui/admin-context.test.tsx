import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { AdminProvider, useAdmin } from "~/ui/admin/admin-context";

function Email() {
  return <p>{useAdmin().admin.email}</p>;
}

test("screens of the panel know who is signed in", () => {
  const panel = (
    <AdminProvider
      panel={{
        admin: { userId: 1, email: "ana@example.com", name: "", role: "admin", isOwner: false },
        sidebar: "open",
        waiting: 0,
      }}
    >
      <Email />
    </AdminProvider>
  );
  expect(renderToString(panel)).toBe("<p>ana@example.com</p>");
});

test("outside the panel nobody is, and the error says so in the specified words", () => {
  expect(() => renderToString(<Email />)).toThrow(new Error("useAdmin must be used within an AdminProvider"));
});
