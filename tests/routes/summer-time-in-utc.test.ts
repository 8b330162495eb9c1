import { vi } from "vitest";

import { tellsNineOClock } from "../support/summer-time";

// Before anything is imported: what a module makes of the zone when it is loaded counts too.
vi.hoisted(() => (process.env.TZ = "UTC"));

tellsNineOClock("UTC");
