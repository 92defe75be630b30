/** Without the marks over its letters: «nejím» is typed "nejim" too. */
export function bare(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
