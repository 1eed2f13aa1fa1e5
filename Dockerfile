# Sportello in a container: docs/operating.md leads through it.
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /app
ENV NPM_CONFIG_FUND=false NPM_CONFIG_AUDIT=false NPM_CONFIG_UPDATE_NOTIFIER=false

# What there is to install, alone: packages are installed anew only when one of these changes.
FROM base AS manifests
COPY . /all
RUN cd /all && cp --parents package.json package-lock.json .npmrc */package.json /app/

# The shell and the modules, all of them live.
FROM base AS build
COPY --from=manifests /app ./
# Not `npm ci`: it refuses a lockfile that lacks the packages of other operating systems.
RUN npm install --no-save
COPY . ./
RUN node tooling/build.ts --live

# What the server needs to run, and nothing to build or test with.
FROM base AS packages
COPY --from=manifests /app ./
RUN npm install --no-save --omit=dev --workspace server --ignore-scripts

FROM node:24.21.0-bookworm-slim
LABEL org.opencontainers.image.title="Sportello"
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /app/shared-api/src ./shared-api/src
COPY --from=build /app/server/src ./server/src
COPY --from=build /app/server/scripts/create-admin.ts ./server/scripts/
COPY --from=build /app/server/scripts/backup.ts ./server/scripts/
COPY --from=build /app/server/scripts/restore.ts ./server/scripts/
COPY --from=build /app/server/scripts/terminal.ts ./server/scripts/
COPY --from=build /app/server/assets ./server/assets
COPY --from=build /app/server/migrations ./server/migrations
COPY --from=build /app/dist ./dist
# Everything in the image belongs to root: who runs it owns the data folder alone.
RUN install --directory --owner=node --group=node --mode=700 /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data DIST_DIR=/app/dist
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node is the first process: it hears SIGTERM itself and ends what is in hand (at most 25 seconds).
STOPSIGNAL SIGTERM
CMD ["node", "server/src/main.ts"]
