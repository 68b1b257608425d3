import type { AdminCompany, CompanyDecision } from '#src/contract/company-check/admin-schemas.ts'
import { type CompanyPart, LICENCE_REFUSALS, TEXT_REFUSALS } from '#src/contract/company-check/company-check.ts'
import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import { renameVacancies } from '#src/server/work/vacancy/renamed-vacancies.repository.ts'
import { type Actor, getAdminCompany } from './admin-companies.usecases.ts'
import { demandSameCompany, stateOf } from './company-details.repository.ts'
import { readCompany } from './company-details.usecases.ts'
import { type Decided, type Deciding, type Deed, readReason } from './decided-company.ts'
import { decideCompany, publishWaiting, refuseWaiting } from './decisions.repository.ts'
import { createLicenceEvent } from './licence-events.repository.ts'
import { compareLines } from './licence-lines.repository.ts'
import { keep, restore, suspend } from './suspend-company.usecases.ts'
import { brandIn, compareParts, recheck, schedule, verify } from './verify-licence.usecases.ts'

/** Does not give the mark, or takes it away. */
function refuse(services: Deciding, { found, decision, adminId }: Deed): Decided {
  const { db, clock } = services
  const { company } = found
  const state = stateOf(found)
  if (state !== 'waiting' && state !== 'verified') throw new Failure('conflict')
  const { reason, note } = readReason(LICENCE_REFUSALS, decision)
  const verdict = { verified: false, checkState: 'refused', refusal: reason, refusalNote: note } as const
  const proof = { registerUrl: null, licenceCheckedAt: null, recheckOn: null }
  return {
    statements: [
      decideCompany(db, company.id, { ...verdict, ...proof, decidedBy: adminId, now: clock() }),
      createLicenceEvent(services, company, { kind: 'refused', actorId: adminId, reason, note }),
    ],
    kind: 'company-refused',
    note,
    before: { 'company.state': state },
    after: { 'company.state': 'refused', 'company.refusal': reason },
  }
}

/** Publishes parts that were read, or refuses them with a reason. */
function decideTexts({ db, clock }: Deciding, { found: { company }, said, decision }: Deed): Decided {
  const chosen = new Set(decision.parts)
  const rows = said.waiting.filter(({ part, state }) => state === 'waiting' && chosen.has(part))
  if (rows.length === 0) throw createFieldFailure('decision', { parts: { id: 'company-check.admin.choose-part' } })
  const kind = 'company-texts'
  if (decision.act === 'approve-texts')
    return {
      statements: publishWaiting(db, company.id, rows, clock()),
      kind,
      name: brandIn(rows),
      ...compareParts(company, rows),
    }
  const parts = rows.map(({ part }): CompanyPart => part)
  const refusal = readReason(TEXT_REFUSALS, decision)
  return {
    statements: refuseWaiting(db, company.id, parts, refusal),
    kind,
    note: refusal.note,
    after: { 'company.refusedParts': parts, 'company.partRefusal': refusal.reason },
  }
}

const DEEDS = {
  ...{ verify, recheck, schedule, refuse, 'approve-texts': decideTexts, 'refuse-texts': decideTexts },
  ...{ suspend, keep, restore },
} as const

/**
 * Decides on the version of a company that the admin read. Throws `conflict` when it was edited or decided on meanwhile.
 * @returns the company after the decision, and the ids of the mails that were written
 */
export async function decideOnCompany(
  services: Deciding,
  { session, origin }: Actor,
  companyId: string,
  decision: CompanyDecision,
): Promise<{ company: AdminCompany; mails: string[] }> {
  const { db } = services
  const { found, said } = await readCompany(services, companyId)
  const { company, account } = found
  if (company.checkVersion !== decision.version) throw new Failure('conflict')
  const lines = await compareLines(db, company)
  const deed: Deed = { found, said, lines, decision, adminId: session.accountId }
  const { statements, kind, name, note, ...values } = DEEDS[decision.act](services, deed)
  const renaming = name === undefined ? [] : await renameVacancies(db, { ...company, name })
  const mails = kind
    ? [
        createOutboxEntry(services, {
          cause: `company:${companyId}:${decision.version}`,
          kind,
          organisationId: companyId,
          payload: { companyId, act: decision.act },
        }),
      ]
    : []
  try {
    await runBatch(db, [
      ...demandPermission(db, session, PAGE_PERMISSIONS.companies),
      ...demandSameCompany(db, company),
      ...statements,
      ...renaming,
      ...(kind
        ? [createSecurityEvent(services, { kind, accountId: account.id, actorId: session.accountId, origin })]
        : []),
      createAdminEvent(services, {
        actor: session.accountId,
        action: 'company-decided',
        object: { kind: 'company', id: companyId },
        accountId: account.id,
        organisationId: companyId,
        reason: note,
        ...values,
      }),
      ...mails.map(({ statement }) => statement),
    ])
  } catch (error) {
    throw isGuardFailure(error) ? new Failure('conflict') : error
  }
  return { company: await getAdminCompany(services, companyId), mails: mails.map(({ id }) => id) }
}
