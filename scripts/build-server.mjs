import { join } from "node:path";

import { build } from "vite";

import { project } from "./steps.mjs";

/** Builds app/server, which listens in front of Remix, and what is loaded into the process of Remix before it: into build/front. */
export async function buildServer() {
  const folder = join(project, "app", "server");
  await build({
    configFile: false,
    root: project,
    logLevel: "warn",
    publicDir: false,
    resolve: { alias: { "~": join(project, "app") } },
    build: {
      ssr: true,
      target: "node20",
      outDir: join(project, "build", "front"),
      rollupOptions: { input: { serve: join(folder, "serve.ts"), "remix-boot": join(folder, "remix-boot.ts") } },
    },
  });
}
