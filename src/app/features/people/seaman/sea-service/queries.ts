import type { PageContext } from '#src/app/page.ts'
import { partOf } from '#src/app/page-query.ts'
import { seamanProfile } from '#src/app/seaman-profile.ts'
import type { SeamanProfile } from '#src/contract/seaman/schemas.ts'

export type SeaServiceData = { profile: SeamanProfile | undefined }

export const askSeaService = (ctx: PageContext) => ({ profile: partOf(seamanProfile(ctx)) })
