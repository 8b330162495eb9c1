import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, transformWithEsbuild } from "vite";

import routes from "./app/routes";
import { routeDescriptions } from "./app/server/route-descriptions";
import { sendFile, StaticFiles } from "./app/server/static-files";
import remixConfig from "./remix.config.js";

// Some lines each, not worth a request of their own: what the script of forms and that of the panel both hold lies in the one of
// every page.
const sharedByScripts = ["app/i18n/barcelona-time.ts", "app/i18n/en/features.ts", "app/domain/listings/features.ts"];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    staticFiles(),
    remix(remixConfig),
    noClientRoutes(),
    withoutIndentation(),
    routeDescriptions(routes, resolve("app")),
  ],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  // remix-serve would give everything it finds in the client build a year's cache; app/server serves public/ itself.
  publicDir: command === "build" ? false : "public",
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild
      ? {}
      : { output: { manualChunks: { page: ["app/entry.client.ts", ...sharedByScripts] } } },
  },
  server: {
    // A write to the database or to the photos must not reload the page in development.
    watch: { ignored: ["**/data/**", "**/uploads/**", "**/*.db*", "**/tests/**"] },
  },
  optimizeDeps: {
    include: [
      "react",
      "react-dom/client",
      "@conform-to/react",
      "@conform-to/zod/v4",
      "zod",
      "i18next",
      "react-i18next",
      "lucide-react",
    ],
    // What only the server knows; found while a page is first asked for, each would make it load again.
    exclude: [
      "@node-rs/argon2",
      "@remix-run/node",
      "better-sqlite3",
      "kysely",
      "p-queue",
      "pino",
      "remix-auth",
      "remix-auth-form",
      "remix-i18next/server",
      "sharp",
    ],
  },
  // A list in JSON, which Node imports only with a word that no bundler writes for it.
  // The icons: only those that are drawn. All there are took 0.2 s of each start and 20 MB.
  ssr: { external: ["better-sqlite3", "sharp"], noExternal: ["tlds", "lucide-react"] },
}));

/** In production app/server sends them. */
function staticFiles(): Plugin {
  return {
    name: "static-files",
    configureServer({ middlewares }) {
      const nothing = resolve("build", "none");
      const uploadsFolder = resolve(process.env.UPLOADS_DIR || "uploads");
      const files = new StaticFiles({ clientFolder: nothing, publicFolder: nothing, uploadsFolder });
      middlewares.use((request, response, next) => {
        const path = (request.url ?? "").split("?")[0] ?? "";
        const found = files.find(path, "");
        if (found) return sendFile(request, response, found, path, next);
        next();
      });
    },
  };
}

/** Remix never runs in the browser (docs/decisions/001): its client modules of our routes would be built for nobody. */
function noClientRoutes(): Plugin {
  return {
    name: "no-client-routes",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    transform: (_code, id) => (id.endsWith("?__remix-build-client-route") ? "export {};" : undefined),
    onLog: (_level, { code }) => code !== "EMPTY_BUNDLE",
  };
}

/** A fifth of the server's code was indentation. Names and lines stay, for whoever looks up an error of the log in it. */
function withoutIndentation(): Plugin {
  const shorter = { minifyWhitespace: true, lineLimit: 120, legalComments: "eof", charset: "utf8" } as const;
  return {
    name: "without-indentation",
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        const { code } = await transformWithEsbuild(file.code, file.fileName, {
          loader: "js",
          sourcemap: false,
          ...shorter,
        });
        file.code = code;
      }
    },
  };
}
