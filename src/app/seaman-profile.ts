import type { Cv } from '#src/contract/cv/cv.ts'
import { readProfileData } from '#src/contract/cv/profile-data.ts'
import type { SeamanProfile } from '#src/contract/schemas/cv.ts'
import type { PageContext } from './page.ts'
import { pageQuery } from './page-query.ts'

/** Its key begins so. */
export const SEAMAN_PROFILE = 'seaman-profile'

/** The asking seafarer's own profile, with the CV in it: what several features show. */
export const seamanProfile = (ctx: PageContext) => pageQuery(ctx, [SEAMAN_PROFILE], () => ctx.api.getSeamanProfile())

/** The CV as the server has it. */
export type Saved = { cv: Cv; version: number }

export const readSaved = ({ profileSeaman, version }: SeamanProfile): Saved => {
  const [data] = profileSeaman.profileData
  if (!data) throw new Error('A seaman without profile data')
  return { cv: readProfileData(data), version }
}
