import type { InAnotherLanguage } from "../../book";
import type { leads as english } from "../en/leads";

export const leads: InAnotherLanguage<typeof english> = {
  "lead-place": {
    opening: [
      "{?asks.safe}Безопасно ли {here.in}, зависит от улицы и от часа; своих данных, чтобы ответить «да» или «нет», у нас нет.",
      "{?asks.safe}Городской опрос о пострадавших от преступлений (enquesta de victimització) даёт результаты по округам, а о вашей улице больше скажет дорога домой в тот час, когда вы обычно возвращаетесь.",
      "{?asks.price}{?quarter.inside}{?place.homes}Отдельной цены квадратного метра {here.in} мы не считаем: {place.in}, то есть во всём районе, наши объекты сегодня стоят {place.price}, за квадратный метр {place.m2}.",
      "{?asks.price}{?quarter.inside}Отдельной цены квадратного метра {here.in} мы не считаем: {place.in}, то есть во всём районе, наш единственный объект стоит сегодня {place.only}, цена квадратного метра\u00a0— {place.onlyM2}.",
      "{?asks.price}{?quarter.inside}{?place.none}Назвать цену квадратного метра {here.in} мы сегодня не можем: {place.in} у нас нет объектов; ниже сравниваются ближайшие районы.",
      "{?asks.price}{?quarter.beyond}Назвать цену квадратного метра {here.in} мы не можем: наших объектов там нет; ниже сравниваются другие районы.",
      "{quarter.living}",
      "{?asks.live}{!quarter.name}Каково жить {place.in}? Если коротко: «{place.tagline}».",
      "{!asks.price}{here.suits}",
      "{!asks.price}{?quarter.inside}Наши объекты {place.in}, то есть во всём районе, стоят сегодня {place.price}.",
      "{!asks.price}{?quarter.inside}Единственный наш объект {place.in}, то есть во всём районе, стоит сегодня {place.only}.",
      "{!asks.price}{?quarter.inside}{?place.none}На вторичном рынке у нас {place.in} сегодня ничего нет.",
      "{!asks.price}{?quarter.beyond}Сегодня у нас там ничего не продаётся.",
      "{!asks.price}{!quarter.name}Наши объекты {place.in} стоят сегодня {place.price}, то есть {place.m2} за квадратный метр.",
      "{!asks.price}{!quarter.name}Единственный наш объект {place.in} стоит {place.only}, то есть {place.onlyM2} за квадратный метр.",
      "{!asks.price}{!quarter.name}{?place.none}На вторичном рынке у нас {place.in} сегодня ничего нет; ближайшие объекты перечислены ниже.",
      "{!quarter.beyond}{?place.inner}Точнее, {place.inner}.",
      "{!quarter.beyond}Из новостроек: [{place.newName}](/developments/{place.newSlug}), от {place.newFrom} без НДС и гербового сбора.",
      "{?quarter.inside}{quarter.name} находится {place.in}; где именно, видно на [странице района](/neighborhoods/{place.slug}).",
      "{?quarter.beyond}Своей страницы у этого района у нас пока нет; ближайший из наших\u00a0— [{place.name}](/neighborhoods/{place.slug}).",
      "{!here.suits}{?asks.live}{!quarter.name}{place.first}",
      "{!quarter.name}{?asks.price}{?place.homes}Цены на жильё {place.in} у нас сегодня такие: {place.price}, за квадратный метр {place.m2}.",
      "{!quarter.name}{?asks.price}Единственный наш объект {place.in} стоит сегодня {place.only}, цена квадратного метра\u00a0— {place.onlyM2}.",
      "{!quarter.name}{?asks.price}{?place.none}Сегодня {place.in} у нас нет объектов, по которым можно назвать цену квадратного метра; ниже сравниваются ближайшие районы.",
      "{!here.suits}{!quarter.name}{?asks.buy}Район в одной строке: «{place.tagline}».",
    ],
    closing:
      "{?around.name}Он входит в район [{around.name}](/neighborhoods/{around.slug}): если смотреть оба, выбор шире.",
  },
  "lead-homes": {
    opening: [
      "{wish.asked}: {fit.inside}",
      "{!wish.asked}{?wish.text}Вы ищете жильё с такими условиями: {wish.text}.",
      "{!wish.asked}{?wish.text}{fit.sentence}",
      "{?quarter.inside}{here.name} находится {place.in}, а объекты мы считаем по всему району.",
      "{?fit.some}Они находятся {fit.where}, цены от {fit.from}.",
      "{?wish.text}{?fit.some}Начните с объекта [{f.title}](/property/{f.id}), {f.where}: {f.price}, а с налогом на вторичное жильё {f.sum}.",
      "{fit.only}",
      "{?wish.text}{!fit.some}{?fit.close}Ближе всего к этому [{f.title}](/property/{f.id}), {f.where}, за {f.price}, но {f.differs}.",
      "{?wish.text}{!fit.some}{?fit.close}{!f.differs}Ближе всего к этому [{f.title}](/property/{f.id}), {f.where}, за {f.price}.",
      "{?fit.none}{!fit.close}Наши объекты сегодня стоят от {list.from} до {list.to}.",
      "{?fit.none}[Расскажите, что вы ищете](/search), и мы напишем, когда появится подходящее.",
      "{!wish.text}{?list.homes}Сегодня у нас в продаже в Барселоне {list.homes}, от {list.from} до {list.to}.",
      "{!wish.text}{?list.homes}Дешевле всего [{low.title}](/property/{low.id}), {low.where}.",
      "{!list.homes}На {date} у нас нет объектов в продаже, поэтому здесь только то, что стоит проверить, и расчёты.",
    ],
    closing: "{?list.homes}Цены в объявлениях указаны на {date}, без налогов и расходов на покупку.",
  },
  "lead-space": {
    opening: [
      "Сегодня отдельных мест на парковке {space.where} у нас в продаже нет.",
      "[Расскажите, что вы ищете](/search), и мы напишем, когда такое место появится.",
    ],
  },
  "lead-new-homes": {
    opening: [
      "{?dev.fit}Сегодня у нас в продаже {dev.fit} {dev.asked}: {dev.names}.",
      "{!dev.fit}Новостроек {dev.asked} у нас сегодня нет. В продаже есть {dev.names}.",
      "Цены начинаются от {dev.from} без НДС и гербового сбора.",
      "{?asks.instalments}Рассрочка действует, пока дом строится; гибкий график платежей предлагают {dev.plan}, первый взнос\u00a0— от {dev.down}.",
    ],
  },
  "lead-sum": {
    opening: [
      "{?sum.tax}С цены {x.price} налог на вторичное жильё (ITP) в Каталонии составляет {x.tax}, то есть {x.effective} цены.",
      "{?sum.tax}Вместе с налогом выходит {x.sum}.",
      "{?sum.loan}Кредит {x.loan} под условные 3\u00a0%\u00a0— это {x.payment} в месяц на 25\u00a0лет и {x.paymentLong} на 30.",
      "{?sum.loan}Чтобы банк дал резиденту {x.loan}, жильё обычно должно стоить около {x.price}: дают до {loan.share} цены.",
      "{?sum.home}На вторичное жильё за {x.price} банки обычно дают резидентам до {x.loan}.",
      "{!sum.tax}Своих денег нужно {x.own} и, если жильё вторичное, ещё {x.tax} на налог ITP, без нотариуса и реестра.",
    ],
  },
};
