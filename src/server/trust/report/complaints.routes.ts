import * as declared from '#src/contract/report/complaint-endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { appeal, getComplaint, listComplaints, sideOf } from './complaints.usecases.ts'

const readComplaints = implement(declared.readComplaints, async ({ services, session }) =>
  listComplaints(services, sideOf(session)),
)

const readComplaint = implement(declared.readComplaint, async ({ services, session, params }) =>
  getComplaint(services, sideOf(session), params.id),
)

const postAppeal = implement(declared.postAppeal, async ({ services, session, params, body }) =>
  appeal(services, session, params.id, body),
)

export const complaintEndpoints = [readComplaints, readComplaint, postAppeal]
