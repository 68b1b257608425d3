import type { CompanyDecision } from '#src/contract/company-check/admin-schemas.ts'
import { readDay } from '#src/domain/sea-service/plain-days.ts'
import { MAX_WEB_ADDRESS } from '#src/domain/text/text-limits.ts'
import { toPlainDate } from '#src/domain/time.ts'
import type { AuditedValues } from '#src/server/ground/audit/admin-event.ts'
import { checkText } from '#src/server/platform/check-text.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { completeWebAddress, isWebAddress } from '#src/server/platform/web-address.ts'
import { type CompanyParts, type CompanyRow, stateOf } from './company-details.repository.ts'
import { listMissingParts } from './company-details.usecases.ts'
import { type Decided, type Deciding, type Deed, throwProblems } from './decided-company.ts'
import { confirmMark, decideCompany, publishWaiting, scheduleRecheck } from './decisions.repository.ts'
import { createLicenceEvent } from './licence-events.repository.ts'
import { demandNoContest, dropLines } from './licence-lines.repository.ts'

/** The day of the next check: from today, and not after the licence. */
function checkRecheck({ recheckOn: typed }: CompanyDecision, { licenceExpires }: CompanyRow, now: number) {
  const day = typed ?? ''
  const isDay = readDay(day) !== undefined && day >= toPlainDate(now) && day <= (licenceExpires ?? day)
  return isDay ? undefined : { id: 'company-check.field.recheck' }
}

/** Where the licence was found in the register, when, and when it is checked again. Every line must agree. */
function readProof({ decision, lines, found: { company } }: Deed, now: number) {
  const { registerUrl: typed, checkedOn, recheckOn } = decision
  const registerUrl = completeWebAddress((typed ?? '').trim())
  const isDay = readDay(checkedOn ?? '') !== undefined && (checkedOn ?? '') <= toPlainDate(now)
  const isAddress = isWebAddress(registerUrl) && checkText(registerUrl, MAX_WEB_ADDRESS) === undefined
  throwProblems({
    registerUrl: isAddress ? undefined : { id: 'field.website.invalid' },
    checkedOn: isDay ? undefined : { id: 'check.field.day' },
    recheckOn: recheckOn ? checkRecheck(decision, company, now) : undefined,
    lines: lines.every(({ state }) => state === 'agrees') ? undefined : { id: 'company-check.lines.first' },
  })
  return { registerUrl, licenceCheckedAt: checkedOn as string, recheckOn: recheckOn || null }
}

export const brandIn = (rows: CompanyParts['waiting']): string | undefined =>
  rows.find(({ part }) => part === 'name')?.value

/** The name and website of published parts, and the values that they replace. */
export function compareParts(
  { name, website }: CompanyRow,
  rows: CompanyParts['waiting'],
): Record<'before' | 'after', AuditedValues> {
  const before: AuditedValues = {}
  const after: AuditedValues = { 'company.publishedParts': rows.map(({ part }) => part) }
  for (const { part, value } of rows) {
    if (part !== 'name' && part !== 'website') continue
    const path = part === 'name' ? 'company.name' : 'company.website'
    before[path] = part === 'name' ? name : website
    after[path] = value
  }
  return { before, after }
}

/** Returns the mark. What waits without a flag is public from then on: the admin has it before them. */
export function verify(services: Deciding, deed: Deed): Decided {
  const { found, said, adminId } = deed
  const { db, clock } = services
  const { company } = found
  const now = clock()
  if (stateOf(found) !== 'waiting' || listMissingParts(company, found, now).length > 0) throw new Failure('conflict')
  const proof = readProof(deed, now)
  const plain = said.waiting.filter(({ state, flags }) => state === 'waiting' && flags.length === 0)
  const verdict = { ...proof, verified: true, checkState: 'none', refusal: null, refusalNote: null } as const
  const parts = compareParts(company, plain)
  return {
    statements: [
      decideCompany(db, company.id, { ...verdict, decidedBy: adminId, now }),
      ...demandNoContest(db, company.id),
      dropLines(db, company.id),
      ...publishWaiting(db, company.id, plain, now),
      createLicenceEvent(services, company, { kind: 'verified', actorId: adminId }),
    ],
    kind: 'company-verified',
    before: { 'company.state': stateOf(found), ...parts.before },
    after: {
      'company.state': 'verified',
      'company.registerUrl': proof.registerUrl,
      'company.licenceCheckedOn': proof.licenceCheckedAt,
      'company.recheckOn': proof.recheckOn,
      ...parts.after,
    },
    name: brandIn(plain),
  }
}

/** Keeps the mark after a repeated check. */
export function recheck(services: Deciding, deed: Deed): Decided {
  const { db, clock } = services
  const { company } = deed.found
  if (stateOf(deed.found) !== 'verified' || company.recheckDueAt === null) throw new Failure('conflict')
  const now = clock()
  const proof = readProof(deed, now)
  // Without another day it would be due again immediately.
  throwProblems({ recheckOn: checkRecheck(deed.decision, company, now) })
  return {
    statements: [
      confirmMark(db, company.id, { ...proof, decidedBy: deed.adminId, now }),
      ...demandNoContest(db, company.id),
      dropLines(db, company.id),
      createLicenceEvent(services, company, { kind: 'verified', actorId: deed.adminId }),
    ],
    after: {
      'company.registerUrl': proof.registerUrl,
      'company.licenceCheckedOn': proof.licenceCheckedAt,
      'company.recheckOn': proof.recheckOn,
    },
  }
}

/** Sets the day of the next check of a verified licence. */
export function schedule({ db, clock }: Deciding, { found, decision }: Deed): Decided {
  const { company } = found
  if (stateOf(found) !== 'verified') throw new Failure('conflict')
  const now = clock()
  throwProblems({ recheckOn: checkRecheck(decision, company, now) })
  const recheckOn = decision.recheckOn as string
  const dueAt = recheckOn <= toPlainDate(now) ? (company.recheckDueAt ?? now) : null
  return {
    statements: [
      scheduleRecheck(db, company.id, recheckOn, dueAt),
      ...(dueAt === null ? [dropLines(db, company.id)] : []),
    ],
    before: { 'company.recheckOn': company.recheckOn },
    after: { 'company.recheckOn': recheckOn },
  }
}
