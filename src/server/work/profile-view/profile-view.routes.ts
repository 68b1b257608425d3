import * as declared from '#src/contract/profile-view/endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { seamanOf } from '#src/server/identity/session/session.ts'
import { listOwnViews } from './own-views.usecases.ts'

const readOwnViews = implement(declared.readOwnViews, async ({ services, session, query }) =>
  listOwnViews(services, seamanOf(session), query.page),
)

export const viewEndpoints = [readOwnViews]
