import type { Entry } from "../entry";

export const newBuildEntries: Readonly<Record<string, Entry>> = {};
