import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { stateOf } from '../../../scripts/test-folder.ts'

/** Where the product of the journeys keeps its database (`playwright.config.ts`). */
const FOLDER = join(stateOf('e2e'), 'v3/d1/miniflare-D1DatabaseObject')

/** As though every move of an application had been made so much earlier: nobody waits a quarter of an hour for a test. */
export function ageMoves(applicationId: string, milliseconds: number): void {
  const file = readdirSync(FOLDER).find((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
  if (!file) throw new Error(`No database in ${FOLDER}`)
  const database = new DatabaseSync(join(FOLDER, file), { timeout: 10_000 })
  try {
    const update = database.prepare('UPDATE application_move SET created_at = created_at - ? WHERE application_id = ?')
    if (update.run(milliseconds, applicationId).changes === 0) throw new Error(`No move of ${applicationId}`)
  } finally {
    database.close()
  }
}
