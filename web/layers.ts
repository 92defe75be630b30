import type { Plugin } from 'vite'

const order = '@layer tokens,base,components,screens;'

/** The order of layers goes first: the stylesheet is put together in whatever order pages are found. */
export function layersFirst(): Plugin {
  return {
    name: 'layers-first',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.css'))
            file.source = order + String(file.source)
      },
    },
  }
}
