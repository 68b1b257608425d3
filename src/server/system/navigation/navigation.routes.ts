import * as declared from '#src/contract/navigation/endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { readWaiting } from './waiting.usecases.ts'

const getWaiting = implement(declared.readWaiting, async ({ services, session }) => readWaiting(services, session))

export const navigationEndpoints = [getWaiting]
