/** The rooms of a home that an area is given for; the agent types the English names into the form. */
export const rooms = {
  "rooms.title": "Rooms",
  "room.living-room": "Living room",
  "room.dining-room": "Dining room",
  "room.kitchen": "Kitchen",
  "room.main-bedroom": "Main bedroom",
  "room.bedroom": "Bedroom",
  "room.bathroom": "Bathroom",
  "room.dressing-room": "Dressing room",
  "room.study": "Study",
  "room.hall": "Hall",
  "room.laundry": "Laundry room",
  "room.storage": "Storage room",
  "room.terrace": "Terrace",
  "room.balcony": "Balcony",
} as const;
