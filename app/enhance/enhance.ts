// The small script of every public page. It shortens paths that plain HTML already offers and opens none of its own, so
// each part may fail without taking anything away. Listeners stand on the window: they see what was added later too.
import { openDialogs } from "./dialog";
import { floatFlash } from "./flash";
import { markBusyForms, submitOnChange, takeFocus } from "./forms";
import { openPictures, pageThroughGallery } from "./gallery";
import { rememberLanguage } from "./language";
import { checkTouchedForms } from "./live-forms";
import { tiePinsToCards } from "./map";
import { closePopovers } from "./popovers";
import { shareAndPrint } from "./sharing";
import { swapRegions } from "./swap";

document.documentElement.classList.add("scripted");

rememberLanguage();
closePopovers();
openDialogs();
swapRegions();
submitOnChange();
markBusyForms();
checkTouchedForms();
// Unless the visitor was quicker than this script and is at a field already.
if (document.activeElement === document.body) takeFocus();
floatFlash();
pageThroughGallery();
openPictures();
shareAndPrint();
tiePinsToCards();
// The panel's own script travels only with its pages.
if (document.querySelector("[data-panel]")) void import("./admin/panel");
