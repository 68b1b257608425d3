import { suggestRecheck } from '#src/contract/verification/verification.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { hashChecked } from '../people/seaman/verified-mark.ts'
import { DEMO_SEAMAN_EMAIL } from './create-demo-seaman.ts'
import type { SeedSeaman } from './create-seaman.ts'
import type { VerificationRow } from './rows.ts'

/** Every third seafarer was verified, with the passport and the first certificates. */
const VERIFIED_EACH = 3
const CERTIFICATES = 3
const MOST_DAYS = 90

function createVerification({ row, cv }: SeedSeaman, place: number, now: number): VerificationRow {
  const certificates = cv.documents.filter(({ type }) => type === 'certificate').slice(0, CERTIFICATES)
  const papers = [...cv.documents.filter(({ name }) => name === 'international'), ...certificates]
  const items = papers.map(({ id }) => id)
  const decided = now - (1 + (place % MOST_DAYS)) * DAY
  return {
    seaman_id: row.id,
    state: 'verified',
    asked_at: decided - DAY,
    decided_at: decided,
    decided_by: null,
    reason: null,
    note: null,
    items: JSON.stringify(items),
    facts: hashChecked(cv, items),
    reminded_for: null,
    recheck_on: suggestRecheck(
      papers.filter(({ validDate }) => validDate !== null && validDate > toPlainDate(now)),
      now,
    ),
    version: 2,
  }
}

/** Of whom an admin has looked at the papers. */
export const createVerifications = (seamen: readonly SeedSeaman[], now: number): VerificationRow[] =>
  seamen.flatMap((seaman, place) =>
    place % VERIFIED_EACH === 0 || seaman.account.email === DEMO_SEAMAN_EMAIL
      ? [createVerification(seaman, place, now)]
      : [],
  )
