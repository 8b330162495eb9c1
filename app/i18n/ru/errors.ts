import type { errors as en } from "../en/errors";
import type { Texts } from "../texts";

export const errors: Texts<typeof en> = {
  "notFound.code": "404",
  "notFound.title": "Ой! Страница не найдена",
  "notFound.text": "Возможно, ссылка устарела или жильё уже продано.",
  "notFound.home": "На главную",
  "notFound.properties": "Все объекты",
  "error.title": "Ошибка на нашей стороне",
  "error.text": "Ошибка записана. Попробуйте ещё раз чуть позже или напишите нам и\u00a0укажите её номер.",
  "error.reference": "Номер ошибки: {{reference}}",
  "error.retry": "Попробовать ещё раз",
  "error.home": "На главную",
  "error.badRequest.title": "Мы не\u00a0смогли принять эти данные",
  "error.badRequest.text":
    "Вернитесь назад и\u00a0отправьте форму ещё раз. Если не\u00a0поможет, позвоните или напишите нам.",
  "error.tooLarge.title": "Сообщение слишком длинное",
  "error.tooLarge.text": "Вернитесь назад, сократите его и отправьте ещё раз.",
};
