import { parts } from "./keyword-parts";
import type { Together } from "./together";

export const oldLeaseAndSale: Together = {
  of: ["selling-a-tenanted-home", "steps-of-selling"],
  foundAs: ["tenanted-home"],
  words: [
    "renta antigua|renda antiga|old (?:rent|lease|tenanc)|sitting tenant|protected tenan|before 1985|1964|1985|alquiler antiguo|lloguer antic|contrato antiguo|contracte antic|indefinid|indefinit|стар\\p{L}* (?:аренд|договор)|бессрочн",
    parts.sale,
  ],
  checked: "2026-11-23",
  reviewBy: "2027-11-23",
  in: {
    en: {
      answer:
        "Yes, a home with a tenant on an old lease (renta antigua) can be sold, but the lease goes on with the buyer and may last for the tenant’s lifetime, and in some cases for a relative’s after that. Leases signed before 9\u00a0May 1985 follow other rules than today’s, also for the tenant’s right to buy first. We don’t tell those rules here: the five years and thirty days that you may have read of are for leases of today. Have a lawyer read the lease before you name a price or a date.",
      sections: [
        {
          heading: "What do you find out before you sell with an old lease?",
          blocks: [
            {
              steps: [
                "The date of the lease: before 9\u00a0May 1985, between then and the end of 1994, or later. Each has its own rules.",
                "Who signed it, who lives there today and whether anybody has already taken over the lease after a death.",
                "The rent, how it was brought up to date and what the owner has passed on of works and taxes.",
                "Whether the tenant has to be offered the home first, by which letter and with how many days: that is for the lawyer.",
                "What the home is worth with this lease. It is far below an empty one, and few banks lend on it.",
              ],
            },
          ],
        },
        {
          heading: "Which ways out do owners have?",
          blocks: [
            {
              points: [
                "Sell to the tenant, who has the best reason to buy.",
                "Agree with the tenant on a sum for leaving, freely and before a notary. Nobody is obliged to it.",
                "Sell with the lease, to someone who buys it as a long investment, and say so in the advertisement.",
              ],
            },
          ],
        },
      ],
      description:
        "Selling a home with a tenant on an old lease (before 1985): it can be sold, the lease goes on, other rules apply, what to find out first and the ways out.",
      sources: ["Law 29/1994 on urban leases, transitional provisions", "Decree 4104/1964 (Urban Leases Act of 1964)"],
    },
    es: {
      answer:
        "Sí, un piso con inquilino de renta antigua se puede vender, pero el contrato sigue con quien compra y puede durar toda la vida del inquilino y, en algunos casos, pasar a un familiar. Los contratos firmados antes del 9 de mayo de 1985 tienen reglas distintas de las actuales, también para el derecho del inquilino a comprar primero. Aquí no las contamos: los cinco años y los treinta días de los que habrá oído hablar son de los contratos de hoy. Que un abogado lea el contrato antes de dar precio o fecha.",
      sections: [
        {
          heading: "¿Qué hay que saber antes de vender con renta antigua?",
          blocks: [
            {
              steps: [
                "La fecha del contrato: antes del 9 de mayo de 1985, de entonces a finales de 1994, o posterior. Cada época tiene sus reglas.",
                "Quién lo firmó, quién vive hoy y si alguien se ha subrogado ya tras una muerte.",
                "La renta, cómo se ha actualizado y qué obras e impuestos se han repercutido.",
                "Si hay que ofrecer antes el piso al inquilino, con qué carta y cuántos días: eso, el abogado.",
                "Cuánto vale con ese contrato. Es mucho menos que vacío, y pocos bancos prestan para comprarlo.",
              ],
            },
          ],
        },
        {
          heading: "¿Qué salidas tiene el propietario?",
          blocks: [
            {
              points: [
                "Vender al inquilino, que es quien más motivos tiene para comprar.",
                "Acordar con él una cantidad por dejar el piso, libremente y ante notario. Nadie está obligado.",
                "Vender con el contrato, a quien lo compra como inversión a muy largo plazo, y decirlo en el anuncio.",
              ],
            },
          ],
        },
      ],
      description:
        "Vender un piso con inquilino de renta antigua: se puede, pero el contrato sigue y tiene otras reglas. Qué averiguar antes, cuánto pesa en el precio y salidas.",
      sources: [
        "Ley 29/1994, de arrendamientos urbanos, disposiciones transitorias",
        "Decreto 4104/1964 (Ley de Arrendamientos Urbanos de 1964)",
      ],
    },
    ca: {
      answer:
        "Sí, un pis amb llogater de renda antiga es pot vendre, però el contracte continua amb qui compra i pot durar tota la vida del llogater i, en alguns casos, passar a un familiar. Els contractes signats abans del 9 de maig de 1985 tenen regles diferents de les actuals, també per al dret del llogater a comprar primer. Aquí no les expliquem: els cinc anys i els trenta dies dels quals deu haver sentit parlar són dels contractes d’avui. Que un advocat llegeixi el contracte abans de dir preu o data.",
      sections: [
        {
          heading: "Què s’ha de saber abans de vendre amb renda antiga?",
          blocks: [
            {
              steps: [
                "La data del contracte: abans del 9 de maig de 1985, d’aleshores a finals de 1994, o posterior. Cada època té les seves regles.",
                "Qui el va signar, qui hi viu avui i si algú ja s’hi ha subrogat després d’una mort.",
                "La renda, com s’ha actualitzat i quines obres i impostos s’hi han repercutit.",
                "Si cal oferir abans el pis al llogater, amb quina carta i quants dies: això, l’advocat.",
                "Quant val amb aquest contracte. És molt menys que buit, i pocs bancs presten per comprar-lo.",
              ],
            },
          ],
        },
        {
          heading: "Quines sortides té el propietari?",
          blocks: [
            {
              points: [
                "Vendre al llogater, que és qui té més motius per comprar.",
                "Acordar-hi una quantitat per deixar el pis, lliurement i davant notari. Ningú no hi està obligat.",
                "Vendre amb el contracte, a qui el compra com a inversió a molt llarg termini, i dir-ho a l’anunci.",
              ],
            },
          ],
        },
      ],
      description:
        "Vendre un pis amb llogater de renda antiga: es pot, però el contracte continua i té altres regles. Què cal saber abans, quant pesa en el preu i les sortides.",
      sources: [
        "Llei 29/1994, d’arrendaments urbans, disposicions transitòries",
        "Decret 4104/1964 (Llei d’arrendaments urbans de 1964)",
      ],
    },
    ru: {
      answer:
        "Да, квартиру со старым договором аренды (renta antigua) продать можно, но договор переходит к покупателю и может действовать до конца жизни арендатора, а иногда и его родственника. Для договоров, подписанных до 9\u00a0мая 1985\u00a0года, действуют другие правила, в том числе о праве арендатора купить первым. Здесь мы о них не рассказываем: пять лет и тридцать дней, о которых вы могли читать, относятся к сегодняшним договорам. Прежде чем назвать цену или дату, покажите договор адвокату.",
      sections: [
        {
          heading: "Что выяснить до продажи со старым договором?",
          blocks: [
            {
              steps: [
                "Дату договора: до 9\u00a0мая 1985\u00a0года, с тех пор до конца 1994-го или позже. У каждого времени свои правила.",
                "Кто его подписал, кто живёт сейчас и не перешёл ли договор к кому-то после смерти.",
                "Плату, как её повышали и какие работы и налоги на неё перекладывали.",
                "Надо ли сначала предложить квартиру арендатору, каким письмом и на сколько дней: это скажет адвокат.",
                "Сколько она стоит с таким договором. Намного меньше свободной, и кредит на неё дают редко.",
              ],
            },
          ],
        },
        {
          heading: "Какие есть выходы у собственника?",
          blocks: [
            {
              points: [
                "Продать арендатору: у него больше всех причин купить.",
                "Договориться о сумме за выезд, добровольно и у нотариуса. Обязать к этому никого нельзя.",
                "Продать вместе с договором тому, кто вкладывает деньги надолго, и сказать об этом в объявлении.",
              ],
            },
          ],
        },
      ],
      description:
        "Продажа квартиры со старым договором аренды (до 1985 года): продать можно, но договор остаётся и правила другие. Что выяснить заранее и какие есть выходы.",
      sources: [
        "Закон 29/1994 о городской аренде, переходные положения",
        "Декрет 4104/1964 (закон о городской аренде 1964\u00a0года)",
      ],
    },
  },
};
