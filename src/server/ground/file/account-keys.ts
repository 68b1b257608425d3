import { runBatch } from '#src/server/platform/database.ts'
import { decodeBase64Url, encodeBase64Url } from '#src/server/platform/encoding.ts'
import { importKey, KEY_BYTES } from '#src/server/platform/sealed-bytes.ts'
import { openText, sealText } from '#src/server/platform/sealed-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findSealedKey, findSealedKeys, insertSealedKey } from './account-keys.repository.ts'

/** The secret that seals the account's key: derived from a secret outside the database, different for each account. */
const secretOf = ({ keys }: Needs<'keys'>, accountId: string): string => keys['file-key'].sign(accountId)

/** Returns the key of a person's private files; undefined after the account was erased. */
export async function findAccountKey(
  services: Needs<'db' | 'keys'>,
  accountId: string,
): Promise<CryptoKey | undefined> {
  const sealed = await findSealedKey(services.db, accountId)
  return sealed ? openKey(services, accountId, sealed) : undefined
}

async function openKey(services: Needs<'keys'>, accountId: string, sealed: string): Promise<CryptoKey> {
  const key = await openText(secretOf(services, accountId), accountId, sealed)
  if (!key) throw new Error('The key of an account was sealed with another CSRF_KEY')
  return importKey(decodeBase64Url(key))
}

/** Returns the keys of several people by account; erased accounts are missing. */
export async function findAccountKeys(
  services: Needs<'db' | 'keys'>,
  accountIds: readonly string[],
): Promise<Map<string, CryptoKey>> {
  const rows = await findSealedKeys(services.db, [...new Set(accountIds)])
  const opened = rows.map(
    async ({ accountId, sealedKey }) => [accountId, await openKey(services, accountId, sealedKey)] as const,
  )
  return new Map(await Promise.all(opened))
}

/** Like `findAccountKey`, but creates the key if there is none. If two calls create one at the same time, the first is kept. */
export async function ensureAccountKey(
  services: Needs<'db' | 'keys' | 'clock'>,
  accountId: string,
): Promise<CryptoKey> {
  const { db, clock } = services
  const known = await findAccountKey(services, accountId)
  if (known) return known
  const made = encodeBase64Url(crypto.getRandomValues(new Uint8Array(KEY_BYTES)))
  const sealedKey = await sealText(secretOf(services, accountId), accountId, made)
  await runBatch(db, [insertSealedKey(db, { accountId, sealedKey, createdAt: clock() })])
  const kept = await findAccountKey(services, accountId)
  if (!kept) throw new Error('An account went while a file of it was kept')
  return kept
}
