import { z } from "zod";

/**
 * What a reply leads to, as it stood when it was sent: titled links, for a mail is plain text (docs/decisions/012). The path
 * carries no language.
 */
const attachment = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("brochure"), path: z.string(), title: z.string() }),
  z.object({ kind: z.literal("home"), path: z.string(), title: z.string(), /** EUR */ price: z.number() }),
]);
export type Attachment = z.infer<typeof attachment>;

/** What the sender of a message can be led to, of which the agent chooses; a brochure first. */
export type Attachable = Attachment & { /** By which a form names it. */ key: string };

/** How many links one reply carries at most. */
export const mostAttachments = 20;

/** Reads what a row keeps. A row that another program wrote otherwise leads nowhere. */
export function readAttachments(json: string): Attachment[] {
  return z.array(attachment).catch([]).parse(JSON.parse(json));
}
