import { z } from 'zod'
import { CV_LISTS, CV_PARTS, MAX_DOCUMENTS, MAX_EXPERIENCE } from '#src/domain/cv/cv.ts'
import { CHECK_RESULTS, EVIDENCE_LEVELS } from '#src/domain/cv/evidence.ts'
import type { CvField, CvFields, CvValues } from '#src/domain/cv/fields.ts'
import { MAX_CV_CODE, MAX_ENTRY_ID } from '#src/domain/text/text-limits.ts'
import { FLEETS } from '#src/domain/vocabulary/fleets.ts'
import { formatsOf, type ImageFormat } from '../file/images.ts'
import { asked, limited, typed } from '../http/text-schemas.ts'
import { VERIFICATION_STATES } from '../verification/verification.ts'

/** Returns the transport schema of a field; the server's rules validate it with messages (`cv.rules.ts`). */
function createFieldSchema(field: CvField): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'term':
      if ('listed' in field) return asked(limited(field.most))
      return field.required ? typed(field.most) : typed(field.most).nullable()
    case 'choice':
      return z.enum(field.of as [string, ...string[]]).nullable()
    case 'date':
      return limited(MAX_CV_CODE).nullable().meta({ description: 'A plain date, YYYY-MM-DD.' })
    case 'number':
      return 'initial' in field ? z.number() : z.number().nullable()
    case 'money':
      return z
        .int()
        .nullable()
        .meta({ description: `Minor units of ${field.currency}.` })
    case 'flag':
      return z.boolean()
    case 'vessel':
      return z.object({ fleetType: z.enum(FLEETS).nullable().default(null), vesselType: typed(field.most).nullable() })
  }
}

type Shape<Fields extends CvFields> = { [Name in keyof Fields]: z.ZodType<CvValues<Fields>[Name]> }

/** Returns the transport schema of one part. */
export const createShape = <Fields extends CvFields>(fields: Fields): Shape<Fields> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, createFieldSchema(field)])) as Shape<Fields>

type InputShape<Fields extends CvFields> = { [Name in keyof Fields]: z.ZodOptional<z.ZodType<CvValues<Fields>[Name]>> }

/** The same for input: omitted fields are unchanged, and empty in a new entry (`completeProfileData`). */
const createInputShape = <Fields extends CvFields>(fields: Fields): InputShape<Fields> =>
  Object.fromEntries(
    Object.entries(createShape(fields)).map(([name, schema]) => [name, (schema as z.ZodType).optional()]),
  ) as InputShape<Fields>

/** Random id, created by the client that adds the entry. */
const entryId = limited(MAX_ENTRY_ID)

const experienceSchema = z.object({ id: entryId, ...createShape(CV_LISTS.experience) })
const documentSchema = z.object({ id: entryId, ...createShape(CV_LISTS.documents) })

const partsShape = {
  contact: z.object(createShape(CV_PARTS.contact)),
  biometric: z.object(createShape(CV_PARTS.biometric)),
  kin: z.object(createShape(CV_PARTS.kin)),
}

/** A stored CV. */
export const cvSchema = z.object({
  profileData: z.object(createShape(CV_PARTS.profileData)),
  experience: z.array(experienceSchema),
  documents: z.array(documentSchema),
  ...partsShape,
})

export const evidenceSchema = z.object({
  level: z.enum(EVIDENCE_LEVELS),
  check: z
    .object({ address: z.string(), number: z.string(), checkedOn: z.string(), result: z.enum(CHECK_RESULTS) })
    .nullable(),
  company: z.string().nullable(),
})

const profileShape = createShape(CV_PARTS.profileData)

/** An entry without an id is new and gets one. */
const createEntryInput = <Fields extends CvFields>(fields: Fields) =>
  z.object({ id: entryId.nullish(), ...createInputShape(fields) })

