import { newArticle, readArticleTexts } from "~/domain/articles/article-form";
import { listChecks } from "~/domain/cleaning/check-content";
import { cleanContent, type CleanedContent } from "~/domain/cleaning/clean-content";
import { lostInCleaning } from "~/domain/cleaning/lost-words";
import {
  countWords,
  measureMetaDescription,
  metaDescriptionGuide,
  readingMinutes,
} from "~/domain/cleaning/text-statistics";
import { placesOf } from "~/ui/admin/articles/issue-words";
import { resultAddress, resultDescription } from "~/ui/admin/articles/result-words";

import { sayOfArticles as say } from "./article-words";
import { saveCleanedByItself } from "./cleaned-article";
import { markUnsaved } from "./unsaved";
import { keepDraft } from "./writing/kept-draft";
import { saveByKey } from "./writing/saving";
import { showEditors } from "./writing/two-editors";

/** How long nobody types before the content is looked at again, in ms. */
const pause = 250;

/** Counters, issues and the search result follow what is typed, as the server would draw them; HTML gets an editor of its own. */
export function editArticle(form: HTMLFormElement): void {
  // The first of those who hear that the form is sent.
  saveByKey(form);
  saveCleanedByItself(form);
  keepDraft(form);
  const content = form.querySelector<HTMLTextAreaElement>("textarea#content");
  let later: ReturnType<typeof setTimeout>;
  form.addEventListener("input", (event) => {
    showResult(form);
    if (event.target !== content || !content) return;
    setText(form.querySelector("[data-clean-status]"), "");
    clearTimeout(later);
    later = setTimeout(() => showContent(form, content.value), pause);
  });
  if (!content) return;
  form.querySelector("[data-clean]")?.addEventListener("click", (event) => {
    const cleaned = cleanContent(content.value);
    // Which words may go is asked by the page that this button leads to.
    if (lostInCleaning(content.value, cleaned)) return;
    event.preventDefault();
    clean(form, content, cleaned);
  });
  // Somebody was quicker than this script, or the browser has kept what was typed over a reload.
  showResult(form);
  if (content.value !== content.defaultValue) showContent(form, content.value);
  void showEditors(form, content);
}

function clean(form: HTMLFormElement, content: HTMLTextAreaElement, cleaned: CleanedContent) {
  const { title, metaDescription } = cleaned.found;
  if (cleaned.changes.length > 0) {
    markUnsaved(form);
    content.value = cleaned.content;
    fillEmpty(form, "title", title);
    fillEmpty(form, "metaDescription", metaDescription);
    content.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  const what = cleaned.changes.map((change) => say(`articleForm.change.${change}`)).join(", ");
  const status = form.querySelector("[data-clean-status]");
  setText(status, what === "" ? say("articleForm.cleaned.none") : say("articleForm.cleaned", { what }));
  showContent(form, content.value);
}

function fillEmpty(form: HTMLFormElement, name: string, text: string | undefined) {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  if (field.value === "" && text) field.value = text;
}

function showContent(form: HTMLFormElement, content: string) {
  const words = countWords(content);
  setText(form.querySelector("[data-word-count]"), new Intl.NumberFormat("en-GB").format(words));
  setText(form.querySelector("[data-reading-time]"), say("articleForm.minutes", { count: readingMinutes(words) }));

  const checks = listChecks(content);
  const count = checks.filter(({ issue }) => issue).length;
  const badge = form.querySelector<HTMLElement>("[data-issue-badge]");
  if (badge) badge.dataset.state = count > 0 ? "failed" : "passed";
  const counted = count > 0 ? say("articles.issues.count", { count }) : say("articles.issues.clean");
  setText(badge?.querySelector("[data-words]"), counted);

  const list = form.querySelector("[data-checks]");
  for (const { kind, issue } of checks) {
    const row = list?.querySelector<HTMLElement>(`[data-check="${kind}"]`);
    if (!list || !row) continue;
    row.dataset.state = issue ? "failed" : "passed";
    setText(row.querySelector("[data-places]"), issue ? placesOf(issue, say) : "");
    setText(row.querySelector("[data-remedy]"), issue ? say(issue.remedyKey) : "");
    list.append(row);
  }
}

function showResult(form: HTMLFormElement) {
  // Every field but the content, which is long and not part of a result.
  const data = new FormData(form);
  data.delete("content");
  const texts = { ...newArticle, ...readArticleTexts(data) };
  const address = form.querySelector<HTMLElement>("[data-result-address]");
  setText(address, resultAddress(address?.dataset.site ?? "", texts));
  setText(form.querySelector("[data-result-title]"), texts.title || say("articleForm.preview.untitled"));
  const description = resultDescription(texts.metaDescription) || say("articleForm.result.noDescription");
  setText(form.querySelector("[data-result-description]"), description);

  const meta = form.querySelector<HTMLElement>("[data-meta]");
  const { length, state } = measureMetaDescription(texts.metaDescription);
  if (meta) meta.dataset.state = state;
  setText(meta?.querySelector("[data-meta-length]"), say("articleForm.meta.count", { length }));
  setText(meta?.querySelector("[data-meta-words]"), `, ${say(`articleForm.meta.${state}`)}`);
  meta?.querySelector("[data-meta-bar]")?.setAttribute("width", String(Math.min(length, metaDescriptionGuide.to)));
}

/** Writes only what changed: what is read out is read out once. */
function setText(element: Element | null | undefined, text: string) {
  if (element && element.textContent !== text) element.textContent = text;
}
