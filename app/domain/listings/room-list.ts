import { rooms as names } from "~/i18n/en/rooms";

import { type Room, roomKinds } from "./rooms";

/** More than any home has. */
export const mostRooms = 40;

/** The most characters of the field: so many rooms with the longest name. */
export const longestRooms = 2000;

const mostArea = 9999;

const kindsByName = new Map(roomKinds.map((kind) => [names[`room.${kind}`].toLowerCase(), kind] as const));

/** What can be wrong with a line, counted from 1 as the agent sees it: a room that we do not know, or an area that is none. */
export type RoomFault = { line: number; reason: "kind" | "area" };

/** The names that a line can begin with. */
export const roomNames: readonly string[] = roomKinds.map((kind) => names[`room.${kind}`]);

/**
 * The rooms of a list that was typed, one on a line: `Living room 24`, `Bedroom: 12,5 m²`. Blank lines are left out; of lines
 * that cannot be understood the first is named.
 */
export function readRoomLines(text: string): { ok: true; rooms: Room[] } | ({ ok: false } & RoomFault) {
  const rooms: Room[] = [];
  for (const [index, typed] of text.split("\n").entries()) {
    const words = typed.replace(/\s+/g, " ").trim();
    if (words === "") continue;
    const room = readRoom(words);
    if (typeof room === "string") return { ok: false, line: index + 1, reason: room };
    rooms.push(room);
  }
  return { ok: true, rooms };
}

/** What stands in the field for these rooms. */
export function roomLines(rooms: readonly Room[]): string {
  return rooms.map(({ kind, area }) => `${names[`room.${kind}`]} ${area}`).join("\n");
}

function readRoom(words: string): Room | RoomFault["reason"] {
  const digit = words.search(/[\d-]/);
  const name = (digit === -1 ? words : words.slice(0, digit)).replace(/[\s:,]+$/, "").toLowerCase();
  const kind = kindsByName.get(name);
  if (!kind) return "kind";
  const [, written = ""] = (digit === -1 ? null : /^(\d+(?:[.,]\d)?) ?(?:m²|m2)?$/i.exec(words.slice(digit))) ?? [];
  const area = Number(written.replace(",", "."));
  return area > 0 && area <= mostArea ? { kind, area } : "area";
}
