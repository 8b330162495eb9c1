import type { flash as en } from "../en/flash";
import type { Texts } from "../texts";

export const flash: Texts<typeof en> = {
  "flash.dismiss": "Закрыть это сообщение",
  "flash.contactSent.title": "Сообщение отправлено",
  "flash.contactSent.text": "Спасибо. Мы ответим вам в\u00a0течение 24\u00a0часов.",
  "flash.valuationSent.title": "Заявка на оценку отправлена",
  "flash.valuationSent.text": "Спасибо. Мы свяжемся с вами в течение 24\u00a0часов.",
  "flash.viewingSent.title": "Заявка на просмотр отправлена",
  "flash.viewingSent.text": "Спасибо. Ответим в\u00a0течение 24\u00a0часов и\u00a0договоримся о\u00a0времени.",
  "flash.quoteSent.title": "Заявка на\u00a0смету отправлена",
  "flash.quoteSent.text": "Спасибо. Мы ответим вам в течение 24\u00a0часов.",
  "flash.consultationSent.title": "Заявка на\u00a0консультацию отправлена",
  "flash.consultationSent.text": "Спасибо. Мы ответим вам в течение 24\u00a0часов.",
  "flash.favouriteAdded.title": "Добавлено в\u00a0избранное",
  "flash.favouriteAdded.text": "Теперь этот объект ждёт вас в\u00a0избранном.",
  "flash.favouritesAdded.title": "Сохранено",
  "flash.favouritesAdded.text": "Объекты из списка теперь в\u00a0вашем избранном.",
  "flash.favouriteRemoved.title": "Удалено из\u00a0избранного",
  "flash.favouriteRemoved.text": "Этого объекта больше нет в\u00a0избранном.",
  "flash.favouritesFull.title": "В\u00a0избранном больше нет места",
  "flash.favouritesFull.text": "В\u00a0избранное помещается 50\u00a0объектов. Удалите один, чтобы добавить другой.",
};
