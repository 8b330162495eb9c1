import type { InAnotherLanguage } from "../../book";
import type { lists as english } from "../en/lists";

export const lists: InAnotherLanguage<typeof english> = {
  size: [
    "{!h.rating}[{h.title}](/property/{h.id}), {h.where}: {h.price}, площадь со стенами {h.area}, {h.rooms}.",
    "[{h.title}](/property/{h.id}), {h.where}: {h.price}, площадь со стенами {h.area}, {h.rooms}; энергоэффективность: {h.rating}.",
    "{!quarter.name}Это {h.m2} за квадратный метр.",
    "{!quarter.name}{?h.lift}Этаж {h.floor} из {h.floors} по испанскому счёту, лифт есть.",
    "{!quarter.name}{!h.lift}Этаж {h.floor} из {h.floors} по испанскому счёту, лифта нет.",
    "{h.summary}",
    "{?lead.homes}В чём отличие: {h.differs}.",
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
    "{!d.asked}[{d.name}](/developments/{d.slug}), {d.where}: от {d.price} без НДС и гербового сбора, {d.bedrooms}, {d.state}.",
    "{?d.asked}[{d.name}](/developments/{d.slug}), {d.where}, {d.asked}: от {d.price} без НДС и гербового сбора, {d.bedrooms}, {d.state}.",
    "{?lead.new}{?d.expected}Окончание строительства\u00a0— {d.completion}.",
    "{?lead.new}При бронировании платят {d.reservation} цены.",
    "{?lead.new}{!d.plan}Первый взнос\u00a0— не меньше {d.down}.",
    "{?lead.new}{?d.plan}Первый взнос\u00a0— не меньше {d.down}, график платежей гибкий.",
    "{!d.project}Энергоэффективность: {d.rating}.",
    "{?d.project}{!d.licence}Энергоэффективность: {d.rating} по проекту.",
    "{?d.project}{!d.licenceUntil}Энергоэффективность: {d.rating} по проекту; разрешение на строительство {d.licence}.",
    "{?d.project}Энергоэффективность: {d.rating} по проекту; разрешение на строительство {d.licence}, действует до {d.licenceUntil}.",
    "{!d.rating}{!d.licenceUntil}Разрешение на строительство {d.licence}.",
    "{!d.rating}Разрешение на строительство {d.licence}, действует до {d.licenceUntil}.",
  ],
};
