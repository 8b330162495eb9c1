import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { photoRecipe } from "~/domain/listings/photo";

import { sharp } from "./sharp.server";

const width = Math.max(...photoRecipe.widths.jpg);
const pointsPerInch = 72;

/**
 * Draws one of our own floor plans (SVG) as a temporary PNG on white, as wide as the largest JPEG, for `acceptPhoto`.
 * For the seed only, never for uploads: an SVG from outside is a program, not a picture. The caller removes the file.
 */
export async function rasterisePlan(svgPath: string): Promise<string> {
  const { width: drawn } = await sharp(svgPath).metadata();
  const path = join(tmpdir(), `plan-${randomBytes(12).toString("hex")}.png`);
  await sharp(svgPath, { density: (pointsPerInch * width) / drawn })
    .resize({ width })
    .flatten({ background: "#ffffff" })
    .png()
    .toFile(path);
  return path;
}
