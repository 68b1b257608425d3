import * as declared from '#src/contract/billing-document/endpoints.ts'
import type { Owner } from '#src/server/exchange/billing/holders.repository.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { getAnyDocument, getDocument, getDocuments } from './read-documents.usecases.ts'
import { getStatement } from './statement.usecases.ts'

const ownerOf = (session: Session): Owner =>
  session.user.role === 'company' ? { organisationId: companyOf(session) } : { accountId: session.accountId }

const list = implement(declared.readDocuments, async ({ services, session, query }) =>
  getDocuments(services, ownerOf(session), query),
)

const read = implement(declared.readDocument, async ({ services, session, params }) =>
  getDocument(services, ownerOf(session), params.number),
)

const state = implement(declared.readStatement, async ({ services, session, query }) =>
  getStatement(services, ownerOf(session), query),
)

const readForAdmin = implement(declared.readAdminDocument, async ({ services, params }) =>
  getAnyDocument(services, params.number),
)

export const billingDocumentEndpoints = [list, read, state, readForAdmin]
