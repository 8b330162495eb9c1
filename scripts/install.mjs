/** Installs what package-lock.json names, as the image does before anything else is copied into it. */
import { install } from "./steps.mjs";

install();
