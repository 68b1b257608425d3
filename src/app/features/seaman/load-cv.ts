import type { SeamanProfile } from '../../../contract/schemas/account.ts'
import { loadPart } from '../../load-part.ts'
import type { PageContext } from '../../page.ts'

export type CvData = { profile?: SeamanProfile | undefined }

/** Without the profile the page still has its person, its parts and the way to ask again. */
export const loadCv = async ({ api }: PageContext): Promise<CvData> => ({
  profile: await loadPart(api.getSeamanProfile()),
})
