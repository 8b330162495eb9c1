import { z } from "zod";

import { tick } from "~/domain/fields/choice.schema";
import { optionalNumber, requiredNumber } from "~/domain/fields/number.schema";

import { spansLine } from "./agency.schema";
import {
  type BookedKind,
  bookedKinds,
  type BookingHours,
  bookingLimits,
  isOpenFor,
  viewingLengths,
} from "./booking-hours";
import { type Weekday, weekdays, writeSpans } from "./opening-hours";
import { versionField } from "./setting-fields.schema";

const box = () => tick().default(false);
const { notice, ahead, addressHours } = bookingLimits;

/** The form of the hours in which visitors may book. */
export const bookingHoursSchema = z
  .object({
    version: versionField(),
    "book-monday": spansLine(),
    /** Spares typing the same hours five times; not stored. */
    "weekdays-alike": box(),
    "book-tuesday": spansLine(),
    "book-wednesday": spansLine(),
    "book-thursday": spansLine(),
    "book-friday": spansLine(),
    "book-saturday": spansLine(),
    "book-sunday": spansLine(),
    minutes: z.coerce.number("field.invalid").pipe(z.literal(viewingLengths, "field.invalid")),
    notice: requiredNumber("diary.booking.notice.invalid", {
      ...{ min: 0, max: notice, sentence: "diary.booking.notice.invalid" },
    }),
    ahead: requiredNumber("diary.booking.ahead.invalid", {
      ...{ min: 1, max: ahead, sentence: "diary.booking.ahead.invalid" },
    }),
    /** Left blank, the staff tells the address by hand. */
    addressHours: optionalNumber({
      ...{ min: 1, max: addressHours, sentence: "diary.booking.addressHours.invalid" },
    }).default(null),
    "kind-viewing": box(),
    "kind-call": box(),
    "kind-valuation": box(),
    bookedGoes: z
      .string("field.invalid")
      .regex(/^(?:[1-9]\d{0,9})?$/, "field.invalid")
      .default(""),
  })
  .transform((form, context) => {
    const orMonday = (spans: BookingHours["hours"][Weekday]) => (form["weekdays-alike"] ? form["book-monday"] : spans);
    const hours: BookingHours = {
      hours: {
        monday: form["book-monday"],
        tuesday: orMonday(form["book-tuesday"]),
        wednesday: orMonday(form["book-wednesday"]),
        thursday: orMonday(form["book-thursday"]),
        friday: orMonday(form["book-friday"]),
        saturday: form["book-saturday"],
        sunday: form["book-sunday"],
      } satisfies Record<Weekday, unknown>,
      ...{ minutes: form.minutes, notice: form.notice, ahead: form.ahead },
      kinds: bookedKinds.filter((kind) => form[`kind-${kind}` satisfies `kind-${BookedKind}`]),
      goes: form.bookedGoes === "" ? null : Number(form.bookedGoes),
      addressHours: form.addressHours ?? null,
    };
    // Hours without anything that can be booked in them would look open and be closed.
    const opened = isOpenFor({ ...hours, goes: 1, kinds: ["call"] });
    if (opened && hours.goes === null) {
      context.addIssue({ code: "custom", path: ["bookedGoes"], message: "diary.booking.goes.required" });
    }
    if (opened && hours.kinds.length === 0) {
      context.addIssue({ code: "custom", path: ["kind-viewing"], message: "diary.booking.kinds.required" });
    }
    return { version: form.version, hours };
  });

/** What stands in the fields of the form. */
export function bookingHoursFields({
  hours,
  minutes,
  notice: hoursBefore,
  ahead: days,
  kinds,
  goes,
  addressHours: hoursTold,
  version,
}: BookingHours & { version: string }): Record<string, string> {
  return {
    version,
    ...Object.fromEntries(weekdays.map((day) => [`book-${day}`, writeSpans(hours[day])])),
    ...{ minutes: String(minutes), notice: String(hoursBefore), ahead: String(days), bookedGoes: String(goes ?? "") },
    addressHours: String(hoursTold ?? ""),
    ...Object.fromEntries(bookedKinds.map((kind) => [`kind-${kind}`, kinds.includes(kind) ? "on" : ""])),
  };
}
