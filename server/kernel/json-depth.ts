/** The deepest nesting, found without parsing; brackets inside strings do not count. */
export function depthOf(json: string): number {
  let depth = 0
  let most = 0
  let inString = false
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charCodeAt(at)
    if (inString) {
      if (character === 0x5c) at += 1
      else if (character === 0x22) inString = false
    } else if (character === 0x22) inString = true
    else if (character === 0x5b || character === 0x7b) most = Math.max(most, ++depth)
    else if (character === 0x5d || character === 0x7d) depth -= 1
  }
  return most
}
