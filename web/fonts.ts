import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** Goes up when the cut changes: a font's name must change with its bytes, which are cached for ever. */
const edition = 1

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

const letters = [
  range(0x20, 0x7e),
  // Of the accented letters, those of dishes: crème brûlée, jalapeño, Käse.
  '\u00a0©«°±·»¼½¾×ÀÂÄÇÈÉÊÎÑÔÖÜßàâäçèéêëîïñôöùûü',
  range(0x400, 0x45f),
  'Ґґ\u0301„“”‘’…–—−⅓⅔⅛⅜⅝⅞€₴≈→←↑↓№\u2009\u2060',
].join('')

// The weights between which our styles choose.
const weights = { min: 400, max: 650 }
const cut = /(literata|onest)-(cyrillic|latin|symbols|cyrillic-ext)-(opsz|wght)-(normal|italic)/

/** Cuts the fonts to the letters and weights that our two languages use: about half of their bytes. */
export function smallerFonts(): Plugin {
  return {
    name: 'smaller-fonts',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !cut.test(file.fileName)) continue
        const whole = Buffer.from(file.source)
        const options = { targetFormat: 'woff2' as const, variationAxes: { wght: weights } }
        file.source = await subsetFont(whole, letters, options)
      }
    },
  }
}

export function assetName(name: string): string {
  return name.endsWith('.woff2')
    ? `assets/[name]-[hash]-${edition}[extname]`
    : 'assets/[name]-[hash][extname]'
}
