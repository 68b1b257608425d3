/** What an answer about prices may add. Each adds one property to every mailing. */
export const PRICE_SWITCHES = [
  'withApplication',
  'withCurrency',
  'withFirstPromo',
  'withConsultation',
  'withServicePackages',
] as const
export type PriceSwitch = (typeof PRICE_SWITCHES)[number]

/** The switches of a page: those above, and the one that leaves out Russian agencies. */
export const PAGE_SWITCHES = [...PRICE_SWITCHES, 'isHideRu'] as const
export type PageSwitch = (typeof PAGE_SWITCHES)[number]
