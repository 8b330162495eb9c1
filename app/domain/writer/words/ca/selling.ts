import type { InAnotherLanguage } from "../../book";
import { either } from "../../section";
import type { selling as english } from "../en/selling";

export const selling: InAnotherLanguage<typeof english> = {
  "sell-price": {
    heading: either("En què es basa un preu", "El preu, i d’on surt"),
    opening: [
      "{?m2.from}A {date} tenim {list.homes}, amb preus anunciats de {m2.from} a {m2.to} per metre quadrat construït.",
      "{?m2.median}El valor central és {m2.median}.",
      "Els que són {place.in}: {place.m2}.",
      "{?list.few}És una mostra petita de preus anunciats: orienta, però no valora.",
    ],
    closing: [
      either(
        "El que demana un propietari i el que paga un comprador són dues xifres; la segona només és a l’escriptura.",
        "El preu d’oferta diu el que espera un propietari. El que es va pagar ho diu l’escriptura, i els anuncis no ensenyen escriptures.",
      ),
      "La planta, la llum, l’ascensor, la terrassa, l’estat i el carrer mouen el preu dins d’una mateixa illa. Per això una valoració demana visita.",
      "Pregunti a qui li valori l’habitatge en quines vendes es basa la xifra i de quan són.",
    ],
  },
  "sell-papers": {
    heading: either("Els documents que convé reunir primer", "Una carpeta que estalvia setmanes"),
    opening: either(
      "Un comprador perd abans la paciència per un document que falta que pel preu. Gairebé tots es poden demanar per internet.",
      "Uns documents triguen dies i d’altres, setmanes. Comenci pels que ha d’emetre algú altre.",
    ),
    points: [
      "La nota simple, per veure que el nom, la superfície i les càrregues siguin correctes.",
      "L’escriptura per la qual l’habitatge va passar a ser seu.",
      "La cèdula d’habitabilitat, necessària per vendre tret de poques excepcions (Llei 18/2007, arts. 60.4 i 132).",
      "El certificat energètic, que l’anunci ha de mostrar.",
      "L’últim rebut de l’IBI.",
      "El certificat de deutes de la comunitat.",
      "Llicències i factures de les obres.",
      "Si hi ha hipoteca, un certificat del que queda per pagar.",
    ],
    closing: "Si una superfície no coincideix en dos documents, esbrini per què abans que ho faci un comprador.",
  },
  "sell-order": {
    heading: either("L’encàrrec que dona a un agent", "Què ha de dir la nota d’encàrrec"),
    opening:
      "A Catalunya cap agent no pot anunciar el seu habitatge sense un encàrrec signat, la nota d’encàrrec (Llei 18/2007, art. 58.5). Ha d’indicar (art. 55.6):",
    points: [
      "L’agent, amb el número de registre, i els propietaris.",
      "Què s’encarrega i per quant de temps.",
      "Les dades registrals, les càrregues i si és habitatge protegit.",
      "El preu i els honoraris.",
      "Les obligacions de totes dues parts.",
    ],
    closing: either(
      "Llegeixi dues vegades dues línies: quant de temps l’obliga i quan es paguen els honoraris.",
      "Pregunti què passa si el comprador el troba vostè, i que la resposta consti a l’encàrrec.",
    ),
  },
  "sell-advert": {
    heading: either("L’anunci obliga", "El que diu l’anunci es pot exigir"),
    opening: [
      "Segons la llei catalana, les dades d’un anunci es poden exigir després encara que el contracte no les repeteixi (Llei 18/2007, art. 58.3–4).",
      either(
        "Per això convé donar les superfícies dels documents i callar el que no es pugui demostrar.",
        "Per això un ascensor que es queda una planta més avall hi ha de constar, i unes vistes al mar que demanen pujar a una cadira, no.",
      ),
    ],
    closing: [
      "Tot anunci ha de mostrar l’etiqueta energètica (RD 390/2021, arts. 15 i 17) i el número de registre de l’agent (Llei 18/2007, art. 59 e).",
      "Un anunci que anomena els punts febles porta menys visites i millors: qui ve sap què veurà.",
    ],
  },
  "sell-costs": {
    heading: either("Què li costa la venda", "La part del venedor"),
    opening: "El comprador paga l’impost de la compra, l’escriptura i el registre. A la banda del venedor hi queden:",
    points: [
      "Les despeses del lliurament i la plusvàlua municipal (Codi civil de Catalunya, art. 531-6).",
      "L’impost sobre la renda si hi ha guany, en la declaració d’aquell any.",
      "Els honoraris de l’agent, segons l’encàrrec.",
      "Els certificats i, si hi ha hipoteca, la cancel·lació.",
      "Si no resideix a Espanya, el {withheld.rate} del preu, que el comprador reté i ingressa per vostè a Hisenda amb el model {withheld.form} (RD 1776/2004, art. 14).",
    ],
    closing:
      "Guardi les factures de la compra i de les obres. Poden comptar a l’hora de calcular el guany; el seu assessor li dirà quines.",
  },
  "sell-prepare": {
    heading: either("Abans de la primera fotografia", "Preparar l’habitatge"),
    opening: either(
      "Arregli primer les coses petites. Una aixeta que degota fa pensar en les canonades.",
      "El comprador percep l’entrada, la llum i l’olor abans que els metres. Comenci per aquí.",
    ),
    points: [
      "Repari el que degota, frega o parpelleja.",
      "Buidi taules, taulells i rebedor; la meitat del que hi ha al damunt cap en caixes.",
      "Netegi els vidres, tregui les cortines gruixudes i faci les fotografies quan el sol entri a la sala.",
      "Deixi el plànol i el certificat energètic damunt la taula a cada visita.",
      "Decideixi qui obre la porta i qui respon, i que sigui sempre la mateixa persona.",
      "Apunti què es queda: cuina, llums, aire condicionat.",
    ],
    closing: "El que sàpiga que no està bé, digui-ho de seguida. Si no, ho descobrirà el tècnic del comprador.",
  },
  "sell-questions": {
    heading: either("El que preguntaran els compradors", "Respostes que convé tenir"),
    opening: either(
      "Les mateixes preguntes arriben en gairebé totes les visites. Una bona resposta té un document al darrere.",
      "Prepari-les una vegada i les visites seran més curtes i més tranquil·les.",
    ),
    points: [
      "Per què ven i quan quedaria lliure?",
      "Quants metres fa, construïts i útils, i quin document ho diu?",
      "Quant és la comunitat i hi ha obres aprovades?",
      "Quines obres s’hi van fer i amb quina llicència?",
      "Quant es paga a l’any de calefacció, llum i aigua?",
      "Com és de nit, i a l’agost?",
      "Què s’hi queda i què s’enduu?",
    ],
    closing:
      "«No ho sé, ho esbrino» és una bona resposta. Una suposició no ho és: el que queda per escrit es pot exigir.",
  },
};
