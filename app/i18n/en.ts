import { booking } from "./en/booking";
import { costs } from "./en/costs";
import { developments } from "./en/developments";
import { enquiries } from "./en/enquiries";
import { errors } from "./en/errors";
import { features } from "./en/features";
import { finding } from "./en/finding";
import { flash } from "./en/flash";
import { frame } from "./en/frame";
import { home } from "./en/home";
import { magazine } from "./en/magazine";
import { places } from "./en/places";
import { properties } from "./en/properties";
import { rooms } from "./en/rooms";
import { search } from "./en/search";
import { sent } from "./en/sent";
import { services } from "./en/services";
import { trust } from "./en/trust";

/** Every phrase of the public site. English is the model; the other three must have the same keys. */
export const en = {
  ...frame,
  ...flash,
  ...errors,
  ...home,
  ...properties,
  ...finding,
  ...features,
  ...rooms,
  ...places,
  ...enquiries,
  ...booking,
  ...search,
  ...sent,
  ...magazine,
  ...developments,
  ...services,
  ...costs,
  ...trust,
} as const;

export type TextKey = keyof typeof en & string;
