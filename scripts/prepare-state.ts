import { rmSync } from 'node:fs'
import { migrate } from './database.ts'
import { clearInterrupted } from './fill-when-empty.ts'
import { openStorage, STATE } from './runtime.ts'
import { OtherBuildError } from './schema-record.ts'
import { getStorageDatabase } from './storage-database.ts'

/**
 * Brings the data of this machine to the newest schema, after deleting them when `isReset`. Data of another build stay as they are: this
 * ends the process with what to do. Claim the data before (`claimData`).
 * @param command as the person typed it
 */
export async function prepareState(command: string, isReset: boolean): Promise<void> {
  if (isReset) rmSync(STATE, { recursive: true, force: true })
  clearInterrupted(STATE)
  const storage = openStorage(STATE)
  try {
    await migrate(getStorageDatabase(storage))
  } catch (error) {
    if (!(error instanceof OtherBuildError)) throw error
    process.stderr.write(
      `The data in ${STATE} belong to another build: run "${command} --reset" to delete them and start with an empty database.\n`,
    )
    process.exitCode = 1
  } finally {
    await storage.dispose()
  }
  if (process.exitCode) process.exit()
}
