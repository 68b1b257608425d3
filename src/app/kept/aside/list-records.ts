import { openAccountDatabase } from '../account-database.ts'
import { openAccountKey } from '../account-key.ts'
import { nameKeyCache } from '../account-places.ts'
import { isOfOtherBuild, isWithoutUserText } from '../kept-names.ts'
import { unseal } from '../sealed.ts'
import type { Aside } from './aside.ts'

/** Deletes a row unless a tab of the other build has changed it since. The revision remains, so that such a tab notices the change. */
async function dropRow(database: Awaited<ReturnType<typeof openAccountDatabase>>, key: string, shown: number) {
  const { store, done } = database.transaction('kept', 'readwrite')
  if ((await store.get(key))?.rev === shown) await store.put({ rev: shown + 1 }, key)
  await done
}

/** Records of an account that another build wrote. Throws if the browser stores nothing. */
export async function listRecords(accountId: string): Promise<Aside[]> {
  // Opening the database would create it.
  if (!(await caches.has(nameKeyCache(accountId)))) return []
  const [database, secret] = await Promise.all([openAccountDatabase(accountId), openAccountKey(accountId)])
  const keys = (await database.getAllKeys('kept')).filter((key) => isOfOtherBuild(key) && !isWithoutUserText(key))
  const found = await Promise.all(
    keys.map(async (key): Promise<Aside[]> => {
      const row = await database.get('kept', key)
      // A value whose key was deleted cannot be read.
      const value = row?.sealed && (await unseal(secret, key, row.sealed).catch(() => undefined))
      const drop = () => dropRow(database, key, row?.rev ?? 0)
      return value === undefined ? [] : [{ value, drop }]
    }),
  )
  return found.flat()
}
