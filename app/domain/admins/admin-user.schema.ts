import { z } from "zod";

import { roles } from "./role";
import { signInSchema } from "./sign-in.schema";

/** What the form "Add an admin" sends. Where no role is chosen it is the one of the specification. */
export const newAdminSchema = z.object({ email: signInSchema.shape.email, role: z.enum(roles).default("admin") });

/** What the button that changes a role sends. */
export const roleSchema = z.object({ role: z.enum(roles) });
