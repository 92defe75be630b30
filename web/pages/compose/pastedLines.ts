const bullet = /^\s*(?:[-–—•*·▢□]\s*|\d{1,2}[.)]\s+)/u

/** Pasted text as rows: without bullets, numbers of steps and empty lines. */
export function pastedLines(text: string): string[] {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .flatMap((line) => line.replace(bullet, '').trim() || [])
    .slice(0, 200)
}
