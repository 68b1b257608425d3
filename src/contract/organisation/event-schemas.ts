import { z } from 'zod'
import { MEMBER_ROLES } from '../http/roles.ts'
import { limited } from '../http/text-schemas.ts'
import { EVENT_KINDS, LISTED_ACTS } from './event-acts.ts'

/** `before`: `next` of the previous answer; the list continues there. `member`: the account that acted. */
export const teamEventQuerySchema = z.object({
  kind: z.enum(EVENT_KINDS).optional(),
  member: limited(36).optional(),
  before: limited(36).optional(),
})

const teamEventSchema = z.object({
  id: z.string(),
  act: z.enum(LISTED_ACTS),
  /** The address of the member who acted; null if the account was deleted, or if administrators acted. */
  actor: z.string().nullable(),
  subject: z.string().nullable(),
  role: z.enum(MEMBER_ROLES).nullable(),
  /** What the act changed; null if it no longer exists, or if the page of its kind shows it. An application has its vacancy. */
  object: z
    .object({
      id: z.string(),
      vacancyId: z.string().nullable(),
      /** The name of a ship or a feed. */
      name: z.string().nullable(),
      /** The rank of a vacancy or of an application. */
      rank: z.string().nullable(),
    })
    .nullable(),
  /** Whether an admin acted for the member. */
  byAdmin: z.boolean(),
  at: z.int(),
})

/** A page of the history, the newest first, and the accounts to filter it by. */
export const teamEventsSchema = z.object({
  items: z.array(teamEventSchema),
  next: z.string().nullable(),
  members: z.array(z.object({ id: z.string(), email: z.string() })),
})

export type TeamEvent = z.infer<typeof teamEventSchema>
export type TeamEvents = z.infer<typeof teamEventsSchema>
export type TeamEventQuery = z.infer<typeof teamEventQuerySchema>
