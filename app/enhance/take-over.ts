import { createElement } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { config } from "zod";

import type { Language } from "~/i18n/languages";
import { phrasesIn } from "~/i18n/phrases";
import { textIn, TextProvider } from "~/i18n/text";
import { drawForm, isFormName } from "~/ui/forms/forms";

import { noteAnswers } from "./typed-answers";

// zod would try `new Function` for speed, which our content security policy rightly refuses.
config({ jitless: true });

/** Has React check the form inside an element, with the schema of the server. What was typed there meanwhile stays. */
export function takeOver(place: HTMLElement, language: Language, texts: Readonly<Record<string, string>>): void {
  const { liveForm: name, given = "{}" } = place.dataset;
  if (!isFormName(name)) return;
  const value = textIn(phrasesIn(language, texts));
  const form = drawForm(name, JSON.parse(given));
  // React gives a text area back what the server had put there, and draws the form anew where a translator or a keeper of
  // passwords has added something to it. Done in one go, nothing can be typed between the note and its return.
  const putBack = noteAnswers(place);
  flushSync(() => hydrateRoot(place, createElement(TextProvider, { value }, form)));
  putBack();
}
