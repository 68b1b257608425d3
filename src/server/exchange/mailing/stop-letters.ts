import type { AddressStop } from '#src/server/ground/mail/address-stop.ts'
import { findStop, updateStop } from './stopped-addresses.repository.ts'

/** CVs to one address of an organisation; its other addresses still get them. */
export const stopLetters: AddressStop = {
  isWanted: async ({ db }, of) => {
    const row = await findStop(db, of)
    return row && row.stoppedAt === null
  },
  change: async ({ db, clock }, of, wanted) => {
    await updateStop(db, of, wanted ? null : clock())
  },
}
