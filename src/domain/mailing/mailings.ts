import type { FleetType } from '../vocabulary/fleets.ts'

/**
 * The mailings of the price list: to agencies that receive CVs for one of the fleets. Their texts are the messages `mailing.title` and
 * `mailing.text`, their prices dated rules of the kind `price`. A mailing without a price is not listed.
 */
export const MAILINGS = [
  {
    id: '0f6a1c52-7d3e-4b8a-9c41-2e5d80b7f101',
    slug: 'all-fleets',
    fleets: ['merchant-fleet', 'tanker-fleet', 'offshore-fleet', 'passenger-fleet'],
  },
  { id: '0f6a1c52-7d3e-4b8a-9c41-2e5d80b7f102', slug: 'merchant', fleets: ['merchant-fleet'] },
  { id: '0f6a1c52-7d3e-4b8a-9c41-2e5d80b7f103', slug: 'tankers', fleets: ['tanker-fleet'] },
  { id: '0f6a1c52-7d3e-4b8a-9c41-2e5d80b7f104', slug: 'offshore', fleets: ['offshore-fleet'] },
  { id: '0f6a1c52-7d3e-4b8a-9c41-2e5d80b7f105', slug: 'passenger', fleets: ['passenger-fleet'] },
  { id: '0f6a1c52-7d3e-4b8a-9c41-2e5d80b7f106', slug: 'deep-sea', fleets: ['merchant-fleet', 'tanker-fleet'] },
] as const satisfies readonly { id: string; slug: string; fleets: readonly FleetType[] }[]

export type Mailing = (typeof MAILINGS)[number]
export type MailingSlug = Mailing['slug']

/** Several mailings for less than the sum of their prices, ordered as one. Their titles are the messages `mailing.package`. */
export const PACKAGES = [
  { id: '0f6a1c52-7d3e-4b8a-9c41-2e5d80b7f201', slug: 'cargo', parts: ['merchant', 'tankers'] },
  { id: '0f6a1c52-7d3e-4b8a-9c41-2e5d80b7f202', slug: 'energy', parts: ['tankers', 'offshore'] },
] as const satisfies readonly { id: string; slug: string; parts: readonly MailingSlug[] }[]

export type PackageSlug = (typeof PACKAGES)[number]['slug']

/** What is ordered: a mailing, or a package. `parts`: the mailings at whose prices its letters are sent. */
export type SoldMailing = {
  id: string
  slug: MailingSlug | PackageSlug
  /** The message that names it. */
  title: `mailing.title.${MailingSlug}` | `mailing.package.${PackageSlug}`
  fleets: readonly FleetType[]
  parts: readonly Mailing[]
  /** The item of the price list that makes it cheaper than its parts; null for a mailing. */
  discount: `package-${PackageSlug}` | null
}

/** The packages as they are ordered: they reach the fleets of all their parts. */
export const SOLD_PACKAGES: readonly SoldMailing[] = PACKAGES.map(({ id, slug, parts: slugs }) => {
  const parts = MAILINGS.filter((mailing) => slugs.some((part) => part === mailing.slug))
  const fleets = [...new Set(parts.flatMap((part) => part.fleets))]
  return { id, slug, parts, fleets, title: `mailing.package.${slug}`, discount: `package-${slug}` }
})

const SOLD: readonly SoldMailing[] = [
  ...MAILINGS.map((mailing) => ({
    ...mailing,
    ...{ title: `mailing.title.${mailing.slug}` as const, parts: [mailing], discount: null },
  })),
  ...SOLD_PACKAGES,
]

export const findSold = (id: string | undefined): SoldMailing | undefined => SOLD.find((one) => one.id === id)

/** Returns the message that names a mailing or a package; undefined for a slug that is not sold. */
export const titleOfMailing = (slug: string): SoldMailing['title'] | undefined =>
  SOLD.find((one) => one.slug === slug)?.title

/** The terms of every mailing: the least number of agencies, and hours within which a letter is sent once it is due. */
export const MAILING_TERMS = { min: 10, withinHours: 36, refund: 'undelivered' } as const
export const FORM_TERMS = { withinHours: 48 } as const
export const CONSULTATION_TERMS = { minutes: 30, languages: ['uk', 'en'], withinHours: 24 } as const
