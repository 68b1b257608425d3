import type { PageContext } from '#src/app/page.ts'
import { pageQuery, partOf } from '#src/app/page-query.ts'
import type { SeamanProfile } from '#src/contract/schemas/account.ts'

export const seamanProfile = (ctx: PageContext) => pageQuery(ctx, ['seaman-profile'], () => ctx.api.getSeamanProfile())

export type CvData = { profile: SeamanProfile | undefined }

/** Without the profile the page still has its person, its parts and the way to ask again. */
export const askCv = (ctx: PageContext) => ({ profile: partOf(seamanProfile(ctx)) })
