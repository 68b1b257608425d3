import { eq } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'
import { accountTable } from '../accounts/accounts.tables.ts'
import { companyTable } from '../companies/companies.tables.ts'
import { seamanTable } from '../seamen/seamen.tables.ts'
import { companyMessageTable } from './messages.tables.ts'

/** What the mails of a message tell; read when they are sent, so that queue and outbox hold ids only. */
export const findMessageFacts = (db: Database, messageId: string) =>
  db
    .select({
      text: companyMessageTable.text,
      showsEmail: companyMessageTable.showsEmail,
      company: companyTable.name,
      country: companyTable.country,
      slug: companyTable.slug,
      firstname: seamanTable.firstname,
      surname: seamanTable.surname,
      email: accountTable.email,
    })
    .from(companyMessageTable)
    .innerJoin(companyTable, eq(companyTable.id, companyMessageTable.companyId))
    .innerJoin(seamanTable, eq(seamanTable.id, companyMessageTable.seamanId))
    .innerJoin(accountTable, eq(accountTable.id, seamanTable.accountId))
    .where(eq(companyMessageTable.id, messageId))
    .get()

export type MessageFacts = NonNullable<Awaited<ReturnType<typeof findMessageFacts>>>
