import { type RawBuilder, sql } from "kysely";

/** The number of the block of so many ids to which a row belongs, of a table that is asked alone: see map-block.ts. */
export function numberOfBlock(size: number): RawBuilder<number> {
  return sql<number>`(id + ${sql.lit(size - 1)}) / ${sql.lit(size)}`;
}
