import type { Token } from '../text/tokens.ts'

/** «кілька в томаті», «кілька солона», but «кілька зубчиків», «кілька яблук». */
export function isSprat(next: Token | undefined): boolean {
  return (
    next?.kind === 'number' ||
    /^(?:в|у|з|із|зі|для|без|до)$|^(?:солон|копчен|сушен|балтійськ|пряносолен|консервован|свіж|морожен|слабосолон|чорноморськ|пряног)\p{L}+$/u.test(
      next?.low ?? '',
    )
  )
}
