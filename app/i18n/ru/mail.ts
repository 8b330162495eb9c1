import type { mail as en } from "../en/mail";
import type { Texts } from "../texts";

export const mail: Texts<typeof en> = {
  "receipt.subject.contact": "Мы получили ваше сообщение",
  "receipt.subject.valuation": "Мы получили вашу заявку на оценку",
  "receipt.subject.premium-valuation": "Мы получили вашу заявку на оценку с осмотром",
  "receipt.subject.search-brief": "Мы получили вашу заявку на подбор жилья",
  "receipt.subject.viewing": "Мы получили вашу заявку на просмотр",
  "receipt.subject.quote": "Мы получили вашу заявку на смету",
  "receipt.subject.development": "Мы получили ваш вопрос о новостройке",
  "receipt.subject.consultation": "Мы получили вашу заявку на консультацию",
  "receipt.greeting": "Здравствуйте, {{name}}!",
  "receipt.greeting.nameless": "Здравствуйте!",
  "receipt.thanks": "Спасибо, что написали в {{agency}}. {{received}}.",
  "receipt.promise.reply": "Ответим в течение 24\u00a0часов.",
  "receipt.promise.contact": "Свяжемся с вами в течение 24\u00a0часов.",
  "receipt.promise.time": "Ответим в течение 24\u00a0часов и договоримся о времени.",
  "receipt.promise.selection": "Ответим в течение 24\u00a0часов и пришлём подходящие объекты, если они есть.",
  "receipt.sent": "Что вы нам прислали",
  "receipt.received": "Получено: {{day}}, {{time}} (время Барселоны)",
  "receipt.home": "Объект",
  "receipt.firstWish": "Удобный день",
  "receipt.secondWish": "Запасной день",
  "receipt.anyDay": "любой день",
  "receipt.reply": "Чтобы что-то добавить или исправить, просто ответьте на это письмо или позвоните: {{phone}}.",
  "receipt.regards": "С\u00a0уважением,",
  "receipt.register": "{{name}}, AICAT №\u00a0{{number}}",
  "receipt.privacy": "Как мы храним и используем ваши данные и какие у вас права:",
  "receipt.notYou":
    "Вы получили это письмо, потому что ваш адрес указали в форме на нашем сайте. Если это были не вы, ответьте нам, и мы удалим ваш адрес.",
  "reply.brochure": "Презентация",
  "reply.homes": "Объекты, которые могут вам подойти",
};
