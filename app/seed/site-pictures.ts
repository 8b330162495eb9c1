import { z } from "zod";

import { sampleFile } from "./sample-file";
import { samplePicture } from "./sample-picture";

const sitePicture = z.strictObject({ slug: z.string(), picture: samplePicture }).readonly();

export const sitePictures = sampleFile("site-pictures", z.array(sitePicture).readonly());
