import type { Plugin } from 'vite'

// As solid-query 5.104 is delivered, and as it is while developing.
const reads = [
  [
    /(\w+)\.data===void 0\?(\w+)\(\)\?\.data:\2\.latest\?\.data/,
    '$1.data===void 0?$2()?.data:$1.data',
  ],
  [/(\w+)\.data !== void 0\) return \w+\.latest\?\.data/, '$1.data !== void 0) return $1.data'],
] as const

/**
 * Data that a query already has is read without its resource. Otherwise whoever reads an answer that was there
 * before them follows the resource for good, and each time it is asked for anew, the page around them is taken
 * out of the document and put back: a window that stood over the page stands in it, and the focus is lost.
 */
export function quietRefetches(): Plugin {
  return {
    name: 'quiet-refetches',
    transform(code, id) {
      if (!/@tanstack[\\/]solid-query[\\/]build[\\/]\w+\.js/.test(id)) return null
      const changed = reads.reduce((text, [from, to]) => text.replace(from, to), code)
      if (changed === code) throw new Error('solid-query reads its data in another way by now.')
      return { code: changed, map: null }
    },
  }
}
