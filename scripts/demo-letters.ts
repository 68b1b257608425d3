import type { D1Database } from '@cloudflare/workers-types'
import { and, asc, eq, ne } from 'drizzle-orm'
import { HOUR, MINUTE } from '#src/domain/time.ts'
import { ensureAccountKey } from '#src/server/ground/file/account-keys.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { memberTable } from '#src/server/people/organisation/organisation.tables.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import { createDatabase, type Database, runBatch } from '#src/server/platform/database.ts'
import { randomIds } from '#src/server/platform/ids.ts'
import { createKeys } from '#src/server/platform/keys.ts'
import { DEMO_LETTERS } from '#src/server/seed/data/letters.ts'
import { applicationTable } from '#src/server/work/application/application.tables.ts'
import { markRead } from '#src/server/work/inbox/marks.repository.ts'
import { markDelivered } from '#src/server/work/inbox/messages.repository.ts'
import { sealWords } from '#src/server/work/inbox/sealed-words.ts'
import { insertMessage, insertThread } from '#src/server/work/inbox/send.repository.ts'
import { vacancyTable } from '#src/server/work/vacancy/vacancy.tables.ts'

/** Applications with whose they are and to whom they went; those of the demo seafarer, or to the demo company by others. */
const findApplied = (db: Database, whose: 'seaman' | 'company') =>
  db
    .select({
      seamanId: applicationTable.seamanId,
      seafarer: seamanTable.accountId,
      organisationId: vacancyTable.companyId,
      company: memberTable.accountId,
      vacancyId: applicationTable.vacancyId,
      appliedAt: applicationTable.createdAt,
    })
    .from(applicationTable)
    .innerJoin(vacancyTable, eq(vacancyTable.id, applicationTable.vacancyId))
    .innerJoin(memberTable, eq(memberTable.organisationId, vacancyTable.companyId))
    .innerJoin(seamanTable, eq(seamanTable.id, applicationTable.seamanId))
    .innerJoin(accountTable, eq(accountTable.id, whose === 'seaman' ? seamanTable.accountId : memberTable.accountId))
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

/** When each line of a conversation was written, from its application until now. */
function planThread(applied: Applied, letters: Letters, now: number) {
  const { appliedAt } = applied
  const pace = Math.max(MINUTE, Math.min(5 * HOUR, (now - appliedAt) / (letters.lines.length + 1)))
  const thread = { ...applied, ...letters, id: randomIds.key(appliedAt) }
  return letters.lines.map(([side, text], index) => ({ thread, side, text, index, at: appliedAt + pace * (index + 1) }))
}

type Planned = ReturnType<typeof planThread>[number]

async function addMessage(db: Database, secret: string, { thread, side, text, index, at }: Planned): Promise<void> {
  const { id: threadId, seamanId, organisationId, vacancyId, seafarer, company } = thread
  const keys = createKeys({ secret, deviceKey: '' })
  const key = await ensureAccountKey({ db, keys, clock: () => at }, seafarer)
  const pair = { seamanId, organisationId, toCard: false }
  const id = randomIds.key(at)
  const accountId = side === 'seaman' ? seafarer : company
  const words = await sealWords(key, id, text)
  await runBatch(db, [
    ...(index === 0 ? insertThread(db, 'company', { id: threadId, pair, vacancyId, now: at }) : []),
    ...insertMessage(db, pair, { id, threadId, side, accountId, sentAs: id, words, now: at }),
    markDelivered(db, id, at),
  ])
}

/** Anyone who wrote last has read all; the other all but that, or all too. */
async function readThread(db: Database, { id: threadId, lines, isRead }: Planned['thread'], now: number) {
  for (const side of ['seaman', 'company'] as const) {
    const number = isRead || lines.at(-1)?.[0] === side ? lines.length : lines.length - 1
    await runBatch(db, [markRead(db, { threadId, side, number, isShown: true, now })])
  }
}

/** A few conversations of the two accounts that most look at first. */
export async function addLetters(database: D1Database, secret: string, now: number): Promise<void> {
  const db = createDatabase(database)
  const own = await findApplied(db, 'seaman')
  const others = (await findApplied(db, 'company')).filter(({ seamanId }) => seamanId !== own[0]?.seamanId)
  const applied = [...own.slice(0, 2), ...others.slice(0, 2)]
  const planned = DEMO_LETTERS.flatMap((letters, index) => {
    const one = applied[index]
    return one ? planThread(one, letters, now) : []
  })
  // In the order in which they were written, which is that of the list.
  for (const message of planned.toSorted((one, other) => one.at - other.at)) await addMessage(db, secret, message)
  for (const thread of new Set(planned.map((message) => message.thread))) await readThread(db, thread, now)
}
