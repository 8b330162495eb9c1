import { either } from "../../article/section";
import type { InAnotherLanguage } from "../../book";
import type { places as english } from "../en/places";

export const places: InAnotherLanguage<typeof english> = {
  "here-pros": {
    heading: either("Плюсы", "Что здесь хорошо"),
    points: ["{here.pro1}", "{here.pro2}", "{here.pro3}"],
  },
  "here-cons": {
    heading: either("Минусы", "С чем придётся мириться"),
    points: ["{here.con1}", "{here.con2}", "{here.con3}"],
  },
  "here-edges": {
    heading: either("{here.name}: где начинается и где кончается", "По каким улицам проходят границы"),
    opening: "{here.edges}",
  },
  "here-homes": {
    heading: either("Какое жильё {here.in}", "{here.name}: какие здесь квартиры"),
    opening: "{here.homes}",
  },
  "here-street": {
    heading: either("Что слышно {here.in}", "Насколько шумно {here.in}"),
    opening: "{here.street}",
  },
  "here-children": {
    heading: either("Где {here.in} играют дети", "С детьми {here.in}"),
    opening: "{here.children}",
  },
  "here-transport": {
    heading: either("Как здесь ездить", "Что есть рядом"),
    opening: "{here.transport}",
  },
  "here-checks": {
    heading: either("Что проверить перед покупкой {here.in}", "На что обратить внимание {here.in}"),
    points: ["{here.check1}", "{here.check2}", "{here.check3}", "{here.check4}", "{here.check5}"],
  },
  "place-character": {
    heading: either("Как живётся {place.in}", "Какой это район"),
    opening: "{place.first}",
    closing: either(
      "{!here.street}Под одним названием на карте скрываются очень разные улицы. Обойдите квартал, прежде чем судить о квартире.",
      "{!here.street}Приезжайте дважды, в будний день и в выходной: одна и та же улица бывает разной.",
      "{!here.street}Что верно для района, может быть неверно для улицы. Спрашивайте об улице.",
    ),
  },
  "place-buildings": {
    heading: either("Какое здесь жильё", "В каких домах здесь живут"),
    opening: "{place.second}",
  },
  "place-whom": {
    heading: either("Что здесь есть и чего не хватает", "Что здесь под рукой"),
    opening: [
      "{place.third}",
      "От середины района до метро {place.walkMetro}\u00a0мин пешком.",
      "До школы {place.walkSchool}\u00a0мин пешком.",
      "До рынка {place.walkMarket}\u00a0мин пешком.",
    ],
    closing: [
      "Если это не то, посмотрите рядом: [{near1.name}](/neighborhoods/{near1.slug}) или [{near2.name}](/neighborhoods/{near2.slug}).",
      "{!near2.name}Если это не то, что вы ищете, рядом [{near1.name}](/neighborhoods/{near1.slug}).",
    ],
  },
  "place-homes": {
    heading: either("Что здесь продаётся", "Наши объекты в этом районе"),
    opening: [
      "{?quarter.beyond}На {date} у нас {here.in} ничего не продаётся. Вот ближайшие наши объекты.",
      "{!quarter.beyond}{?place.homes}На {date} мы продаём {place.in} {place.homes}.",
      "{?quarter.nothing}{?place.homes}Ни один из них не {here.in}.",
      "{?quarter.inside}{!quarter.nothing}{!quarter.homes}{?place.homes}Это по всему району: спросите нас, есть ли что-нибудь {here.in}.",
      "{!quarter.name}Они стоят {place.price}, или {place.m2} за квадратный метр площади со стенами.",
      "{!quarter.beyond}{?place.none}На {date} у нас нет вторичного жилья {place.in}. Вот ближайший из наших объектов в других районах.",
    ],
    closing: [
      "{!quarter.name}{?place.few}Объектов так мало, что цифры описывают только их, а не весь район.",
      "{!quarter.beyond}{?place.homes}Не добавилось ли что-нибудь с тех пор, видно [среди наших объектов]({list.path}).",
      "{!quarter.name}{?place.none}Расскажите [за четыре шага](/search), что вы ищете, и мы поищем там.",
      "{?quarter.inside}Расскажите [за четыре шага](/search), что вы ищете, и мы напишем, когда появится жильё {here.in}.",
      "{?quarter.beyond}Расскажите [за четыре шага](/search), что вы ищете, и мы напишем, когда появится жильё {here.in}.",
    ],
  },
  "place-figures": {
    heading: either("Как цены здесь соотносятся с другими районами", "Сравнение с районами, где мы продаём жильё"),
    opening: either(
      "В таблице только наши объекты. Это не исследование рынка: она показывает, что мы могли предложить {date}.",
      "{?list.few}Это цены наших объектов по районам на {date}. Объектов мало, так что это примеры.",
    ),
    closing: [
      "Сравнивайте цену за метр осторожно. Терраса, лифт и ремонт тоже входят в цену, а по метру этого не видно.",
      "Каждый объект учтён один раз, в самом маленьком из районов, к которым относится.",
    ],
  },
};
