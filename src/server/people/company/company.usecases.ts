import type { CompanyCreation } from '#src/contract/account/schemas.ts'
import type { Caller } from '#src/server/http/caller.ts'
import type { OpenedSession } from '#src/server/identity/session/answer-session.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { createOrganisation } from '../organisation/create-organisation.usecases.ts'
import { insertCompany } from './company.repository.ts'

/** Creates the short profile of a company, not verified; sets the account's role. */
export const createCompany = (
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  caller: Caller,
  input: CompanyCreation,
): Promise<OpenedSession> =>
  createOrganisation(services, session, caller, {
    kind: 'company',
    input: input.profileCompany,
    form: 'company',
    missingName: 'field.company.missing',
    insertDetails: insertCompany,
  })
