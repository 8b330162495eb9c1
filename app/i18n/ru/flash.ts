import type { flash as en } from "../en/flash";
import type { Texts } from "../texts";

export const flash: Texts<typeof en> = {
  "flash.dismiss": "Закрыть это сообщение",
  "flash.contactSent.title": "Сообщение отправлено",
  "flash.contactSent.text": "Спасибо. Мы ответим вам в течение 24\u00a0часов.",
  "flash.valuationSent.title": "Заявка на оценку отправлена",
  "flash.valuationSent.text": "Спасибо. Мы свяжемся с вами в течение 24\u00a0часов.",
  "flash.viewingSent.title": "Заявка на просмотр отправлена",
  "flash.viewingSent.text": "Спасибо. В течение 24\u00a0часов мы подтвердим день и время.",
  "flash.quoteSent.title": "Запрос на расчёт отправлен",
  "flash.quoteSent.text": "Спасибо. Мы ответим вам в течение 24\u00a0часов.",
  "flash.consultationSent.title": "Запрос на консультацию отправлен",
  "flash.consultationSent.text": "Спасибо. Мы ответим вам в течение 24\u00a0часов.",
  "flash.favouriteAdded.title": "Сохранено",
  "flash.favouriteAdded.text": "Этот объект добавлен в сохранённые.",
  "flash.favouriteRemoved.title": "Удалено из списка",
  "flash.favouriteRemoved.text": "Этого объекта больше нет в сохранённых.",
  "flash.favouritesFull.title": "Список заполнен",
  "flash.favouritesFull.text": "Можно сохранить до 50\u00a0объектов. Удалите один, чтобы сохранить другой.",
};
