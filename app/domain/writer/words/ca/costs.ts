import type { InAnotherLanguage } from "../../book";
import { either } from "../../section";
import type { costs as english } from "../en/costs";

export const costs: InAnotherLanguage<typeof english> = {
  "costs-short": {
    heading: either("Què s’afegeix al preu", "El compte complet, amb l’impost"),
    opening:
      "L’habitatge de segona mà paga a Catalunya l’impost de transmissions, l’ITP. Des del {itp.date} va per trams: el {itp.rate1} fins a {itp.edge1}, l’{itp.rate2} d’aquí a {itp.edge2}, el {itp.rate3} fins a {itp.edge3} i el {itp.rate4} per sobre (Decret llei 5/2025).",
    middle: [
      "{?x.home}Un dels nostres habitatges: [{a.title}](/property/{a.id}), {a.where}, a {a.price}.",
      "{!x.home}Un exemple: un preu de {x.price}.",
      "L’impost és de {x.tax}, un {x.effective} del preu.",
      "Els aranzels oficials són d’uns {x.notary} per l’escriptura i d’uns {x.registry} pel registre (RD 1426/1989 i RD 1427/1989), abans d’IVA i còpies.",
    ],
    closing: either(
      "L’advocat, si en vol, i la gestoria van a part. Demani a cadascun un pressupost per escrit.",
      "Amb hipoteca s’hi afegeix la taxació. Les altres despeses del préstec són del banc (Llei 5/2019, art. 14.1 e).",
    ),
  },
  "tax-scale": {
    heading: either("L’ITP, tram per tram", "Com es calcula l’impost d’un habitatge de segona mà"),
    opening:
      "L’habitatge que ja ha tingut propietari paga l’impost de transmissions patrimonials, l’ITP. Des del {itp.date}, a Catalunya es cobra per trams (Decret llei 5/2025).",
    closing: [
      either(
        "Cada tipus s’aplica només al seu tram, com en l’IRPF. Ningú no paga el {itp.rate4} de tot el preu.",
        "El tipus més alt no toca el que queda per sota: els primers {itp.edge1} paguen el {itp.rate1}, costi el que costi l’habitatge.",
      ),
      "L’impost es calcula sobre la més alta de dues xifres, el preu i el valor de referència del Cadastre. Demani aquest valor abans de fer una oferta.",
    ],
  },
  "tax-table": {
    heading: either("{?x.home}L’impost amb preus reals", "Els comptes, preu a preu"),
    opening: [
      "{?x.home}Són preus anunciats dels nostres habitatges a {date}, amb l’impost que pagaria cadascun.",
      "{!x.home}Preus rodons, amb l’impost que pagaria cadascun.",
    ],
    closing: [
      "Notaria i registre són els aranzels oficials de la compravenda (RD 1426/1989 i RD 1427/1989), sense IVA. Les factures pugen, perquè s’hi afegeixen còpies, folis i IVA.",
      either(
        "A aquests preus el que decideix és l’impost; els dos aranzels junts queden molt per sota.",
        "Aparti els diners de l’impost abans de mirar mobles.",
      ),
    ],
  },
  "tax-example": {
    heading: either("Un preu, pas a pas", "{?x.home}Un compte amb un preu real"),
    opening: [
      "{?x.home}Posem un dels nostres habitatges: [{a.title}](/property/{a.id}), {a.where}, a {a.price}.",
      "{!x.home}Posem un preu de {x.price}.",
      "{?x.otherSlices}Els primers {itp.edge1} paguen el {itp.rate1}, és a dir, {x.firstSlice}. El que passa d’aquí hi afegeix {x.otherSlices}. En total, {x.tax}: un {x.effective} del preu.",
      "{!x.otherSlices}Queda dins del primer tram, de manera que l’impost és el {itp.rate1} del preu: {x.tax}.",
    ],
    middle: [
      "Preu i impost sumen {x.sum}.",
      "{?b.title}Per comparar, [{b.title}](/property/{b.id}), a {b.price}: l’impost és de {b.tax} i la suma, de {b.sum}.",
      "{!b.title}Per comparar, un preu de {y.price}: l’impost és de {y.tax} i la suma, de {y.sum}.",
    ],
    closing:
      "L’escala és la del Decret llei 5/2025, vigent des del {itp.date}. Hi falten la notaria i el registre: a {x.price}, els aranzels són d’uns {x.notary} i d’uns {x.registry}, abans d’IVA i còpies.",
  },
  "notary-registry": {
    heading: either("Notaria i registre", "Dos aranzels fixats per decret"),
    opening: [
      "Cap dels dos no es regateja: els aranzels els fixa l’Estat, en el RD 1426/1989 per als notaris i en el RD 1427/1989 per al registre.",
      "A {x.price} són d’uns {x.notary} i d’uns {x.registry}; a {y.price}, d’uns {y.notary} i d’uns {y.registry}. Totes quatre xifres són sense IVA.",
    ],
    closing: [
      "El que allarga la factura són els folis, cada còpia, la presentació al registre i l’IVA.",
      either(
        "Demani a la notaria un pressupost per escrit; és una petició habitual.",
        "El comprador pot triar notari, de manera que es poden comparar dos pressupostos en allò que no és aranzel.",
      ),
    ],
  },
  "reduced-rates": {
    heading: either("Qui paga menys i qui paga més", "Tipus per a casos particulars"),
    opening:
      "L’escala és la regla general. Aquestes són les principals excepcions en segona mà, consultades el {checked}:",
    points: [
      "Compradors de {itp.age} anys o menys: {itp.reduced} en l’habitatge habitual, si els ingressos compleixen el límit de {itp.income} (base imposable menys el mínim personal).",
      "Famílies nombroses i monoparentals: {itp.reduced} en l’habitatge habitual, amb el mateix límit, que puja {itp.perChild} per fill.",
      "Persones amb una discapacitat del {itp.disability} o més i víctimes de violència masclista: {itp.reduced} en l’habitatge habitual, també amb límit d’ingressos.",
      "Habitatge protegit: {itp.protected}.",
      "Grans tenidors: {itp.large}. Ho és qui té més de {itp.largeHomes} habitatges o més de {itp.largeArea} residencials a Catalunya, i amb menys en zones declarades tensionades.",
    ],
    closing:
      "Cada cas té els seus requisits. Demani que li confirmin el seu per escrit abans de comptar amb un tipus més baix.",
  },
  "old-claims": {
    heading: either("El que encara diuen pàgines antigues, i el que és", "El que ha quedat enrere"),
    opening: either(
      "Els textos sobre compres a Espanya duren molt a internet; els tipus, no. Quan una pàgina en citi un, busqui’n primer la data.",
      "Algunes regles van ser certes i es continuen copiant.",
    ),
    points: [
      "L’impost ja no és el {itp.rate1} sigui quin sigui el preu: per sobre de {itp.edge1} els tipus són més alts, des del {itp.date}.",
      "L’escala del {itp.rate1} fins a {itp.formerLimit} i l’{itp.rate2} per sobre es va acabar el {itp.formerEnd}.",
      "El tipus reduït ja no és fins als {itp.formerAge} anys: ara és fins als {itp.age}.",
      "Un habitatge de {visa.price} ja no dona permís de residència; aquesta via es va tancar el {visa.ended}.",
      "L’escriptura de la hipoteca no la paga el comprador, sinó el banc (Llei 5/2019, art. 14.1 e).",
    ],
  },
  "who-pays": {
    heading: either("Qui paga què", "Comprador o venedor: de qui és la factura?"),
    points: [
      "El comprador paga l’escriptura, la primera còpia, el registre i l’impost de la compra (Codi civil de Catalunya, art. 531-6).",
      "El venedor paga les despeses del lliurament, la plusvàlua municipal i, si hi guanya, l’impost sobre la renda.",
      "Si hi ha hipoteca, el comprador paga la taxació i les còpies que demani. El banc paga l’escriptura del préstec, el registre i la gestoria (Llei 5/2019, art. 14.1 e).",
      "Si el venedor no resideix a Espanya, el comprador reté el {withheld.rate} del preu i l’ingressa a Hisenda amb el model {withheld.form} en el termini d’un mes (RD 1776/2004, art. 14).",
    ],
    closing: either(
      "De vegades el contracte diu una altra cosa. Llegeixi la clàusula de despeses abans de signar les arres, no després.",
      "Si un contracte passa una d’aquestes despeses a l’altra part, ho ha de dir amb paraules clares i amb un import.",
    ),
  },
  "before-money": {
    heading: either("Abans de pagar res a compte", "Què ha de tenir per escrit abans de pagar"),
    opening:
      "La reserva sol ser una quantitat petita, però compromet molt. La llei catalana enumera el que el comprador ha de rebre per escrit abans de pagar res (Llei 18/2007, art. 60.2–3):",
    points: [
      "Qui és l’agent.",
      "Quin habitatge és, amb la superfície útil, els annexos i la inscripció al registre.",
      "El preu total, amb els impostos i les despeses que van a càrrec del comprador.",
      "Si encara no està construït, les dates.",
      "Si és habitatge protegit.",
      "Per a pagaments més grans, també l’antiguitat, els serveis, qui l’ocupa, les càrregues, les despeses i els deutes de comunitat i la forma de pagament.",
    ],
    closing: either(
      "Si hi falta res, demani-ho i esperi. L’habitatge que es pot vendre té aquests documents.",
      "Pregunti què passa amb els diners si el banc diu que no, i que la resposta consti en el que signi.",
    ),
  },
};
