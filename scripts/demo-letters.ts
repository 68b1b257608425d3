import type { D1Database } from '@cloudflare/workers-types'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { InboxSide } from '#src/contract/inbox.ts'
import { HOUR, MINUTE } from '#src/contract/time.ts'
import { accountTable } from '#src/server/features/accounts/accounts.tables.ts'
import { applicationTable } from '#src/server/features/applications/applications.tables.ts'
import { companyTable } from '#src/server/features/companies/companies.tables.ts'
import { ensureAccountKey } from '#src/server/features/files/account-keys.ts'
import { markRead } from '#src/server/features/inbox/marks.repository.ts'
import { markDelivered } from '#src/server/features/inbox/messages.repository.ts'
import { sealWords } from '#src/server/features/inbox/sealed-words.ts'
import { insertMessage, insertThread } from '#src/server/features/inbox/send.repository.ts'
import { seamanTable } from '#src/server/features/seamen/seamen.tables.ts'
import { vacancyTable } from '#src/server/features/vacancies/vacancies.tables.ts'
import { createDatabase, type Database, runBatch } from '#src/server/platform/database.ts'
import { randomIds } from '#src/server/platform/ids.ts'
import { createKeys } from '#src/server/platform/keys.ts'
import { DEMO_LETTERS } from '#src/server/seed/data/letters.ts'

/** Applications with whose they are and to whom they went; those of the demo seafarer, or to the demo company by others. */
const findApplied = (db: Database, whose: 'seaman' | 'company') =>
  db
    .select({
      seamanId: applicationTable.seamanId,
      seafarer: seamanTable.accountId,
      companyId: vacancyTable.companyId,
      company: companyTable.accountId,
      vacancyId: applicationTable.vacancyId,
      appliedAt: applicationTable.createdAt,
    })
    .from(applicationTable)
    .innerJoin(vacancyTable, eq(vacancyTable.id, applicationTable.vacancyId))
    .innerJoin(companyTable, eq(companyTable.id, vacancyTable.companyId))
    .innerJoin(seamanTable, eq(seamanTable.id, applicationTable.seamanId))
    .innerJoin(accountTable, eq(accountTable.id, whose === 'seaman' ? seamanTable.accountId : companyTable.accountId))
    .where(
      and(
        eq(accountTable.email, `${whose}@demo.example`),
        ne(applicationTable.status, whose === 'seaman' ? 'joined' : 'rejected'),
      ),
    )
    .orderBy(asc(applicationTable.createdAt))
    .limit(4)

type Applied = Awaited<ReturnType<typeof findApplied>>[number]
type Letters = (typeof DEMO_LETTERS)[number]

async function addThread(db: Database, secret: string, applied: Applied, { lines, isRead }: Letters, now: number) {
  const { seamanId, companyId, vacancyId, seafarer, company, appliedAt } = applied
  const keys = createKeys({ secret, deviceKey: '' })
  const key = await ensureAccountKey({ db, keys, clock: () => now }, seafarer)
  const pair = { seamanId, companyId, toCard: false }
  const threadId = randomIds.key(appliedAt)
  const pace = Math.max(MINUTE, Math.min(5 * HOUR, (now - appliedAt) / (lines.length + 1)))
  let at = appliedAt
  for (const [index, [side, text]] of lines.entries()) {
    at += pace
    const id = randomIds.key(at)
    const accountId = side === 'seaman' ? seafarer : company
    const words = await sealWords(key, id, text)
    await runBatch(db, [
      ...(index === 0 ? insertThread(db, 'company', { id: threadId, pair, vacancyId, now: at }) : []),
      ...insertMessage(db, pair, { id, threadId, side, accountId, sentAs: id, words, now: at }),
      markDelivered(db, id, at),
    ])
  }
  const read = (side: InboxSide, number: number) =>
    runBatch(db, [markRead(db, { threadId, side, number, isShown: true, now: at })])
  for (const side of ['seaman', 'company'] as const)
    await read(side, isRead || lines.at(-1)?.[0] === side ? lines.length : lines.length - 1)
}

/** A few conversations of the two accounts that most look at first. */
export async function addLetters(database: D1Database, secret: string, now: number): Promise<void> {
  const db = createDatabase(database)
  const own = await findApplied(db, 'seaman')
  const others = (await findApplied(db, 'company')).filter(({ seamanId }) => seamanId !== own[0]?.seamanId)
  const applied = [...own.slice(0, 2), ...others.slice(0, 2)]
  for (const [index, letters] of DEMO_LETTERS.entries()) {
    const one = applied[index]
    if (one) await addThread(db, secret, one, letters, now)
  }
}
