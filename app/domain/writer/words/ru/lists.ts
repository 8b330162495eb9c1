import type { InAnotherLanguage } from "../../book";
import type { lists as english } from "../en/lists";

export const lists: InAnotherLanguage<typeof english> = {
  size: [
    "[{h.title}](/property/{h.id}), {h.where}: {h.price}, площадь со стенами {h.area}, {h.rooms}.",
    "Это {h.m2} за квадратный метр.",
    "{?h.lift}Этаж {h.floor} из {h.floors} по испанскому счёту, лифт есть.",
    "{!h.lift}Этаж {h.floor} из {h.floors} по испанскому счёту, лифта нет.",
    "Энергоэффективность: {h.rating}.",
    "{h.summary}",
    "{?lead.homes}Чем отличается: {h.differs}.",
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
  development: [
    "{!d.asked}[{d.name}](/developments/{d.slug}), {d.where}: от {d.price} без НДС и гербового сбора, {d.bedrooms}.",
    "{?d.asked}[{d.name}](/developments/{d.slug}), {d.where}, {d.asked}: от {d.price} без НДС и гербового сбора, {d.bedrooms}.",
    "{!d.completion}Стадия: {d.state}.",
    "{?d.expected}Стадия: {d.state}; окончание работ\u00a0— {d.completion}.",
    "{!d.expected}Стадия: {d.state}, {d.completion}.",
    "При бронировании платят {d.reservation} цены.",
    "{!d.plan}Первый взнос\u00a0— не меньше {d.down}.",
    "{?d.plan}Первый взнос\u00a0— не меньше {d.down}, график платежей гибкий.",
    "{?d.project}Энергоэффективность: {d.rating} по проекту.",
    "{!d.project}Энергоэффективность: {d.rating}.",
    "{!d.licenceUntil}Разрешение на строительство {d.licence}.",
    "{?d.licenceUntil}Разрешение на строительство {d.licence}, действует до {d.licenceUntil}.",
  ],
};
