/** The sentences about one home, and about one development, in a list. */
export const lists = {
  size: [
    "[{h.title}](/property/{h.id}), {h.where}: {h.price}, {h.area} built, {h.rooms}.",
    "{!quarter.name}That is {h.m2} per square metre.",
    "{h.summary}",
    "{h.reserved}",
  ],
  building: [
    "[{h.title}](/property/{h.id}), {h.where}: {h.price}, {h.area} built.",
    "{?h.built}{?h.renovated}Built in {h.built}, renovated in {h.renovated}.",
    "{?h.built}{!h.renovated}Built in {h.built}.",
    "{?h.lift}Floor {h.floor} of {h.floors}, with a lift.",
    "{!h.lift}Floor {h.floor} of {h.floors}, without a lift.",
    "Energy: {h.rating}.",
    "Community fees: {h.fees} a month.",
  ],
  development: ["{d.name}, {d.where}: from {d.price}, {d.bedrooms}, {d.state}.", "Energy: {d.rating}."],
} as const;
