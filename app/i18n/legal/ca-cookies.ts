import type { LegalPage } from "./legal-texts";

export const cookies: LegalPage = {
  title: "Les galetes d'aquest web",
  lead: "Set petites notes que el web necessita per funcionar. Cap no li segueix el rastre.",
  updated: "2026-11-21",
  sections: [
    {
      id: "what-they-are",
      title: "Què són",
      paragraphs: [
        "Una galeta és una nota breu que un web deixa al seu navegador i torna a llegir a la pàgina següent. L'emmagatzematge local s'hi assembla, però es queda al navegador i no viatja amb cada pàgina.",
        "Només fem servir les pròpies, i només les que fan funcionar alguna cosa que vostè ha demanat. No hi ha estadístiques, ni publicitat, ni xarxes socials. Cap de les nostres pàgines no es connecta al servidor d'una altra empresa.",
      ],
    },
    {
      id: "list",
      title: "Quines són i quant duren",
      paragraphs: [
        "Cadascuna s'instal·la només quan cal: en triar l'idioma, desar un habitatge, començar una cerca o enviar un formulari. Les tres últimes són de la zona del personal, que els visitants no utilitzen.",
        "Mentre una cerca està sense acabar, la seva galeta pot contenir el seu nom i l'adreça electrònica. Només arriben a la nostra base de dades si al final inicia la cerca.",
      ],
      table: {
        head: ["Nom", "Finalitat", "Durada"],
        rows: [
          ["language", "Recorda l'idioma que va triar", "1 any"],
          ["language (emmagatzematge local)", "La mateixa tria, desada pel navegador", "Fins que l'esborri"],
          ["__Host-favourites", "La llista d'habitatges que ha desat", "1 any"],
          ["__Host-brief", "Les seves respostes en una cerca d'habitatge sense acabar", "2 hores"],
          [
            "__Host-flash",
            "Un missatge després d'enviar un formulari, com ara la confirmació",
            "Es llegeix un cop i s'esborra; com a màxim, 1 minut",
          ],
          ["__Host-session", "Manté oberta la sessió del personal", "7 dies"],
          [
            "__Host-device",
            "Recorda que algú del personal ha entrat des d'aquí, perquè les contrasenyes errònies d'altres no bloquegin ningú",
            "180 dies",
          ],
          ["__Host-second-step", "Manté l'accés del personal entre la contrasenya i el codi", "10 minuts"],
          ["sidebar", "Recorda si el tauler lateral del personal és obert", "7 dies"],
        ],
      },
    },
    {
      id: "consent",
      title: "Per què no hi ha avís de galetes",
      paragraphs: [
        "L'article 22.2 de la Llei 34/2002 (LSSI) exigeix consentiment abans d'instal·lar galetes, però no per a les estrictament necessàries en un servei que l'usuari sol·licita. Totes les nostres són d'aquesta mena, també la de l'idioma i la dels habitatges desats, que són tries seves.",
        "Si algun dia volguéssim fer servir una altra mena de galetes, primer li ho preguntaríem i no n'instal·laríem cap fins que ho acceptés.",
      ],
    },
    {
      id: "deletion",
      title: "Com esborrar-les",
      paragraphs: [
        "Obri la configuració del seu navegador i busqui l'apartat de privacitat o de dades de webs. Allà pot esborrar les galetes d'aquest web o bloquejar-les. Si esborra totes les dades del web, es buida també l'emmagatzematge local.",
        "Sense galetes pot continuar llegint totes les pàgines públiques. Es perden l'idioma triat, els habitatges desats i la cerca sense acabar; el personal no hi pot entrar.",
      ],
    },
  ],
};
