import { booking } from "../es/booking";
import { developments } from "../es/developments";
import { enquiries } from "../es/enquiries";
import { features } from "../es/features";
import { properties } from "../es/properties";
import { search } from "../es/search";
import { services } from "../es/services";

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
