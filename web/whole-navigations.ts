import type { Plugin } from 'vite'

// As solid-js 1.9 is delivered, and as it is while developing.
const forgets = /"tState" in (\w+) && \(\1\.state = \1\.tState\)/

/**
 * An address that is gone to ends with whatever answer comes last. What that answer itself has still to bring onto
 * the page keeps its turn: Solid gives each effect the state that it had on the way, so one that was done by then
 * and is due again never runs, and a part of the page stays as it was before.
 */
export function wholeNavigations(): Plugin {
  return {
    name: 'whole-navigations',
    transform(code, id) {
      if (!/solid-js[\\/]dist[\\/](solid|dev)\.js/.test(id)) return null
      const changed = code.replace(forgets, '$1.state ||= $1.tState || 0')
      if (changed === code) throw new Error('solid-js ends its transitions in another way by now.')
      return { code: changed, map: null }
    },
  }
}
