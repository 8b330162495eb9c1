// Pictures of the site itself, not of any listing: computer renderings of invented places, made for this project.
import type { Localized } from "~/i18n/languages";

import { newBuildingExterior, newBuildingInterior } from "./development-pictures";

export type SitePicture = { readonly slug: string; readonly file: string; readonly alt: Localized };

export const sitePictures: readonly SitePicture[] = [
  {
    slug: "hero",
    file: "hero.jpg",
    alt: {
      en: "Roof terrace with a timber pergola, sofas and an olive tree above the rooftops in warm evening light",
      es: "Terraza con pérgola de madera, sofás y un olivo sobre los tejados, con luz cálida de tarde",
      ca: "Terrassa amb pèrgola de fusta, sofàs i una olivera sobre les teulades, amb llum càlida de tarda",
      ru: "Терраса с деревянной перголой, диванами и оливой над крышами города в тёплом вечернем свете",
    },
  },
  {
    slug: "valuation",
    file: "neighbourhood-eixample.jpg",
    alt: {
      en: "Sunlit corner building with shuttered balcony doors and plane trees",
      es: "Edificio en esquina al sol, con persianas en los balcones y plátanos en la acera",
      ca: "Edifici de cantonada al sol, amb persianes als balcons i plàtans a la vorera",
      ru: "Угловой дом на солнце: балконы со ставнями, у тротуара платаны",
    },
  },
  {
    slug: "turnkey-staging",
    file: "turnkey-staging.jpg",
    alt: {
      en: "Seating corner with armchairs, a side table and a plant beside balcony doors, ready for viewings",
      es: "Rincón con butacas, mesa auxiliar y planta junto a las puertas balconeras, listo para las visitas",
      ca: "Racó amb butaques, tauleta i planta al costat de les portes balconeres, a punt per a les visites",
      ru: "Уголок с креслами, столиком и растением у балконных дверей, готовый к просмотрам",
    },
  },
  { slug: "new-development-exterior", ...newBuildingExterior },
  { slug: "new-development-interior", ...newBuildingInterior },
];
