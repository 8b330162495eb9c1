import type { en } from "./en";
import { booking } from "./ru/booking";
import { costs } from "./ru/costs";
import { developments } from "./ru/developments";
import { enquiries } from "./ru/enquiries";
import { errors } from "./ru/errors";
import { features } from "./ru/features";
import { finding } from "./ru/finding";
import { flash } from "./ru/flash";
import { frame } from "./ru/frame";
import { home } from "./ru/home";
import { magazine } from "./ru/magazine";
import { places } from "./ru/places";
import { properties } from "./ru/properties";
import { rooms } from "./ru/rooms";
import { search } from "./ru/search";
import { sent } from "./ru/sent";
import { services } from "./ru/services";
import { trust } from "./ru/trust";
import type { Texts } from "./texts";

export const ru: Texts<typeof en> = {
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
