import type { en } from "./en";
import { booking } from "./es/booking";
import { costs } from "./es/costs";
import { developments } from "./es/developments";
import { enquiries } from "./es/enquiries";
import { errors } from "./es/errors";
import { features } from "./es/features";
import { finding } from "./es/finding";
import { flash } from "./es/flash";
import { frame } from "./es/frame";
import { home } from "./es/home";
import { magazine } from "./es/magazine";
import { places } from "./es/places";
import { properties } from "./es/properties";
import { rooms } from "./es/rooms";
import { search } from "./es/search";
import { sent } from "./es/sent";
import { services } from "./es/services";
import { trust } from "./es/trust";
import type { Texts } from "./texts";

export const es: Texts<typeof en> = {
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
};
