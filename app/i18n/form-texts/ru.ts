import { booking } from "../ru/booking";
import { developments } from "../ru/developments";
import { enquiries } from "../ru/enquiries";
import { features } from "../ru/features";
import { properties } from "../ru/properties";
import { search } from "../ru/search";
import { services } from "../ru/services";

/** The phrases that travel to a browser with the forms it takes over. */
export const formTexts = {
  ...enquiries,
  ...booking,
  ...search,
  ...features,
  ...properties,
  ...developments,
  ...services,
};
