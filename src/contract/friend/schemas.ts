import { z } from 'zod'
import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import { MAX_EMAIL } from '#src/domain/text/text-limits.ts'
import { typed } from '../http/text-schemas.ts'

/** Someone who joined by the link: two letters of a name at most, and a month. */
const friendSchema = z.object({ maskedName: z.string().nullable(), joinedIn: z.string() })

export const friendsSchema = z.object({
  refId: z.string(),
  total: z.int(),
  /** The last ones, the newest first. */
  joined: z.array(friendSchema),
})

export const friendInvitationSchema = z.object({
  email: typed(MAX_EMAIL),
  language: z.enum(LOCALE_CODES as [LocaleCode, ...LocaleCode[]]),
})

export type Friends = z.infer<typeof friendsSchema>
export type FriendInvitation = z.infer<typeof friendInvitationSchema>
