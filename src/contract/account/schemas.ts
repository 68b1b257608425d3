import { z } from 'zod'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import {
  MAX_CITY,
  MAX_COMPANY_NAME,
  MAX_EMAIL,
  MAX_LICENCE,
  MAX_PASSWORD,
  MAX_PERSON_NAME,
  MAX_REASON,
  MAX_WEBSITE,
} from '#src/domain/text/text-limits.ts'
import { honeypotShape } from '../http/honeypot-schemas.ts'
import { MEMBER_ROLES, ROLES } from '../http/roles.ts'
import { asked, askedPart, limited, typed } from '../http/text-schemas.ts'

/** Bodies carry what a person typed; which values are good is decided by the server's rules, with localised messages. */
export const credentialsSchema = z.object({ email: asked(limited(320)), password: asked(limited(1024)) })

/** With `user_id` the admin's own credentials, and why they act for someone. */
export const impersonationSchema = credentialsSchema.extend({ reason: typed(MAX_REASON).optional() })

/** Shows again who is signed in. */
export const confirmationSchema = z.object({ password: asked(limited(1024)) })

/** Anyone who comes from a social account, whose token is sent along, chooses no password. */
export const registrationSchema = z.object({
  email: typed(MAX_EMAIL),
  password: typed(MAX_PASSWORD).nullish(),
  passwordConfirm: limited(1024).nullish(),
  ...honeypotShape,
})

export const sessionUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  role: z.enum(ROLES),
  language: z.enum(LOCALE_CODES),
  languageChosen: z.literal(true).optional(),
  formats: z.string().nullable(),
  timeZone: z.string().nullable(),
  displayName: z.string(),
  avatar: z.string().nullable(),
  permissions: z.array(z.string()),
  impersonator: z
    .object({ id: z.string(), email: z.string(), access: z.enum(['read', 'write']), until: z.int() })
    .nullable(),
  confirmedUntil: z.int().nullable(),
  lastVisitAt: z.int().nullable(),
  eraseAt: z.int().optional(),
  passkeyNeeded: z.literal(true).optional(),
  twoStepNeeded: z.literal(true).optional(),
  organisationId: z.string().optional(),
  memberRole: z.enum(MEMBER_ROLES).optional(),
  otherCompanies: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
})

/** Who is signed in, or that the passkey of the account is still to come. */
export const signInAnswerSchema = z.union([sessionUserSchema, z.object({ secondStep: z.literal('passkey') })])

export const seamanCreationSchema = z.object({
  role: z.literal('seaman').default('seaman'),
  profileSeaman: askedPart(
    z.object({
      ProfileData: askedPart(
        z.object({
          firstname: typed(MAX_PERSON_NAME),
          surname: typed(MAX_PERSON_NAME),
          citizenship: asked(limited(10)),
          positionMain: asked(limited(60)),
          positionSecond: limited(60).nullish(),
        }),
      ),
    }),
  ),
})

const organizationSchema = z.object({
  name: typed(MAX_COMPANY_NAME),
  country: asked(limited(10)),
  city: typed(MAX_CITY),
  licenceNumber: typed(MAX_LICENCE).nullish(),
  website: typed(MAX_WEBSITE).nullish(),
})

export const companyCreationSchema = z.object({
  role: z.literal('company').default('company'),
  profileCompany: askedPart(organizationSchema),
})

export const trainingCenterCreationSchema = z.object({
  role: z.literal('training-center').default('training-center'),
  profileTrainingCenter: askedPart(organizationSchema),
})

export const trainingCenterProfileSchema = z.object({
  name: z.string(),
  country: z.string(),
  city: z.string(),
  licenceNumber: z.string().nullable(),
  website: z.string().nullable(),
})

export type Credentials = z.infer<typeof credentialsSchema>
export type Impersonation = z.infer<typeof impersonationSchema>
export type Confirmation = z.infer<typeof confirmationSchema>
export type Registration = z.infer<typeof registrationSchema>
export type SeamanCreation = z.infer<typeof seamanCreationSchema>
export type CompanyCreation = z.infer<typeof companyCreationSchema>
export type TrainingCenterCreation = z.infer<typeof trainingCenterCreationSchema>
export type TrainingCenterProfile = z.infer<typeof trainingCenterProfileSchema>
