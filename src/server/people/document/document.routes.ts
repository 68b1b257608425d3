import * as declared from '#src/contract/document/endpoints.ts'
import { readNetwork } from '#src/server/http/caller.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { endCalendar, getCalendar, makeCalendar, readCalendar } from './calendar.usecases.ts'
import { listAppliedContracts } from './contracts.usecases.ts'

const readContracts = implement(declared.readContracts, async ({ services, session }) =>
  listAppliedContracts(services, session),
)

const readState = implement(declared.readCalendarState, async ({ services, session }) => getCalendar(services, session))

const postCalendar = implement(declared.postCalendar, async ({ services, session }) => makeCalendar(services, session))

const deleteCalendar = implement(declared.deleteCalendar, async ({ services, session }) =>
  endCalendar(services, session),
)

const readFeed = implement(declared.readCalendar, async ({ c, services, params }) =>
  c.body(await readCalendar(services, params.secret, readNetwork(c)), 200, {
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  }),
)

export const paperEndpoints = [readContracts, readState, postCalendar, deleteCalendar, readFeed]
