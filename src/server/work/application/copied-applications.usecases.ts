import { findSeamanId } from '#src/server/people/seaman/seaman.repository.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { readStoredText } from '#src/server/platform/stored-document.ts'
import { findCopiesOfAccount } from './vacancy-copies.repository.ts'

type Rows = Promise<Record<string, unknown>[]>
type Copying = Needs<'db' | 'cvs' | 'clock'>

// Returns rows as stored, with documents as text.

export async function collectSentCvs({ db, cvs }: Copying, accountId: string): Rows {
  const seamanId = await findSeamanId(db, accountId)
  const sent = seamanId ? await cvs.listSent(seamanId) : []
  return sent.map(({ applicationId, document, sentAt }) => ({
    seaman_id: seamanId,
    application_id: applicationId,
    document,
    sent_at: sentAt,
  }))
}

/** Copies of vacancies: for a seafarer those applied for, for a company its own. */
export async function collectVacancyCopies({ db }: Copying, accountId: string): Rows {
  const rows = await findCopiesOfAccount(db, accountId)
  return rows.map(({ vacancyId, digest, packed, createdAt }) => ({
    vacancy_id: vacancyId,
    digest,
    document: readStoredText(new Uint8Array(packed)),
    created_at: createdAt,
  }))
}
