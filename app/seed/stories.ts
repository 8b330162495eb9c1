import { z } from "zod";

import { localized, sampleFile } from "./sample-file";

const sampleStory = z.strictObject({ quote: localized, byline: localized, order: z.int() }).readonly();

export const stories = sampleFile("stories", z.array(sampleStory).readonly());
