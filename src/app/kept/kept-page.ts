import type { SessionUser } from '#src/contract/http/session.ts'
import type { SeamanProfile } from '#src/contract/seaman/schemas.ts'
import type { AccountStore } from './account-store.ts'

/** The data of the person's pages offline: the session, and the last answers of the server. */
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
