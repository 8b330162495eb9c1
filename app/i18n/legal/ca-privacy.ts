import type { LegalPage } from "./legal-texts";

export const privacy: LegalPage = {
  title: "Política de privacitat",
  lead: "Demanem només les dades que calen per atendre la seva sol·licitud, les desem a la nostra base de dades i les esborrem quan ja no fan falta. Li ho expliquem en vuit apartats breus.",
  updated: "2026-11-22",
  sections: [
    {
      id: "information-collected",
      title: "Dades que recollim",
      paragraphs: [
        "El responsable del tractament, és a dir, qui respon de les seves dades, és {legalName}, NIF {taxId}, {address}, titular de {name}.",
        "Només recollim dades personals a través dels formularis d’aquest web: el que vostè hi escriu i les poques dades que es detallen més avall. Els camps marcats com a opcionals poden quedar buits; sense els altres no li podem contestar. Si prefereix escriure’ns o trucar-nos, conservem el que cal per respondre-li, amb els mateixos criteris.",
        "No desem mai la seva adreça IP. Quan envia un formulari, el servidor la converteix en un hash amb clau: un codi que no es pot desfer sense una clau secreta desada al servidor. Serveix únicament per limitar quants formularis s’envien des d’una mateixa connexió.",
        "El web s’adreça a persones adultes. No recollim a consciència dades de menors de 14\u00a0anys i, si descobrim que en tenim, les esborrem. Sobre altres persones, expliqui’ns només el que calgui per a la seva sol·licitud.",
      ],
      list: [
        "El seu nom, els cognoms i el correu electrònic",
        "El seu telèfon, si ens el vol donar",
        "En una valoració o un pressupost: l’adreça de l’habitatge i el que ens en digui, com ara el tipus, la superfície o els dormitoris",
        "En una cerca o una visita: el seu pressupost, les preferències, els barris que li agraden, les dates que li van bé i l’hora que reservi",
        "El seu missatge i, si va marcar la casella de novetats, quan ho va fer",
        "La data i l’hora, la llengua i la pàgina des d’on va escriure",
        "El hash amb clau de la seva adreça IP i una empremta del que va enviar, per no desar dues vegades la mateixa sol·licitud",
        "El que hi afegim nosaltres: quan i com li vam respondre, i notes breus sobre la sol·licitud",
        "Només en els comptes de l’equip: correu electrònic, contrasenya en forma de hash i sessions obertes",
      ],
    },
    {
      id: "use",
      title: "Per a què les fem servir",
      paragraphs: [
        "Fem servir les seves dades per fer el que ens ha demanat: respondre a una pregunta, valorar un habitatge, concertar una visita, buscar casa o preparar un pressupost. La taula indica la base jurídica de cada ús segons el Reglament general de protecció de dades (RGPD).",
        "Per aturar els missatges automàtics, cada formulari té un camp ocult, anota en quant de temps s’ha omplert i utilitza el hash amb clau. Les paraules i els enllaços del missatge es comparen amb els de la publicitat no desitjada. El que sembla correu brossa s’aparta perquè algú ho pugui revisar. Si n’arriben massa alhora, demanem a qui sembli una persona que torni a enviar el missatge o que truqui.",
        "Només li enviem novetats si marca una casella a part, que mai no ve marcada. Es pot donar de baixa quan vulgui escrivint a {email}; la seva sol·licitud l’atenem igualment.",
        "No elaborem perfils ni prenem decisions automatitzades sobre vostè. Si ens confia una cerca, el web la compara amb els nostres habitatges per preu, dormitoris i barri. El resultat és una llista d’habitatges, no un judici sobre la seva persona.",
      ],
      table: {
        head: ["Finalitat", "Base jurídica del tractament"],
        rows: [
          [
            "Respondre a la seva sol·licitud i fer-ne el seguiment",
            "Mesures precontractuals a petició seva (article 6.1.b de l’RGPD)",
          ],
          [
            "Treballar per a vostè, si arribem a un contracte",
            "El contracte (article 6.1.b de l’RGPD) i les nostres obligacions fiscals i de prevenció del blanqueig (article 6.1.c de l’RGPD)",
          ],
          [
            "Evitar el correu brossa i els abusos",
            "El nostre interès legítim a mantenir útils els formularis (article 6.1.f de l’RGPD)",
          ],
          ["Enviar-li novetats", "El seu consentiment (article 6.1.a de l’RGPD i article 21 de la Llei 34/2002, LSSI)"],
          [
            "Gestionar els comptes de l’equip",
            "El nostre interès legítim a saber qui hi té accés (article 6.1.f de l’RGPD)",
          ],
        ],
      },
    },
    {
      id: "sharing",
      title: "Amb qui les compartim",
      paragraphs: [
        "No venem, ni lloguem, ni intercanviem les seves dades.",
        "Dues menes de proveïdors les tracten per compte nostre, com a encarregats del tractament i amb contracte (article 28 de l’RGPD): el que allotja el nostre servidor i el que gestiona el nostre correu electrònic. Només les poden fer servir per a aquest servei.",
        "Si una visita o una venda tira endavant, el propietari, una notaria, un despatx d’advocats o un banc poden necessitar el seu nom i les dades de contacte. Abans li ho diem, i només comuniquem l’imprescindible. Les autoritats i els jutjats les reben quan la llei ens obliga a lliurar-les.",
        "No tenim previst transferir dades fora de l’Espai Econòmic Europeu. Si arribés a ser necessari, aplicaríem les garanties dels articles 44 a 49 de l’RGPD i ho diríem aquí amb antelació. Els enllaços a aplicacions de missatgeria o a mapes públics només porten a altres serveis si vostè els prem; allà s’apliquen les seves pròpies normes.",
      ],
    },
    {
      id: "security",
      title: "Seguretat i conservació",
      paragraphs: [
        "La seva sol·licitud es desa a la nostra pròpia base de dades, en un sol servidor. En rebem una còpia per correu electrònic, per poder respondre aviat.",
        "La connexió va xifrada. Les contrasenyes de l’equip es desen únicament com a hash (Argon2), una sessió es pot tancar a l’instant i cada pàgina privada comprova al servidor qui la demana. Cap pàgina no carrega res de servidors d’altres empreses, i de les fotografies que publiquem s’eliminen les dades d’ubicació.",
        "Conservem cada tipus de dada el temps que indica la taula i després l’esborrem. A les còpies de seguretat s’hi queda més temps: fins que s’elimina l’última que la conté, com a màxim sis mesos després. Si mai hem de restaurar una còpia, tornem a esborrar el que ja s’havia esborrat.",
        "Cap sistema no és del tot segur. Si una bretxa de seguretat posés en perill les seves dades, la notificaríem a l’Agència Espanyola de Protecció de Dades en un termini màxim de 72\u00a0hores i, si el risc per a vostè fos alt, l’avisaríem sense demora (articles 33 i 34 de l’RGPD).",
      ],
      table: {
        head: ["Dades", "Quant de temps les conservem"],
        rows: [
          [
            "Sol·licituds, la seva còpia per correu i les nostres notes",
            "24\u00a0mesos des de l’últim contacte; després s’esborren, tret que se signi un contracte",
          ],
          [
            "L’expedient d’un contracte",
            "Mentre duri el contracte; després, bloquejat durant els terminis legals, que arriben a deu anys en matèria de blanqueig de capitals",
          ],
          ["Missatges apartats com a correu brossa", "90\u00a0dies"],
          ["El hash amb clau de l’adreça IP", "90\u00a0dies com a màxim"],
          [
            "Si ens va demanar que esborréssim les seves dades: un codi amb clau de la seva adreça, que no identifica ningú",
            "Mentre existeixi el web, perquè cap còpia antiga no recuperi les seves dades",
          ],
          ["El seu nom i el correu electrònic per enviar-li novetats", "Fins que retiri el seu consentiment"],
          [
            "Comptes de l’equip",
            "Mentre el compte estigui en ús; una sessió caduca al cap de 7\u00a0dies sense fer-la servir",
          ],
          ["Registres tècnics", "S’escriuen sense dades personals"],
        ],
      },
    },
    {
      id: "cookies",
      title: "Les galetes",
      paragraphs: [
        "El web només fa servir galetes tècniques i pròpies: per a la llengua, els habitatges desats, una cerca sense acabar, un missatge després d’enviar un formulari i, per a l’equip, l’accés, els navegadors que fa servir i el panell lateral.",
        "Cap no mesura la seva visita, ni segueix els seus passos, ni mostra publicitat. Per això la llei no exigeix consentiment (article 22.2 de la Llei 34/2002) i vostè no veu cap avís emergent. La pàgina de galetes detalla el nom, la finalitat i la durada de cadascuna.",
      ],
    },
    {
      id: "rights",
      title: "Els seus drets",
      paragraphs: [
        "Té els drets de la llista següent, i exercir-los és gratuït. Escrigui a {email} o a {address} i digui’ns quin vol exercir.",
        "Responem en el termini d’un mes. Només demanem que acrediti la seva identitat si hi ha dubtes raonables sobre qui escriu.",
        "Si creu que no hem tractat bé les seves dades, pot reclamar davant l’Agència Espanyola de Protecció de Dades (AEPD), calle de Jorge Juan, 6, 28001 Madrid, www.aepd.es. És l’autoritat competent per a les empreses privades també a Catalunya; l’autoritat catalana, l’APDCAT, s’ocupa del sector públic. Si ho prefereix, escrigui’ns abans a nosaltres, però no és obligatori.",
      ],
      list: [
        "Accés: saber si tenim dades seves i rebre’n una còpia",
        "Rectificació: que es corregeixin les dades errònies o incompletes",
        "Supressió: que s’esborrin les dades quan ja no hi hagi motiu per conservar-les",
        "Limitació: que s’apartin les dades mentre s’aclareix una qüestió que les afecta",
        "Portabilitat: rebre les dades que ens va donar en un format que pugui llegir un ordinador",
        "Oposició: demanar-nos que deixem de fer un ús basat en el nostre interès legítim",
        "Retirada del consentiment: deixar de rebre novetats, sense efecte sobre el que ja s’ha enviat",
      ],
    },
    {
      id: "contact",
      title: "Contacte",
      paragraphs: [
        "Per a qualsevol qüestió sobre les seves dades, adreci’s a {legalName}, {address}, {email}, {phone}.",
        "El que ens escrigui ho llegirà una persona. Ho pot fer en català, castellà, anglès o rus. La llei no ens obliga a nomenar un delegat de protecció de dades i no l’hem nomenat.",
      ],
    },
    {
      id: "changes",
      title: "Canvis en aquesta política",
      paragraphs: [
        "Revisem aquesta pàgina quan canvia el web o canvia la llei. La data que hi consta és la de la versió vigent.",
        "Si un canvi afecta dades que ja tenim, ho comuniquem a les persones afectades abans d’aplicar-lo. No donem a les dades cap ús nou sense avisar abans.",
      ],
    },
  ],
};
