/** What a thing tastes of tells it apart from others of its kind, beside the qualities of the table. */
const tasting = 'taste:'

export const asTaste = (food: string) => `${tasting}${food}`

/** The food that it tastes of, where the quality is a taste. */
export function tasteIn(quality: string): string | undefined {
  return quality.startsWith(tasting) ? quality.slice(tasting.length) : undefined
}
