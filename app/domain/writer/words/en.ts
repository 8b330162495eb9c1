import type { Book } from "../book";

import { amongPlaces } from "./en/among-places";
import { aroundEntries } from "./en/around-entries";
import { costs } from "./en/costs";
import { description } from "./en/description";
import { features } from "./en/features";
import { homeTypes } from "./en/home-types";
import { homes } from "./en/homes";
import { leads } from "./en/leads";
import { lists } from "./en/lists";
import { mortgage } from "./en/mortgage";
import { newBuild } from "./en/new-build";
import { next } from "./en/next";
import { papers } from "./en/papers";
import { places } from "./en/places";
import { viewing } from "./en/viewing";
import { words } from "./en/words";

export const en: Book = {
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
