import { afterAll, vi } from "vitest";

// Several files of routes are told in one process, one after the other: what they are made of was read once, and Node keeps
// the packages. Our own modules are made anew for each file, with its database and its settings, as in a process of its own.
const settings = { ...process.env };
const known = new Set(Object.keys(globalThis));

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of Object.keys(process.env)) if (!(name in settings)) delete process.env[name];
  for (const [name, value] of Object.entries(settings)) if (process.env[name] !== value) process.env[name] = value;
  // The open database, and the work that the server does by itself.
  for (const name of Object.keys(globalThis)) if (!known.has(name)) Reflect.deleteProperty(globalThis, name);
  vi.resetModules();
});
