/** Newest first. These revisions begin with initialize. */
export const oldVersions = ['2025-11-25', '2025-06-18', '2025-03-26'] as const
/** This one has no beginning: every request says all that is needed to answer it. */
const newVersions = ['2026-07-28'] as const

export const supportedVersions: readonly string[] = [...newVersions, ...oldVersions]

export function isOldVersion(version: string): boolean {
  return (oldVersions as readonly string[]).includes(version)
}

export function isNewVersion(version: unknown): boolean {
  return (newVersions as readonly unknown[]).includes(version)
}
