import type { SeamanProfile } from '#src/contract/seaman/schemas.ts'
import type { Cv } from '#src/domain/cv/cv.ts'
import { readProfileData } from '#src/domain/cv/profile-data.ts'
import { openAccountStore } from './kept/account-store.ts'
import { readKeptPage } from './kept/kept-page.ts'
import { isUnreached, logMissingPart } from './load-part.ts'
import type { PageContext } from './page.ts'
import { pageQuery } from './page-query.ts'

/** The first part of its key. */
export const SEAMAN_PROFILE = 'seaman-profile'

/** Returns the copy stored in this browser; none while an admin acts for someone, nor at the edge. */
async function findKept({ session }: PageContext, read: typeof readKeptPage): Promise<SeamanProfile | undefined> {
  if (!session || session.impersonator || typeof window === 'undefined') return undefined
  return (await read(openAccountStore(session.id)))?.profile
}

/** Logs a failed fetch; the page continues with what it has (SPEC 8). */
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

/** The seafarer's profile with the CV, used by several features. */
export const seamanProfile = (ctx: PageContext) => pageQuery(ctx, [SEAMAN_PROFILE], () => askProfile(ctx))

/** The CV on the server. */
export type Saved = { cv: Cv; version: number }

export const readSaved = ({ profileSeaman, version }: SeamanProfile): Saved => {
  const [data] = profileSeaman.profileData
  if (!data) throw new Error('A seaman without profile data')
  return { cv: readProfileData(data), version }
}
