import type { Tool, ToolAnswer } from './tool.ts'

// What comes back was written by the authors of recipes.
const annotations = { readOnlyHint: true, untrustedContentHint: true } as const

/** The public reads, for a browser's own assistant. No session goes along: it is told what a stranger is told. */
export const tools: readonly Tool[] = [
  {
    name: 'search_public_recipes',
    title: 'Search public recipes',
    description:
      'Finds published recipes for a question in plain words, Ukrainian, English or Czech, such as “supper in 30 minutes without milk”. What is refused never comes up. Answers schema.org recipes, best first. It changes nothing.',
    inputSchema: {
      type: 'object',
      properties: {
        query: { type: 'string', minLength: 1, maxLength: 500, description: 'The question' },
      },
      required: ['query'],
      additionalProperties: false,
    },
    annotations,
    execute: ({ query }) => read(`/ask?${new URLSearchParams({ query: String(query) })}`),
  },
  {
    name: 'read_public_recipe',
    title: 'Read a public recipe',
    description:
      'One published recipe whole, as Markdown: ingredients with amounts, steps, times, diets and allergens. Takes the address of its page, or its id. It changes nothing.',
    inputSchema: {
      type: 'object',
      properties: {
        recipe: { type: 'string', maxLength: 200, description: '“pub_…”, or an address with it' },
      },
      required: ['recipe'],
      additionalProperties: false,
    },
    annotations,
    async execute({ recipe }) {
      const id = /pub_\w{1,60}/.exec(String(recipe))?.[0]
      return id ? read(`/feed/${id}.md`) : failed('This names no recipe: an id begins with pub_.')
    },
  },
  {
    name: 'list_newest_recipes',
    title: 'List the newest recipes',
    description:
      'The newest published recipes as Markdown, each with its address. It changes nothing.',
    inputSchema: { type: 'object', properties: {}, additionalProperties: false },
    annotations,
    execute: () => read('/feed.md'),
  },
]

async function read(address: string): Promise<ToolAnswer> {
  const response = await fetch(address, { credentials: 'omit' })
  const text = await response.text()
  return response.ok ? { content: [{ type: 'text', text }] } : failed(text)
}

function failed(text: string): ToolAnswer {
  return { content: [{ type: 'text', text }], isError: true }
}
