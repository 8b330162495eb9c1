import type { Book } from "../book";

import { amongPlaces } from "./ca/among-places";
import { aroundEntries } from "./ca/around-entries";
import { costs } from "./ca/costs";
import { description } from "./ca/description";
import { features } from "./ca/features";
import { homeTypes } from "./ca/home-types";
import { homes } from "./ca/homes";
import { leads } from "./ca/leads";
import { lists } from "./ca/lists";
import { mortgage } from "./ca/mortgage";
import { newBuild } from "./ca/new-build";
import { next } from "./ca/next";
import { papers } from "./ca/papers";
import { places } from "./ca/places";
import { viewing } from "./ca/viewing";
import { words } from "./ca/words";

export const ca: Book = {
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
