/**
 * The shape a translation must have: every phrase of the English one, and the further plural forms that Russian needs.
 * A missing phrase is a type error.
 */
export type Texts<English> = { readonly [Key in keyof English]: string } & {
  readonly [plural: `${string}_${"few" | "many"}`]: string;
};
