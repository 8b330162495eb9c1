import type { Entry } from "../entry";

export const powerOfAttorney: Entry = {
  theme: "documents",
  related: ["nie", "buying-from-abroad", "notary-day", "selling-from-abroad"],
  checked: "2026-11-22",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "power of attorney",
        "poder notarial",
        "power of attorney to buy property in spain",
        "power of attorney spain",
        "poa spain",
        "sign by proxy",
        "notarial power of attorney",
      ],
      title: "The power of attorney",
      answers: {
        what: "A power of attorney (poder notarial) lets someone you trust sign for you at the notary’s in Barcelona, so that you needn’t be there. To buy, sell or mortgage a home it is granted before a notary or a Spanish consul. It has to name those acts.",
        cost: "The cost of a power of attorney depends on where you grant it. A Spanish notary’s fee follows an official tariff and the number of pages; a foreign notary’s follows local rules. Add the apostille and a sworn translation if it is made abroad. Ask for the total before you order it.",
        time: "A power of attorney before a notary in Barcelona can be ready on the day, if you bring your identity documents and the wording. From abroad, allow for three steps one after the other: notary, apostille, sworn translation. Start as soon as you make an offer.",
        who: "You can give a power of attorney to any adult you trust: your lawyer, a relative, a friend. It shouldn’t be the person on the other side of the sale, nor the other side’s agent.",
        how: "You grant a power of attorney by going to a notary with your passport and, if you have it, your NIE. Say which acts it is for. Abroad, go to the Spanish consulate or to a local notary and then obtain the apostille.",
      },
      sections: [
        {
          heading: "What must it say?",
          blocks: [
            "A power for an act that needs a notarial deed has to be in a public document itself (Civil Code, art. 1280.5). And general words only cover administration: selling or mortgaging takes an express power (art. 1713).",
            {
              points: [
                "Who may act, alone or together with another person.",
                "Which home, or which town and up to which price.",
                "Whether it includes the deposit contract, the mortgage, the taxes and the NIE.",
                "Whether that person may receive or pay out money.",
                "Until when it is meant to be used.",
              ],
            },
          ],
        },
        {
          heading: "Which way is right if you live abroad?",
          blocks: [
            {
              steps: [
                "Ask the notary in Barcelona for a text that he or she will accept.",
                "Choose: the Spanish consulate, whose document needs no apostille, or a local notary.",
                "With a local notary, obtain the apostille of the Hague Convention of 1961 in that country.",
                "Have it translated by a sworn translator if it isn’t in Spanish or Catalan.",
                "Send a scan first and the original afterwards, by courier.",
              ],
            },
            "A country outside the Convention requires legalisation through its ministry and the Spanish consulate, which takes longer.",
          ],
        },
        {
          heading: "How do you stay in control?",
          blocks: [
            "Give as much power as the purchase needs and no more. A maximum price, a named home and a date keep it narrow. Ask to see the draft of each document before it is signed in your name.",
            "You may revoke it before any notary at any time. Tell the person and the notary in Barcelona in writing, because whoever doesn’t know of it may still rely on the copy.",
          ],
        },
        {
          heading: "What makes a notary refuse it?",
          blocks: [
            {
              points: [
                "A name spelt differently from the passport.",
                "A scan instead of the original or an authorised copy.",
                "A missing apostille, or one in the wrong country.",
                "A power to buy when the deed is also a mortgage.",
              ],
            },
            "For a mortgage the bank wants to see the text too, because it must also name the notary’s meeting before the loan is signed if someone goes in your place. Ask both early, and send them the same text, so that one document serves for both.",
          ],
        },
      ],
      inShort:
        "A notarial power of attorney lets another person sign your purchase or sale. It must name the acts, and one made abroad needs an apostille and a sworn translation, unless the Spanish consulate issues it. Keep it narrow.",
      next: "Buying from a distance? [Tell us](/contact) when you could travel, and we’ll plan what can be signed without you.",
      description:
        "How to give a power of attorney to buy or sell a home in Barcelona without travelling: what it must say, the apostille, the translation and common refusals.",
      sources: ["Civil Code (Spain), arts. 1280.5 and 1713", "Hague Convention of 5 October 1961 (apostille)"],
    },
    es: {
      names: [
        "poder notarial",
        "poder notarial para comprar una vivienda",
        "poder para vender un piso",
        "poder especial",
        "comprar por poderes",
        "firmar por poderes",
        "apoderado para la firma",
      ],
      title: "El poder notarial",
      answers: {
        what: "Con un poder notarial, una persona de su confianza puede firmar por usted en Barcelona, y no hace falta que venga. Para comprar, vender o hipotecar una vivienda debe otorgarse ante notario o en un consulado de España y mencionar esos actos.",
        cost: "El coste de un poder notarial depende de dónde se otorgue. En España cuentan el arancel y el número de hojas; fuera, lo que cobre el notario del país. A los extranjeros se suman la apostilla y la traducción jurada. Pida el total antes de encargarlo.",
        time: "Un poder notarial otorgado en Barcelona puede estar listo el mismo día, si lleva el documento de identidad y el texto. Desde fuera son tres pasos seguidos: notario, apostilla y traducción. Empiece en cuanto haga la oferta.",
        who: "El poder notarial se da a cualquier persona adulta de confianza: su abogado, un familiar, una amistad. No debería ser la otra parte de la compraventa ni su agente.",
        how: "Para otorgar un poder notarial, acuda a una notaría con su documento de identidad y, si lo tiene, el NIE. Diga para qué actos lo quiere. En el extranjero, vaya al consulado de España o a un notario local y pida luego la apostilla.",
      },
      sections: [
        {
          heading: "¿Qué debe decir?",
          blocks: [
            "El poder para un acto que va en escritura pública tiene que constar también en documento público (Código Civil, art. 1280.5). Y los términos generales solo alcanzan a administrar: para vender o hipotecar hace falta mandato expreso (art. 1713).",
            {
              points: [
                "Quién puede actuar, y si lo hace a solas o junto a otra persona.",
                "Qué vivienda, o qué ciudad y hasta qué precio.",
                "Si abarca las arras, la hipoteca, los impuestos y el NIE.",
                "Si permite cobrar o entregar dinero.",
                "Hasta cuándo piensa usarse.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué vía elegir si vive fuera?",
          blocks: [
            {
              steps: [
                "Pida a la notaría de Barcelona un texto que le sirva.",
                "Decida entre el consulado de España, cuyo documento no necesita apostilla, y un notario del país.",
                "Si es un notario del país, obtenga allí la apostilla del Convenio de La Haya de 1961.",
                "Encargue la traducción jurada si no está en castellano o en catalán.",
                "Envíe primero una copia escaneada y luego el original por mensajería.",
              ],
            },
            "Si el país no está en el Convenio, hay que legalizarlo en su ministerio y en el consulado español, y se tarda más.",
          ],
        },
        {
          heading: "¿Cómo se mantiene el control?",
          blocks: [
            "Dé las facultades que la operación necesite y ninguna más. Un precio máximo, una vivienda concreta y una fecha lo acotan bien. Pida ver el borrador de cada documento antes de que se firme en su nombre.",
            "Puede revocarlo cuando quiera ante cualquier notario. Comuníquelo por escrito al apoderado y a la notaría de Barcelona, porque quien no lo sepa puede seguir fiándose de la copia.",
          ],
        },
        {
          heading: "¿Por qué lo rechazan a veces?",
          blocks: [
            {
              points: [
                "El nombre no está escrito igual que en el pasaporte.",
                "Se presenta un escaneado y no el original o una copia autorizada.",
                "Falta la apostilla, o es de otro país.",
                "Faculta para comprar, pero la escritura incluye una hipoteca.",
              ],
            },
            "Cuando hay hipoteca, el banco también querrá ver el texto, porque debe incluir el acta previa ante notario si alguien va a ir en su nombre. Pregunte a ambos con tiempo y envíeles el mismo texto, para que un solo documento sirva para todo.",
          ],
        },
      ],
      inShort:
        "Un poder notarial permite que otra persona firme su compra o su venta. Debe mencionar los actos, y si se hace fuera necesita apostilla y traducción jurada, salvo el que expide un consulado español. Cuanto más acotado, mejor.",
      next: "Si compra desde lejos, [díganos](/contact) cuándo podría viajar y vemos qué se puede firmar sin usted.",
      description:
        "Cómo dar un poder notarial para comprar o vender una vivienda en Barcelona sin viajar: qué debe decir, la apostilla, la traducción y por qué se rechaza.",
      sources: ["Código Civil, arts. 1280.5 y 1713", "Convenio de La Haya de 5 de octubre de 1961 (apostilla)"],
    },
    ca: {
      names: [
        "poder notarial",
        "poder notarial per comprar un pis",
        "poder per vendre un pis",
        "poder especial",
        "comprar per poders",
        "signar per poders",
        "apoderat per signar",
      ],
      title: "El poder notarial",
      answers: {
        what: "Amb un poder notarial, una persona de confiança pot signar per vostè a Barcelona, i no cal que vingui. Per comprar, vendre o hipotecar un habitatge s’ha d’atorgar davant notari o en un consolat d’Espanya i ha de dir aquests actes.",
        cost: "El cost d’un poder notarial depèn d’on es faci: aquí, de l’aranzel i de les pàgines; a fora, del que cobri el notari del país. Als estrangers s’hi sumen la postil·la i la traducció jurada. Demani el total abans d’encarregar-lo.",
        time: "Un poder notarial fet a Barcelona pot estar llest el mateix dia, si porta el document d’identitat i el text. Des de fora són tres passos seguits: notari, postil·la i traducció. Comenci així que faci l’oferta.",
        who: "El poder notarial es pot donar a qualsevol persona adulta de confiança: l’advocat, un familiar, un amic. No hauria de ser l’altra part de la venda ni el seu agent.",
        how: "Per fer un poder notarial, vagi a una notaria amb el document d’identitat i, si en té, el NIE. Expliqui per a quins actes el vol. A l’estranger, vagi al consolat d’Espanya o a un notari del país i després demani la postil·la.",
      },
      sections: [
        {
          heading: "Quines facultats hi han de constar?",
          blocks: [
            "El poder per a un acte que va en escriptura pública també ha de constar en document públic (Codi civil espanyol, art. 1280.5). I les paraules generals només arriben a administrar: vendre o hipotecar demana un mandat exprés (art. 1713).",
            {
              points: [
                "Qui pot actuar, i si ho fa tot sol o amb algú altre.",
                "Quin habitatge, o quina ciutat i fins a quin preu.",
                "Si hi entren les arres, la hipoteca, els impostos i el NIE.",
                "Si permet cobrar o pagar.",
                "Fins quan es vol fer servir.",
              ],
            },
          ],
        },
        {
          heading: "Quina via convé si viu a fora?",
          blocks: [
            {
              steps: [
                "Demani a la notaria de Barcelona un text que li vagi bé.",
                "Triï entre el consolat d’Espanya, que no necessita postil·la, i un notari del país.",
                "Amb un notari del país, faci posar-hi allà la postil·la del Conveni de la Haia del 1961.",
                "Encarregui la traducció jurada si no és en català o castellà.",
                "Enviï primer una còpia escanejada i després l’original per missatgeria.",
              ],
            },
            "Si el país no és al Conveni, s’ha de legalitzar al seu ministeri i al consolat espanyol, i triga més.",
          ],
        },
        {
          heading: "Com es manté el control?",
          blocks: [
            "Doni les facultats que calguin per a l’operació i cap més. Un preu màxim, un habitatge concret i una data l’acoten bé. Demani l’esborrany de cada document abans que es signi en nom seu.",
            "El pot revocar quan vulgui davant de qualsevol notari. Avisi’n per escrit l’apoderat i la notaria de Barcelona, perquè qui no ho sàpiga encara es pot refiar de la còpia.",
          ],
        },
        {
          heading: "Per què el rebutgen de vegades?",
          blocks: [
            {
              points: [
                "El nom no està escrit igual que al passaport.",
                "Es porta un document escanejat i no l’original ni una còpia autoritzada.",
                "Falta la postil·la, o és d’un altre país.",
                "Permet comprar, però a l’escriptura també hi ha una hipoteca.",
              ],
            },
            "Quan hi ha hipoteca, el banc també voldrà veure el text, perquè hi ha de constar l’acta prèvia davant notari si algú hi ha d’anar en nom seu. Pregunti-ho a tots dos amb temps i enviï’ls el mateix text, perquè un sol document serveixi per a tot.",
          ],
        },
      ],
      inShort:
        "Un poder notarial fa que una altra persona signi la seva compra o la seva venda. Ha de dir els actes, i el que es fa a fora necessita postil·la i traducció jurada, si no és d’un consolat espanyol. Com més acotat, millor.",
      next: "Si compra de lluny, [digui’ns](/contact) quan podria venir i veurem què es pot signar sense vostè.",
      description:
        "Com es fa un poder notarial per comprar o vendre un habitatge a Barcelona sense viatjar: què hi ha de dir, la postil·la, la traducció i per què es rebutja.",
      sources: ["Codi civil espanyol, arts. 1280.5 i 1713", "Conveni de la Haia de 5 d’octubre de 1961 (postil·la)"],
    },
    ru: {
      names: [
        "доверенность",
        "доверенность на покупку квартиры в Испании",
        "нотариальная доверенность",
        "доверенность на продажу",
        "poder notarial",
        "подписать по доверенности",
        "покупка по доверенности",
      ],
      title: "Доверенность на сделку",
      answers: {
        what: "Доверенность (poder notarial) на покупку или продажу позволяет не приезжать: у нотариуса в Барселоне за вас подпишет тот, кому вы доверяете. Её оформляют у нотариуса или в консульстве Испании и прямо называют в ней каждое действие: купить, продать, заложить.",
        cost: "Стоимость доверенности зависит от места: в Испании это тариф нотариуса и число страниц, в другой стране — расценки местного нотариуса. К заграничной добавьте апостиль и присяжный перевод. Узнайте всю сумму заранее.",
        time: "Доверенность у нотариуса в Барселоне можно получить в тот же день, если принести документ, удостоверяющий личность, и текст. Из-за границы шагов три: нотариус, апостиль, перевод. Начните сразу, как сделаете предложение о покупке.",
        who: "Доверенность можно выдать любому взрослому, кому вы доверяете: юристу, родственнику, другу. Не стоит выдавать её другой стороне сделки и её агенту.",
        how: "Чтобы оформить доверенность, придите к нотариусу с паспортом (и с NIE, если он уже есть) и перечислите действия, для которых она нужна. За границей обратитесь в консульство Испании или к местному нотариусу, а затем поставьте апостиль.",
      },
      sections: [
        {
          heading: "Что в ней должно быть?",
          blocks: [
            "Если само действие оформляют нотариальным актом, то и полномочие на него должно быть в публичном документе (Гражданский кодекс Испании, ст. 1280.5). Общие слова дают право лишь управлять: для продажи или ипотеки нужно прямое указание (ст. 1713).",
            {
              points: [
                "Кто действует, в одиночку или вместе с кем-то.",
                "Какое жильё либо какой город и до какой цены.",
                "Входят ли сюда договор задатка (arras), ипотека, налоги и получение NIE.",
                "Можно ли получать и передавать деньги.",
                "До какого времени вы намерены ею пользоваться.",
              ],
            },
          ],
        },
        {
          heading: "Как оформить её из-за границы?",
          blocks: [
            {
              steps: [
                "Попросите у нотариуса в Барселоне текст, который он примет.",
                "Выберите, где подписать: в консульстве Испании, тогда апостиль не нужен, или у местного нотариуса.",
                "После местного нотариуса поставьте в той же стране апостиль по Гаагской конвенции 1961 года.",
                "Закажите присяжный перевод, если документ не на испанском и не на каталанском.",
                "Сначала пришлите копию на проверку, затем оригинал курьером.",
              ],
            },
            "Если страна не участвует в конвенции, документ заверяют в её министерстве и в консульстве Испании, и это дольше.",
          ],
        },
        {
          heading: "Как не потерять контроль?",
          blocks: [
            "Дайте столько полномочий, сколько нужно для сделки. Предельная цена, конкретный объект и срок хорошо её ограничивают. Просите присылать проект каждого документа до того, как его подпишут от вашего имени. Деньги за квартиру отправляйте со своего счёта по реквизитам из договора, а не через счёт представителя. Если покупателей двое, доверенность нужна от каждого, хотя представитель может быть один.",
            "Отозвать её можно в любой день у любого нотариуса. Сообщите об этом письменно и представителю, и нотариусу в Барселоне, а копию сообщения оставьте себе: тот, кто об отзыве не знает, вправе полагаться на копию.",
          ],
        },
        {
          heading: "Почему её могут не принять?",
          blocks: [
            {
              points: [
                "Имя написано не так, как в паспорте.",
                "Принесли скан вместо оригинала или заверенной копии.",
                "Нет апостиля, или он из другой страны.",
                "Есть право купить, а вместе с покупкой оформляют ипотеку.",
              ],
            },
            "Если есть ипотека, текст захочет увидеть и банк: в нём должна быть названа и встреча у нотариуса перед подписанием кредита. Спросите обоих заранее. Разные написания имени латиницей проверьте отдельно: в паспорте, в NIE и в доверенности буквы должны совпадать.",
          ],
        },
      ],
      inShort:
        "По нотариальной доверенности другой человек подпишет за вас покупку или продажу. Она должна называть действия; заграничной нужны апостиль и присяжный перевод, если её выдало не консульство Испании. Ограничьте её ценой и сроком.",
      next: "Покупаете издалека? [Напишите](/contact), когда могли бы приехать, и мы решим, что можно подписать без вас.",
      description:
        "Как оформить доверенность, чтобы купить или продать жильё в Барселоне без приезда: что в ней указать, апостиль, перевод и почему нотариус может её не принять.",
      sources: [
        "Гражданский кодекс Испании, ст. 1280.5 и 1713",
        "Гаагская конвенция от 5 октября 1961 года (апостиль)",
      ],
    },
  },
};
