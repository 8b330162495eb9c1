import { z } from "zod";

import { versionField } from "~/domain/agency/setting-fields.schema";
import { optionalNumber } from "~/domain/fields/number.schema";

import { longestWalk, type WalkingTimes } from "./walking-times";

const minutes = () =>
  optionalNumber({ min: 1, max: longestWalk, sentence: "settings.walkingTimes.invalid" }).default(null);

/** The form of a neighbourhood's walking times; what is left blank is not shown. */
export const walkingTimesSchema = z
  .object({ version: versionField(), metro: minutes(), school: minutes(), market: minutes() })
  .transform(({ version, ...times }) => ({ version, times: times satisfies WalkingTimes }));
