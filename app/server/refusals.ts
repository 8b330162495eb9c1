/** What the front says by itself, in a line: a page would cost more than the request is worth. */
import type { IncomingMessage, ServerResponse } from "node:http";

import type { Localized } from "~/i18n/languages";

import { pathIn } from "./addresses";
import { clearHeaders } from "./standing-headers";
import { languageFor } from "./visitor-language";

export type Refusal = 400 | 403 | 405 | 408 | 413 | 500 | 503;

const sentences: Record<Refusal, Localized> = {
  400: {
    en: "This request cannot be read.",
    es: "Esta petición no se puede leer.",
    ca: "Aquesta petició no es pot llegir.",
    ru: "Этот запрос нельзя прочитать.",
  },
  403: {
    en: "This form was sent from another site. We accept only forms sent from our own pages.",
    es: "Este formulario se ha enviado desde otro sitio. Solo aceptamos los enviados desde nuestras páginas.",
    ca: "Aquest formulari s'ha enviat des d'un altre lloc. Només acceptem els enviats des de les nostres pàgines.",
    ru: "Эта форма отправлена с другого сайта. Мы принимаем только формы с наших страниц.",
  },
  405: {
    en: "This address does not answer that kind of request.",
    es: "Esta dirección no responde a este tipo de petición.",
    ca: "Aquesta adreça no respon a aquest tipus de petició.",
    ru: "Этот адрес не отвечает на такие запросы.",
  },
  408: {
    en: "The request took too long to arrive. Please send it again.",
    es: "La petición ha tardado demasiado en llegar. Envíela de nuevo.",
    ca: "La petició ha trigat massa a arribar. Torneu-la a enviar.",
    ru: "Запрос передавался слишком долго. Отправьте его ещё раз.",
  },
  413: {
    en: "This is more than we can take at once.",
    es: "Es más de lo que podemos recibir de una vez.",
    ca: "És més del que podem rebre d'un sol cop.",
    ru: "Это больше, чем мы можем принять за один раз.",
  },
  500: {
    en: "Something went wrong on our side. Please try again.",
    es: "Algo ha fallado por nuestra parte. Inténtelo de nuevo.",
    ca: "Alguna cosa ha fallat per part nostra. Torneu-ho a provar.",
    ru: "У нас что-то сломалось. Попробуйте ещё раз.",
  },
  503: {
    en: "We are busy at the moment. Please try again in a minute.",
    es: "En este momento no damos abasto. Inténtelo dentro de un minuto.",
    ca: "En aquest moment no donem l'abast. Torneu-ho a provar d'aquí a un minut.",
    ru: "Сейчас слишком много запросов. Попробуйте через минуту.",
  },
};

/**
 * Answers with a line in the visitor's language, or ends the connection where an answer has begun.
 */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: Refusal,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent) return void response.destroy();
  const language = languageFor(pathIn(request.url ?? "/"), request.headers.cookie);
  const body = Buffer.from(`${sentences[status][language]}\n`);
  clearHeaders(response);
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Language": language,
    "Content-Length": body.length,
    "Cache-Control": "no-store",
    ...headers,
  });
  response.end(body);
}
