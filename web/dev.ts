import { join } from 'node:path'
import { createServer, type Plugin, type ProxyOptions } from 'vite'

// Where the server listens meanwhile, and where the pages with hot reload are.
const server = process.argv[2] ?? 'http://localhost:3000'
const port = 5173

/** The pages drawn by the browser alone, each change in place at once; all data comes from the server. */
const vite = await createServer({
  configFile: join(import.meta.dirname, 'vite.config.ts'),
  appType: 'custom',
  server: {
    port,
    host: 'localhost',
    proxy: { '^/(trpc|photos|woven|og|preferences|auth|api)(/|$)': toServer() },
  },
  plugins: [shell()],
})
await vite.listen()
vite.printUrls()

function toServer(): ProxyOptions {
  // The server refuses changes from other origins, as it should: to it we are its own page.
  return { target: server, changeOrigin: true, headers: { origin: server } }
}

/** One empty page for every address that is not a file. */
function shell(): Plugin {
  const html = `<!doctype html><html lang="uk"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><div id="app"></div><script>window._$HY = { events: [], completed: new WeakSet(), r: {} }</script>
<script type="module" src="/entry-client.tsx"></script></body></html>`
  return {
    name: 'shell',
    configureServer: (dev) => () => {
      dev.middlewares.use(async (request, response) => {
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(await dev.transformIndexHtml(request.url ?? '/', html))
      })
    },
  }
}
