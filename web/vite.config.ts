import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'
import { assetName, smallerFonts } from './fonts.ts'
import { layersFirst } from './layers.ts'
import { quietRefetches } from './quiet-refetches.ts'
import { wholeNavigations } from './whole-navigations.ts'

/** One config for both builds; `web/build.ts` runs it once for the browser and once for the server. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    solid({ ssr: true }),
    ...(isSsrBuild ? [] : [smallerFonts(), layersFirst(), quietRefetches(), wholeNavigations()]),
  ],
  build: {
    target: 'es2022',
    emptyOutDir: true,
    outDir: isSsrBuild ? '../dist/web/server' : '../dist/web/client',
    manifest: !isSsrBuild,
    // A stylesheet or font inside another file would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // Nine small stylesheets would be nine requests before the first paint; one is 10 KB.
    cssCodeSplit: false,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      input: isSsrBuild ? 'entry-server.tsx' : ['entry-client.tsx', 'offline/awaken.ts'],
      // The client of tRPC does nothing by being imported, and does not say so: of its links one is used.
      treeshake: {
        moduleSideEffects: [{ test: /node_modules[\\/]@trpc[\\/]/, sideEffects: false }],
      },
      output: {
        assetFileNames: ({ names }) => assetName(names[0] ?? ''),
        // What every page needs travels as one file, what one page needs as another.
        codeSplitting: {
          groups: [
            { name: 'library', test: /node_modules[\\/](solid-js|@solidjs|@tanstack|@trpc)[\\/]/ },
            // A dozen icons are a dozen requests, or less than one picture.
            { name: 'icons', test: /node_modules[\\/]lucide[\\/]/, minShareCount: 4 },
            // Those that the first look needs anyway: each by itself is more wrapping than icon.
            { name: 'first-icons', test: /icons[\\/](search|user-round|languages)\.mjs$/ },
            {
              name: 'common',
              test: /web[\\/](components|head|language[\\/]\w+\.ts|session)[\\/]?/,
              minShareCount: 5,
            },
          ],
        },
      },
    },
  },
  // The first two must be compiled for the same side as the pages; of the icons only a few are used.
  ssr: { noExternal: ['@solidjs/router', '@tanstack/solid-query', 'lucide'] },
}))
