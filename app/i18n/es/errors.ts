import type { errors as en } from "../en/errors";
import type { Texts } from "../texts";

export const errors: Texts<typeof en> = {
  "notFound.code": "404",
  "notFound.title": "¡Vaya! No encontramos esta página",
  "notFound.text": "Puede que el enlace haya cambiado o que la vivienda ya se haya vendido.",
  "notFound.home": "Volver al inicio",
  "notFound.properties": "Ver todas las viviendas",
  "error.title": "Ha habido un error por nuestra parte",
  "error.text":
    "El error ha quedado registrado. Vuelva a intentarlo dentro de un momento o escríbanos e indique esta referencia.",
  "error.reference": "Referencia {{reference}}",
  "error.retry": "Volver a intentarlo",
  "error.home": "Volver al inicio",
  "error.badRequest.title": "El formulario no nos ha llegado bien",
  "error.badRequest.text": "Vuelva atrás y envíelo otra vez. Si se repite, llámenos o escríbanos.",
  "error.tooLarge.title": "Este mensaje es demasiado largo",
  "error.tooLarge.text": "Vuelva atrás, acórtelo y envíelo otra vez.",
};
