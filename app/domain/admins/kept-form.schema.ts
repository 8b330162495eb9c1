import { z } from "zod";

const field = z.tuple([z.string().regex(/^[a-z][\w-]*$/i), z.string()]);

/** A form that arrived after the session of its sender had ended. It travels in their own page and is stored nowhere. */
export const keptFormSchema = z.object({
  /** Where it was sent: path and query in the panel. */
  path: z.string().max(2000),
  /** The page that it stood on. */
  from: z.string().max(2000),
  // As many as the largest table of the panel has: see post.server.ts.
  fields: z.array(field).max(2000),
  /** Names of the files that came with it and cannot be kept. */
  files: z.array(z.string().max(300)).max(300),
});

export type KeptForm = z.output<typeof keptFormSchema>;
