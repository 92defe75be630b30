import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs'
import { StartupError } from '../../kernel/startup-error.ts'

/** The data folder, made when missing, as an absolute path without links. */
export function openFolder(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    return realpathSync(dataDir)
  } catch (cause) {
    throw new StartupError(
      `The data folder ${dataDir} cannot be written: give this account the right to write there, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
}
