import type { PageContext } from '#src/app/page.ts'
import { aloneOf } from '#src/app/page-query.ts'
import { seamanProfile } from '#src/app/seaman-profile.ts'
import type { SeamanProfile } from '#src/contract/seaman/schemas.ts'

export type CvData = { profile: SeamanProfile | undefined }

/** Optional: without the profile the page still works and offers a retry. */
export const cvQueries = (ctx: PageContext) => ({ profile: aloneOf(seamanProfile(ctx)) })
