import { z } from 'zod'
import { INVITATION_STATES } from '#src/domain/vacancy/own-vacancy.ts'
import type { ListQuery } from '../http/describe-list.ts'
import { listAnswer } from '../http/list-schemas.ts'
import type { SENT_INVITATIONS } from '../lists.ts'
import { vacancyCardSchema } from '../vacancy-search/schemas.ts'

/** What a company may ask a listed seafarer to apply for. */
export const companyInvitationsSchema = z.object({
  /** False for every company that may not, whatever the reason. */
  mayInvite: z.boolean(),
  /** The e-mail of an invitation waits until the address of the inviting member is confirmed. */
  mailWaits: z.boolean(),
  /** Its open vacancies and those it invited to, of the seafarer's rank first; `state` is null where they were neither invited nor applied. */
  vacancies: z.array(
    z.object({
      id: z.string(),
      rank: z.string(),
      vesselType: z.string(),
      joinFrom: z.iso.date(),
      isOpen: z.boolean(),
      state: z.enum(INVITATION_STATES).nullable(),
    }),
  ),
})

/** A vacancy that the seafarer was asked to apply for. */
const invitedVacancySchema = vacancyCardSchema.extend({
  invitationId: z.string(),
  invitedAt: z.int(),
  isDeclined: z.boolean(),
  isOpen: z.boolean(),
  /** Whether its page can still be read. */
  isShown: z.boolean(),
  applicationId: z.string().nullable(),
})

export const ownInvitationsSchema = z.object({
  items: z.array(invitedVacancySchema),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
})

/** Whom a company asked to apply, for what, and the outcome of it. */
export const sentInvitationListSchema = listAnswer(
  z.object({
    id: z.string(),
    invitedAt: z.int(),
    state: z.enum(INVITATION_STATES),
    /** What was sent after it. */
    applicationId: z.string().nullable(),
    vacancy: z.object({
      id: z.string(),
      rank: z.string(),
      vesselType: z.string(),
      joinFrom: z.iso.date(),
      isOpen: z.boolean(),
    }),
    /** As the crew list shows them; null for anyone who is not in it any more. */
    seafarer: z.object({ id: z.string(), maskedName: z.string().nullable(), rank: z.string() }).nullable(),
  }),
  { totalIsExact: z.boolean() },
)

export const sentInvitationInputSchema = z.object({ isWithdrawn: z.boolean() })
export const sentInvitationStateSchema = z.object({ id: z.string(), state: z.enum(INVITATION_STATES) })

export const invitationInputSchema = z.object({ vacancyId: z.string().regex(/^[0-9a-f-]{36}$/) })
export const invitationParamsSchema = z.object({ id: z.string().regex(/^[0-9a-f-]{36}$/) })

export type InvitationState = (typeof INVITATION_STATES)[number]
export type CompanyInvitations = z.infer<typeof companyInvitationsSchema>
export type InvitedVacancy = z.infer<typeof invitedVacancySchema>
export type SentInvitationQuery = ListQuery<typeof SENT_INVITATIONS>
export type SentInvitationList = z.infer<typeof sentInvitationListSchema>
export type SentInvitation = SentInvitationList['items'][number]
export type OwnInvitations = z.infer<typeof ownInvitationsSchema>
