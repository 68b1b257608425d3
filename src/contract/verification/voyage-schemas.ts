import { z } from 'zod'
import { pageNumber } from '../http/paging-schemas.ts'
import { cvSchema } from '../seaman/schemas.ts'

const namedCompany = z.object({ id: z.string(), name: z.string() })

/** The post, the ship and the period of a voyage. */
export const voyageShape = {
  entryId: z.string(),
  rank: z.string(),
  vesselName: z.string(),
  vesselType: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
}

/** A voyage of the CV, the companies it names, and the answer of the asked one. */
export const ownVoyageSchema = z.object({
  ...voyageShape,
  companies: z.array(namedCompany),
  /** `changed`: the voyage was edited since it was asked about or confirmed. */
  state: z.enum(['none', 'asked', 'confirmed', 'declined', 'changed']),
  /** The asked company. */
  company: z.string().nullable(),
})

export const ownVoyagesSchema = z.object({ items: z.array(ownVoyageSchema) })

export const voyageQuestionSchema = z.object({ companyId: z.uuid() })

/** A question to the company: the seafarer, the post and the period. */
export const askedVoyageSchema = z.object({
  id: z.string(),
  name: z.string(),
  ...voyageShape,
  /** The confirmed data: the whole contract without the reason for leaving. */
  facts: cvSchema.shape.experience.element.omit({ id: true, reasonForLeaving: true }),
  askedAt: z.int(),
  /** The voyage was edited: it can only be asked again. */
  isChanged: z.boolean(),
})

export const askedVoyagesSchema = z.object({
  items: z.array(askedVoyageSchema),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
})

export const askedVoyagesQuerySchema = z.object({ page: pageNumber() })
export const voyageAnswerSchema = z.object({ answer: z.enum(['confirm', 'decline']) })

export type OwnVoyages = z.infer<typeof ownVoyagesSchema>
export type OwnVoyage = z.infer<typeof ownVoyageSchema>
export type AskedVoyages = z.infer<typeof askedVoyagesSchema>
export type AskedVoyage = z.infer<typeof askedVoyageSchema>
