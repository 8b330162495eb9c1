import type { ImageKind } from "~/domain/listings/image";
import { formatArea } from "~/i18n/format";
import type { Language } from "~/i18n/languages";

import { plainSentence } from "../article/render";
import { present } from "../values/known-values";

import type { PhotoSubject, PicturedHome } from "./picture-facts";
import { nameOfPart, pictureWords } from "./picture-words";

/**
 * What a picture of a home shows, in words, from the record alone. Of a photo no record says what is to be seen: a person does.
 * Undefined where nobody has.
 */
export function pictureText(
  { kind, shows }: { kind: ImageKind; shows: PhotoSubject | undefined },
  home: PicturedHome,
  language: Language,
): string | undefined {
  const words = pictureWords(language);
  const { name, of } = words.type[home.type];
  const isHouse = home.type === "house";
  const naming = { name, nameOf: of, where: home.locative && ` ${home.locative}` };
  const known = present({
    where: naming.where,
    ofHome: words.count(words.ofHome, home.bedrooms, naming),
    house: isHouse ? "" : undefined,
    part: shows && nameOfPart(shows, language),
    consumption: home.consumption || undefined,
    emissions: home.emissions || undefined,
  });
  const say = (...phrases: readonly string[]) =>
    phrases.map((phrase) => plainSentence(language, phrase, known)).find((said) => said !== undefined);

  if (kind === "energy_label") return say(...words.label);
  if (kind === "floor_plan") {
    const floor = isHouse || home.floor === null || home.floor < 0 ? undefined : words.count(words.floor, home.floor);
    return [say(words.plan), home.area > 0 ? formatArea(language, home.area) : undefined, floor]
      .filter((said) => said !== undefined)
      .join(", ");
  }
  if (shows === undefined) return undefined;
  if (shows === "home") return capital(words.count(words.home, home.bedrooms, naming));
  if (shows === "facade") return say(...words.facade);
  return say(shows === "view" ? words.view : words.part);
}

function capital(text: string): string {
  return text.replace(/^./u, (letter) => letter.toUpperCase());
}
