import type { rooms as en } from "../en/rooms";
import type { Texts } from "../texts";

export const rooms: Texts<typeof en> = {
  "rooms.title": "Estancias",
  "room.living-room": "Salón",
  "room.dining-room": "Comedor",
  "room.kitchen": "Cocina",
  "room.main-bedroom": "Dormitorio principal",
  "room.bedroom": "Dormitorio",
  "room.bathroom": "Baño",
  "room.dressing-room": "Vestidor",
  "room.study": "Despacho",
  "room.hall": "Recibidor",
  "room.laundry": "Lavadero",
  "room.storage": "Trastero",
  "room.terrace": "Terraza",
  "room.balcony": "Balcón",
};
