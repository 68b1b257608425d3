import type { SessionUser } from '#src/contract/http/session.ts'
import type { SeamanProfile } from '#src/contract/seaman/schemas.ts'
import type { AccountStore } from './account-store.ts'

/** What the own pages are drawn from offline: who is signed in, and what the server last said. */
export type KeptPage = {
  session: SessionUser
  productName: string
  country: string | undefined
  profile: SeamanProfile
}

const NAME = 'own-pages'

export const keepPage = (store: AccountStore, page: KeptPage) => store.write(NAME, page)

export const readKeptPage = async (store: AccountStore): Promise<KeptPage | undefined> =>
  (await store.read<KeptPage>(NAME)).value
