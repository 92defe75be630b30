import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { StartupError } from './startup-error.ts'

/** Seals small secrets with AES-256-GCM, so that a stolen database or cookie reveals nothing. */
export interface SecretBox {
  seal(plain: string, boundTo: string): string
  /** null when it was changed, sealed with another key, or bound to something else. */
  open(sealed: string, boundTo: string): string | null
}

/** The server's own box, whose key may be changed. */
export interface KeptBox extends SecretBox {
  /** The same, sealed with the present key; null when it is so already, or opens with none. */
  anew(sealed: string, boundTo: string): string | null
}

export async function createSecretBox(config: Config): Promise<KeptBox> {
  const use = 'komora secret box 1'
  const box = boxOf(config.secretKey ?? (await keptKey(config.dataDir)), use)
  if (config.secretKeyPrevious === null) return { ...box, anew: () => null }
  // What the key before has sealed opens until it is sealed anew.
  const before = boxOf(config.secretKeyPrevious, use)
  return {
    seal: box.seal,
    open: (sealed, boundTo) => box.open(sealed, boundTo) ?? before.open(sealed, boundTo),
    anew(sealed, boundTo) {
      if (box.open(sealed, boundTo) !== null) return null
      const plain = before.open(sealed, boundTo)
      return plain === null ? null : box.seal(plain, boundTo)
    },
  }
}

/** A box whose key comes from a secret, for one use of it: the server's own, or one that only its bearer has. */
export function boxOf(secret: string, use: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secret, '', use, 32))
  return {
    seal(plain, boundTo) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(boundTo))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed, boundTo) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < 28) return null
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      decipher.setAAD(Buffer.from(boundTo)).setAuthTag(bytes.subarray(12, 28))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString(
          'utf8',
        )
      } catch {
        return null
      }
    },
  }
}

/** Without SECRET_KEY one is made, once, beside the data it protects. */
async function keptKey(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret.key')
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    const file = await open(path, 'wx', 0o600)
    const key = randomBytes(32).toString('base64url')
    await file.writeFile(key)
    await file.sync()
    await file.close()
    return key
  } catch (error) {
    if ((error as { code?: string }).code === 'EEXIST') return (await readFile(path, 'utf8')).trim()
    throw new StartupError(
      `The data folder ${dataDir} cannot be written. Set DATA_DIR to a folder of yours.`,
    )
  }
}
