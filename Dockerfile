# The web app, built with everything that a build needs.
FROM oven/bun:1.4.5 AS build
WORKDIR /app
COPY package.json bun.lock bunfig.toml ./
COPY patches patches
RUN bun install --frozen-lockfile
COPY . .
RUN bun scripts/build.ts

# What runs needs: no compilers, tests or linters.
FROM oven/bun:1.4.5-slim AS dependencies
WORKDIR /app
COPY package.json bun.lock bunfig.toml ./
COPY patches patches
RUN bun install --frozen-lockfile --production

# Without DATABASE_URL it keeps a PostgreSQL of its own in /data, as a clone on a laptop does.
FROM oven/bun:1.4.5-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data LOG_FORMAT=json
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json bun.lock tsconfig.json ./
COPY server server
COPY shared shared
COPY scripts scripts
COPY docs docs
RUN mkdir /data && chown bun:bun /data
USER bun
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s \
  CMD ["bun", "-e", "const r = await fetch('http://127.0.0.1:' + (process.env.PORT ?? 3000) + '/readyz'); process.exit(r.ok ? 0 : 1)"]
CMD ["bun", "server/main.ts"]
