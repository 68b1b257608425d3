import { z } from 'zod'
import { textLanguageSchema } from '../article/schemas.ts'

/** Whom to ask, as the deployment is configured; empty where there is none. */
export const contactSchema = z.object({
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  /** Where a talk can be arranged: an address of the web. */
  meeting: z.string(),
})

/** A page kept by admins. What is configured is in its texts already. */
export const cmsPageSchema = z.object({
  slug: z.string(),
  language: textLanguageSchema,
  languages: z.array(textLanguageSchema),
  title: z.string(),
  description: z.string(),
  /** Markdown. */
  body: z.string(),
  updatedAt: z.int(),
  contact: contactSchema,
})

export type Contact = z.infer<typeof contactSchema>
export type CmsPage = z.infer<typeof cmsPageSchema>
