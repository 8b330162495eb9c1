import type { mail as en } from "../en/mail";
import type { Texts } from "../texts";

export const mail: Texts<typeof en> = {
  "receipt.subject.contact": "Мы получили ваше сообщение",
  "receipt.subject.valuation": "Мы получили вашу заявку на оценку",
  "receipt.subject.premium-valuation": "Мы получили вашу заявку на расширенную оценку",
  "receipt.subject.search-brief": "Мы получили вашу заявку на подбор жилья",
  "receipt.subject.viewing": "Мы получили вашу заявку на просмотр",
  "receipt.subject.quote": "Мы получили ваш запрос на расчёт стоимости",
  "receipt.subject.development": "Мы получили ваш вопрос о новостройке",
  "receipt.subject.consultation": "Мы получили вашу заявку на консультацию",
  "receipt.greeting": "Здравствуйте, {{name}}.",
  "receipt.greeting.nameless": "Здравствуйте.",
  "receipt.thanks": "Спасибо, что написали в {{agency}}. {{received}}.",
  "receipt.promise.reply": "Ответ придёт в течение 24\u00a0часов.",
  "receipt.promise.contact": "Мы свяжемся с вами в течение 24\u00a0часов.",
  "receipt.promise.time": "В течение 24\u00a0часов мы подтвердим день и время.",
  "receipt.promise.selection": "В течение 24\u00a0часов вы получите первую подборку.",
  "receipt.sent": "Что вы нам прислали",
  "receipt.received": "Получено: {{day}}, {{time}} (время Барселоны)",
  "receipt.home": "Объект",
  "receipt.firstWish": "Когда вам удобно",
  "receipt.secondWish": "Или",
  "receipt.anyDay": "любой день",
  "receipt.reply": "Чтобы что-то добавить или исправить, ответьте на это письмо или позвоните: {{phone}}.",
  "receipt.register": "{{name}}, AICAT № {{number}}",
  "receipt.privacy": "Как мы обращаемся с вашими данными и какие у вас права:",
  "receipt.notYou":
    "Вы получили это письмо, потому что этот адрес указали в форме на нашем сайте. Если это были не вы, ответьте нам, и мы его удалим.",
};
