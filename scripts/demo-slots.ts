import type { D1Database } from '@cloudflare/workers-types'
import { eq } from 'drizzle-orm'
import { listSlots } from '#src/domain/service/consultation.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import type { SlotRow } from '#src/server/exchange/service/consultation/consultation.tables.ts'
import { insertSlots } from '#src/server/exchange/service/consultation/slots.repository.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { createDatabase, runBatch } from '#src/server/platform/database.ts'
import { randomIds } from '#src/server/platform/ids.ts'

const TIME_ZONE = 'Europe/Kyiv'
const MEETINGS = [
  { time: '10:00', language: 'uk', way: 'video', link: 'https://meet.example/olena-koval' },
  { time: '15:00', language: 'en', way: 'phone', link: null },
] as const

/** Adds slots of consultations on four days, entered by the first demo admin. */
export async function addSlots(database: D1Database, now: number): Promise<void> {
  const db = createDatabase(database)
  const admin = await db.select().from(accountTable).where(eq(accountTable.email, 'admin@demo.example')).get()
  if (!admin) return
  for (const { time, ...meeting } of MEETINGS) {
    const day = toPlainDate(now + 3 * DAY)
    const slots = listSlots({ day, time, timeZone: TIME_ZONE, count: 2, days: 4 }).filter(({ isSkipped }) => !isSkipped)
    const [first, ...rest] = slots.map(
      ({ startsAt }): SlotRow => ({
        ...{ id: randomIds.publicId(), adminId: admin.id, person: 'Olena Koval', startsAt },
        ...{ timeZone: TIME_ZONE, createdAt: now, ...meeting },
      }),
    )
    if (first) await runBatch(db, insertSlots(db, [first, ...rest]))
  }
}
