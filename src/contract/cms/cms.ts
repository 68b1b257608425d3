/** Pages that a deployment begins with and that every page's foot links to, in this order. Their texts are the admins'. */
export const CMS_PAGES = ['about', 'contacts', 'no-fee-policy', 'price-list', 'terms', 'privacy', 'cookies'] as const

/** The page with the price list. */
export const PRICE_LIST_PAGE = 'price-list'

/** Names in texts that stand for what is configured; each has its value in every answer. */
export const TEXT_PLACEHOLDERS = [
  'productName',
  'companyName',
  'contactEmail',
  'contactPhone',
  'contactAddress',
] as const
export type TextPlaceholder = (typeof TEXT_PLACEHOLDERS)[number]

/** Names that are alone on a line for a part of the page. */
export const PART_PLACEHOLDERS = ['contactProfile', 'priceList'] as const
export type PartPlaceholder = (typeof PART_PLACEHOLDERS)[number]
