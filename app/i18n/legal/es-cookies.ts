import type { LegalPage } from "./legal-texts";

export const cookies: LegalPage = {
  title: "Las cookies de esta web",
  lead: "Las pocas cookies técnicas que la web necesita para funcionar. Ninguna sigue sus pasos.",
  updated: "2026-11-21",
  sections: [
    {
      id: "what-they-are",
      title: "Qué son",
      paragraphs: [
        "Una cookie es un pequeño archivo que una web guarda en su navegador y lee en la página siguiente. El almacenamiento local es parecido, pero no se envía con cada página.",
        "Solo usamos cookies propias, y solo las que hacen falta para algo que usted ha pedido. No hay estadísticas, publicidad ni redes sociales. Ninguna página nuestra se conecta al servidor de otra empresa.",
      ],
    },
    {
      id: "list",
      title: "Cuáles son y cuánto duran",
      paragraphs: [
        "Cada una se instala solo cuando hace falta: cuando elige idioma, guarda una vivienda, empieza una búsqueda o envía un formulario. Las cuatro últimas son del área interna, que los visitantes no utilizan.",
        "Mientras la búsqueda está a medias, la cookie puede contener su nombre y su correo electrónico. Solo llegan a nuestra base de datos si al final envía la búsqueda.",
      ],
      table: {
        head: ["Nombre", "Finalidad", "Duración"],
        rows: [
          ["language", "Recuerda el idioma que eligió", "1\u00a0año"],
          ["language (almacenamiento local)", "La misma elección, guardada en el navegador", "Hasta que la borre"],
          ["__Host-favourites", "La lista de viviendas que ha guardado", "1\u00a0año"],
          ["__Host-brief", "Sus respuestas en una búsqueda de vivienda sin terminar", "2\u00a0horas"],
          [
            "__Host-sent",
            "El número del último mensaje que envió, para que pueda ver qué nos ha llegado",
            "30\u00a0minutos",
          ],
          [
            "__Host-flash",
            "Un mensaje tras enviar un formulario, como su confirmación",
            "Se lee una vez y se borra; como máximo, 1\u00a0minuto",
          ],
          ["__Host-session", "Mantiene abierta la sesión del equipo", "7\u00a0días"],
          [
            "__Host-device",
            "Recuerda que alguien del equipo ha entrado desde aquí, para que las contraseñas erróneas de otros no le bloqueen",
            "180\u00a0días",
          ],
          ["__Host-second-step", "Mantiene el acceso del equipo entre la contraseña y el código", "10\u00a0minutos"],
          ["sidebar", "Recuerda si el panel lateral del área interna está abierto", "7\u00a0días"],
        ],
      },
    },
    {
      id: "consent",
      title: "Por qué no hay aviso de cookies",
      paragraphs: [
        "El artículo 22.2 de la Ley 34/2002 (LSSI) exige consentimiento antes de instalar cookies, pero no para las estrictamente necesarias en un servicio que el usuario solicita. Todas las nuestras lo son, también la del idioma y la de las viviendas guardadas, que son elecciones suyas.",
        "Si algún día quisiéramos usar otra clase de cookies, primero le preguntaríamos y no instalaríamos nada hasta que aceptara.",
      ],
    },
    {
      id: "deletion",
      title: "Cómo borrarlas",
      paragraphs: [
        "Abra los ajustes de su navegador y busque el apartado de privacidad o de datos de webs. Allí puede borrar las cookies de esta web o bloquearlas. Si borra todos los datos de la web, se vacía también el almacenamiento local.",
        "Sin cookies puede seguir leyendo todas las páginas públicas. Se pierden el idioma elegido, las viviendas guardadas y la búsqueda sin terminar, y el equipo no puede entrar en el área interna.",
      ],
    },
  ],
};
