import type { z } from 'zod'
import type { declareRoleChoice } from '#src/contract/role-choice/role-choice.ts'
import { type Caller, readCaller } from '#src/server/http/caller.ts'
import { type Endpoint, implement } from '#src/server/http/endpoint.ts'
import type { Services } from '#src/server/platform/services.ts'
import { answerSession, type OpenedSession } from '../session/answer-session.ts'
import type { Session } from '../session/session.ts'

type RoleChoice = ReturnType<typeof declareRoleChoice>

type Create<Body extends z.ZodType> = (
  services: Services,
  session: Session,
  caller: Caller,
  input: z.output<Body>,
) => Promise<OpenedSession>

export const implementRoleChoice = <S extends RoleChoice>(declared: S, create: Create<S['body']>): Endpoint =>
  implement(declared as RoleChoice, async ({ c, services, session, body }) =>
    answerSession(c, await create(services, session, readCaller(c), body as z.output<S['body']>)),
  )
