import { SUSPENSION_REASONS } from '#src/contract/company-check/company-check.ts'
import { normalizeText } from '#src/domain/text/text.ts'
import { MAX_CHECK_NOTE } from '#src/domain/text/text-limits.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { checkText } from '#src/server/platform/check-text.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { suspendVacancies } from '#src/server/work/vacancy/vacancy-publishing.repository.ts'
import { type CompanyRow, stateOf } from './company-details.repository.ts'
import { listMissingParts } from './company-details.usecases.ts'
import { type Decided, type Deciding, type Deed, readReason, throwProblems } from './decided-company.ts'
import { answerAppeal, endSuspension, hideMark, insertSuspension, returnState } from './suspensions.repository.ts'

/** What the mark vouches for, to compare it when the suspension ends. */
const vouchedFacts = ({ legalName, country, licenceNumber, licenceIssuer, licenceExpires }: CompanyRow): string =>
  JSON.stringify([legalName, country, licenceNumber, licenceIssuer, licenceExpires])

/** Blocks a company for a time: removes the mark and withdraws its public vacancies. */
export function suspend({ db, clock, ids }: Deciding, { found, decision, adminId }: Deed): Decided {
  const { company } = found
  const state = stateOf(found)
  if (state === 'suspended') throw new Failure('conflict')
  const { reason, note } = readReason(SUSPENSION_REASONS, decision)
  const now = clock()
  return {
    statements: [
      insertSuspension(db, {
        ...{ id: ids.key(now), organisationId: company.id, reason, note, suspendedAt: now, suspendedBy: adminId },
        vouched: company.verified ? vouchedFacts(company) : null,
        notifiedAfter: '',
      }),
      hideMark(db, company.id, now),
      ...suspendVacancies(db, company.id, now),
    ],
    kind: 'company-suspended',
    note,
    before: { 'company.state': state },
    after: { 'company.state': 'suspended', 'company.suspension': reason },
  }
}

/** Rejects the appeal: the suspension stays. */
export function keep({ db, clock }: Deciding, { found: { company, suspension }, decision }: Deed): Decided {
  if (!suspension?.appealedAt || suspension.answeredAt !== null) throw new Failure('conflict')
  const note = normalizeText(decision.note ?? '')
  throwProblems({ note: note === '' ? { id: 'company-check.field.answer' } : checkText(note, MAX_CHECK_NOTE) })
  return {
    statements: answerAppeal(db, { id: suspension.id, organisationId: company.id, answer: note, now: clock() }),
    kind: 'suspension-kept',
    note,
    after: { 'company.state': 'suspended', 'company.appeal': 'rejected' },
  }
}

/** The state after a suspension. The mark returns if the facts are those that it vouched for and the licence is still valid. */
function findStateAfter(deed: Deed, now: number): Pick<CompanyRow, 'verified' | 'checkState'> {
  const { company, suspension } = deed.found
  if (!suspension?.vouched) return { verified: false, checkState: company.checkState }
  if (suspension.vouched !== vouchedFacts(company)) {
    const isComplete = listMissingParts(company, deed.found, now).length === 0
    return { verified: false, checkState: isComplete ? 'waiting' : 'none' }
  }
  const isOver = (company.licenceExpires ?? '') < toPlainDate(now)
  return { verified: !isOver, checkState: isOver ? 'expired' : 'none' }
}

/** Ends the suspension. The company resumes its vacancies itself. */
export function restore({ db, clock }: Deciding, deed: Deed): Decided {
  const { company, suspension } = deed.found
  if (!suspension) throw new Failure('conflict')
  const note = normalizeText(deed.decision.note ?? '')
  throwProblems({ note: checkText(note, MAX_CHECK_NOTE) })
  const now = clock()
  const state = findStateAfter(deed, now)
  return {
    statements: [
      ...endSuspension(db, { id: suspension.id, restoredBy: deed.adminId, now }),
      returnState(db, company.id, { ...state, now }),
    ],
    kind: 'company-restored',
    note: note || null,
    before: { 'company.state': 'suspended', 'company.suspension': suspension.reason },
    after: { 'company.state': state.verified ? 'verified' : state.checkState },
  }
}
