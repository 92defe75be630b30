/**
 * «Торт, духовку не вмикаємо», "oven off": a title that names an oven and leaves it cold. Without those words nothing
 * in it is read as baked.
 */
export function withoutColdOven(title: string): string {
  return title.replace(coldOven, '')
}

export const isColdOven = (title: string): boolean => title.search(coldOven) >= 0

const coldOven = new RegExp(
  [
    String.raw`(?<!\p{L})(?:духовк|піч|духовц)\p{L}* (?:ми |тут |навіть |зовсім )?(?:не (?:вмика|потріб|треба|гріє|розігр|чіпа|торка)\p{L}*|відпочива\p{L}*|ні до чого)`,
    String.raw`(?<!\p{L})не (?:вмика|чіпа|розігріва)\p{L}+ духовк\p{L}+`,
    String.raw`\b(?:leave the oven off|oven[- ]off|without turning (?:on the oven|the oven on)|the oven stays off)\b`,
    String.raw`(?<!\p{L})(?:bez zapnutí trouby|troubu nezapínám\p{L}*|trouba odpočívá)`,
  ].join('|'),
  'giu',
)
