/** Makes the sample data that the served sites of the tests are copies of, unless it is there: see scripts/test.mjs. */
import { seededFolder } from "./running-site";

await seededFolder();
