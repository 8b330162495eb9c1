import type { InAnotherLanguage } from "../../book";
import type { lists as english } from "../en/lists";

export const lists: InAnotherLanguage<typeof english> = {
  size: [
    "[{h.title}](/property/{h.id}), {h.where}: {h.price}, общая площадь {h.area}, {h.rooms}.",
    "Это {h.m2} за квадратный метр.",
    "{h.summary}",
    "{h.reserved}",
  ],
  building: [
    "[{h.title}](/property/{h.id}), {h.where}: {h.price}, общая площадь {h.area}.",
    "{?h.built}{?h.renovated}Постройка {h.built} года, ремонт {h.renovated} года.",
    "{?h.built}{!h.renovated}Постройка {h.built} года.",
    "{?h.lift}Этаж {h.floor} из {h.floors}, лифт есть.",
    "{!h.lift}Этаж {h.floor} из {h.floors}, лифта нет.",
    "Энергия: {h.rating}.",
    "Взносы сообществу: {h.fees} в месяц.",
  ],
  development: ["{d.name}, {d.where}: от {d.price}, {d.bedrooms}, {d.state}.", "Энергия: {d.rating}."],
};
