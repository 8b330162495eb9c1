// Sample data: three invented buildings for the demonstration. The featured one carries the figures of the specification
// (24 units, 6 shown, 4 of them available, from 850,000 EUR, Q4 2025); its pictures are computer renderings.
import { illaGlories } from "./developments/illa-glories";
import { patiDeLesCorts } from "./developments/pati-de-les-corts";
import { porxoDeGracia } from "./developments/porxo-de-gracia";
import type { SampleDevelopment } from "./sample-development";

export type { SampleDevelopment, SampleUnit } from "./sample-development";

export const developments: readonly SampleDevelopment[] = [illaGlories, patiDeLesCorts, porxoDeGracia];
