import { isSameWord, placeNames } from "./telling-words";

/**
 * Whether one word is a form of the other, or made from it: "ипотека" and "ипотечный", "vender" and "vendido", but not
 * "contract" and "contrast". Words as `wordsOf` gives them: small Latin letters without accents.
 */
export function isFormOf(word: string, other: string): boolean {
  if (word === other) return true;
  let same = 0;
  while (same < word.length && word[same] === other[same]) same += 1;
  // Asked of every word of a title and every keyword: most pairs end here.
  if (same === 0) return buying.test(word) && buying.test(other);
  if (/\d/.test(word + other) || placeNames.has(word) || placeNames.has(other)) return false;
  if (families.some((family) => family.test(word) && family.test(other))) return true;
  const rests = [word.slice(same), other.slice(same)];
  if (same === 3)
    return (
      isSameWord(word, other) ||
      rests.every(isEnglish) ||
      (rests.some((rest) => /^[aei]r$/.test(rest)) && rests.every(isVerbs))
    );
  return same >= 4 && rests.every(isEnding);
}

/** The one family of which some words begin with another letter: купить and покупка. */
const buying = /^(?:kupi\p{L}*|pokup\p{L}*)$/u;

/** Of the trade's own verbs, whose forms do not begin alike: to sell and the sale, купить and покупка, costar and cuesta. */
const families = [
  /^(?:sell(?:s|er|ers|ing)?|sold|sales?)$/,
  /^(?:buy(?:s|er|ers|ing)?|bought)$/,
  /^(?:vend(?:e|en|er|o|ido|ida|re|ut|uda|edor|edora|edores)?|ventas?|vendes?|venda)$/,
  buying,
  /^(?:coste?s?|costar|costa|costen|cuestan?)$/,
];

const isEnglish = (rest: string) => /^(?:e|es|ed|er|ers|ing)$/.test(rest);
const isVerbs = (rest: string) => verbEndings.has(rest);
const isEnding = (rest: string) => /^[aeiouy]?[aeiouysmnlr]?$/.test(rest) || endings.has(rest);

/** Of verbs so short that little else is left of them: "vivir" and "vive". */
const verbEndings = new Set("a e o ar er ir an en as es ado ido ada ida ando iendo amos emos imos".split(" "));

/** Longer than two letters, or beginning with a consonant; Russian ones in Latin letters. */
const endings = new Set(
  `
  t d ed ly ty ity ment ments er ers or ors ing ings ion ions ied ies ely ate ated ates ating ation ations able ance ence al
  th ally ical tion tions ted ting nt nts
  ns m mos ado ada ados adas ido ida idos idas ando iendo aba aban ara aran era eran ira iran ador adora adores adors edor
  edora edores edors acion aciones acio acions cion ciones cio cions icion iciones ario aria arios arias ari aris amos emos
  imos amente mente ament ant ent int antes entes ats ada ades it its ides ut uda uts udes ble bles able ables ible ibles eix
  ian iar ien re nt ix rse rlo rla
  da das do dos
  ka ki ke ku koy kam kami kakh kov ok ogo omu emu ego ami yami imi ymi akh yakh ykh ikh iya iyu iey iyam aya uyu oye yye iye
  nyy nyi naya noe noye nye nyye nogo noy nom nykh nym nymi chnyy chnaya chnoe chnogo chnoy chnom chnykh chnym ovyy ovaya ovoe
  ovye ovogo ovoy ovom ovykh ovym alnyy alnaya alnoe alnye alnogo alnoy alnykh ennyy ennaya ennoe ennye ennogo ennykh enny
  at it et yat ut yut ali ili ala ila alo ilo aet uet uyut aetsya itsya atsya etsya yutsya yatsya utsya tsya sya eniya enie
  eniy eniyu eniem aniya anie aniy aniyu aniem atel atelya ateley ateli itel itelya iteley iteli itelyu stvo stva stve ost
  osti ostyu itelen itelna itelny evoy evaya ts tsa tsu tsem tsy tsev tsam vat val vayut
  `
    .trim()
    .split(/\s+/),
);
