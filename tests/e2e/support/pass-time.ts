import type { ServedWrite } from '../../../scripts/serve-database.ts'
import { PORTS } from './ports.ts'

/** Where `playwright.config.ts` makes the product serve its database. */
export const DATABASE_PORT = PORTS.database

/** Moves the changes of an application's stage into the past, so that a test does not wait until they are announced. */
export async function ageMoves(applicationId: string, milliseconds: number): Promise<void> {
  const write: ServedWrite = {
    sql: 'UPDATE application_move SET created_at = created_at - ? WHERE application_id = ?',
    params: [milliseconds, applicationId],
  }
  const answer = await fetch(`http://127.0.0.1:${DATABASE_PORT}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(write),
  })
  const changed = await answer.text()
  if (!answer.ok || changed === '0') throw new Error(`No move of ${applicationId} was changed: ${changed}`)
}
