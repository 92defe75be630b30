/** The part of the dish that the lines after this one are for: «Для тіста:». */
export function headingOf(text: string): string | null {
  return /^(.{2,60}):$/u.exec(text.trim())?.[1] ?? null
}
