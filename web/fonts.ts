import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** Goes up when the cut changes: a font's name must change with its bytes, which are cached for ever. */
const edition = 3

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

/** Digits and punctuation, which every page needs in every language. */
const signs = [
  `${range(0x20, 0x40)}${range(0x5b, 0x60)}${range(0x7b, 0x7e)}`,
  '\u00a0©«°±·»¼½¾×„“”‘’…–—−€↑↓\u2009\u2060',
].join('')

/** The Czech letters that the file of Latin letters lacks: cut out of another, which has hundreds more. */
const czech = 'ČĎĚŇŘŠŤŮŽčďěňřšťůž'

const letters: Readonly<Record<string, string>> = {
  // Of the accented letters, those of dishes and of Czech: crème brûlée, jalapeño, Käse, kaše s ořechy.
  latin: `${range(0x41, 0x5a)}${range(0x61, 0x7a)}ÀÁÂÄÇÈÉÊÍÎÑÓÔÖÚÜÝßàáâäçèéêëíîïñóôöùúûüý`,
  cyrillic: `${range(0x400, 0x45f)}Ґґ\u0301№`,
  'cyrillic-ext': '₴',
  math: '≈←→',
  symbols: '⅓⅔⅛⅜⅝⅞',
}

// The weights and the optical sizes between which our styles choose.
const weights = { min: 400, max: 650 }
const sizes = { min: 14, max: 44 }
const cut =
  /(literata|onest)-(cyrillic|latin|latin-ext|cyrillic-ext|math|symbols)-(opsz|wght)-(normal|italic)/

/** Cuts the fonts to the letters, weights and sizes that our languages use: a third of their bytes. */
export function smallerFonts(): Plugin {
  return {
    name: 'smaller-fonts',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // The one stylesheet is put together only now.
      order: 'post',
      async handler(_, bundle) {
        const faces: string[] = []
        for (const file of Object.values(bundle)) {
          const [, family = '', script = '', axis = '', style = ''] = cut.exec(file.fileName) ?? []
          if (file.type !== 'asset' || family === '') continue
          const whole = Buffer.from(file.source)
          for (const [from, name, signs] of apart) {
            if (script !== from) continue
            const fileName = file.fileName.replace(`-${from}-`, `-${name}-`)
            this.emitFile({ type: 'asset', fileName, source: await small(whole, signs, axis) })
            faces.push(face(family, style, fileName, signs))
          }
          if (script !== 'latin-ext') file.source = await small(whole, letters[script] ?? '', axis)
        }
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.css'))
            file.source = String(file.source) + faces.join('')
      },
    },
  }
}

/** Faces of their own: what is cut from which file, and how it is called. */
const apart = [
  ['latin', 'signs', signs],
  ['latin-ext', 'czech', czech],
] as const

function small(whole: Buffer, text: string, axis: string): Promise<Buffer> {
  const variationAxes = { wght: weights, ...(axis === 'opsz' && { opsz: sizes }) }
  return subsetFont(whole, text, { targetFormat: 'woff2', variationAxes })
}

/** Declared after the face that it is cut from, it has the word on what both could draw. */
function face(family: string, style: string, fileName: string, signs: string): string {
  // Weights as the other faces declare them: faces of other weights would not complete each other.
  const [name, weight] =
    family === 'onest' ? ['Onest Variable', '100 900'] : ['Literata Variable', '200 900']
  const codes = [...signs].map((sign) => `U+${sign.codePointAt(0)?.toString(16)}`)
  return `@font-face{font-family:"${name}";font-style:${style};font-display:swap;font-weight:${weight};src:url(/${fileName}) format("woff2");unicode-range:${codes.join()}}`
}

export function assetName(name: string): string {
  return name.endsWith('.woff2')
    ? `assets/[name]-[hash]-${edition}[extname]`
    : 'assets/[name]-[hash][extname]'
}
