/** What the sanitising of an article takes out, by kind. */
export const takenOutKinds = ["script", "style", "frame", "handler", "link", "image", "control", "media"] as const;
export type TakenOutKind = (typeof takenOutKinds)[number];

/** `examples` are names or addresses as they were written, three at most. */
export type TakenOut = { kind: TakenOutKind; count: number; examples: string[] };
