interface Snippet {
  /** What it is written in; `sh` is a command, the others are files. */
  as: 'json' | 'toml' | 'sh'
  text(address: string): string
}

const json = (value: (address: string) => object): Snippet => ({
  as: 'json',
  text: (address) => JSON.stringify(value(address), null, 2),
})
const command = (text: Snippet['text']): Snippet => ({ as: 'sh', text })

/**
 * How the address of this server is told to the programs that people have, in the very words that each of them
 * reads. The page about connecting shows them by these names, and a test connects by each one.
 */
export const snippets: Readonly<Record<string, Snippet>> = {
  'claude-code': command((url) => `claude mcp add --transport http komora ${url}`),
  'claude-code-file': json((url) => ({ mcpServers: { komora: { type: 'http', url } } })),
  'claude-desktop': json((url) => ({
    mcpServers: { komora: { command: 'npx', args: ['-y', 'mcp-remote', url] } },
  })),
  cursor: json((url) => ({ mcpServers: { komora: { url } } })),
  'vs-code': json((url) => ({ servers: { komora: { type: 'http', url } } })),
  'vs-code-command': command(
    (url) => `code --add-mcp '${JSON.stringify({ name: 'komora', type: 'http', url })}'`,
  ),
  gemini: command((url) => `gemini mcp add --scope user --transport http komora ${url}`),
  'gemini-file': json((url) => ({ mcpServers: { komora: { httpUrl: url } } })),
  codex: command((url) => `codex mcp add komora --url ${url}\ncodex mcp login komora`),
  'codex-file': { as: 'toml', text: (url) => `[mcp_servers.komora]\nurl = "${url}"` },
  windsurf: json((url) => ({ mcpServers: { komora: { serverUrl: url } } })),
  zed: json((url) => ({ context_servers: { komora: { url } } })),
  opencode: json((url) => ({
    $schema: 'https://opencode.ai/config.json',
    mcp: { komora: { type: 'remote', url, enabled: true } },
  })),
  bridge: json((url) => ({
    mcpServers: { komora: { command: 'npx', args: ['-y', 'mcp-remote', url] } },
  })),
}

/** The fenced block that stands in the page for `{config.…}`. */
export function snippetBlock(name: string, address: string): string {
  const snippet = snippets[name]
  if (!snippet) throw new Error(`There is no configuration called ${name}.`)
  return `\`\`\`${snippet.as}\n${snippet.text(address)}\n\`\`\``
}
