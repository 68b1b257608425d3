import { z } from 'zod'
import { MAX_PASSKEY_NAME } from '#src/domain/text/text-limits.ts'
import { limited, typed } from '../http/text-schemas.ts'

/** Bytes as text: base64, or base64url with or without padding. */
const bytes = limited(16_000)
const id = limited(1500)

export const passkeyRegistrationSchema = z.object({
  id,
  rawId: id,
  response: z.object({ attestationObject: bytes, clientDataJSON: bytes }),
  type: limited(40),
})

export const passkeyAssertionSchema = z.object({
  id,
  rawId: id,
  response: z.object({
    authenticatorData: bytes,
    clientDataJSON: bytes,
    signature: bytes,
    userHandle: limited(200).nullish(),
  }),
  type: limited(40),
})

const descriptor = z.object({ id: z.string(), type: z.literal('public-key') })
const required = z.literal('required')

/** What a browser makes a passkey from. Bytes are base64url. */
export const passkeyCreationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: required,
    requireResidentKey: z.literal(true),
    userVerification: required,
  }),
  excludeCredentials: z.array(descriptor),
})

/** What a passkey is asked for. No one is named: the person chooses. */
export const passkeyRequestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: required,
  allowCredentials: z.array(descriptor),
})

/** What a passkey is asked for: signing in alone, after a password, or showing again who is signed in. */
export const passkeyPurposeSchema = z.object({
  purpose: z.enum(['sign-in', 'second-step', 'confirm']).default('sign-in'),
})

export const verifiedSchema = z.object({ verified: z.literal(true) })

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.int(),
  lastUsedAt: z.int().nullable(),
  /** Kept by the maker of the device, and perhaps on several devices. */
  synced: z.boolean(),
  /** Its counter once went backwards: someone may have a copy. */
  suspect: z.boolean(),
})

export const passkeyListSchema = z.object({
  items: z.array(passkeySchema),
  twoStep: z.boolean(),
  /** Whether the role demands a passkey here, whatever the person wants. */
  demanded: z.boolean(),
})

/** What the account has now that one was added. */
export const passkeyAddedSchema = verifiedSchema.extend({ passkeys: passkeyListSchema })

export const passkeyParamsSchema = z.object({ id: z.string().regex(/^[0-9a-f-]{36}$/) })
export const passkeyNameSchema = z.object({ name: typed(MAX_PASSKEY_NAME) })
export const twoStepSchema = z.object({ on: z.boolean() })

export type PasskeyRegistration = z.infer<typeof passkeyRegistrationSchema>
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>
export type PasskeyCreationOptions = z.infer<typeof passkeyCreationOptionsSchema>
export type PasskeyRequestOptions = z.infer<typeof passkeyRequestOptionsSchema>
export type PasskeyPurpose = z.infer<typeof passkeyPurposeSchema>['purpose']
export type Passkey = z.infer<typeof passkeySchema>
export type PasskeyList = z.infer<typeof passkeyListSchema>
