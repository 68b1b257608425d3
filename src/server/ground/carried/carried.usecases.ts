import type { CarriedInput } from '#src/contract/carried/schemas.ts'
import { CARRIED_SECONDS } from '#src/contract/http/constants.ts'
import { normalizeText } from '#src/domain/text/text.ts'
import { MAX_CARRIED } from '#src/domain/text/text-limits.ts'
import { SECOND } from '#src/domain/time.ts'
import { checkText } from '#src/server/platform/check-text.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { createFieldFailure } from '#src/server/platform/failure.ts'
import { openText, sealText } from '#src/server/platform/sealed-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { deleteStaleWords, deleteWords, findWords, insertWords } from './carried.repository.ts'

/**
 * Stores the text that a guest began to write on a page. The returned secret identifies and decrypts the row; only this browser has it.
 * @param before the secret of the previous text of the browser, which is replaced
 */
export async function keepWords(
  services: Needs<'db' | 'clock' | 'ids'>,
  input: CarriedInput,
  before: string | undefined,
): Promise<string> {
  const { db, clock, ids } = services
  const note = normalizeText(input.note)
  const problem = checkText(note, MAX_CARRIED)
  if (problem) throw createFieldFailure('carried', { note: problem })
  const secret = ids.secret()
  const sealed = await sealText(secret, input.path, note)
  if (before) await deleteWords(db, hashText(before))
  await insertWords(db, { id: hashText(secret), sealed, expiresAt: clock() + CARRIED_SECONDS * SECOND })
  return secret
}

/** What this browser keeps for the page, and undefined for every other page. */
export async function readWords(
  { db, clock }: Needs<'db' | 'clock'>,
  secret: string | undefined,
  path: string,
): Promise<string | undefined> {
  const row = secret && (await findWords(db, hashText(secret), clock()))
  return row ? openText(secret, path, row.sealed) : undefined
}

/** Takes away what was kept for the page: it was sent. False when nothing was. */
export async function dropWords(
  services: Needs<'db' | 'clock'>,
  secret: string | undefined,
  path: string,
): Promise<boolean> {
  if (!secret || (await readWords(services, secret, path)) === undefined) return false
  await deleteWords(services.db, hashText(secret))
  return true
}

/** Deletes abandoned texts. */
export async function sweepWords({ db, clock }: Needs<'db' | 'clock'>): Promise<void> {
  await deleteStaleWords(db, clock())
}
