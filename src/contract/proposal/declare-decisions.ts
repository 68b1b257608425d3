import { z } from 'zod'
import type { EndpointSpec } from '../http/endpoint.ts'
import type { Permission } from '../http/permissions.ts'
import { limited } from '../http/text-schemas.ts'

/** The path of a proposal. */
type ProposalPath = `/server/${string}/{id}`

type Place<Path extends ProposalPath> = { path: Path; tag: string; summary: string; permission: Permission }

/** The answer to a proposal and to a decision: the id of the proposal. */
export const proposedSchema = z.object({ id: z.string() })

/** What every decision about an act by two has in common. */
const DECISION = {
  method: 'post',
  who: ['admin'],
  params: z.object({ id: limited(36) }),
  answer: proposedSchema,
  errors: ['conflict', 'gone'],
} as const

/** Declares the call that confirms the proposal of another admin. */
export const declareConfirmation = <const Path extends ProposalPath>(place: Place<Path>) =>
  ({
    ...DECISION,
    ...place,
    path: `${place.path}/confirmation` as `${Path}/confirmation`,
    confirmed: true,
  }) as const satisfies Omit<EndpointSpec, 'path'> & { path: string }

/** Declares the call that declines the proposal of another admin, or withdraws an own one. */
export const declareRefusal = <const Path extends ProposalPath>(place: Place<Path>) =>
  ({
    ...DECISION,
    ...place,
    path: `${place.path}/refusal` as `${Path}/refusal`,
  }) as const satisfies Omit<EndpointSpec, 'path'> & { path: string }

export type ConfirmationSpec = ReturnType<typeof declareConfirmation<ProposalPath>>
export type RefusalSpec = ReturnType<typeof declareRefusal<ProposalPath>>
