import type { rooms as en } from "../en/rooms";
import type { Texts } from "../texts";

export const rooms: Texts<typeof en> = {
  "rooms.title": "Estances",
  "room.living-room": "Sala d’estar",
  "room.dining-room": "Menjador",
  "room.kitchen": "Cuina",
  "room.main-bedroom": "Dormitori principal",
  "room.bedroom": "Dormitori",
  "room.bathroom": "Bany",
  "room.dressing-room": "Vestidor",
  "room.study": "Despatx",
  "room.hall": "Rebedor",
  "room.laundry": "Safareig",
  "room.storage": "Traster",
  "room.terrace": "Terrassa",
  "room.balcony": "Balcó",
};
