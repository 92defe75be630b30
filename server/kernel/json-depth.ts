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

/** About how many values there are, found without parsing: each takes far more memory than it takes letters. */
export function valuesIn(json: string): number {
  let count = 0
  let inString = false
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charCodeAt(at)
    if (inString) {
      if (character === 0x5c) at += 1
      else if (character === 0x22) inString = false
    } else if (character === 0x22) inString = true
    else if (character === 0x2c || character === 0x5b || character === 0x7b) count += 1
  }
  return count
}