/** SPEC 7's `profileData[0]`; additional fields of an answer are ignored. */
export const profileDataInputSchema = z.object({
  ...createInputShape(CV_PARTS.profileData),
  documents: z.array(createEntryInput(CV_LISTS.documents)).max(MAX_DOCUMENTS).optional(),
  experience: z.array(createEntryInput(CV_LISTS.experience)).max(MAX_EXPERIENCE).optional(),
  contact: z.object(createInputShape(CV_PARTS.contact)).optional(),
  biometric: z.object(createInputShape(CV_PARTS.biometric)).optional(),
  kin: z.object(createInputShape(CV_PARTS.kin)).optional(),
})

/** The same, complete. */
const wholeProfileDataSchema = z.object({
  ...profileShape,
  documents: z.array(documentSchema),
  experience: z.array(experienceSchema),
  ...partsShape,
})

/** The picture of a person, as in the specification. `name` is the file name under `/img/avatar/`. */
export const avatarSchema = z.object({
  id: z.string(),
  type: z.literal('avatar'),
  isImage: z.literal(true),
  format: z.enum(formatsOf('avatar') as [ImageFormat, ...ImageFormat[]]),
  name: z.string(),
  updatedAt: z.int(),
  ownerId: z.string(),
})

/** The same in answers: with evidence of others. */
export const profileDataSchema = z.object({
  ...profileShape,
  /** The last moment of premium (ISO 8601, UTC); null if the person has none now. No request changes it. */
  premiumStatusExpiration: z.iso.datetime().nullable(),
  avatar: avatarSchema.nullable(),
  documents: z.array(documentSchema.extend({ evidence: evidenceSchema })),
  experience: z.array(experienceSchema.extend({ evidence: evidenceSchema })),
  ...partsShape,
})

/** The shape of SPEC 7: `profileSeaman.profileData[0]` and its companions, with the version for changes. */
export const seamanProfileSchema = z.object({
  profileSeaman: z.object({ profileData: z.array(profileDataSchema) }),
  version: z.int(),
  ProfileSeamanVerification: z.object({ status: z.enum(VERIFICATION_STATES) }),
  refId: z.string(),
  profileSecurity: z.object({ isOAuth: z.boolean() }),
  socialProfile: z.array(z.string()),
  profileNotificationSetting: z.object({
    promoseaman_digest: z.boolean(),
    product_updates: z.boolean(),
    article_seaman_updates: z.boolean(),
    tech_updates: z.boolean(),
    document_reminders: z.boolean(),
  }),
  language: z.string(),
})

export const seamanProfileInputSchema = z.object({
  profileSeaman: z.object({ profileData: z.array(profileDataInputSchema).length(1) }),
  version: z.int().min(1),
})

/** Previous versions of the CV, newest first. `longerUntil`: until when premium keeps them longer (UTC ms); null if the usual time applies. */
export const cvVersionsSchema = z.object({
  longerUntil: z.int().nullable(),
  items: z.array(z.object({ version: z.int(), savedAt: z.int(), experience: z.int(), documents: z.int() })),
})

/** The version that is replaced by the restored one. */
export const cvReturnSchema = z.object({ version: z.int().min(1) })

/** The current and the previous state. */
export const cvReturnedSchema = z.object({ profile: seamanProfileSchema, versions: cvVersionsSchema })

export const cvVersionSchema = z.object({
  version: z.int(),
  savedAt: z.int(),
  profileData: z.array(wholeProfileDataSchema),
})

export type Avatar = z.infer<typeof avatarSchema>
export type ProfileDataInput = z.infer<typeof profileDataInputSchema>
export type ProfileData = z.infer<typeof profileDataSchema>
export type SeamanProfile = z.infer<typeof seamanProfileSchema>
export type SeamanProfileInput = z.infer<typeof seamanProfileInputSchema>
export type CvVersions = z.infer<typeof cvVersionsSchema>
export type CvVersion = z.infer<typeof cvVersionSchema>
