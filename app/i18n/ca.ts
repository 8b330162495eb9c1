import { enquiries } from "./ca/enquiries";
import { errors } from "./ca/errors";
import { features } from "./ca/features";
import { flash } from "./ca/flash";
import { frame } from "./ca/frame";
import { home } from "./ca/home";
import { places } from "./ca/places";
import { properties } from "./ca/properties";
import { search } from "./ca/search";
import type { en } from "./en";
import type { Texts } from "./texts";

export const ca: Texts<typeof en> = {
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
