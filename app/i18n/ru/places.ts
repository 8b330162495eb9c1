import type { places as en } from "../en/places";
import type { Texts } from "../texts";

export const places: Texts<typeof en> = {
  "places.title": "Районы Барселоны",
  "places.lead":
    "Здесь мы продаём и ищем жильё. На странице каждого района\u00a0— рассказ о жизни в нём и цифры по нашим собственным объявлениям.",
  "places.description":
    "Районы Барселоны, где мы продаём жильё: какая там жизнь, цены по нашим собственным объявлениям и план города.",
  "places.list": "Все районы",
  "places.homes_one": "{{count}}\u00a0объект",
  "places.homes_few": "{{count}}\u00a0объекта",
  "places.homes_many": "{{count}}\u00a0объектов",
  "places.homes_other": "{{count}}\u00a0объекта",
  "places.partOf": "Входит в район: {{name}}",
  "places.counted": "Если один район входит в другой, его объекты учтены в обоих.",
  "places.plan.title": "План Барселоны",
  "places.plan.description":
    "Схематический план, север вверху: на северо-западе горы, на юго-востоке море. Каждый район\u00a0— ссылка; рядом с названием указано число объектов.",
  "places.plan.note": "План нарисован нами, границы упрощены.",
  "place.title": "{{name}}: жильё на продажу",
  "place.description":
    "{{name}}: {{tagline}}. Жильё на продажу, цены за м² по нашим собственным объявлениям и место на плане Барселоны.",
  "place.figures": "Цифры по нашим собственным объявлениям",
  "place.figures.homes": "Объектов в продаже",
  "place.figures.reserved_one": "Из них забронировано: {{count}}",
  "place.figures.reserved_few": "Из них забронировано: {{count}}",
  "place.figures.reserved_many": "Из них забронировано: {{count}}",
  "place.figures.reserved_other": "Из них забронировано: {{count}}",
  "place.figures.part": "В том числе {{name}}: {{count}}",
  "place.figures.price": "Цена",
  "place.figures.priceRange": "Диапазон цен",
  "place.figures.metre": "Цена за м²",
  "place.figures.metreMedian": "Медианная цена за м²",
  "place.figures.metreRange": "Диапазон цен за м²",
  "place.figures.note":
    "Цены предложения на {{date}}, за м² общей площади. Налоги и расходы на покупку в них не входят.",
  "place.figures.median":
    "Медиана\u00a0— значение посередине: у половины объектов квадратный метр дешевле, у половины дороже.",
  "place.figures.few": "Объектов мало, поэтому цифры описывают только их, а не весь район.",
  "place.homes": "Жильё: {{name}}",
  "place.homes.all_one": "Открыть список ({{count}})",
  "place.homes.all_few": "Открыть список ({{count}})",
  "place.homes.all_many": "Открыть список ({{count}})",
  "place.homes.all_other": "Открыть список ({{count}})",
  "place.none.title": "Сейчас здесь ничего не продаётся",
  "place.none.text": "Расскажите, что вы ищете. Мы ответим в течение 24\u00a0часов.",
  "place.none.search": "Начать подбор",
  "place.plan": "На плане города",
  "place.plan.description": "Выделено: {{name}}. Каждый район и каждая метка объекта\u00a0— ссылка.",
  "place.plan.pins":
    "Метка стоит точно по адресу, только если на это согласен владелец. Остальные поставлены с точностью около 100\u00a0метров.",
  "place.container": "Входит в район",
  "place.parts": "Включает",
  "place.nearby": "Рядом",
  "legal.contents": "На этой странице",
  "legal.version": "Редакция от {{date}}",
  "legal.others": "Смотрите также",
};
