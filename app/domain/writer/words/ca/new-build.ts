import { either } from "../../article/section";
import type { InAnotherLanguage } from "../../book";
import type { newBuild as english } from "../en/new-build";

export const newBuild: InAnotherLanguage<typeof english> = {
  "new-developments": {
    heading: either("Quines promocions tenim?", "Què hi ha en venda d’obra nova?"),
    opening: "Aquesta és l’obra nova que tenim en venda a {date}:",
    closing: [
      "Miri en quina fase és l’edifici abans de comparar preus: projectat, en construcció i acabat són tres compres diferents.",
      "Si només està projectat, no hi ha res a visitar: els documents són tot el que té.",
    ],
  },
};
