import { z } from 'zod'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { limited } from '../http/text-schemas.ts'

/** Addresses of one part of a sitemap: with twelve alternates each it stays well under the 50 MB a part may have. */
export const SITEMAP_PART_SIZE = 20_000
/** Addresses that one call gives at most. */
export const SITEMAP_BATCH = 2_000

/** The locales that a text exists in, where it is not all of them. */
const languages = z.array(z.enum(LOCALE_CODES)).optional()

/** A part holds the addresses of its source whose keys lie behind `after`, up to `until` itself. */
export const sitemapPartSchema = z.object({
  source: z.string(),
  number: z.int().positive(),
  after: z.string(),
  until: z.string(),
  /** The newest change in it, in UTC ms. */
  updatedAt: z.int(),
  languages,
})

export const sitemapPlanSchema = z.object({ parts: z.array(sitemapPartSchema) })

export const sitemapRangeSchema = z.object({
  after: limited(200).default(''),
  until: limited(200),
  limit: z.coerce.number().int().min(1).max(SITEMAP_BATCH).default(SITEMAP_BATCH),
})

export const sitemapBatchSchema = z.object({
  items: z.array(z.object({ path: z.string(), updatedAt: z.int(), languages })),
  /** `after` of the next call; null at the end of the range. */
  next: z.string().nullable(),
})

export type SitemapPart = z.infer<typeof sitemapPartSchema>
export type SitemapBatch = z.infer<typeof sitemapBatchSchema>
