// The widths at which the server keeps every photograph.
const widths = { small: 480, medium: 960, large: 1600 } as const

export interface PhotoSizes {
  medium: string
  srcset: string
}

/** The three sizes of a photograph, from the address of any one of them. */
export function photoSizes(url: string): PhotoSizes {
  const of = (size: keyof typeof widths) =>
    url.replace(/\/(small|medium|large)\.webp/, `/${size}.webp`)
  const all = (['small', 'medium', 'large'] as const).map((size) => `${of(size)} ${widths[size]}w`)
  return { medium: of('medium'), srcset: all.join(', ') }
}
