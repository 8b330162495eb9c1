import type { Book } from "../book";

import { amongPlaces } from "./es/among-places";
import { aroundEntries } from "./es/around-entries";
import { costs } from "./es/costs";
import { description } from "./es/description";
import { features } from "./es/features";
import { homeTypes } from "./es/home-types";
import { homes } from "./es/homes";
import { leads } from "./es/leads";
import { lists } from "./es/lists";
import { mortgage } from "./es/mortgage";
import { newBuild } from "./es/new-build";
import { next } from "./es/next";
import { papers } from "./es/papers";
import { places } from "./es/places";
import { viewing } from "./es/viewing";
import { words } from "./es/words";

export const es: Book = {
  words,
  description,
  aroundEntries,
  amongPlaces,
  sections: {
    ...leads,
    ...places,
    ...homes,
    ...homeTypes,
    ...features,
    ...costs,
    ...mortgage,
    ...newBuild,
    ...papers,
    ...viewing,
    ...next,
  },
  lists,
};
