import { z } from 'zod'
import { FIRST_WRITERS } from '#src/domain/privacy/first-words.ts'
import { AUDIENCES } from '#src/domain/privacy/privacy.ts'

/** The seafarer's visibility settings; whether engines are hidden is in the CV. */
export const privacyInputSchema = z.object({
  card: z.enum(AUDIENCES.card),
  isHideEnglish: z.boolean(),
  certificates: z.enum(AUDIENCES.certificates),
  contacts: z.enum(AUDIENCES.contacts),
  numbers: z.enum(AUDIENCES.numbers),
  writesFirst: z.enum(FIRST_WRITERS),
})

export const ownPrivacySchema = privacyInputSchema.extend({
  engines: z.enum(AUDIENCES.engines),
  /** The id of their page in the crew list. */
  publicId: z.string(),
})

export type PrivacyInput = z.infer<typeof privacyInputSchema>
export type OwnPrivacy = z.infer<typeof ownPrivacySchema>
