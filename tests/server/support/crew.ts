import type { CvDocument } from '#src/domain/cv/cv.ts'
import type { EnglishLevel } from '#src/domain/vocabulary/english-levels.ts'
import type { FleetType } from '#src/domain/vocabulary/fleets.ts'
import { createContract } from './cv-stores.ts'
import { findColumn, registerSeaman } from './fixtures.ts'
import { editOwnCv } from './own-cv.ts'
import type { TestServer } from './server-of.ts'

type Service = { rank: string; vessel: string; fleet: FleetType | null; from: string; to: string | null }
type Listed = {
  profile?: Record<string, unknown>
  readyFrom?: string | null
  english?: EnglishLevel | null
  services?: readonly Service[]
  documents?: readonly CvDocument[]
  isHidden?: boolean
  isHideEnglish?: boolean
}

export const SHIP_NAME = 'Arctic Voyager'
export const SHIP_OWNER = 'Nordic Gas Carriers'

const toContract = ({ rank, vessel, fleet, from, to }: Service) =>
  createContract({
    position: rank,
    fleetTypeAndVesselType: { fleetType: fleet, vesselType: vessel },
    fleetVesselName: SHIP_NAME,
    company: SHIP_OWNER,
    startDate: from,
    endDate: to,
  })

/** A seafarer with a career, who has chosen what others may see. */
export async function listSeaman(server: TestServer, listed: Listed = {}) {
  const { profile, readyFrom = null, english = null, services = [], documents = [] } = listed
  const { isHidden = false, isHideEnglish = false } = listed
  const seaman = await registerSeaman(server, profile)
  await editOwnCv(seaman, {
    readyFrom,
    englishLevel: english,
    birthDate: '1988-03-14',
    contact: { mobile: '+380 555 010 203' },
    experience: services.map(toContract),
    documents: [...documents],
  })
  const answer = await seaman.put('/server/seaman/visibility', { isHidden, isHideEnglish })
  if (answer.status !== 200) throw new Error(`visibility failed: ${answer.text}`)
  return { ...seaman, publicId: await findColumn('seaman', 'public_id', 'id', seaman.seamanId) }
}
