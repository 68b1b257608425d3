import { type PageContext, PageError } from '#src/app/page.ts'
import { pageQuery, partOf } from '#src/app/page-query.ts'
import { seamanProfile } from '#src/app/seaman-profile.ts'
import { ApiError } from '#src/contract/api.ts'
import type { CvVersion, CvVersions, SeamanProfile } from '#src/contract/seaman/schemas.ts'

/** What was there before: a save may add to it. */
export const CV_VERSIONS = ['cv-versions'] as const

export type VersionsData = { versions: CvVersions }
export type VersionData = { version: CvVersion; profile: SeamanProfile | undefined }

export const cvVersions = (ctx: PageContext) => pageQuery(ctx, CV_VERSIONS, () => ctx.api.listCvVersions())

export const askVersions = (ctx: PageContext) => ({ versions: cvVersions(ctx) })

/** A version that is no longer kept, and one that never was, are not found. */
async function findVersion({ api, params, intl }: PageContext): Promise<CvVersion> {
  try {
    return await api.getCvVersion(Number(params.version))
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'not-found' || error.code === 'bad-request'))
      throw new PageError(404, intl.t('cv-version.gone'))
    throw error
  }
}

export const versionQueries = (ctx: PageContext) => ({
  version: pageQuery(ctx, ['cv-version', ctx.params.version ?? ''], () => findVersion(ctx)),
  profile: partOf(seamanProfile(ctx)),
})
