import { booking } from "../en/booking";
import { developments } from "../en/developments";
import { enquiries } from "../en/enquiries";
import { features } from "../en/features";
import { properties } from "../en/properties";
import { search } from "../en/search";
import { services } from "../en/services";

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
