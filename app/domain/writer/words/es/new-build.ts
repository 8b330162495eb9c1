import { either } from "../../article/section";
import type { InAnotherLanguage } from "../../book";
import type { newBuild as english } from "../en/new-build";

export const newBuild: InAnotherLanguage<typeof english> = {
  "new-developments": {
    heading: either("¿Qué promociones tenemos?", "¿Qué obra nueva hay en venta?"),
    opening: "Esta es la obra nueva que tenemos en venta a {date}:",
    closing: [
      "Mire en qué fase está el edificio antes de comparar precios: proyectado, en construcción y terminado son tres compras distintas.",
      "Si solo está proyectado, no hay nada que visitar: los documentos son todo lo que tiene.",
    ],
  },
};
