import type { CompanyCreation } from '#src/contract/account/schemas.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { chooseRole } from '#src/server/identity/role-choice/role-choice.usecases.ts'
import type { OpenedSession } from '#src/server/identity/session/answer-session.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { type Database, isUniqueViolation, type Statement } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findFreeSlug, insertOrganisation } from './organisation.repository.ts'
import { checkOrganisation, createSlug, normalizeOrganisation } from './organisation.rules.ts'
import type { OrganisationKind } from './organisation.tables.ts'

const SLUG_TRIES = 3

type NewOrganisation = {
  kind: OrganisationKind
  input: CompanyCreation['profileCompany']
  /** The group of messages beside fields. */
  form: string
  /** The message for a missing name. */
  missingName: string
  /** Adds the row with the details of its kind. */
  insertDetails: (db: Database, id: string) => Statement
}

/** Creates an organisation, not verified yet, with the account as its owner. The account gets the role of the same name. */
export async function createOrganisation(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  caller: Caller,
  { kind, input, form, missingName, insertDetails }: NewOrganisation,
): Promise<OpenedSession> {
  const { db, clock, ids } = services
  const described = normalizeOrganisation(input)
  const problems = checkOrganisation(described, missingName)
  if (Object.keys(problems).length > 0) throw createFieldFailure(form, problems)
  const now = clock()
  const row = { id: ids.key(now), kind, ...described, createdAt: now, updatedAt: now }
  for (let turn = 0; turn < SLUG_TRIES; turn += 1) {
    const slug = await findFreeSlug(db, createSlug(described.name, kind))
    try {
      return await chooseRole(services, session, caller, kind, [
        ...insertOrganisation(db, { ...row, slug }, session.accountId),
        insertDetails(db, row.id),
      ])
    } catch (error) {
      // Another organisation of the same name was created meanwhile: the next number is free.
      if (!isUniqueViolation(error)) throw error
    }
  }
  throw new Failure('conflict')
}
