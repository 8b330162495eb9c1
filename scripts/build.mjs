/** `npm run build`: the site for production, where its sources have changed since the last build. */
import { build, install } from "./steps.mjs";

install();
await build();
