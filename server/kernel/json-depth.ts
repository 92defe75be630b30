/** The deepest nesting, found without parsing. */
export function depthOf(json: string): number {
  let depth = 0
  let most = 0
  eachMark(json, (code) => {
    if (opens(code)) most = Math.max(most, ++depth)
    else if (code === 0x5d || code === 0x7d) depth -= 1
  })
  return most
}

/** About how many values there are, found without parsing: each takes far more memory than it takes letters. */
export function valuesIn(json: string): number {
  let count = 0
  eachMark(json, (code) => {
    if (code === 0x2c || opens(code)) count += 1
  })
  return count
}

function opens(code: number): boolean {
  return code === 0x5b || code === 0x7b
}

/** Every character but those inside strings, where brackets and commas do not count. */
function eachMark(json: string, see: (code: number) => void): void {
  let inString = false
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at)
    if (inString) {
      if (code === 0x5c) at += 1
      else if (code === 0x22) inString = false
    } else if (code === 0x22) inString = true
    else see(code)
  }
}
