import type { SeamanProfile } from '#src/contract/seaman/schemas.ts'
import type { Cv } from '#src/domain/cv/cv.ts'
import { readProfileData } from '#src/domain/cv/profile-data.ts'
import { openAccountStore } from './kept/account-store.ts'
import { readKeptPage } from './kept/kept-page.ts'
import { isUnreached, logMissingPart } from './load-part.ts'
import type { PageContext } from './page.ts'
import { pageQuery } from './page-query.ts'

/** Its key begins so. */
export const SEAMAN_PROFILE = 'seaman-profile'

/** What this browser keeps of it; anyone who acts for someone keeps nothing, and the edge has no such place. */
async function findKept({ session }: PageContext, read: typeof readKeptPage): Promise<SeamanProfile | undefined> {
  if (!session || session.impersonator || typeof window === 'undefined') return undefined
  return (await read(openAccountStore(session.id)))?.profile
}

/** A failed fetch is logged, and the page carries on with what it has (SPEC 8). */
export async function askProfile(ctx: PageContext, read = readKeptPage): Promise<SeamanProfile> {
  try {
    return await ctx.api.getSeamanProfile()
  } catch (error) {
    const kept = isUnreached(error) ? await findKept(ctx, read) : undefined
    if (!kept) throw error
    logMissingPart(error)
    return kept
  }
}

/** The asking seafarer's own profile, with the CV in it: what several features show. */
export const seamanProfile = (ctx: PageContext) => pageQuery(ctx, [SEAMAN_PROFILE], () => askProfile(ctx))

/** The CV as the server has it. */
export type Saved = { cv: Cv; version: number }

export const readSaved = ({ profileSeaman, version }: SeamanProfile): Saved => {
  const [data] = profileSeaman.profileData
  if (!data) throw new Error('A seaman without profile data')
  return { cv: readProfileData(data), version }
}
