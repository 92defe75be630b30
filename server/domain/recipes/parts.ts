type Instruction = Readonly<Record<string, unknown>>

/** Steps as schema.org lists them: those of a named part stand in a HowToSection. */
export function inParts(
  steps: readonly { step: Instruction; part?: string | undefined }[],
): Instruction[] {
  const all: Instruction[] = []
  let section: Instruction[] | null = null
  for (const { step, part } of steps) {
    if (part) {
      section = []
      all.push({ '@type': 'HowToSection', name: part, itemListElement: section })
    }
    ;(section ?? all).push(step)
  }
  return all
}
