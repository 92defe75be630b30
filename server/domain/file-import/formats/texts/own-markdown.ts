import { asWritten } from '../../../recipes/other-formats/inert-markdown.ts'
import { markdownWords } from '../../../recipes/other-formats/markdown.ts'
import { headingLine } from '../amounts.ts'
import { type Reading, readingOf } from '../reading.ts'

type Words = (typeof markdownWords)['uk']

/** A page of a notebook as our own export writes it: every field comes back as it was. */
export function readOwnMarkdown(text: string): Reading[] | null {
  const title = /^# (\S.*)$/m.exec(text.slice(0, 300))?.[1]
  if (title === undefined || !text.trimStart().startsWith('# ')) return null
  const [language, say] =
    Object.entries(markdownWords).find(
      ([, words]) =>
        new RegExp(`^${words.servings}: \\d`, 'm').test(text) &&
        [words.lines, words.steps].some((heading) => text.includes(`\n## ${heading}\n`)),
    ) ?? []
  if (!say) return null
  const [head = '', ...sections] = text.split(/^## /m)
  // A page under other headings too is somebody else's, and would lose what stands there.
  const own = [say.lines, say.steps, say.notes, say.ownNote]
  if (sections.some((one) => !own.includes(one.slice(0, one.indexOf('\n'))))) return null
  const under = (heading: string) =>
    sections.find((one) => one.startsWith(`${heading}\n`))?.slice(heading.length + 1) ?? ''
  const facts = factsIn(head, say)
  return [
    readingOf(
      {
        name: asWritten(title),
        inLanguage: language,
        description: asWritten(
          facts.rest
            .replace(/^# .*$/m, '')
            .replace(/^!\[\].*$/gm, '')
            .trim(),
        ),
        recipeYield: [facts.of(say.servings), facts.said(say.yield)],
        prepTime: facts.of(say.prep),
        cookTime: facts.of(say.cook),
        totalTime: facts.whole(),
        keywords: facts.said(say.tags),
        author: facts.said(say.author),
        tool: facts.said(say.equipment)?.split(', '),
        image: [...head.matchAll(/^!\[\]\(([^)\n]{1,300})\)$/gm)].map(([, name]) => name),
        recipeIngredient: under(say.lines).split('\n').flatMap(lineIn),
        recipeInstructions: stepsIn(under(say.steps), say),
      },
      {
        sourceUrl: facts.of(say.source)?.replace(/^<|>$/g, ''),
        video: facts.of(say.video)?.replace(/^<|>$/g, ''),
        notes: [asWritten(under(say.notes))],
        ownNote: asWritten(under(say.ownNote)).trim(),
        rating: facts.of(say.rating),
        cooked: facts.of(say.cooked),
        created: facts.of(say.written),
      },
    ),
  ]
}

function factsIn(head: string, say: Words) {
  const known = new Map<string, string>()
  const labels = new Set<string>(Object.values(say))
  const rest = head.split('\n').filter((line) => {
    const [, label = '', value = ''] = /^([^:\n]{1,40}): (.*)$/.exec(line.trimEnd()) ?? []
    // A fact ends in the two spaces that break a line, or is the last of them.
    const fact = labels.has(label) && (line.endsWith('  ') || known.size > 0) && !known.has(label)
    if (fact || label === say.servings) known.set(label, value)
    return !fact && label !== say.servings
  })
  const minutes = (label: string) => Number(/^\d+/.exec(known.get(label) ?? '')?.[0] ?? 0)
  return {
    rest: rest.join('\n'),
    of: (label: string) => known.get(label),
    /** In people's own words. */
    said: (label: string) => written(known.get(label)),
    /** Resting is told by the whole. */
    whole: () =>
      known.has(say.rest) ? minutes(say.prep) + minutes(say.cook) + minutes(say.rest) : undefined,
  }
}

const written = (text: string | undefined) => (text === undefined ? undefined : asWritten(text))

function lineIn(line: string): string[] {
  const part = /^\*\*(.+)\*\*$/.exec(line)?.[1]
  if (part !== undefined) return headingLine(asWritten(part))
  const item = /^[-*+] (.*)$/.exec(line)?.[1]
  return item === undefined ? [] : [asWritten(item)]
}

function stepsIn(text: string, { minutes }: Words): unknown[] {
  const time = new RegExp(` _\\((\\d{1,5}) ${minutes}\\)_$`)
  const sections: { '@type': string; name: string; itemListElement: unknown[] }[] = []
  for (const line of text.split('\n')) {
    const part = /^### (.+)$/.exec(line)?.[1]
    if (part !== undefined || sections.length === 0)
      sections.push({ '@type': 'HowToSection', name: written(part) ?? '', itemListElement: [] })
    const step = /^(?:\d{1,3}[.)]|[-*+]) (.*)$/.exec(line)?.[1]
    if (step === undefined) continue
    const timed = { text: asWritten(step.replace(time, '')), timeRequired: time.exec(step)?.[1] }
    sections.at(-1)?.itemListElement.push({ '@type': 'HowToStep', ...timed })
  }
  return sections
}
