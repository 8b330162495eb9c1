import type { home as en } from "../en/home";
import type { Texts } from "../texts";

export const home: Texts<typeof en> = {
  "home.title": "Независимый агент по недвижимости в Барселоне",
  "home.description":
    "Жильё от {{from}} до {{to}} в Эшампле, Педральбесе, Грасии, Саррии-Сан-Жервази и Сьютат-Велье. Бесплатная оценка, пошаговый подбор, ответ в течение 24\u00a0часов.",
  "home.hero.title": "Дом в Барселоне, выбранный\u00a0вдумчиво",
  "home.hero.lead":
    "Независимый лицензированный агент. Жильё от {{from}} до {{to}}, {{years}}+\u00a0лет работы в\u00a0городе.",
  "home.hero.search": "Начать подбор",
  "home.hero.promise": "Ответ в течение 24\u00a0часов, на четырёх языках",
  "home.neighborhoods.title": "Пять районов города",
  "home.neighborhoods.lead":
    "В каждом свой уклад жизни. Мы пройдём по ним вместе с вами, прежде чем откроем первую дверь.",
  "home.neighborhoods.tours": "Прогулки по районам",
  "home.services.title": "По какую бы сторону двери вы ни стояли",
  "home.services.buyers": "Покупателям",
  "home.services.owners": "Собственникам",
  "home.service.buyer-consultation": "Консультация по покупке",
  "home.service.buyer-consultation.text": "Что и где можно купить на ваш бюджет",
  "home.service.property-search": "Подбор жилья",
  "home.service.property-search.text": "Короткая анкета в четыре шага",
  "home.service.neighborhood-tours": "Прогулки по районам",
  "home.service.neighborhood-tours.text": "Сначала улицы, потом квартиры",
  "home.service.negotiation-support": "Ведение переговоров",
  "home.service.negotiation-support.text": "Говорим от вашего имени",
  "home.service.legal-support": "Юридическое сопровождение",
  "home.service.legal-support.text": "Читаем документы до подписания",
  "home.service.property-sales": "Продажа жилья",
  "home.service.property-sales.text": "Шесть шагов: от оценки до сделки у нотариуса",
  "home.service.turnkey-services": "Продажа под ключ",
  "home.service.turnkey-services.text": "Готовим, показываем, продаём",
  "home.service.new-construction": "Продажа новостроек",
  "home.service.new-construction.text": "Бронь, строительство, передача ключей",
  "home.valuation.title": "Сколько стоит ваше жильё сегодня?",
  "home.valuation.text":
    "Расширенная оценка, бесплатно и\u00a0без обязательств. Сообщите адрес, и\u00a0мы ответим в\u00a0течение 24\u00a0часов.",
  "home.valuation.action": "Получить расширенную оценку",
  "home.homes.title": "Сейчас в продаже",
  "home.homes.all": "Все объекты",
  "home.homes.empty.title": "По этим фильтрам сегодня ничего нет",
  "home.homes.none.title": "Сегодня в списке нет объектов",
  "home.homes.none.text": "Расскажите, что вы ищете. Мы ответим в\u00a0течение 24\u00a0часов.",
  "home.about.title": "Один агент\u00a0— от первого звонка до ключей",
  "home.about.us":
    "Мы больше {{years}}\u00a0лет работаем с\u00a0недвижимостью в\u00a0Барселоне. Кто ответит на\u00a0ваше первое сообщение, тот покажет вам жильё и\u00a0будет рядом у\u00a0нотариуса.",
  "home.about.independent":
    "Независимость значит, что нам незачем навязывать чужие объекты. И\u00a0на первом просмотре, и\u00a0у нотариуса с\u00a0вами один и\u00a0тот же лицензированный агент.",
  "home.about.register":
    "Нас можно найти в\u00a0открытом реестре агентов по недвижимости Каталонии: AICAT №\u00a0{{number}}.",
  "home.about.range":
    "Мы работаем в\u00a0одном ценовом диапазоне, от\u00a0{{from}} до\u00a0{{to}}: хорошо знать один рынок полезнее, чем браться за все.",
  "home.about.languages":
    "Мы говорим на английском, испанском, каталанском и\u00a0русском. Пишите на том языке, который вам удобнее.",
  "home.about.greeting": "Добро пожаловать домой",
  "home.stories.title": "Истории покупателей",
  "home.contact.title": "Напишите сегодня, ответим в\u00a0течение 24\u00a0часов",
};
