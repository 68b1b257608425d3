import type { LimitName } from '#src/contract/http/limits.ts'
import type { ErasureStep } from '#src/server/platform/erasure.ts'
import { findAccount } from './account.repository.ts'

/** Limits that count by account; each has a separate object, named by a hash. */
const BY_ID: readonly LimitName[] = [
  'report-account',
  'crew-account',
  'crew-member',
  'people-account',
  'view-account',
  'friend-account',
  'cv-account',
  'draft-account',
  'export-account',
  'file-account',
  'scan-account',
  'attachment-account',
  'inbox-account',
  'inbox-first-account',
  'inbox-marks-account',
  'inbox-changes-account',
  'inbox-held-account',
  'inbox-search-account',
  'erasure-account',
]
const BY_EMAIL: readonly LimitName[] = [
  'sign-in-account',
  'mail-recipient',
  'welcome-recipient',
  'notice-recipient',
  'change-recipient',
  'team-recipient',
]

export const eraseCounters: ErasureStep = async ({ db, limiter }, accountId) => {
  const account = await findAccount(db, accountId)
  if (!account) return
  for (const limit of BY_ID) await limiter.forget(limit, accountId)
  for (const limit of BY_EMAIL) await limiter.forget(limit, account.email)
}
