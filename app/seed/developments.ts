// Sample data: three invented buildings for the demonstration. The featured one carries the figures of the specification
// (24 units, 6 shown, 4 of them available, from 850,000 EUR, Q4 2025); its pictures are computer renderings.
import { sampleDevelopment } from "./sample-development";
import { sampleFiles } from "./sample-file";

export const developments = sampleFiles(
  ["developments/illa-glories", "developments/pati-de-les-corts", "developments/porxo-de-gracia"],
  sampleDevelopment,
);
