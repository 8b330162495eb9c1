import type { Together } from "./together";

/** All pairs of entries that are told together, the more particular before the more general. */
export const pairs: readonly Together[] = [];
