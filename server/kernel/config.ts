import { join, resolve } from 'node:path'
import { z } from 'zod'
import { upstreamEndpoints } from '../upstream/endpoints.ts'
import { StartupError } from './startup-error.ts'

const flag = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.enum(['1', '0', 'true', 'false', 'on', 'off', 'yes', 'no']))
  .transform((text) => ['1', 'true', 'on', 'yes'].includes(text))

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'starts with postgres://')

const storeUrl = z.url({ protocol: /^https?$/ }).optional()

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_READ_URL: postgresUrl.optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(500).default(20),
  DATA_DIR: z.string().default('.data'),
  DEMO: flag.default(true),
  FEED_ENABLED: flag.default(true),
  BASE_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'is three capital letters, such as UAH')
    .default('UAH'),
  SECRET_KEY: z.string().min(32, 'has at least 32 characters').optional(),
  SECRET_KEY_PREVIOUS: z.string().min(32, 'has at least 32 characters').optional(),
  METRICS_TOKEN: z.string().min(16, 'has at least 16 characters').optional(),
  TRUSTED_PROXIES: z.string().default(''),
  RATE_LIMITS: flag.default(true),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  LOG_FORMAT: z.enum(['json', 'pretty']).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'starts with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().default('Komora <komora@localhost>'),
  CONTACT_EMAIL: z.email().optional(),
  MCP_REGISTRY_AUTH: z.string().max(500).optional(),
  STORE_SILPO_URL: storeUrl,
  STORE_ROHLIK_URL: storeUrl,
  STORE_KIFLI_URL: storeUrl,
  STORE_GURKERL_URL: storeUrl,
  STORE_KNUSPR_URL: storeUrl,
  STORE_SEZAMO_URL: storeUrl,
  STORE_ROHLIK_CLIENT_ID: z.string().max(200).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().trim().min(1).max(40, 'has at most 40 characters').default('OpenID'),
  WEBHOOK_PRIVATE_HOSTS: z.string().default(''),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
})

export type Config = ReturnType<typeof readConfig>

/** The only reader of the environment. An empty variable counts as absent. */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(present)
  if (!parsed.success) throw new StartupError(explain(parsed.error))
  const e = parsed.data
  const baseUrl = normalBaseUrl(e.BASE_URL ?? `http://localhost:${e.PORT}`)
  const dataDir = resolve(e.DATA_DIR)
  return {
    port: e.PORT,
    baseUrl,
    /** On a loopback address we are on somebody's own machine: mail is shown instead of sent. */
    local: isLoopbackName(new URL(baseUrl).hostname),
    secureCookies: baseUrl.startsWith('https:'),
    host: e.HOST ?? (isLoopbackName(new URL(baseUrl).hostname) ? '127.0.0.1' : '0.0.0.0'),
    databaseUrl: e.DATABASE_URL ?? null,
    databaseReadUrl: e.DATABASE_READ_URL ?? null,
    databasePool: e.DATABASE_POOL,
    dataDir,
    photosDir: join(dataDir, 'photos'),
    demo: e.DEMO,
    feedEnabled: e.FEED_ENABLED,
    currency: e.BASE_CURRENCY,
    secretKey: e.SECRET_KEY ?? null,
    secretKeyPrevious: e.SECRET_KEY_PREVIOUS ?? null,
    metricsToken: e.METRICS_TOKEN ?? null,
    trustedProxies: e.TRUSTED_PROXIES.split(',').flatMap((one) => one.trim() || []),
    rateLimits: e.RATE_LIMITS,
    logLevel: e.LOG_LEVEL,
    logFormat: e.LOG_FORMAT ?? (process.stdout.isTTY ? ('pretty' as const) : ('json' as const)),
    smtpUrl: e.SMTP_URL ?? null,
    mailFrom: e.MAIL_FROM,
    contactEmail: e.CONTACT_EMAIL ?? null,
    mcpRegistryAuth: e.MCP_REGISTRY_AUTH ?? null,
    ...storesOf(e, baseUrl),
    providers: {
      google: pair(e.GOOGLE_CLIENT_ID, e.GOOGLE_CLIENT_SECRET),
      github: pair(e.GITHUB_CLIENT_ID, e.GITHUB_CLIENT_SECRET),
      oidc: oidcClient(e),
    },
    webhookPrivateHosts: e.WEBHOOK_PRIVATE_HOSTS.toLowerCase()
      .split(',')
      .flatMap((one) => one.trim() || []),
    upstream: structuredClone(upstreamEndpoints),
    s3: e.S3_BUCKET
      ? {
          bucket: e.S3_BUCKET,
          endpoint: e.S3_ENDPOINT,
          region: e.S3_REGION,
          accessKeyId: e.S3_ACCESS_KEY_ID,
          secretAccessKey: e.S3_SECRET_ACCESS_KEY,
        }
      : null,
  }
}

export function isLoopbackName(name: string): boolean {
  return (
    name === 'localhost' || name === '[::1]' || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name)
  )
}

/** Without a trailing slash, since addresses are made by putting a path behind it. */
function normalBaseUrl(text: string): string {
  const url = new URL(text)
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new StartupError('BASE_URL has to be an origin alone, such as https://komora.example.')
  }
  return url.origin
}

function pair(id: string | undefined, secret: string | undefined) {
  return id && secret ? { id, secret } : null
}

function oidcClient(e: z.infer<typeof environment>) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = e
  if (!(issuer || id || secret)) return null
  if (!(issuer && id && secret))
    throw new StartupError('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together.')
  // OpenID Connect Core 2: the issuer is an address "using the https scheme".
  if (issuer.startsWith('http:') && !isLoopbackName(new URL(issuer).hostname))
    throw new StartupError('OIDC_ISSUER has to begin with https://, save on this machine itself.')
  return { issuer, id, secret, name: e.OIDC_NAME }
}

/** Where each grocery store is found. With none named, demonstration content brings practice stores. */
function storesOf(e: z.output<typeof environment>, baseUrl: string) {
  const named = {
    silpo: e.STORE_SILPO_URL,
    rohlik: e.STORE_ROHLIK_URL,
    kifli: e.STORE_KIFLI_URL,
    gurkerl: e.STORE_GURKERL_URL,
    knuspr: e.STORE_KNUSPR_URL,
    sezamo: e.STORE_SEZAMO_URL,
  }
  const practiceStores = e.DEMO && Object.values(named).every((url) => url === undefined)
  const practice = (name: string) => `${baseUrl}/practice/${name}/mcp`
  return {
    practiceStores,
    stores: practiceStores
      ? { ...named, silpo: practice('silpo'), rohlik: practice('rohlik') }
      : named,
    /** Of the Rohlik group, which registers no programs by itself but those of one's own machine. */
    rohlikClientId: e.STORE_ROHLIK_CLIENT_ID ?? null,
  }
}

function explain(error: z.ZodError): string {
  const lines = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  return `The configuration cannot be used. ${lines.join('; ')}.`
}
