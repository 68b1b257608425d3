import { eq } from 'drizzle-orm'
import type { AddressStop } from '#src/server/ground/mail/address-stop.ts'
import { mailingAddressTable } from './mailing.tables.ts'

/** CVs to one address of an organisation; its other addresses still get them. */
export const stopLetters: AddressStop = {
  isWanted: async ({ db }, of) => {
    const row = await db
      .select({ stoppedAt: mailingAddressTable.stoppedAt })
      .from(mailingAddressTable)
      .where(eq(mailingAddressTable.id, of))
      .get()
    return row && row.stoppedAt === null
  },
  change: async ({ db, clock }, of, wanted) => {
    await db
      .update(mailingAddressTable)
      .set({ stoppedAt: wanted ? null : clock() })
      .where(eq(mailingAddressTable.id, of))
  },
}
