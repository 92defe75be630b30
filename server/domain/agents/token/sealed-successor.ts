import { boxOf, type SecretBox } from '../../../kernel/secret-box.ts'

/**
 * Keeps a token for the one who presents its predecessor again, after an answer that was lost. The
 * key comes from the predecessor, of which the database has the hash alone, so that the database
 * by itself reveals neither.
 */
export function sealSuccessor(successor: string, predecessor: string): Buffer {
  return Buffer.from(boxOfBearer(predecessor).seal(successor, ''), 'base64url')
}

export function openSuccessor(sealed: Uint8Array, predecessor: string): string | null {
  return boxOfBearer(predecessor).open(Buffer.from(sealed).toString('base64url'), '')
}

function boxOfBearer(predecessor: string): SecretBox {
  return boxOf(predecessor, 'komora token successor 1')
}
