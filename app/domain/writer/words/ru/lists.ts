import type { InAnotherLanguage } from "../../book";
import type { lists as english } from "../en/lists";

export const lists: InAnotherLanguage<typeof english> = {
  size: [
    "[{h.title}](/property/{h.id}), {h.where}: {h.price}, площадь со стенами {h.area}, {h.rooms}.",
    "{!quarter.name}Это {h.m2} за квадратный метр.",
    "{h.summary}",
    "{h.reserved}",
  ],
  building: [
    "[{h.title}](/property/{h.id}), {h.where}: {h.price}, площадь со стенами {h.area}.",
    "{?h.built}{?h.renovated}Год постройки\u00a0— {h.built}, ремонта\u00a0— {h.renovated}.",
    "{?h.built}{!h.renovated}Год постройки\u00a0— {h.built}.",
    "{?h.lift}Этаж {h.floor} из {h.floors} по испанскому счёту, лифт есть.",
    "{!h.lift}Этаж {h.floor} из {h.floors} по испанскому счёту, лифта нет.",
    "Энергоэффективность: {h.rating}.",
    "Взносы в сообщество: {h.fees} в месяц.",
  ],
  development: ["{d.name}, {d.where}: от {d.price}, {d.bedrooms}, {d.state}.", "Энергоэффективность: {d.rating}."],
};
