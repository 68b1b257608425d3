import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { JOURNAL_FORMATS, type JournalFormatName } from '#src/domain/money/journal.ts'
import { exportJournal } from '#src/server/exchange/billing/journal.usecases.ts'
import { createDatabase } from '#src/server/platform/database.ts'
import { randomIds } from '#src/server/platform/ids.ts'
import type { Services } from '#src/server/platform/services.ts'
import { createD1 } from '#tests/money/database.ts'
import { sessionOf } from '#tests/money/people.ts'

/** What the use cases of the books need, on a database of the simulation. */
export const servicesOn = (database: DatabaseSync): Services =>
  ({
    db: createDatabase(createD1(database, { before: async () => {}, after: () => {} })),
    ...{ clock: Date.now, ids: randomIds, limiter: { take: async () => {} } },
  }) as unknown as Services

/** From before the first entry until after the last. */
const PERIOD = { from: '2026-11', to: '2028-06' }

/** Writes the books in every format, as an admin would download them, and returns the files. */
export async function exportBooks(
  database: DatabaseSync,
  folder: string,
  name: string,
): Promise<Record<JournalFormatName, string>> {
  const services = servicesOn(database)
  const files = await Promise.all(
    JOURNAL_FORMATS.map(async (format) => {
      const { body } = await exportJournal(services, sessionOf('paula'), { ...PERIOD, format })
      const file = join(folder, `${name}.${format}`)
      writeFileSync(file, await text(body as never))
      return [format, file] as const
    }),
  )
  return Object.fromEntries(files) as Record<JournalFormatName, string>
}
