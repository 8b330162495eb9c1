import { z } from "zod";

import type { BookedKind } from "~/domain/agency/booking-hours";
import { enquiryForm } from "~/domain/enquiries/asked/person.schema";
import { missingOr, optionalPhone, requiredLine } from "~/domain/fields/text.schema";

const time = z
  .string({ error: missingOr("booking.time.required") })
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\.000Z$/, { error: "booking.time.required", abort: true })
  // The thirteenth month is no time at all.
  .refine((said) => !Number.isNaN(Date.parse(said)), "booking.time.required");

const propertyAddress = requiredLine("valuation.propertyAddress.required", 200);

/** Nobody can be called without a number. */
const calledPhone = optionalPhone().refine((phone) => phone !== undefined && phone.trim() !== "", {
  error: "field.phone.forCall",
});

/** The form of a booking: one of the free times, and who comes. For a valuation also where the home is. */
export function bookingSchema(kind: BookedKind) {
  return enquiryForm({
    time,
    phone: kind === "call" ? calledPhone : optionalPhone(),
    propertyAddress: kind === "valuation" ? propertyAddress : propertyAddress.optional(),
  });
}

/** The form in which another time is chosen. */
export const moveSchema = z.object({ time });
