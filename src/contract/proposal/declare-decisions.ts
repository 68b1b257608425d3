import type { z } from 'zod'
import type { EndpointSpec } from '../http/endpoint.ts'
import type { Permission } from '../http/permissions.ts'
import { proposalParamsSchema } from './schemas.ts'

/** The path of a proposal. */
type ProposalPath = `/server/${string}/{id}`

type Place<Path extends ProposalPath, Answer extends z.ZodType> = {
  path: Path
  tag: string
  summary: string
  permission: Permission
  answer: Answer
}

/** What every decision about an act by two has in common. */
const DECISION = {
  method: 'post',
  who: ['admin'],
  params: proposalParamsSchema,
  errors: ['conflict', 'gone'],
} as const

/** Declares the call that confirms the proposal of another admin. */
export const declareConfirmation = <const Path extends ProposalPath, Answer extends z.ZodType>(
  place: Place<Path, Answer>,
) =>
  ({
    ...DECISION,
    ...place,
    path: `${place.path}/confirmation` as `${Path}/confirmation`,
    confirmed: true,
  }) as const satisfies Omit<EndpointSpec, 'path'> & { path: string }

/** Declares the call that declines the proposal of another admin, or withdraws an own one. */
export const declareRefusal = <const Path extends ProposalPath, Answer extends z.ZodType>(place: Place<Path, Answer>) =>
  ({
    ...DECISION,
    ...place,
    path: `${place.path}/refusal` as `${Path}/refusal`,
  }) as const satisfies Omit<EndpointSpec, 'path'> & { path: string }

export type ConfirmationSpec<Answer extends z.ZodType = z.ZodType> = ReturnType<
  typeof declareConfirmation<ProposalPath, Answer>
>
export type RefusalSpec<Answer extends z.ZodType = z.ZodType> = ReturnType<typeof declareRefusal<ProposalPath, Answer>>
