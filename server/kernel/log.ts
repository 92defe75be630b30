import { tokenPrefixes } from './secrets.ts'

export type LogLevel = 'debug' | 'info' | 'warn' | 'error'
export type LogFields = Readonly<Record<string, unknown>>
export interface Log {
  debug(event: string, fields?: LogFields): void
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}

/** A value that is meant to be read in the log, secret or not. Only mail on one's own machine is. */
export class Revealed {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const order: Record<LogLevel, number> = { debug: 0, info: 1, warn: 2, error: 3 }

/** One line an event, JSON for machines or coloured for a terminal, with secrets taken out of both. */
export function createLog(
  least: LogLevel,
  format: 'json' | 'pretty',
  write: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Log {
  const at =
    (level: LogLevel) =>
    (event: string, fields: LogFields = {}) => {
      if (order[level] < order[least]) return
      const clean = redact(fields) as LogFields
      write(format === 'json' ? json(level, event, clean) : pretty(level, event, clean))
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

const secretName = /pass|token|secret|cookie|authorization|verifier|challenge|^code$|email/i
// Our tokens carry a prefix, so that one inside an address or a message is seen too.
const secretText = new RegExp(
  `\\b(?:${tokenPrefixes.join('|')})_[\\w-]{20,}|\\bwhsec_[A-Za-z0-9+/]{20,}=*`,
  'g',
)

function redact(value: unknown, depth = 0): unknown {
  if (depth > 6) return '…'
  if (typeof value === 'string') return value.replace(secretText, '[secret]')
  if (value instanceof Revealed) return value.text
  if (value instanceof Error) return redactError(value, depth)
  if (Array.isArray(value)) return value.map((one) => redact(one, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      secretName.test(name) ? '[secret]' : redact(inner, depth + 1),
    ]),
  )
}

/** A driver's error carries the statement's parameters, so only what is known to be safe is kept. */
function redactError(error: Error, depth: number): unknown {
  const { code } = error as { code?: unknown }
  return {
    name: error.name,
    message: redact(error.message.slice(0, 500), depth + 1),
    ...(typeof code === 'string' && { reason: code }),
    stack: error.stack
      ?.split('\n')
      .slice(1, 6)
      .map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: redact(error.cause, depth + 1) }),
  }
}

function json(level: LogLevel, event: string, fields: LogFields): string {
  return JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })
}

const colours: Record<LogLevel, string> = { debug: '90', info: '36', warn: '33', error: '31' }

function pretty(level: LogLevel, event: string, fields: LogFields): string {
  const time = new Date().toISOString().slice(11, 19)
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${short(value)}`)
  return `\u001b[90m${time}\u001b[0m \u001b[${colours[level]}m${event}\u001b[0m ${rest.join(' ')}`
}

function short(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.replace(/\p{Cc}/gu, ' ')
}
