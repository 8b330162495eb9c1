# One image for one machine: the site built, its production packages, nothing that only building needs.
# See docs/running.md and docs/decisions/021-release.md.
ARG NODE_VERSION=24

# Everything, to build the site.
FROM node:${NODE_VERSION}-bookworm AS build
# The database driver compiles where it has no ready binary: against the headers in this image.
ENV npm_config_nodedir=/usr/local
WORKDIR /site
COPY package.json package-lock.json ./
COPY scripts/install.mjs scripts/steps.mjs ./scripts/
RUN node scripts/install.mjs
COPY remix.config.js vite.config.ts tsconfig.json ./
COPY scripts ./scripts
COPY app ./app
RUN node scripts/build.mjs

# The packages that serving needs.
FROM node:${NODE_VERSION}-bookworm AS packages
ENV npm_config_nodedir=/usr/local
WORKDIR /site
COPY package.json package-lock.json ./
# Nothing that runs loads these: the icons that are drawn lie in the build, and Remix names the compiler as a peer for its types alone.
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/typescript

FROM node:${NODE_VERSION}-bookworm-slim
# Two, or the C library keeps memory apart for each thread.
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    PORT=8080 \
    DATA_DIR=/data \
    UPLOADS_DIR=/data/uploads
# A volume that is mounted here takes its owner from this folder.
RUN mkdir /data && chown node:node /data
WORKDIR /site
COPY --from=packages /site/node_modules ./node_modules
COPY --from=build /site/build ./build
COPY package.json tsconfig.json ./
COPY public ./public
COPY migrations ./migrations
COPY scripts ./scripts
# Programs run from their source: preparing data, making photos, backups.
COPY app ./app
USER node
EXPOSE 8080
# The first start migrates, and makes one file of each sample photograph.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself hears the signals: no shell and no npm stands between.
CMD ["node", "scripts/serve.mjs"]
