import type { Stay } from '#src/domain/sea-service/schengen.ts'
import type { AccountStore } from './kept/account-store.ts'

const NAME = 'stays'

type Stays = readonly Stay[]

/** Stays in the Schengen area that the person entered in this browser: one list for all tabs, encrypted with the account's other data. */
export const openStays = (store: AccountStore) => ({
  read: async (): Promise<Stays> => (await store.read<Stays>(NAME)).value ?? [],
  /** Returns the stored list. */
  change: async (next: (stays: Stays) => Stays): Promise<Stays> =>
    (await store.change<Stays>(NAME, (kept = []) => {
      const stays = next(kept)
      return stays.length > 0 ? stays : undefined
    })) ?? [],
})
