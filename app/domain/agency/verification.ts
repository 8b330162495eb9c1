/**
 * How it is known that a client wrote a story (TRLGDCU art. 20.4): said by the site in each language, but for what the agent describes in their own
 * words.
 */
export const verifications = ["deed", "message", "public", "described", "unchecked", "sample"] as const;
export type Verification = (typeof verifications)[number];
