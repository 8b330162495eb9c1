// The script of the admin panel, beside that of every page. Each part shortens a path that plain HTML offers too.
import { makeBatches } from "./batch";
import { tickClocks } from "./clock";
import { saveByKeys } from "./command-keys";
import { editFeatures } from "./features";
import { followWork } from "./follow-work";
import { markFormPart } from "./form-contents";
import { manageImages } from "./images";
import { showLanguagesAsTabs } from "./language-tabs";
import { toggleSidebar } from "./sidebar";
import { warnOfUnsaved } from "./unsaved";
import { forgetDraftsAtSignOut, forgetNewDraft } from "./writing/draft-keys";

toggleSidebar();
tickClocks();
saveByKeys();
editFeatures();
markFormPart();
showLanguagesAsTabs();
// Before the warning: a list that is sent and drawn anew is still unsaved.
makeBatches();
warnOfUnsaved();
followWork();
manageImages();
forgetDraftsAtSignOut();
// A new article may be seen as stored here first: who adds a picture to it comes to its pictures.
const stored = document.querySelector<HTMLElement>("[data-stored-article]");
if (stored) forgetNewDraft(stored.dataset.storedArticle ?? "");

// The editor of articles brings a code editor with it: no other page pays for that.
const article = document.querySelector<HTMLFormElement>("form[data-article-form]");
if (article) void import("./article-form").then(({ editArticle }) => editArticle(article));

const reply = document.querySelector<HTMLFormElement>("form[data-reply]");
if (reply) void import("./reply").then(({ keepReply }) => keepReply(reply));
