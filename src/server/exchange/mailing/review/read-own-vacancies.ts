import type { Review, ReviewVacancy } from '#src/contract/mailing/review-schemas.ts'
import type { Cv } from '#src/domain/cv/cv.ts'
import { listMatch } from '#src/domain/match/match.ts'
import { countLines } from '#src/domain/match/match-line.ts'
import { readMatchProfile } from '#src/domain/match/match-profile.ts'
import { toPlainDate } from '#src/domain/time.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { Invitee } from '#src/server/work/invitation/company-invitations.repository.ts'
import { describeInvitations } from '#src/server/work/invitation/company-invitations.usecases.ts'
import { readOwnMarks } from '#src/server/work/vacancy-search/own-marks.usecases.ts'
import type { OpenReview } from './find-open.ts'
import { mayInviteSender } from './review.repository.ts'

/** The seafarer of a review, whom the agency may invite because of it. */
export const inviteeOf = (review: OpenReview, cv: Cv, now: number): Invitee => ({
  ...{ seamanId: review.seamanId, accountId: review.accountId, rank: cv.profileData.positionMain },
  isKnown: true,
  may: mayInviteSender(review, now),
})

const shareMet = ({ match }: ReviewVacancy): number => match.met / Math.max(match.of, 1)

/** Returns the vacancies of the caller's company against the CV, the best match first; null for readers who are no members of a company. */
export async function readOwnVacancies(
  services: Needs<'db' | 'clock'>,
  session: Session | null,
  review: OpenReview,
  cv: Cv,
): Promise<Review['own']> {
  if (!session?.companyId || (review.reader !== 'member' && review.reader !== 'viewer')) return null
  const now = services.clock()
  const { vacancies, ...rest } = await describeInvitations(services, session, inviteeOf(review, cv, now))
  const profile = readMatchProfile(cv, toPlainDate(now))
  const marks = await readOwnMarks(services, { seamanId: review.seamanId, profile }, vacancies)
  const matched = vacancies.flatMap((vacancy) => {
    const mark = marks.get(vacancy.id)
    return mark ? [{ ...vacancy, match: countLines(listMatch(mark.facts, profile)) }] : []
  })
  const sorted = matched.toSorted(
    (one, other) => Number(other.isOpen) - Number(one.isOpen) || shareMet(other) - shareMet(one),
  )
  return { ...rest, vacancies: sorted }
}
