import type { Entry } from "../entry";

import { lift } from "./lift";
import { parkingSpace } from "./parking-space";
import { usableAndBuiltArea } from "./usable-and-built-area";

export const homeEntries: Readonly<Record<string, Entry>> = {
  "usable-and-built-area": usableAndBuiltArea,
  "parking-space": parkingSpace,
  lift,
};
