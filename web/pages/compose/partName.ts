/** «Крем:» alone in a row names the part of the method that the steps after it are for. */
export function partNameOf(text: string): string | null {
  return /^([^\n:]{2,60}):$/.exec(text.trim())?.[1]?.trim() ?? null
}
