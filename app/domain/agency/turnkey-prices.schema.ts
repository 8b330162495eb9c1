import { z } from "zod";

import { optionalNumber } from "~/domain/fields/number.schema";

import { versionField } from "./setting-fields.schema";

const price = () =>
  optionalNumber({ min: 1, max: 1_000_000, sentence: "settings.turnkey.price.invalid" }).default(null);

/** The prices of the turnkey packages as people write them, `6000` or `6.000 €`; left blank: on request. */
export const turnkeyPricesSchema = z
  .object({ version: versionField(), essential: price(), premium: price(), luxury: price() })
  .transform(({ version, ...prices }) => ({ version, prices }));
