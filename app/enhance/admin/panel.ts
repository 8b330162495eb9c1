// The script of the admin panel, beside that of every page. Each part shortens a path that plain HTML offers too.
import { toggleSidebar } from "./sidebar";

toggleSidebar();
