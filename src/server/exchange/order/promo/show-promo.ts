import type { ShownPromo } from '#src/contract/order/promo.ts'
import type { PromoPrice } from '#src/domain/order/promo-price.ts'

/** Returns what the person sees of the discount; the digests stay here. */
export const showPromo = (promo: PromoPrice | undefined): ShownPromo | null =>
  promo ? { percent: promo.percent, until: promo.until, off: promo.off, total: promo.total } : null
