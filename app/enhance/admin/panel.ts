// The script of the admin panel, beside that of every page. Each part shortens a path that plain HTML offers too.
import { tickClocks } from "./clock";
import { editFeatures } from "./features";
import { manageImages } from "./images";
import { toggleSidebar } from "./sidebar";
import { warnOfUnsaved } from "./unsaved";

toggleSidebar();
tickClocks();
editFeatures();
warnOfUnsaved();
manageImages();
