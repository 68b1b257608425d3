import type { LocaleCode } from '#src/domain/locales.ts'
import { findAccount, updateLanguage, updateLanguageThen } from '#src/server/identity/account/account.repository.ts'
import { takeLanguageOrder } from '#src/server/identity/session/session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'

/**
 * Saves the language of the account.
 * @param order number of this choice in the browser; an older one changes nothing
 * @returns the language of the account then
 */
export async function saveLanguage(
  services: Needs<'db' | 'clock'>,
  { accountId, tokenHash }: Session,
  language: LocaleCode,
  order?: number,
): Promise<{ language: LocaleCode }> {
  const { db, clock } = services
  if (order === undefined) await updateLanguage(db, accountId, language, clock())
  else
    await runBatch(db, [takeLanguageOrder(db, tokenHash, order), updateLanguageThen(db, accountId, language, clock())])
  const account = await findAccount(db, accountId)
  return { language: account?.language ?? language }
}
