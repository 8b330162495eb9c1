import { z } from "zod";

import { line, words } from "~/domain/fields/text.schema";

import { longestFeature, mostFeatures } from "./feature-list";
import { longestRooms, mostRooms, readRoomLines } from "./room-list";
import type { Room } from "./rooms";

// Fields and rules that the forms of all kinds of listing have.

export const mostPrice = 99_999_999;

/** Slug of one of our neighbourhoods. */
export const neighborhood = z.string("field.invalid").min(1, "propertyForm.neighborhood.required");

export const postalCode = line(10).refine((code) => /^(?:\d{5})?$/.test(code), "propertyForm.postalCode.invalid");

/** Where a film or a virtual tour can be seen: a page of another site, or nothing. */
export const outsideLink = line(500).refine((link) => link === "" || isOutsideLink(link), "propertyForm.link.invalid");

// A name and a password before the host are a well-known disguise; without a point it would be a machine of our own network.
function isOutsideLink(link: string): boolean {
  if (!link.startsWith("https://") || !URL.canParse(link)) return false;
  const { hostname, username, password } = new URL(link);
  return /^[^.[]+(\.[^.]+)*\.[a-z][a-z0-9-]+$/.test(hostname) && username === "" && password === "";
}

/** Keys of features and the agent's free words. */
export const features = z
  .array(z.string("field.invalid").max(longestFeature, `propertyForm.feature.tooLong|max=${longestFeature}`))
  .max(mostFeatures, `propertyForm.features.tooMany|max=${mostFeatures}`);

/** Rooms with their areas, one on a line. Of lines that cannot be read the first is named. */
export const rooms = words(longestRooms).transform((text, context): Room[] => {
  const read = readRoomLines(text);
  const complain = (message: string) => {
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  };
  if (!read.ok) return complain(`propertyForm.rooms.${read.reason}|line=${read.line}`);
  return read.rooms.length > mostRooms ? complain(`propertyForm.rooms.tooMany|max=${mostRooms}`) : read.rooms;
});

/** A point has two numbers or none. */
export function pointErrors({ latitude, longitude }: { latitude: string; longitude: string }) {
  const [isNorth, isEast] = [latitude.trim() !== "", longitude.trim() !== ""];
  return {
    ...(isEast && !isNorth ? { latitude: ["propertyForm.latitude.missing"] } : {}),
    ...(isNorth && !isEast ? { longitude: ["propertyForm.longitude.missing"] } : {}),
  };
}
