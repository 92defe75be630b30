/** Those of programs that are known to let people in over MCP; they were chosen before anybody asked for a dot. */
const known = new Set([
  ...['cursor:', 'vscode:', 'vscode-insiders:', 'vscodium:', 'windsurf:', 'kiro:', 'zed:'],
  ...['claude:', 'goose:', 'raycast:', 'warp:'],
])

/** RFC 8252 §7.1: a private-use scheme is "based on a domain name under their control", in reverse order. */
const reverseDomain = /^[a-z]{2,}(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+:$/

/**
 * Whether a scheme is that of an application and nothing else. Schemes that systems open by themselves are too many to
 * be listed, and each system adds its own: so what may be is named, not what may not.
 */
export function isAppScheme(protocol: string): boolean {
  return known.has(protocol) || reverseDomain.test(protocol)
}
