import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// One page is drawn on after the other, by several files: none finds what the one before it left.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
