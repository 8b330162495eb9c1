import { longestRooms } from "~/domain/listings/room-list";

/** The most characters of each field, as they stand in the HTML too. */
export const longest = {
  title: 160,
  summary: 300,
  description: 10_000,
  reference: 40,
  address: 300,
  city: 100,
  certificateNumber: 60,
  cedula: 60,
  // A draft's notes hold the 4000 characters that an owner may write, and what else the form asked.
  privateNotes: 6000,
  rooms: longestRooms,
} as const;
