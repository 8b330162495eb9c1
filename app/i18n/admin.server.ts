import { adminTexts } from "./admin";
import { instances } from "./instances.server";
import { defaultLanguage } from "./languages";

/** The texts of the admin panel for code outside React: page titles, mails. */
export const adminText = adminTexts(instances[defaultLanguage]);
