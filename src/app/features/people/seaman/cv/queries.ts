import type { PageContext } from '#src/app/page.ts'
import { aloneOf } from '#src/app/page-query.ts'
import { seamanProfile } from '#src/app/seaman-profile.ts'
import type { SeamanProfile } from '#src/contract/seaman/schemas.ts'

export type CvData = { profile: SeamanProfile | undefined }

/** Without the profile the page still has its person, its parts and the way to ask again. */
export const cvQueries = (ctx: PageContext) => ({ profile: aloneOf(seamanProfile(ctx)) })
