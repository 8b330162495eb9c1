import type { errors as en } from "../en/errors";
import type { Texts } from "../texts";

export const errors: Texts<typeof en> = {
  "notFound.code": "404",
  "notFound.title": "Ой! Страница не найдена",
  "notFound.text": "Возможно, адрес изменился или жильё уже продано.",
  "notFound.home": "На главную",
  "notFound.properties": "Все объекты",
  "error.title": "Ошибка на нашей стороне",
  "error.text": "Мы её записали. Попробуйте ещё раз чуть позже или напишите нам и укажите номер ошибки.",
  "error.reference": "Номер ошибки: {{reference}}",
  "error.retry": "Попробовать ещё раз",
  "error.home": "На главную",
  "error.badRequest.title": "Не удалось прочитать этот запрос",
  "error.badRequest.text":
    "Вернитесь назад и отправьте форму ещё раз. Если это повторится, позвоните или напишите нам.",
  "error.tooLarge.title": "Сообщение слишком длинное",
  "error.tooLarge.text": "Вернитесь назад, сократите его и отправьте ещё раз.",
};
