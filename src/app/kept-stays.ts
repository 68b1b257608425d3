import type { Stay } from '#src/domain/sea-service/schengen.ts'
import type { AccountStore } from './kept/account-store.ts'

const NAME = 'stays'

type Stays = readonly Stay[]

/** Stays in the Schengen area that the person typed in this browser: one list for all tabs, sealed with what else is kept of the account. */
export const openStays = (store: AccountStore) => ({
  read: async (): Promise<Stays> => (await store.read<Stays>(NAME)).value ?? [],
  /** Returns what is kept then. */
  change: async (next: (stays: Stays) => Stays): Promise<Stays> =>
    (await store.change<Stays>(NAME, (kept = []) => {
      const stays = next(kept)
      return stays.length > 0 ? stays : undefined
    })) ?? [],
})
