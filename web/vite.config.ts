import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'
import { assetName, smallerFonts } from './fonts.ts'

/** One config for both builds; `web/build.ts` runs it once for the browser and once for the server. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [solid({ ssr: true }), ...(isSsrBuild ? [] : [smallerFonts()])],
  build: {
    target: 'es2022',
    emptyOutDir: true,
    outDir: isSsrBuild ? '../dist/web/server' : '../dist/web/client',
    manifest: !isSsrBuild,
    // A stylesheet or font inside another file would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      input: isSsrBuild ? 'entry-server.tsx' : 'entry-client.tsx',
      output: { assetFileNames: ({ names }) => assetName(names[0] ?? '') },
    },
  },
  // The first two must be compiled for the same side as the pages; of the icons only a few are used.
  ssr: { noExternal: ['@solidjs/router', '@tanstack/solid-query', 'lucide'] },
}))
