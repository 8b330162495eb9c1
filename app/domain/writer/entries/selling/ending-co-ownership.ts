import type { Entry } from "../entry";

export const endingCoOwnership: Entry = {
  theme: "selling",
  related: ["inherited-home", "income-tax-on-the-gain", "selling-with-a-mortgage", "buying-together", "stamp-duty"],
  checked: "2026-11-23",
  reviewBy: "2027-11-22",
  in: {
    en: {
      names: [
        "ending co-ownership",
        "extinction of co-ownership",
        "extinción de condominio",
        "buying out a co-owner",
        "buying out my sibling",
        "buying out my brother",
        "buying out my sister",
        "buying out my ex",
        "selling my share of a property",
        "selling half a house",
        "co-owner wants to sell",
        "co-owner refuses to sell",
        "forced sale of a jointly owned home",
        "divorce and the house",
        "sister refuses to sell the house",
      ],
      title: "Ending co-ownership of a home",
      answers: {
        what: [
          "Ending co-ownership means that one owner of a shared home keeps it and pays the others for their shares.",
          "If a single owner remains, the part acquired bears stamp duty of {new.stamp} instead of transfer tax, whose scale starts at {itp.rate1}.",
          "If a co-owner refuses to sell, you can ask a judge to divide at any time, without giving reasons (Civil Code of Catalonia, art. 552-10).",
        ],
        cost: [
          "Ending co-ownership costs stamp duty of {new.stamp} on the part acquired, plus the notary and the land registry.",
          "A deed of divorce or of the end of a stable couple may be relieved of the duty, so ask the notary first.",
        ],
        who: "To end a co-ownership by agreement every owner signs, and the bank too if there is a mortgage. No one can sign in place of a co-owner who refuses: you can sell your own share, or go to court. After a divorce one of the two may be given the use of the home, as a rule the parent the children live with, whoever owns it (art. 233-20).",
        how: "To end a co-ownership, agree on a value, have the bank confirm who stays in the mortgage and sign one deed before a notary. Then file form 600 and have the home registered in the name of whoever keeps it.",
      },
      sections: [
        {
          heading: "Which ways out are there?",
          blocks: [
            {
              points: [
                "One keeps the home and pays the rest: the usual way, and the one with the lowest tax.",
                "All sell together to someone else and divide the money by their shares.",
                "You sell only your share. The others may buy it first at the same price, within a month of being notified (art. 552-4), and an outsider pays little for half a home.",
                "A judge divides, if you don’t agree.",
              ],
            },
          ],
        },
        {
          heading: "What does a judge do if one refuses?",
          blocks: [
            "A home can hardly be cut in two, so it goes to the owner who wants it, and among several to the one with the largest share; with equal shares, lots are drawn. That owner pays the others what an expert says their shares are worth. If nobody wants it, it is sold and the price divided (art. 552-11).",
            "Anyone with four fifths or more may demand the whole at the expert’s value. The lawsuit costs months and money, which is a good reason to offer a fair price first. If you once agreed not to divide, that binds you for up to ten years.",
          ],
        },
        {
          heading: "How do you settle it by agreement?",
          blocks: [
            {
              steps: [
                "Have the home valued in writing, by someone all of you accept.",
                "Deduct the mortgage that is left: only the rest is shared out.",
                "Ask the bank who may leave the loan. It looks again at the income of whoever stays.",
                "Sign the deed, with payment by transfer, and file form 600.",
                "Register it, and put property tax, community fees and insurance in the new owner’s name.",
              ],
            },
          ],
        },
        {
          heading: "Which taxes are easily overlooked?",
          blocks: [
            {
              points: [
                "If three become two, the tax agency may see the purchase of a share and ask for transfer tax.",
                "Whoever is paid off may have a gain for income tax, if the home is now worth more than when it was bought (Supreme Court, judgment 1269/2022).",
                "A share given up for less than its value may count as a gift.",
                "Between spouses the home they live in needs both signatures, whoever owns it (art. 231-9).",
              ],
            },
            "Taking a name off the deed does not take it off the mortgage. Without the bank’s consent, whoever has left the home still owes the loan.",
          ],
        },
        {
          heading: "What does each way out cost in tax?",
          blocks: [
            {
              caption: "An example: two owners, a home of €400,000",
              columns: ["Way out", "Tax of whoever acquires"],
              rows: [
                ["One keeps it and is the only owner", "{new.stamp} of €200,000: €3,000"],
                ["One sells the half to an outsider", "transfer tax on €200,000: €20,000"],
                ["Both sell the whole home", "the buyer’s transfer tax on €400,000: €40,000"],
              ],
            },
          ],
        },
      ],
      example: {
        heading: "What would it cost one of two brothers?",
        blocks: [
          [
            "Two brothers own a home worth €400,000, half each, and still owe the bank €100,000.",
            "One keeps it: he pays the other €150,000 and takes over the whole loan.",
            "Stamp duty of {new.stamp} on the half acquired, €200,000, makes €3,000.",
            "Had he bought that half with transfer tax, it would have been €20,000.",
          ],
        ],
      },
      inShort: [
        "Co-owners can part by one of them keeping the home and paying the rest.",
        "That is taxed far less than the purchase of a share.",
        "A name leaves the mortgage only if the bank agrees.",
      ],
      next: "A [free valuation](/valuation) in writing gives all owners the same figure to begin with.",
      description:
        "Ending co-ownership of a home in Catalonia: buying out a partner, sibling or ex, stamp duty instead of transfer tax, the mortgage, and what if one refuses.",
      sources: [
        "Civil Code of Catalonia, arts. 231-9, 233-20, 552-3, 552-4, 552-10 and 552-11",
        "Royal Legislative Decree 1/1993, arts. 7 and 31",
        "Legislative Decree 1/2024 (Catalan tax code, book six), arts. 642-1 and 642-3",
        "Supreme Court, judgments of 9\u00a0October 2018 (base of the stamp duty) and 1269/2022 of 10\u00a0October",
      ],
    },
    es: {
      names: [
        "extinción de condominio",
        "extinción de proindiviso",
        "disolución de condominio",
        "división de la cosa común",
        "comprar la parte de mi hermano",
        "comprar la parte de mi expareja",
        "comprar la mitad del piso",
        "vender mi parte del piso",
        "vender mi mitad del piso",
        "copropietario quiere vender",
        "copropietario no quiere vender",
        "divorcio y piso en común",
        "separación de pareja con hipoteca",
        "divorcio con piso a medias",
        "mi hermano no quiere vender el piso",
      ],
      title: "La extinción de condominio",
      answers: {
        what: [
          "Con la extinción de condominio, uno de los dueños se queda el piso y paga a los demás su parte.",
          "Si queda un solo dueño, lo que adquiere paga un {new.stamp} de actos jurídicos documentados (AJD) en lugar del ITP, cuya escala empieza en el {itp.rate1}.",
          "Si un copropietario no quiere vender, usted puede pedir al juez la división cuando quiera y sin dar motivos (Código civil de Cataluña, art. 552-10).",
        ],
        cost: [
          "La extinción de condominio paga un {new.stamp} de AJD sobre la parte que se adquiere, además de la notaría y el registro.",
          "Una escritura de divorcio o de fin de pareja estable puede tener bonificado el impuesto: pregunte antes en la notaría.",
        ],
        who: "La extinción de condominio la firman todos los dueños, y también el banco si hay hipoteca. Por quien se niega no puede firmar nadie: usted puede vender su parte o ir al juzgado. En un divorcio, el uso de la vivienda puede quedar para uno de los dos, por lo general quien tiene la guarda de los hijos, sea de quien sea (art. 233-20).",
        how: "Para hacer una extinción de condominio, pónganse de acuerdo en el valor, que el banco confirme quién sigue en la hipoteca y firmen una sola escritura. Después se presenta el modelo 600 y se inscribe la casa a nombre de quien se la queda.",
      },
      sections: [
        {
          heading: "¿Qué salidas hay?",
          blocks: [
            {
              points: [
                "Uno se queda el piso y paga a los demás: es lo habitual y lo que menos impuesto lleva.",
                "Se vende entero a otra persona y se reparte el dinero por cuotas.",
                "Vende usted solo su parte. Los demás pueden comprarla antes, por el mismo precio, en el mes siguiente al aviso (art. 552-4), y a alguien de fuera media casa le interesa poco.",
                "Si no hay acuerdo, divide un juez.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué hace el juez si uno se niega?",
          blocks: [
            "Como un piso no se puede partir, se lo queda el dueño que lo quiera y, si son varios, el que tenga la cuota mayor; con cuotas iguales se decide por sorteo. Paga a los otros lo que un perito diga que vale su parte. Si nadie lo quiere, se vende y se reparte el precio (art. 552-11).",
            "Quien tiene cuatro quintas partes o más puede exigir el resto por ese valor. El pleito cuesta meses y dinero: buen motivo para ofrecer antes un precio justo. Y si un día pactaron no dividir, el pacto obliga durante un máximo de diez años.",
          ],
        },
        {
          heading: "¿Cómo se hace de común acuerdo?",
          blocks: [
            {
              steps: [
                "Pidan una valoración por escrito a alguien que todos acepten.",
                "Resten la hipoteca pendiente: solo se reparte lo que quede.",
                "Pregunten al banco quién puede salir del préstamo. Volverá a mirar los ingresos de quien se queda.",
                "Firmen la escritura, con el pago por transferencia, y presenten el modelo 600.",
                "Inscríbanla y pongan IBI, comunidad y seguro a nombre del nuevo dueño.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué impuestos se pasan por alto?",
          blocks: [
            {
              points: [
                "Si de tres dueños quedan dos, Hacienda puede ver la compra de una cuota y pedir el ITP.",
                "Quien cobra puede tener una ganancia en la renta si el piso vale más que cuando se compró (Tribunal Supremo, sentencia 1269/2022).",
                "Ceder la parte por menos de lo que vale puede tratarse como una donación.",
                "Entre cónyuges, disponer de la vivienda familiar requiere las dos firmas, sea de quien sea (art. 231-9).",
              ],
            },
            "Salir de la escritura no es salir de la hipoteca. Sin el visto bueno del banco, quien ya no es dueño sigue debiendo el préstamo.",
          ],
        },
        {
          heading: "¿Cuánto se paga en cada caso?",
          blocks: [
            {
              caption: "Un ejemplo: dos propietarios, un piso de 400.000\u00a0€",
              columns: ["Salida", "Impuesto de quien adquiere"],
              rows: [
                ["Uno se lo queda entero", "{new.stamp} de 200.000\u00a0€: 3.000\u00a0€"],
                ["Uno vende su mitad a un tercero", "ITP sobre 200.000\u00a0€: 20.000\u00a0€"],
                ["Los dos venden el piso entero", "ITP del comprador sobre 400.000\u00a0€: 40.000\u00a0€"],
              ],
            },
          ],
        },
      ],
      example: {
        heading: "¿Cuánto le costaría a uno de dos hermanos?",
        blocks: [
          [
            "Dos hermanos tienen a medias un piso que vale 400.000\u00a0€ y todavía deben 100.000\u00a0€ al banco.",
            "Uno se lo queda: paga 150.000\u00a0€ al otro y asume todo el préstamo.",
            "El {new.stamp} de AJD sobre la mitad que adquiere, 200.000\u00a0€, son 3.000\u00a0€.",
            "Comprada con ITP, esa mitad le habría costado 20.000\u00a0€ de impuesto.",
          ],
        ],
      },
      inShort: [
        "Los copropietarios pueden separarse si uno se queda la casa y paga a los otros.",
        "Tributa mucho menos que comprar una parte.",
        "De la hipoteca solo se sale si el banco quiere.",
      ],
      next: "Una [valoración gratuita](/valuation) por escrito da a todos los dueños la misma cifra de partida.",
      description:
        "Extinción de condominio en Cataluña: comprar su parte a la pareja o a un hermano, AJD en lugar de ITP, qué pasa con la hipoteca y qué hacer si uno no quiere.",
      sources: [
        "Código civil de Cataluña, arts. 231-9, 233-20, 552-3, 552-4, 552-10 y 552-11",
        "Real Decreto Legislativo 1/1993, arts. 7 y 31",
        "Decreto Legislativo 1/2024 (Código tributario de Cataluña, libro sexto), arts. 642-1 y 642-3",
        "Tribunal Supremo, sentencias de 9 de octubre de 2018 (base del AJD) y 1269/2022, de 10 de octubre",
      ],
    },
    ca: {
      names: [
        "extinció de condomini",
        "extinció de proindivís",
        "dissolució de condomini",
        "divisió de la cosa comuna",
        "comprar la part del meu germà",
        "comprar la part de l’ex",
        "comprar la meitat del pis",
        "vendre la meva part del pis",
        "vendre la meva meitat del pis",
        "copropietari vol vendre",
        "copropietari no vol vendre",
        "divorci i pis en comú",
        "separació de parella amb hipoteca",
        "el meu germà no vol vendre el pis",
      ],
      title: "L’extinció de condomini",
      answers: {
        what: [
          "Amb l’extinció de condomini, un dels propietaris es queda el pis i paga als altres la seva part.",
          "Si en resta un sol propietari, el que adquireix paga un {new.stamp} d’actes jurídics documentats (AJD), en lloc de l’ITP, que té una escala que comença en el {itp.rate1}.",
          "Si un copropietari no vol vendre, vostè pot demanar al jutge la divisió quan vulgui i sense dir-ne el motiu (Codi civil de Catalunya, art. 552-10).",
        ],
        cost: [
          "L’extinció de condomini paga un {new.stamp} d’AJD de la part que s’adquireix, més la notaria i el registre.",
          "L’escriptura de divorci o de final de la parella estable pot tenir l’impost bonificat: pregunti-ho abans a la notaria.",
        ],
        who: "L’extinció de condomini la signen tots els propietaris, i també el banc si hi ha hipoteca. Per qui s’hi nega no pot signar ningú: vostè pot vendre la seva part o anar al jutjat. En un divorci, l’ús de l’habitatge pot quedar per a un dels dos, en general qui té la guarda dels fills, sigui de qui sigui (art. 233-20).",
        how: "Per fer una extinció de condomini, posin-se d’acord en el valor, que el banc confirmi qui continua a la hipoteca i signin una sola escriptura. Després es presenta el model 600 i s’inscriu la casa a nom de qui se la queda.",
      },
      sections: [
        {
          heading: "Quines sortides hi ha?",
          blocks: [
            {
              points: [
                "Un es queda el pis i paga els altres: és el més habitual i el que menys impost porta.",
                "Es ven sencer a algú altre i els diners es reparteixen per quotes.",
                "Vostè ven només la seva part. Els altres la poden comprar abans, pel mateix preu, durant el mes següent a l’avís (art. 552-4), i a algú de fora mitja casa li interessa poc.",
                "Si no hi ha acord, divideix un jutge.",
              ],
            },
          ],
        },
        {
          heading: "Què fa el jutge si un s’hi nega?",
          blocks: [
            "Com que un pis no es pot partir, se’l queda el propietari que el vulgui i, si són més d’un, el que tingui la quota més gran; amb quotes iguals es decideix per sorteig. Paga als altres el que un perit digui que val la seva part. Si ningú no el vol, es ven i se’n reparteix el preu (art. 552-11).",
            "Qui té quatre cinquenes parts o més pot exigir la resta per aquest valor. El plet costa mesos i diners: un bon motiu per oferir abans un preu just. I si algun dia van pactar no dividir, el pacte obliga durant deu anys com a màxim.",
          ],
        },
        {
          heading: "Com es fa de comú acord?",
          blocks: [
            {
              steps: [
                "Demanin una valoració per escrit a algú que tots acceptin.",
                "Restin la hipoteca pendent: només es reparteix el que quedi.",
                "Preguntin al banc qui pot sortir del préstec. Tornarà a mirar els ingressos de qui s’hi queda.",
                "Signin l’escriptura, amb el pagament per transferència, i presentin el model 600.",
                "Inscriguin-la i posin IBI, comunitat i assegurança a nom del nou propietari.",
              ],
            },
          ],
        },
        {
          heading: "Quins impostos s’acostumen a oblidar?",
          blocks: [
            {
              points: [
                "Si de tres propietaris en queden dos, Hisenda hi pot veure la compra d’una quota i demanar l’ITP.",
                "Qui cobra pot tenir un guany a la renda si el pis val més que quan es va comprar (Tribunal Suprem, sentència 1269/2022).",
                "Cedir la part per menys del que val es pot tractar com una donació.",
                "Entre cònjuges, disposar de l’habitatge familiar demana les dues signatures, sigui de qui sigui (art. 231-9).",
              ],
            },
            "Sortir de l’escriptura no és sortir de la hipoteca. Si el banc no ho accepta, qui ja no és propietari continua devent el préstec.",
          ],
        },
        {
          heading: "Quant es paga en cada cas?",
          blocks: [
            {
              caption: "Un exemple: dos propietaris, un pis de 400.000\u00a0€",
              columns: ["Sortida", "Impost de qui adquireix"],
              rows: [
                ["Un se’l queda sencer", "{new.stamp} de 200.000\u00a0€: 3.000\u00a0€"],
                ["Un ven la seva meitat a un tercer", "ITP sobre 200.000\u00a0€: 20.000\u00a0€"],
                ["Tots dos venen el pis sencer", "ITP del comprador sobre 400.000\u00a0€: 40.000\u00a0€"],
              ],
            },
          ],
        },
      ],
      example: {
        heading: "Quant costaria a un de dos germans?",
        blocks: [
          [
            "Dos germans tenen a mitges un pis que val 400.000\u00a0€ i encara deuen 100.000\u00a0€ al banc.",
            "Un se’l queda: paga 150.000\u00a0€ a l’altre i assumeix tot el préstec.",
            "Els AJD, un {new.stamp} de la meitat que adquireix (200.000\u00a0€), són 3.000\u00a0€.",
            "Comprada amb ITP, aquesta meitat li hauria costat 20.000\u00a0€ d’impost.",
          ],
        ],
      },
      inShort: [
        "Els copropietaris es poden separar si un es queda la casa i paga els altres.",
        "Tributa molt menys que comprar-ne una part.",
        "De la hipoteca només se’n surt si el banc vol.",
      ],
      next: "Una [valoració gratuïta](/valuation) per escrit dona a tots els propietaris la mateixa xifra de partida.",
      description:
        "Extinció de condomini a Catalunya: comprar la part a la parella o a un germà, AJD en lloc d’ITP, què passa amb la hipoteca i què es pot fer si algú no vol.",
      sources: [
        "Codi civil de Catalunya, arts. 231-9, 233-20, 552-3, 552-4, 552-10 i 552-11",
        "Reial decret legislatiu 1/1993, arts. 7 i 31",
        "Decret legislatiu 1/2024 (Codi tributari de Catalunya, llibre sisè), arts. 642-1 i 642-3",
        "Tribunal Suprem, sentències del 9 d’octubre del 2018 (base de l’AJD) i 1269/2022, del 10 d’octubre",
      ],
    },
    ru: {
      names: [
        "прекращение долевой собственности",
        "выкуп доли в квартире",
        "выкупить долю у брата",
        "выкупить долю у сестры",
        "выкупить долю в квартире",
        "продать долю в квартире",
        "продажа доли в Испании",
        "совладелец хочет продать долю",
        "совладелец не хочет продавать",
        "совладелец не продаёт",
        "раздел квартиры между совладельцами",
        "раздел квартиры при разводе",
        "развод и общая квартира",
        "развод и ипотека",
        "extinción de condominio",
      ],
      title: "Прекращение долевой собственности",
      answers: {
        what: [
          "Прекращение долевой собственности (extinción de condominio) значит, что квартиру оставляет себе один, а остальным он платит за их доли.",
          "Если собственник остался один, с полученной части берут гербовый сбор (AJD), {new.stamp}, а не налог на передачу имущества (ITP), шкала которого начинается с {itp.rate1}.",
          "Если совладелец не хочет продавать, вы вправе в любое время и без объяснений требовать раздела через суд (Гражданский кодекс Каталонии, ст. 552-10).",
        ],
        cost: [
          "Прекращение долевой собственности стоит {new.stamp} гербового сбора с полученной части, плюс нотариус и реестр.",
          "Акт о разводе или о конце союза пары иногда от сбора освобождён: сначала спросите нотариуса.",
        ],
        who: "Прекращение долевой собственности подписывают все, а при ипотеке и банк. За того, кто против, подписать никто не может: остаётся продать свою долю или идти в суд. При разводе жильём может пользоваться один из двоих, обычно тот, с кем живут дети, кому бы оно ни принадлежало (ст. 233-20).",
        how: "Чтобы выкупить долю в квартире, договоритесь о стоимости, узнайте у банка, кто остаётся в ипотеке, и подпишите у нотариуса один акт. Потом подают форму 600 и записывают жильё на того, кому оно досталось.",
      },
      sections: [
        {
          heading: "Какие есть выходы?",
          blocks: [
            {
              points: [
                "Один оставляет квартиру себе и платит остальным: так делают чаще всего, и налог здесь наименьший.",
                "Все вместе продают её кому-то и делят деньги по долям.",
                "Вы продаёте только свою долю. Остальные вправе купить её первыми за ту же цену в течение месяца после уведомления (ст. 552-4), а постороннему половина квартиры мало интересна.",
                "Нет согласия\u00a0— делит суд.",
              ],
            },
          ],
        },
        {
          heading: "Что решит суд, если один против?",
          blocks: [
            "Квартиру не разрежешь, поэтому её отдают тому из собственников, кто хочет её взять, а если таких несколько, тому, у кого доля больше; при равных долях решает жребий. Остальным он платит столько, во сколько эксперт оценит их доли. Если она не нужна никому, её продают и делят деньги (ст. 552-11).",
            "У кого четыре пятых или больше, тот вправе забрать остальное по этой оценке. Тяжба стоит месяцев и денег, так что лучше сначала предложить справедливую цену. А если вы когда-то условились не делить, это обязывает вас, но не дольше десяти лет.",
          ],
        },
        {
          heading: "Как разойтись по согласию?",
          blocks: [
            {
              steps: [
                "Закажите письменную оценку у того, кому доверяют все.",
                "Вычтите остаток ипотеки: делят только то, что останется.",
                "Спросите банк, кого он отпустит из кредита. Доход того, кто остаётся, проверят снова.",
                "Подпишите акт с оплатой переводом и подайте форму 600.",
                "Запишите его в реестр, а IBI, взносы и страховку переведите на нового собственника.",
              ],
            },
          ],
        },
        {
          heading: "Какие налоги упускают из виду?",
          blocks: [
            {
              points: [
                "Если из трёх собственников остаются двое, налоговая может счесть это покупкой доли и потребовать ITP.",
                "У того, кому заплатили, может возникнуть доход, если квартира подорожала со дня покупки (Верховный суд, решение 1269/2022).",
                "Долю, уступленную дешевле её стоимости, могут счесть подарком.",
                "Семейным жильём супруги распоряжаются вдвоём, на кого бы оно ни было записано (ст. 231-9).",
              ],
            },
            "Перестать быть собственником ещё не значит выйти из ипотеки. Без согласия банка кредит остаётся и на том, кто отдал долю.",
          ],
        },
        {
          heading: "Сколько налога в каждом случае?",
          blocks: [
            {
              caption: "Пример: два собственника, квартира за 400\u00a0000\u00a0€",
              columns: ["Как разойтись", "Налог того, кто приобретает"],
              rows: [
                ["Один оставляет квартиру себе целиком", "{new.stamp} от 200\u00a0000\u00a0€: 3000\u00a0€"],
                ["Один продаёт половину постороннему", "налог на передачу с 200\u00a0000\u00a0€: 20\u00a0000\u00a0€"],
                ["Оба продают квартиру целиком", "налог покупателя с 400\u00a0000\u00a0€: 40\u00a0000\u00a0€"],
              ],
            },
            "К этим суммам прибавляются нотариус и реестр. Кто получил деньги за долю, проверяет и свой подоходный налог: если квартира подорожала, у него есть доход. При продаже целиком каждый считает его со своей половины, а муниципальный налог на прирост стоимости земли (plusvalía) платят продавцы. Поэтому до переговоров попросите консультанта посчитать оба варианта на одном листе: разница в налоге часто больше, чем спор о цене. Расчёт приложите к соглашению.",
          ],
        },
      ],
      example: {
        heading: "Во что это обойдётся одному из братьев?",
        blocks: [
          [
            "Двум братьям пополам принадлежит квартира стоимостью 400\u00a0000\u00a0€, и банку они ещё должны 100\u00a0000\u00a0€.",
            "Один оставляет её себе: платит другому 150\u00a0000\u00a0€ и берёт на себя весь кредит.",
            "Гербовый сбор {new.stamp} с полученной половины, 200\u00a0000\u00a0€, составит 3\u00a0000\u00a0€.",
            "Покупка той же половины с ITP обошлась бы в 20\u00a0000\u00a0€ налога.",
          ],
        ],
      },
      inShort: [
        "Совладельцы могут разойтись так: один оставляет жильё себе и платит другим.",
        "Налог при этом намного меньше, чем при покупке доли.",
        "Из ипотеки выходят только с согласия банка.",
      ],
      next: "[Бесплатная оценка](/valuation) в письменном виде даст всем собственникам одну и ту же сумму.",
      description:
        "Как прекратить долевую собственность в Каталонии: выкуп доли у брата, партнёра или при разводе, AJD вместо ITP, что с ипотекой и что делать, если кто-то против.",
      sources: [
        "Гражданский кодекс Каталонии, ст. 231-9, 233-20, 552-3, 552-4, 552-10 и 552-11",
        "Королевский законодательный декрет (RDLeg) 1/1993, ст. 7 и 31",
        "Decret legislatiu 1/2024 (налоговый кодекс Каталонии, книга шестая), ст. 642-1 и 642-3",
        "Верховный суд Испании, решения от 9\u00a0октября 2018\u00a0года (база AJD) и 1269/2022 от 10\u00a0октября",
      ],
    },
  },
};
