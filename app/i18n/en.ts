import { enquiries } from "./en/enquiries";
import { errors } from "./en/errors";
import { features } from "./en/features";
import { flash } from "./en/flash";
import { frame } from "./en/frame";
import { home } from "./en/home";
import { places } from "./en/places";
import { properties } from "./en/properties";
import { search } from "./en/search";

/** Every phrase of the public site. English is the model; the other three must have the same keys. */
export const en = {
  ...frame,
  ...flash,
  ...errors,
  ...home,
  ...properties,
  ...features,
  ...places,
  ...enquiries,
  ...search,
} as const;

export type TextKey = keyof typeof en & string;
