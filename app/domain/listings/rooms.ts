import { z } from "zod";

/** The rooms an area can be given for, as keys that are stored; their names are texts of `app/i18n`. */
export const roomKinds = [
  "living-room",
  "dining-room",
  "kitchen",
  "main-bedroom",
  "bedroom",
  "bathroom",
  "dressing-room",
  "study",
  "hall",
  "laundry",
  "storage",
  "terrace",
  "balcony",
] as const;

export type RoomKind = (typeof roomKinds)[number];

/** A room of a home; the area in m², with one decimal at most. */
export type Room = { kind: RoomKind; area: number };

/** Rooms as they are stored, in the agent's order. */
export const storedRooms = z.array(z.object({ kind: z.enum(roomKinds), area: z.number() }));
