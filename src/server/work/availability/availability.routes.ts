import * as declared from '#src/contract/availability/endpoints.ts'
import { readNetwork } from '#src/server/http/caller.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { answerAct, getAct } from './answer.usecases.ts'

const readAct = implement(declared.readAct, async ({ c, services, params }) =>
  getAct(services, params.secret, readNetwork(c)),
)

const postAct = implement(declared.postAct, async ({ c, services, params, body }) =>
  answerAct(services, params.secret, body.answer, readNetwork(c)),
)

export const stillFreeEndpoints = [readAct, postAct]
