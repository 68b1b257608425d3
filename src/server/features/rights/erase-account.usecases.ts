import type { LimitName } from '#src/contract/limits.ts'
import { picturePath } from '#src/contract/pictures.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { accountFolder } from '#src/server/platform/file-store.ts'
import { logFailure } from '#src/server/platform/log.ts'
import type { Services } from '#src/server/platform/services.ts'
import { findAccount } from '../accounts/accounts.repository.ts'
import { createSecurityEvent } from '../audit/audit.usecases.ts'
import { originalKey } from '../pictures/images.usecases.ts'
import { splitSearchWords } from '../vacancies/search-words.ts'
import { findLogoKey } from './collect-copy.repository.ts'
import { deleteUnusedWords, findSharePictures, findSpoken } from './erase-objects.repository.ts'
import { eraseRows, takeOutOfSearch } from './erase-rows.repository.ts'
import { beginErasure, type ErasureRow, findDueErasures, markErased, saveStep } from './erasure.repository.ts'
import { sayGoodbye } from './say-goodbye.usecases.ts'

const ERASED_AT_ONCE = 20

/** Limits that count by account; each has an object of its own, named by a hash. */
const BY_ID: readonly LimitName[] = [
  'message-account',
  'report-account',
  'crew-account',
  'export-account',
  'erasure-account',
]
const BY_EMAIL: readonly LimitName[] = [
  'sign-in-account',
  'mail-recipient',
  'welcome-recipient',
  'notice-recipient',
  'change-recipient',
]

type Step = (services: Services, accountId: string) => Promise<void>

/** Private files and copies, then what the company showed: logo with its renditions, share pictures. */
const eraseObjects: Step = async ({ db, files, pictures }, accountId) => {
  await files.remove(await files.list(accountFolder(accountId)))
  const logo = await findLogoKey(db, accountId)
  if (logo) {
    await pictures.remove(originalKey({ kind: 'logo', key: logo }))
    await pictures.removeUnder(`img/logo/${logo}-`)
  }
  for (const { kind, subject, version } of await findSharePictures(db, accountId))
    await pictures.remove(picturePath(kind, subject, version).slice(1))
}

const eraseCounters: Step = async ({ db, limiter }, accountId) => {
  const account = await findAccount(db, accountId)
  if (!account) return
  for (const limit of BY_ID) await limiter.forget(limit, accountId)
  for (const limit of BY_EMAIL) await limiter.forget(limit, account.email)
}

/** What the search knows of the company's vacancies, and the words that nobody else's have. */
const eraseWords: Step = async ({ db }, accountId) => {
  await runBatch(db, takeOutOfSearch(db, accountId))
  const words = (await findSpoken(db, accountId)).flatMap((text) => splitSearchWords(text))
  await deleteUnusedWords(db, [...new Set(words)])
}

/** The rows and, once they are gone, the last mail: its address is known to nothing but this call. */
const eraseEverything: Step = async (services, accountId) => {
  const account = await findAccount(services.db, accountId)
  await runBatch(services.db, eraseRows(services.db, accountId))
  if (account) await sayGoodbye(services, account)
}

/** In order; each may be run again after it was done or broken off. */
const STEPS: readonly Step[] = [eraseObjects, eraseCounters, eraseWords, eraseEverything]

async function eraseAccount(services: Services, { account_id: accountId, step }: ErasureRow): Promise<void> {
  const { db, clock } = services
  if (step === 0 && !(await beginErasure(db, accountId))) return
  for (const [index, run] of STEPS.entries()) {
    if (index + 1 < step) continue
    await run(services, accountId)
    await saveStep(db, accountId, index + 2)
  }
  await runBatch(db, [markErased(db, accountId, clock()), createSecurityEvent(services, { kind: 'erased', accountId })])
}

/** Erases accounts whose grace is over; one that fails goes on where it stopped at the next run and does not stop the others. */
export async function eraseDueAccounts(services: Services): Promise<void> {
  const failures: unknown[] = []
  for (const row of await findDueErasures(services.db, services.clock(), ERASED_AT_ONCE)) {
    try {
      await eraseAccount(services, row)
    } catch (error) {
      logFailure('account not erased', row.account_id, error)
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'accounts not erased')
}
