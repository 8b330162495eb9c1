import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What a machine may have: no letters at all, DejaVu alone as on a bare server, or whatever is installed here, and in a folder besides.
 * Chromium ends itself where it finds no font; one that holds only a space, cut from ours, stands for none.
 */
const folders: Readonly<Record<string, readonly string[]>> = {
  none: [join(import.meta.dirname, "fonts")],
  dejavu: ["/usr/share/fonts/truetype/dejavu"],
  many: ["/usr/share/fonts", ...(process.env.TEST_FONTS_FOLDER ? [process.env.TEST_FONTS_FOLDER] : [])],
};

/**
 * The environment in which the browser finds only the system fonts that `TEST_FONTS` names (`none`, `dejavu` or `many`); without it, those of
 * the machine. No page may look otherwise for them: `TEST_FONTS=none npm test -- browser tests/journeys/in-sight.spec.ts`.
 */
export function withSystemFonts(): Record<string, string> | undefined {
  const wished = process.env.TEST_FONTS;
  if (!wished) return undefined;
  const found = folders[wished];
  if (!found) throw new Error(`TEST_FONTS is none, dejavu or many, not ${wished}`);
  const missing = found.filter((folder) => !existsSync(folder));
  if (missing.length > 0) throw new Error(`TEST_FONTS=${wished}: ${missing.join(", ")} is not on this machine`);

  const cache = join(process.cwd(), ".cache", "fonts", wished);
  mkdirSync(cache, { recursive: true });
  const file = join(cache, "fonts.conf");
  const lines = [...found.map((folder) => `<dir>${folder}</dir>`), `<cachedir>${cache}</cachedir>`];
  writeFileSync(file, `<?xml version="1.0"?>\n<fontconfig>\n${lines.join("\n")}\n</fontconfig>\n`);
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: file };
}
