/** «ненавиджу готувати», "I hate Mondays": what is hated is no food, so that nothing said before is refused by it. */
export function remarks(verbs: string, things: string): string {
  return verbs
    .split('|')
    .flatMap((verb) => things.split('|').map((thing) => `${verb} ${thing}`))
    .join('|')
}
