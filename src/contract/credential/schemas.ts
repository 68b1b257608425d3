import { z } from 'zod'
import { MAX_EMAIL, MAX_PASSWORD } from '#src/domain/text/text-limits.ts'
import { asked, limited, typed } from '../http/text-schemas.ts'

/** What a mailed link carries. */
const secretSchema = limited(200)

export const linkSchema = z.object({ token: secretSchema })

export const addressSchema = z.object({ email: typed(MAX_EMAIL) })

export const newPasswordSchema = z.object({ password: typed(MAX_PASSWORD), passwordConfirm: asked(limited(1024)) })

export const passwordResetSchema = newPasswordSchema.extend({ token: secretSchema })

/** How the account of this session is opened, as far as password and address go. */
export const ownCredentialsSchema = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  hasPassword: z.boolean(),
  /** The address that a change waits for, until its link expires. */
  pendingEmail: z.string().nullable(),
})

export type LinkInput = z.infer<typeof linkSchema>
export type AddressInput = z.infer<typeof addressSchema>
export type NewPassword = z.infer<typeof newPasswordSchema>
export type PasswordReset = z.infer<typeof passwordResetSchema>
export type OwnCredentials = z.infer<typeof ownCredentialsSchema>
