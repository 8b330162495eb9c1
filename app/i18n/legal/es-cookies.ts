import type { LegalPage } from "./legal-texts";

export const cookies: LegalPage = {
  title: "Las cookies de este sitio",
  lead: "Siete pequeñas notas que el sitio necesita para funcionar. Ninguna le rastrea.",
  updated: "2026-11-21",
  sections: [
    {
      id: "what-they-are",
      title: "Qué son",
      paragraphs: [
        "Una cookie es una nota breve que un sitio deja en su navegador y vuelve a leer en la página siguiente. El almacenamiento local es parecido, pero se queda en el navegador y no viaja con cada página.",
        "Solo usamos las propias, y solo las que hacen funcionar algo que usted ha pedido. No hay estadísticas, publicidad ni redes sociales. Ninguna de nuestras páginas se conecta al servidor de otra empresa.",
      ],
    },
    {
      id: "list",
      title: "Cuáles son y cuánto duran",
      paragraphs: [
        "Cada una se instala solo cuando hace falta: al elegir idioma, guardar una vivienda, empezar una búsqueda o enviar un formulario. Las tres últimas son de la zona del personal, que los visitantes no utilizan.",
        "Mientras una búsqueda está sin terminar, su cookie puede contener su nombre y su correo electrónico. Solo llegan a nuestra base de datos si al final inicia la búsqueda.",
      ],
      table: {
        head: ["Nombre", "Finalidad", "Duración"],
        rows: [
          ["language", "Recuerda el idioma que eligió", "1 año"],
          ["language (almacenamiento local)", "La misma elección, guardada por el navegador", "Hasta que la borre"],
          ["__Host-favourites", "La lista de viviendas que ha guardado", "1 año"],
          ["__Host-brief", "Sus respuestas en una búsqueda de vivienda sin terminar", "2 horas"],
          [
            "__Host-flash",
            "Un mensaje tras enviar un formulario, como su confirmación",
            "Se lee una vez y se borra; como máximo, 1 minuto",
          ],
          ["__Host-session", "Mantiene abierta la sesión del personal", "7 días"],
          [
            "__Host-device",
            "Recuerda que alguien del personal ha entrado desde aquí, para que las contraseñas erróneas de otros no bloqueen a nadie",
            "180 días",
          ],
          ["__Host-second-step", "Mantiene el acceso del personal entre la contraseña y el código", "10 minutos"],
          ["sidebar", "Recuerda si el panel lateral del personal está abierto", "7 días"],
        ],
      },
    },
    {
      id: "consent",
      title: "Por qué no hay aviso de cookies",
      paragraphs: [
        "El artículo 22.2 de la Ley 34/2002 (LSSI) exige consentimiento antes de instalar cookies, pero no para las estrictamente necesarias en un servicio que el usuario solicita. Todas las nuestras son de ese tipo, también la del idioma y la de las viviendas guardadas, que son elecciones suyas.",
        "Si algún día quisiéramos usar otra clase de cookies, primero le preguntaríamos y no instalaríamos nada hasta que aceptara.",
      ],
    },
    {
      id: "deletion",
      title: "Cómo borrarlas",
      paragraphs: [
        "Abra los ajustes de su navegador y busque el apartado de privacidad o de datos de sitios. Allí puede borrar las cookies de este sitio o bloquearlas. Si borra todos los datos del sitio, se vacía también el almacenamiento local.",
        "Sin cookies puede seguir leyendo todas las páginas públicas. Se pierden el idioma elegido, las viviendas guardadas y la búsqueda sin terminar; el personal no puede entrar.",
      ],
    },
  ],
};
