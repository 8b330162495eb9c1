import { db } from "~/db/db.server";
import { compose } from "~/domain/articles/built-in/compose";
import { subjectOf } from "~/domain/articles/built-in/subject";
import { checkFacts } from "~/domain/articles/fact-check";
import { checkContent } from "~/domain/articles/check-content";
import { sanitiseArticle } from "~/domain/articles/sanitise.server";
import { plainText } from "~/domain/articles/plain-text";
import { countWords } from "~/domain/articles/text-statistics";
import { readOurData } from "~/domain/articles/our-data.repository.server";
import { languages } from "~/i18n/languages";
const K: Record<string,string[]> = {
 place: ["buy a flat in gracia","living in gracia barcelona","gracia neighborhood guide","property prices in gracia","apartments for sale in gracia","vivir en gracia","pisos en venta gracia","viure a gracia","жизнь в грасии","квартиры в грасии","eixample barcelona apartments","eixample property prices","el born barcelona","poblenou barcelona property"],
 costs: ["cost of buying a home in barcelona","itp catalonia 2026","property transfer tax barcelona","notary fees barcelona","taxes when buying property in spain","closing costs barcelona","gastos de comprar un piso","impuestos compra vivienda barcelona","itp cataluña 2026","impost transmissions patrimonials","despeses de compra pis","налог на покупку недвижимости","расходы при покупке квартиры","golden visa spain"],
 mortgage: ["mortgage for non-residents in spain","spanish mortgage for foreigners","mortgage in barcelona","how much mortgage can i get in spain","mortgage documents spain","hipoteca para no residentes","hipoteca barcelona","gastos de hipoteca","hipoteca per a no residents","ипотека в испании","ипотека для нерезидентов"],
 selling: ["sell my flat in barcelona","sell my flat in eixample","property valuation barcelona","how to sell a house in barcelona","costs of selling a flat in barcelona","vender piso barcelona","valoración de mi piso","vendre un pis a barcelona","продать квартиру в барселоне","оценка квартиры барселона"],
 "new-build": ["new build homes barcelona","new developments in barcelona","off-plan property barcelona","obra nueva barcelona","iva obra nueva","obra nova a barcelona","новостройки барселоны","квартира от застройщика"],
 homes: ["penthouse barcelona","penthouse with terrace barcelona","loft barcelona","3 bedroom apartment barcelona","apartments under 700.000","house with pool barcelona","atico en barcelona","piso 2 habitaciones barcelona","pis amb terrassa","àtic a l'eixample","пентхаус в барселоне","трёхкомнатная квартира","квартира до 700 000 евро","duplex gracia","apartments for sale barcelona","buy apartment barcelona","piso con ascensor"],
 documents: ["documents to buy a flat","how to buy property in barcelona","cedula de habitabilidad","energy certificate barcelona","documentos para comprar un piso","como comprar un piso en barcelona","contrato de arras","com comprar un pis","документы для покупки","как купить квартиру пошагово"],
 viewing: ["viewing checklist","what to look for when viewing a flat","que mirar al visitar un piso","visita a un pis","просмотр квартиры чек-лист"],
 guide: ["barcelona","barcelona neighborhoods","where to live in barcelona","barrios de barcelona","barris de barcelona","районы барселоны","investing 2026"],
};
const sh=(h:string)=>{const w=plainText(h).toLowerCase().match(/[\p{L}\p{N}]+/gu)??[];const s=new Set<string>();for(let i=0;i+4<w.length;i++)s.add(w.slice(i,i+5).join(" "));return s;};
const jac=(a:Set<string>,b:Set<string>)=>{let n=0;for(const x of a)if(b.has(x))n++;return n/(a.size+b.size-n);};
let worst:[number,string][]=[];let lens:number[]=[];const secs=new Map<string,number>();
for(const l of languages){const data=await readOurData(db,l);const no={...data,homes:[],developments:[]};
 for(const t in K){const ds=K[t]!.map(k=>{const s=subjectOf(k,k,data.places);if(s.theme!==t&&l==="en")console.log("THEME",k,s.theme,"expected",t);
  const d=compose({keyword:k,title:k,language:l},data,new Date("2026-11-21T12:00:00Z"));
  if(!d.ok){console.log("FAIL",l,k);return null}
  const c=d.draft.content;const n=countWords(c);lens.push(n);
  const f=checkFacts(c,l);if(f.length)console.log("FACT",l,k,f.map(x=>x.claim+": "+x.sentence));
  const m=checkFacts(d.draft.metaDescription,l);if(m.length)console.log("METAFACT",l,k,m);
  const i=checkContent(c);if(i.length)console.log("ISSUE",l,k,i);
  const clean=sanitiseArticle(c,{hosts:[]}).replace(/ id="[^"]*"/g,"");if(clean!==c&&process.argv[2])console.log("SANIT",l,k,clean.length,c.length);
  if(/[{}\[\]]|undefined|NaN/.test(c))console.log("PLACEHOLDER",l,k,/.{30}[{}\[\]]|undefined|NaN.{30}/.exec(c)?.[0]);
  const ml=d.draft.metaDescription.length;if(ml<150||ml>160)console.log("META",ml);
  const e=compose({keyword:k,title:k,language:l},no,new Date("2026-11-21T12:00:00Z"));
  if(!e.ok)console.log("EMPTY FAIL",l,k);
  return {k,s:sh(c)}}).filter(x=>x!==null);
  for(let i=0;i<ds.length;i++)for(let j=i+1;j<ds.length;j++)worst.push([jac(ds[i]!.s,ds[j]!.s),`${l} ${t}: ${ds[i]!.k} | ${ds[j]!.k}`]);
 }}
worst.sort((a,b)=>b[0]-a[0]);console.log(worst.slice(0,25).map(x=>x[0].toFixed(2)+" "+x[1]).join("\n"));
console.log("mean",worst.reduce((s,x)=>s+x[0],0)/worst.length,"pairs",worst.length);
lens.sort((a,b)=>a-b);console.log("words",lens[0],lens[Math.floor(lens.length/2)],lens.at(-1));
await db.destroy();
