const longest = 60
// Controls, marks of direction and characters without width make one name look like another.
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu

/** A name that nobody has verified, made safe to show; empty when nothing of it is left. */
export function clientName(given: string): string {
  const visible = given
    .slice(0, 2000)
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .replace(invisible, '')
    .trim()
  const characters = [...new Intl.Segmenter().segment(visible)].map((one) => one.segment)
  // A letter may carry a tower of accents that covers its neighbours.
  const bare = characters.map((one) => [...one].slice(0, 3).join(''))
  return bare.slice(0, longest).join('').trim()
}
