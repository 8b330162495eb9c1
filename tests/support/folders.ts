import { join } from "node:path";

/** Everything that unit and route tests write, inside the project's ignored cache. */
export const testFolder = join(process.cwd(), ".cache", "tests");
export const templateFile = join(testFolder, "template.db");
