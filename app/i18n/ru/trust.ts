import type { trust as en } from "../en/trust";
import type { Texts } from "../texts";

export const trust: Texts<typeof en> = {
  "agency.sample": "{{name}} (образец)",
  "agency.register.volume": "том {{number}}",
  "agency.register.folio": "лист (folio) {{number}}",
  "agency.register.sheet": "карточка (hoja) {{number}}",
  "agency.register.entry": "запись {{number}}",

  "hours.title": "Часы работы",
  "hours.monday": "Пн",
  "hours.tuesday": "Вт",
  "hours.wednesday": "Ср",
  "hours.thursday": "Чт",
  "hours.friday": "Пт",
  "hours.saturday": "Сб",
  "hours.sunday": "Вс",
  "hours.days": "{{from}}–{{to}}",
  "hours.day": "{{day}}",
  "hours.span": "{{opens}}–{{closes}}",
  "hours.line": "{{days}}: {{times}}",
  "hours.and": "{{first}}, {{last}}",

  "person.languages": "Языки: {{languages}}",
  "person.answers": "Вам ответит {{name}}.",
  "person.about":
    "Меня зовут {{agent}}. Я больше {{years}}\u00a0лет работаю с\u00a0недвижимостью в\u00a0Барселоне и\u00a0на\u00a0ваши сообщения отвечаю лично.",

  "claim.since": "с\u00a0{{year}}\u00a0года",
  "story.deed": "Имя сверено с\u00a0нотариальным актом о\u00a0продаже.",
  "story.message": "Это написал нам сам клиент.",
  "story.public": "Публичный отзыв. Кто его написал, мы не\u00a0проверяли.",
  "story.unchecked": "Кто это написал, мы не\u00a0проверяли.",
  "story.sample": "Образец текста: ни один покупатель этого не\u00a0говорил.",
  "story.link": "Прочитать на\u00a0{{site}}",
  "story.how": "Отзывы для этой страницы выбираем мы. Под каждым указано, как мы проверили, кто его написал.",

  "sold.title": "Что мы уже продали",
  "sold.in": "Продано: {{month}}",
  "sold.undated": "Продано",

  "services.appreciation": "Рост цены: {{rise}}. Источник: {{source}}. Это не\u00a0прогноз.",
  "services.appreciation.sample": "Рост цены: {{rise}} (образец). Это не\u00a0прогноз.",
};
