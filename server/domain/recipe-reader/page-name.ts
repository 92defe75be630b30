export interface Headings {
  /** The texts of its largest headings, in their order. */
  h1: readonly string[]
  /** The title that it is shared with, or that its tab shows: often with the site's name. */
  title: string | null
  site: string | null
  /** A largest heading that is a link leads home: it names the site. */
  linked?: string | null
}

/** What a page is about. Old sites have their own name for a heading, and new ones add it to every title. */
export function pageName({ h1, title, site, linked = null }: Headings): string | null {
  const whole = tidy(title ?? '')
  const own = whole.split(cuts).filter((one) => !same(one, site))
  const inTitle = linked !== null && whole.toLowerCase().includes(tidy(linked).toLowerCase())
  const home = linked !== null && whole !== '' && !inTitle ? tidy(linked) : null
  const headings = h1
    .map(tidy)
    .filter((one) => one.length > 1 && !same(one, site) && !same(one, home))
  const parts = own.filter((one) => one !== '' && !same(one, home))
  const [first = whole] = parts
  const said = headings.find((one) => whole.toLowerCase().startsWith(one.toLowerCase()))
  const near = headings.find(
    (one) => first !== '' && one.toLowerCase().includes(first.toLowerCase()),
  )
  // With several headings, the one that the title does not know is the site's.
  return (
    said ?? near ?? (headings.length === 1 || first === '' ? headings[0] : first) ?? (first || null)
  )
}

const cuts = /\s[|–—»·•:-]\s|\s?\|\s?/
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

function same(one: string, other: string | null): boolean {
  return other !== null && one.toLowerCase() === tidy(other).toLowerCase()
}
