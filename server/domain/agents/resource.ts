import type { Config } from '../../kernel/config.ts'

/** The one thing that tokens are for: the agent tool endpoint (RFC 8707, RFC 9728). */
export function agentResource(config: Config): string {
  return `${config.baseUrl}/api/mcp`
}

/** RFC 8707 §2 asks for the exact identifier; clients differ only in a slash at its end. */
export function isAgentResource(config: Config, text: string): boolean {
  return text.replace(/\/$/, '') === agentResource(config)
}
