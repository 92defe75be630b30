/** A document with a line under its title that says where everything else is: most readers come by one link. */
export function indexed(text: string, baseUrl: string): string {
  const line = `> The index of everything that a program can read here: [llms.txt](${baseUrl}/llms.txt)`
  return text.replace(/^# .*$/m, (title) => `${title}\n\n${line}`)
}
