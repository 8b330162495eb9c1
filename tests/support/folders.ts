import { join } from "node:path";

/** Everything that one run of the unit and route tests writes, inside the project's ignored cache. */
export const testFolder = join(process.cwd(), ".cache", "tests", process.env.TEST_RUN ?? "");
export const templateFile = join(testFolder, "template.db");
