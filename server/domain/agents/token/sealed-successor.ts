import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Keeps a token for the one who presents its predecessor again, after an answer that was lost. The
 * key comes from the predecessor, of which the database has the hash alone, so that the database
 * by itself reveals neither.
 */
export function sealSuccessor(successor: string, predecessor: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(predecessor), nonce)
  const body = Buffer.concat([cipher.update(successor, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

export function openSuccessor(sealed: Uint8Array, predecessor: string): string {
  const bytes = Buffer.from(sealed)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(predecessor), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

function keyOf(predecessor: string): Buffer {
  return Buffer.from(hkdfSync('sha256', predecessor, '', 'komora token successor 1', 32))
}
