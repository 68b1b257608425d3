import { loadParts } from '#src/app/load-part.ts'
import type { PageContext } from '#src/app/page.ts'
import type { SeamanProfile } from '#src/contract/schemas/account.ts'

export type CvData = { profile?: SeamanProfile | undefined }

/** Without the profile the page still has its person, its parts and the way to ask again. */
export const loadCv = ({ api }: PageContext): Promise<CvData> => loadParts({ profile: api.getSeamanProfile() })
