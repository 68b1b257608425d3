import type { Review } from '#src/contract/mailing/review-schemas.ts'
import { listWithheld, showEvidence } from '#src/domain/application/shown-cv.ts'
import { readHeadline } from '#src/domain/mailing/cv-headline.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { tellCv } from '#src/server/people/seaman/cv/told-cv.ts'
import { findVerified } from '#src/server/people/seaman/verification.repository.ts'
import { markOf } from '#src/server/people/seaman/verified-mark.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { listShownDocuments } from './allowed-scans.ts'
import { findAddressOf } from './find-address.ts'
import { findOpen, type OpenReview, type Visitor } from './find-open.ts'
import { readOwnVacancies } from './read-own-vacancies.ts'
import { readShownCv } from './read-shown-cv.ts'

type Opening = Needs<'db' | 'cvs' | 'clock' | 'keys' | 'limiter'>

const toAnswer = ({ row: { answer, answeredAt } }: OpenReview): Review['answer'] =>
  answer && answeredAt !== null ? { given: answer, at: answeredAt } : null

/** Returns the CV behind the link of a mailing; changes nothing. Throws what `findOpen` throws. */
export async function openReview(services: Opening, id: string, visitor: Visitor): Promise<Review> {
  const { db, clock } = services
  const review = await findOpen(services, id, visitor)
  const { whole, shown, found, viewer } = await readShownCv(services, review)
  const [verified, address, own, documents] = await Promise.all([
    findVerified(db, [review.seamanId]),
    findAddressOf(services, review),
    readOwnVacancies(services, visitor.session, review, whole),
    listShownDocuments(services, review, shown),
  ])
  // The seafarer may have withdrawn the CV meanwhile.
  const { reader, row, agency, choice, hasForm } = await findOpen(services, id, visitor)
  const today = toPlainDate(clock())
  return {
    ...{ reader, agency, sentAt: row.sentAt, until: row.reviewUntil, frequency: row.frequency, own },
    headline: { ...readHeadline(shown, today), types: [...readHeadline(shown, today).types] },
    cv: tellCv({ whole, shown, found, showEvidence: (evidence) => showEvidence(evidence, viewer) }),
    mark: markOf(verified.get(review.seamanId), whole, today),
    withheld: listWithheld(viewer),
    files: choice.isWithForm && hasForm === 1 ? ['docx', 'form'] : ['docx'],
    documents,
    answer: toAnswer(review),
    isStopped: address === undefined || address.stoppedAt !== null,
  }
}
