import type { LegalPage } from "./legal-texts";

export const cookies: LegalPage = {
  title: "Les galetes d’aquest web",
  lead: "Les poques galetes tècniques que el web necessita per funcionar. Cap no segueix els seus passos.",
  updated: "2026-11-21",
  sections: [
    {
      id: "what-they-are",
      title: "Què són",
      paragraphs: [
        "Una galeta és un petit fitxer que un web desa al seu navegador i llegeix a la pàgina següent. L’emmagatzematge local s’hi assembla, però no s’envia amb cada pàgina.",
        "Només fem servir galetes pròpies, i només les que calen per a alguna cosa que vostè ha demanat. No hi ha estadístiques, publicitat ni xarxes socials. Cap pàgina nostra no es connecta al servidor d’una altra empresa.",
      ],
    },
    {
      id: "list",
      title: "Quines són i quant duren",
      paragraphs: [
        "Cadascuna s’instal·la només quan cal: quan tria la llengua, desa un habitatge, comença una cerca o envia un formulari. Les quatre últimes són de l’àrea interna, que els visitants no utilitzen.",
        "Mentre la cerca és a mitges, la galeta pot contenir el seu nom i el correu electrònic. Només arriben a la nostra base de dades si al final envia la cerca.",
      ],
      table: {
        head: ["Nom", "Finalitat", "Durada"],
        rows: [
          ["language", "Recorda la llengua que va triar", "1\u00a0any"],
          ["language (emmagatzematge local)", "La mateixa tria, desada al navegador", "Fins que l’esborri"],
          ["__Host-favourites", "La llista d’habitatges que ha desat", "1\u00a0any"],
          ["__Host-brief", "Les seves respostes en una cerca d’habitatge sense acabar", "2\u00a0hores"],
          [
            "__Host-sent",
            "El número de l’últim missatge que va enviar, perquè pugui veure què ens ha arribat",
            "30\u00a0minuts",
          ],
          [
            "__Host-flash",
            "Un missatge després d’enviar un formulari, com ara la confirmació",
            "Es llegeix un cop i s’esborra; com a màxim, 1\u00a0minut",
          ],
          ["__Host-session", "Manté oberta la sessió de l’equip", "7\u00a0dies"],
          [
            "__Host-device",
            "Recorda que algú de l’equip ha entrat des d’aquí, perquè les contrasenyes errònies d’altri no el bloquegin",
            "180\u00a0dies",
          ],
          ["__Host-second-step", "Manté l’accés de l’equip entre la contrasenya i el codi", "10\u00a0minuts"],
          ["sidebar", "Recorda si el panell lateral de l’àrea interna està obert", "7\u00a0dies"],
        ],
      },
    },
    {
      id: "consent",
      title: "Per què no hi ha avís de galetes",
      paragraphs: [
        "L’article 22.2 de la Llei 34/2002 (LSSI) exigeix consentiment abans d’instal·lar galetes, però no per a les estrictament necessàries en un servei que l’usuari sol·licita. Totes les nostres ho són, també la de la llengua i la dels habitatges desats, que són tries seves.",
        "Si algun dia volguéssim fer servir una altra mena de galetes, primer li ho preguntaríem i no n’instal·laríem cap fins que ho acceptés.",
      ],
    },
    {
      id: "deletion",
      title: "Com esborrar-les",
      paragraphs: [
        "Obri la configuració del seu navegador i busqui l’apartat de privacitat o de dades de webs. Allà pot esborrar les galetes d’aquest web o bloquejar-les. Si esborra totes les dades del web, es buida també l’emmagatzematge local.",
        "Sense galetes pot continuar llegint totes les pàgines públiques. Es perden la llengua triada, els habitatges desats i la cerca sense acabar, i l’equip no pot entrar a l’àrea interna.",
      ],
    },
  ],
};
