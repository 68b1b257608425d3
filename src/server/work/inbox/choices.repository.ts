import { eq, sql } from 'drizzle-orm'
import type { InboxSettings } from '#src/contract/inbox/schemas.ts'
import { memberTable } from '#src/server/people/organisation/organisation.tables.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import type { Database } from '#src/server/platform/database.ts'
import { inboxChoiceTable } from './inbox.tables.ts'
import type { Party } from './party.ts'

const CHOSEN = {
  readMarks: inboxChoiceTable.readMarks,
  typing: inboxChoiceTable.typing,
  digest: inboxChoiceTable.digest,
}

const DEFAULTS: InboxSettings = { readMarks: true, typing: true, digest: 'hour' }

/** Returns an account's settings or the defaults. */
export const findChoice = async (db: Database, accountId: string): Promise<InboxSettings> =>
  (await db.select(CHOSEN).from(inboxChoiceTable).where(eq(inboxChoiceTable.accountId, accountId)).get()) ?? DEFAULTS

export const saveChoice = (db: Database, accountId: string, chosen: InboxSettings) =>
  db
    .insert(inboxChoiceTable)
    .values({ accountId, ...chosen })
    .onConflictDoUpdate({ target: inboxChoiceTable.accountId, set: chosen })

const TYPING = sql<number>`coalesce(${inboxChoiceTable.typing}, 1)`

/** Accounts of a side whose pages are notified: all members of an organisation; with their setting for typing. */
export const findAccounts = (db: Database, { side, id }: Pick<Party, 'side' | 'id'>) =>
  side === 'seaman'
    ? db
        .select({ accountId: seamanTable.accountId, typing: TYPING })
        .from(seamanTable)
        .leftJoin(inboxChoiceTable, eq(inboxChoiceTable.accountId, seamanTable.accountId))
        .where(eq(seamanTable.id, id))
    : db
        .select({ accountId: memberTable.accountId, typing: TYPING })
        .from(memberTable)
        .leftJoin(inboxChoiceTable, eq(inboxChoiceTable.accountId, memberTable.accountId))
        .where(eq(memberTable.organisationId, id))
