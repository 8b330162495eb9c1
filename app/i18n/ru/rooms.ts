import type { rooms as en } from "../en/rooms";
import type { Texts } from "../texts";

export const rooms: Texts<typeof en> = {
  "rooms.title": "Помещения",
  "room.living-room": "Гостиная",
  "room.dining-room": "Столовая",
  "room.kitchen": "Кухня",
  "room.main-bedroom": "Основная спальня",
  "room.bedroom": "Спальня",
  "room.bathroom": "Ванная",
  "room.dressing-room": "Гардеробная",
  "room.study": "Кабинет",
  "room.hall": "Прихожая",
  "room.laundry": "Постирочная",
  "room.storage": "Кладовая",
  "room.terrace": "Терраса",
  "room.balcony": "Балкон",
};
