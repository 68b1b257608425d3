import { z } from 'zod'
import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import { limited } from '../http/text-schemas.ts'
import { SOCIAL_FAILURES, SOCIAL_SUCCESSES } from './social.ts'

const providerId = limited(40)
const parameter = limited(4000).optional()

/** The state for the caller: providers, the pending social account, and the linked ones. */
export const socialStateSchema = z.object({
  providers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Whether it says when the person signed in there, so that it can confirm who they are. */
      confirms: z.boolean(),
    }),
  ),
  /** Known from the provider, not yet used here. */
  pending: z
    .object({
      provider: z.string(),
      name: z.string(),
      email: z.string(),
      /** An account with this address exists, so that it can only be linked. */
      taken: z.boolean(),
    })
    .nullable(),
  /** Null for guests. */
  account: z
    .object({
      hasPassword: z.boolean(),
      linked: z.array(
        z.object({
          id: z.string(),
          provider: z.string(),
          name: z.string(),
          email: z.string().nullable(),
          linkedAt: z.int(),
        }),
      ),
    })
    .nullable(),
})

/** Where to continue afterwards. */
export const socialStartSchema = z.object({
  provider: providerId,
  redirect: limited(2000).optional(),
})

export const socialLinkSchema = z.object({ provider: providerId })

/** The provider's page. */
export const socialDepartureSchema = z.object({ location: z.string() })

/** The query with which the provider sent the person back. */
export const socialReturnSchema = z.object({
  provider: providerId,
  state: parameter,
  code: parameter,
  iss: parameter,
  error: parameter,
})

export const socialArrivalSchema = z.object({
  outcome: z.enum([...SOCIAL_SUCCESSES, ...SOCIAL_FAILURES]),
  /** The language of the page that the person set out from. */
  language: z.enum(LOCALE_CODES as [LocaleCode, ...LocaleCode[]]).nullable(),
  redirect: z.string().nullable(),
})

export type SocialState = z.infer<typeof socialStateSchema>
export type SocialStart = z.infer<typeof socialStartSchema>
export type SocialReturn = z.infer<typeof socialReturnSchema>
export type SocialArrival = z.infer<typeof socialArrivalSchema>
