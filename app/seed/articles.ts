// Sample articles for the demonstration, each in four languages and marked as a sample at its end. Figures are those of the
// law and of the sample homes on 21 November 2026; like any article they have to be read again before they are kept.
import type { Language } from "~/i18n/languages";

import { sampleArticle, sampleArticleText } from "./sample-article";
import { sampleFile } from "./sample-file";

const files = [articleFiles("turnkey-sale"), articleFiles("cost-of-buying")];

/** The oldest first. */
export const articles = () => files.map((read) => read());

function articleFiles(name: string) {
  const shared = sampleFile(`articles/${name}/sample`, sampleArticle);
  const text = (language: Language) => sampleFile(`articles/${name}/${language}`, sampleArticleText);
  const [en, es, ca, ru] = [text("en"), text("es"), text("ca"), text("ru")];
  return () => ({ ...shared(), text: { en: en(), es: es(), ca: ca(), ru: ru() } });
}
