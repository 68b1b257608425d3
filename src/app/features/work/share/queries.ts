import type { PageContext } from '#src/app/page.ts'
import { pageQuery, partOf } from '#src/app/page-query.ts'
import { seamanProfile } from '#src/app/seaman-profile.ts'
import { drawQr, type QrCode } from '#src/app/ui/draw-qr.ts'
import { localizePath } from '#src/contract/http/addresses.ts'
import type { SeamanProfile } from '#src/contract/seaman/schemas.ts'
import { createShareApi } from '#src/contract/share/api.ts'
import type { Share, Shares } from '#src/contract/share/schemas.ts'

/** A link; while it is new with its address and QR code. */
export type ShownShare = Share & { shown: { address: string; code: QrCode } | null }
export type ShownShares = Pick<Shares, 'limit' | 'always'> & { items: readonly ShownShare[] }

export type ShareData = { profile: SeamanProfile | undefined; shares: ShownShares }

/** Without a locale: visitors get their own language. */
const addressOf = (origin: string, path: string): string => origin + localizePath('en', path)

export const showShares = async ({ origin }: PageContext, { items, ...rest }: Shares): Promise<ShownShares> => ({
  ...rest,
  items: await Promise.all(
    items.map(async (share) => {
      const address = share.path && addressOf(origin, share.path)
      return { ...share, shown: address ? { address, code: await drawQr(address) } : null }
    }),
  ),
})

export const shares = (ctx: PageContext) =>
  pageQuery(ctx, ['cv-shares'], async () => showShares(ctx, await createShareApi(ctx.api.call).listShares()))

export const shareQueries = (ctx: PageContext) => ({ profile: partOf(seamanProfile(ctx)), shares: shares(ctx) })
