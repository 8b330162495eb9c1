import { booking } from "../ca/booking";
import { developments } from "../ca/developments";
import { enquiries } from "../ca/enquiries";
import { features } from "../ca/features";
import { properties } from "../ca/properties";
import { search } from "../ca/search";
import { services } from "../ca/services";

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
