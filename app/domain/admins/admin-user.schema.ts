import { z } from "zod";

import { signInSchema } from "./sign-in.schema";

/** What the form "Add an admin" sends. */
export const newAdminSchema = z.object({ email: signInSchema.shape.email });
