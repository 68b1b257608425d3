import { z } from 'zod'
import { MEMBER_ROLES } from '../http/roles.ts'

/** The recorded changes of a team. Each has a message `team.event.<act>`. */
const TEAM_ACTS = [
  'invited',
  'withdrawn',
  'joined',
  'role',
  'removed',
  'left',
  'two-step-on',
  'two-step-off',
  'recovery-started',
  'recovery-objected',
  'recovery-done',
] as const
export type TeamAct = (typeof TEAM_ACTS)[number]

const teamEventSchema = z.object({
  id: z.string(),
  act: z.enum(TEAM_ACTS),
  /** The address of the member who acted; null if the account was deleted, or if administrators acted. */
  actor: z.string().nullable(),
  subject: z.string().nullable(),
  role: z.enum(MEMBER_ROLES).nullable(),
  at: z.int(),
})

/** The last changes, the newest first. */
export const teamEventsSchema = z.object({ items: z.array(teamEventSchema) })

export type TeamEvent = z.infer<typeof teamEventSchema>
export type TeamEvents = z.infer<typeof teamEventsSchema>
