import type { en } from "./en";
import { enquiries } from "./ru/enquiries";
import { errors } from "./ru/errors";
import { features } from "./ru/features";
import { flash } from "./ru/flash";
import { frame } from "./ru/frame";
import { home } from "./ru/home";
import { places } from "./ru/places";
import { properties } from "./ru/properties";
import { search } from "./ru/search";
import type { Texts } from "./texts";

export const ru: Texts<typeof en> = {
  ...frame,
  ...flash,
  ...errors,
  ...home,
  ...properties,
  ...features,
  ...places,
  ...enquiries,
  ...search,
};
