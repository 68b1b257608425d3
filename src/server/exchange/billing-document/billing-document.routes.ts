import * as declared from '#src/contract/billing-document/endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { getAnyDocument, getDocument, getDocuments } from './read-documents.usecases.ts'
import { getStatement } from './statement.usecases.ts'

const ofSeaman = ({ accountId }: Session) => ({ accountId })
const ofCompany = (session: Session) => ({ organisationId: companyOf(session) })

const listOfSeaman = implement(declared.readSeamanDocuments, async ({ services, session, query }) =>
  getDocuments(services, ofSeaman(session), query),
)

const readOfSeaman = implement(declared.readSeamanDocument, async ({ services, session, params }) =>
  getDocument(services, ofSeaman(session), params.number),
)

const stateOfSeaman = implement(declared.readSeamanStatement, async ({ services, session, query }) =>
  getStatement(services, ofSeaman(session), query),
)

const listOfCompany = implement(declared.readCompanyDocuments, async ({ services, session, query }) =>
  getDocuments(services, ofCompany(session), query),
)

const readOfCompany = implement(declared.readCompanyDocument, async ({ services, session, params }) =>
  getDocument(services, ofCompany(session), params.number),
)

const stateOfCompany = implement(declared.readCompanyStatement, async ({ services, session, query }) =>
  getStatement(services, ofCompany(session), query),
)

const readForAdmin = implement(declared.readAdminDocument, async ({ services, params }) =>
  getAnyDocument(services, params.number),
)

export const billingDocumentEndpoints = [
  ...[listOfSeaman, readOfSeaman, stateOfSeaman],
  ...[listOfCompany, readOfCompany, stateOfCompany],
  readForAdmin,
]
