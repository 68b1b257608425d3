import { friends } from '#src/app/features/people/seaman/queries.ts'
import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { drawQr, type QrCode } from '#src/app/ui/draw-qr.ts'
import { referralPath } from '#src/contract/friend/friend.ts'
import type { Friends } from '#src/contract/friend/schemas.ts'

/** The link, and its QR code. */
export type ShownFriends = Friends & { address: string; code: QrCode }

export const shownFriends = (ctx: PageContext) =>
  pageQuery(ctx, ['friends', 'shown'], async (): Promise<ShownFriends> => {
    const found = await friends(ctx).queryFn()
    const address = ctx.origin + referralPath(found.refId)
    return { ...found, address, code: await drawQr(address) }
  })
