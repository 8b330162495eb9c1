import type { home as en } from "../en/home";
import type { Texts } from "../texts";

export const home: Texts<typeof en> = {
  "home.title": "Независимое агентство недвижимости в\u00a0Барселоне",
  "home.description":
    "Жильё от {{from}} до {{to}} в Барселоне: покажем район, посчитаем все расходы, проверим документы. Оценка бесплатна, отвечаем в течение 24\u00a0часов.",
  "home.hero.title": "Найдите свою Барселону",
  "home.hero.lead":
    "Покажем не\u00a0только квартиру, но и\u00a0район, посчитаем все расходы и\u00a0проверим документы до\u00a0подписания. Независимое агентство с\u00a0регистрацией AICAT: больше {{years}}\u00a0лет в\u00a0городе, жильё от\u00a0{{from}} до\u00a0{{to}}.",
  "home.hero.search": "Начать подбор",
  "home.hero.promise": "Отвечаем в течение 24\u00a0часов, на четырёх языках",
  "home.neighborhoods.title": "В\u00a0каком районе вам хотелось бы жить?",
  "home.neighborhoods.lead":
    "У\u00a0каждого района свой ритм: где-то площади шумят допоздна, где-то к\u00a0вечеру уже тихо. Сначала пройдём с\u00a0вами по\u00a0улицам, потом будем смотреть квартиры.",
  "home.neighborhoods.tours": "Прогулки по районам",
  "home.services.title": "Покупаете или продаёте\u00a0— мы рядом",
  "home.services.buyers": "Покупателям",
  "home.services.owners": "Собственникам",
  "home.service.buyer-consultation": "Консультация по покупке",
  "home.service.buyer-consultation.text": "Что и\u00a0где можно купить за\u00a0ваши деньги",
  "home.service.property-search": "Подбор жилья",
  "home.service.property-search.text": "Расскажите, что ищете: покажем только подходящее",
  "home.service.neighborhood-tours": "Прогулки по районам",
  "home.service.neighborhood-tours.text": "Сначала полюбите улицу, потом квартиру",
  "home.service.negotiation-support": "Переговоры о покупке",
  "home.service.negotiation-support.text": "Вы называете предел, мы приводим доводы",
  "home.service.legal-support": "Проверка документов",
  "home.service.legal-support.text": "Вы будете знать, что подписываете",
  "home.service.property-sales": "Продажа жилья",
  "home.service.property-sales.text": "Обоснованная цена и\u00a0один человек до\u00a0самой сделки",
  "home.service.turnkey-services": "Продажа под ключ",
  "home.service.turnkey-services.text": "Готовим, показываем, продаём; вам\u00a0— только подпись",
  "home.service.new-construction": "Новостройки",
  "home.service.new-construction.text": "Что и\u00a0когда платить и\u00a0чем защищены деньги",
  "home.valuation.title": "За\u00a0сколько сегодня можно продать ваше жильё?",
  "home.valuation.text":
    "Пришлите адрес, и\u00a0мы договоримся об\u00a0осмотре. После него вы письменно получите ценовой диапазон с\u00a0обоснованием. Бесплатно и\u00a0без обязательств.",
  "home.valuation.action": "Заказать оценку с осмотром",
  "home.homes.title": "Сейчас в продаже",
  "home.homes.all": "Все объекты",
  "home.homes.empty.title": "По этим условиям сейчас ничего нет",
  "home.homes.none.title": "Сейчас у\u00a0нас нет предложений",
  "home.homes.none.text": "Расскажите, что ищете: напишем, когда появится подходящее.",
  "home.about.title": "Один человек\u00a0— от\u00a0первого сообщения до\u00a0ключей",
  "home.about.us":
    "Мы больше {{years}}\u00a0лет работаем с\u00a0недвижимостью в\u00a0Барселоне. Кто ответит на\u00a0ваше первое сообщение, тот покажет вам жильё и\u00a0будет рядом у\u00a0нотариуса.",
  "home.about.independent":
    "Мы не зависим ни от банков, ни от застройщиков, ни от франшиз: если жильё вам не подходит, так и скажем.",
  "home.about.register":
    "Нас можно найти в\u00a0открытом реестре агентов по недвижимости Каталонии: AICAT №\u00a0{{number}}.",
  "home.about.range":
    "Мы работаем в основном с жильём от {{from}} до {{to}}: лучше хорошо знать один рынок, чем понемногу все.",
  "home.about.languages": "Говорим по-русски, по-английски, по-испански и по-каталански. Пишите, как вам удобнее.",
  "home.about.greeting": "Добро пожаловать домой",
  "home.stories.title": "Истории покупателей",
  "home.contact.title": "Напишите\u00a0нам\u00a0— ответим в\u00a0течение 24\u00a0часов",
};
