/** The browser that tests and bench drive: the system's, for no registry of packages carries one. */
import { existsSync } from "node:fs";

/** The shell first: without windows to draw, a test takes a third of the processor time that whole Chromium takes. */
const shell = "/usr/bin/chromium-headless-shell";
const places = [shell, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** @returns {string | undefined} its path; the variable CHROMIUM goes before what is found */
export function findBrowser() {
  const wished = process.env.CHROMIUM;
  return (wished ? [wished] : places).find((place) => existsSync(place));
}

/** Whether the fast one can be fetched: Debian has it as a package, and only root may install it. */
export function lacksShell() {
  return !process.env.CHROMIUM && !existsSync(shell) && existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
}
