import { booking } from "./ca/booking";
import { costs } from "./ca/costs";
import { developments } from "./ca/developments";
import { enquiries } from "./ca/enquiries";
import { errors } from "./ca/errors";
import { features } from "./ca/features";
import { finding } from "./ca/finding";
import { flash } from "./ca/flash";
import { frame } from "./ca/frame";
import { home } from "./ca/home";
import { magazine } from "./ca/magazine";
import { places } from "./ca/places";
import { properties } from "./ca/properties";
import { rooms } from "./ca/rooms";
import { search } from "./ca/search";
import { sent } from "./ca/sent";
import { services } from "./ca/services";
import { trust } from "./ca/trust";
import type { en } from "./en";
import type { Texts } from "./texts";

export const ca: Texts<typeof en> = {
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
