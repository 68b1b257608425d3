import type { z } from 'zod'
import { sessionUserSchema } from '../../../contract/schemas/account.ts'
import { type Caller, readCaller } from '../../http/caller.ts'
import { defineEndpoint, type Endpoint, type EndpointSpec } from '../../http/endpoint.ts'
import type { Services } from '../../platform/services.ts'
import { answerSignedIn, type SignedIn } from '../sessions/answer-signed-in.ts'
import type { Session } from '../sessions/session.ts'

type Choice<Body extends z.ZodType> = Pick<EndpointSpec, 'path' | 'tag' | 'summary'> & {
  body: Body
  create: (services: Services, session: Session, caller: Caller, input: z.output<Body>) => Promise<SignedIn>
}

/** An endpoint by which an account without role chooses one, with its short profile, and is signed in anew. */
export const defineRoleChoice = <Body extends z.ZodType>({ create, ...spec }: Choice<Body>): Endpoint =>
  defineEndpoint(
    {
      ...spec,
      method: 'post',
      who: ['user'],
      refusal: 'role-already-chosen',
      answer: sessionUserSchema,
      status: 201,
      idempotency: 'natural',
      errors: ['validation-failed', 'role-already-chosen', 'csrf-failed'],
    },
    async ({ c, services, session, body }) =>
      answerSignedIn(c, await create(services, session, readCaller(c), body as z.output<Body>)),
  )
