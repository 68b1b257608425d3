import * as declared from '#src/contract/nationality-law/endpoints.ts'
import { readCaller } from '#src/server/http/caller.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { endEntry, enterLaw, listLaws } from './nationality-law.usecases.ts'

const readLaws = implement(declared.readNationalityLaws, async ({ services, query }) => listLaws(services, query.page))

const postLaw = implement(declared.postNationalityLaw, async ({ c, services, session, body }) =>
  enterLaw(services, { session, origin: readCaller(c).origin }, body),
)

const putEnd = implement(declared.putNationalityLawEnd, async ({ c, services, session, params, body }) =>
  endEntry(services, { session, origin: readCaller(c).origin }, params.id, body.until),
)

export const nationalityLawEndpoints = [readLaws, postLaw, putEnd]
