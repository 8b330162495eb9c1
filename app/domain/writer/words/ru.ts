import type { Book } from "../book";

import { amongPlaces } from "./ru/among-places";
import { aroundEntries } from "./ru/around-entries";
import { costs } from "./ru/costs";
import { description } from "./ru/description";
import { features } from "./ru/features";
import { homeTypes } from "./ru/home-types";
import { homes } from "./ru/homes";
import { leads } from "./ru/leads";
import { lists } from "./ru/lists";
import { mortgage } from "./ru/mortgage";
import { newBuild } from "./ru/new-build";
import { next } from "./ru/next";
import { papers } from "./ru/papers";
import { places } from "./ru/places";
import { viewing } from "./ru/viewing";
import { words } from "./ru/words";

export const ru: Book = {
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
