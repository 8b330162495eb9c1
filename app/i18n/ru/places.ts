import type { places as en } from "../en/places";
import type { Texts } from "../texts";

export const places: Texts<typeof en> = {
  "places.title": "Районы Барселоны: где вам захочется жить",
  "places.lead":
    "Здесь мы продаём и\u00a0ищем жильё. О\u00a0каждом районе рассказываем, как в\u00a0нём живётся, и\u00a0приводим цифры по нашим объектам.",
  "places.description":
    "Районы Барселоны, где мы продаём и ищем жильё: как в них живётся, сколько стоит квадратный метр в наших объектах и где на схеме каждый район.",
  "places.list": "Все районы",
  "places.homes_one": "{{count}}\u00a0объект",
  "places.homes_few": "{{count}}\u00a0объекта",
  "places.homes_many": "{{count}}\u00a0объектов",
  "places.homes_other": "{{count}}\u00a0объекта",
  "places.partOf": "Входит в район: {{name}}",
  "places.counted": "Если один район входит в другой, его объекты учтены в обоих.",
  "places.plan.title": "План Барселоны",
  "places.plan.description":
    "Схема города, север вверху: на северо-западе горы, на юго-востоке море. Каждый район\u00a0— ссылка; рядом с названием указано число объектов.",
  "places.plan.note": "Схема условная, границы районов упрощены.",
  "place.title": "{{name}}: жильё на продажу",
  "place.description":
    "{{name}}. {{tagline}}. Жильё на продажу, цены за\u00a0м² по нашим объектам и место на плане Барселоны.",
  "place.onFoot": "Пешком от центра района: {{times}}",
  "place.onFoot.metro": "до метро {{minutes}}\u00a0мин",
  "place.onFoot.school": "до школы {{minutes}}\u00a0мин",
  "place.onFoot.market": "до рынка {{minutes}}\u00a0мин",
  "place.figures": "Цифры по нашим объектам",
  "place.figures.homes": "Объектов в продаже",
  "place.figures.reserved_one": "Из них забронировано: {{count}}",
  "place.figures.reserved_few": "Из них забронировано: {{count}}",
  "place.figures.reserved_many": "Из них забронировано: {{count}}",
  "place.figures.reserved_other": "Из них забронировано: {{count}}",
  "place.figures.part": "В том числе {{name}}: {{count}}",
  "place.figures.price": "Цена",
  "place.figures.priceRange": "Диапазон цен",
  "place.figures.metre": "Цена за м²",
  "place.figures.metreMedian": "Медиана цены за\u00a0м²",
  "place.figures.metreRange": "Диапазон цен за м²",
  "place.figures.note":
    "Цены в объявлениях на {{date}} за\u00a0м² площади со стенами. Налоги и расходы на покупку в них не входят.",
  "place.figures.median":
    "Медиана\u00a0— значение посередине: у половины объектов квадратный метр дешевле, у половины дороже.",
  "place.figures.few": "Объектов мало, поэтому цифры описывают только их, а не весь район.",
  "place.homes": "Наши объекты: {{name}}",
  "place.homes.all_one": "Все объекты района ({{count}})",
  "place.homes.all_few": "Все объекты района ({{count}})",
  "place.homes.all_many": "Все объекты района ({{count}})",
  "place.homes.all_other": "Все объекты района ({{count}})",
  "place.none.title": "Сейчас у\u00a0нас здесь нет предложений",
  "place.none.text": "Расскажите, что ищете: напишем, когда появится подходящее.",
  "place.none.search": "Начать подбор",
  "place.plan": "На плане города",
  "place.plan.description": "Выделено: {{name}}. Каждый район и каждая метка объекта\u00a0— ссылка.",
  "place.plan.pins":
    "Точное место показано, только если на это согласен собственник. Остальные метки поставлены приблизительно, с точностью около 100\u00a0метров.",
  "place.container": "Входит в район",
  "place.parts": "Включает",
  "place.nearby": "Рядом",
  "legal.contents": "На этой странице",
  "legal.version": "Редакция от {{date}}",
  "legal.others": "Смотрите также",
};
