/** What an order of a service delivers. */
export const SERVICE_KINDS = ['form', 'consultation', 'premium'] as const
export type ServiceKind = (typeof SERVICE_KINDS)[number]

/** A part of a service: `units` of an item of the price list with the name of the kind. A unit of premium is a day. */
export type ServicePart = { kind: ServiceKind; units: number }

type Described = {
  id: string
  slug: string
  parts: readonly ServicePart[]
  /** The item of the price list with the discount of all parts, in percent. */
  discount?: 'premium-year' | 'package-start'
}

/**
 * The services beside mailings. Their texts are versions of `service_text`; before the first one the messages `service.title`,
 * `service.text` and `service.not`. Their prices are dated rules of the kind `price`. A service of which a part has no price is not sold.
 */
export const SERVICES = [
  { id: '0f6a1c52-7d3e-4b8a-9c41-2e5d80b7f301', slug: 'form', parts: [{ kind: 'form', units: 1 }] },
  { id: '0f6a1c52-7d3e-4b8a-9c41-2e5d80b7f302', slug: 'consultation', parts: [{ kind: 'consultation', units: 1 }] },
  { id: '0f6a1c52-7d3e-4b8a-9c41-2e5d80b7f303', slug: 'premium-month', parts: [{ kind: 'premium', units: 30 }] },
  {
    ...{ id: '0f6a1c52-7d3e-4b8a-9c41-2e5d80b7f304', slug: 'premium-year', discount: 'premium-year' },
    parts: [{ kind: 'premium', units: 365 }],
  },
  {
    ...{ id: '0f6a1c52-7d3e-4b8a-9c41-2e5d80b7f305', slug: 'start', discount: 'package-start' },
    parts: [
      { kind: 'consultation', units: 1 },
      { kind: 'form', units: 1 },
      { kind: 'premium', units: 30 },
    ],
  },
] as const satisfies readonly Described[]

export type Service = (typeof SERVICES)[number]
export type ServiceSlug = Service['slug']
export const SERVICE_SLUGS = SERVICES.map(({ slug }) => slug)

/** Returns a service by its id; undefined for another id. */
export const findService = (id: string): Service | undefined => SERVICES.find((service) => service.id === id)

export const partsOf = (service: Service): readonly ServicePart[] => service.parts

/** Returns the discount item of a service; undefined without one. */
export const discountOf = (service: Service): 'premium-year' | 'package-start' | undefined =>
  'discount' in service ? service.discount : undefined

/** A service of several parts is a package: each part is an order of its own. */
export const isPackage = (service: Service): boolean => service.parts.length > 1

/**
 * What premium gives: letters of the monthly quota in all, days and number of earlier CV versions, and working days until our support
 * answers.
 */
export const PREMIUM_TERMS = { letters: 30, versionDays: 365, versions: 100, supportDays: 1 } as const

/** Hours for a form, from when it was sent, and for a correction of it; days in which the correction can be requested. */
export const FORM_SERVICE_TERMS = { withinHours: 48, correctionHours: 24, correctionDays: 7 } as const
