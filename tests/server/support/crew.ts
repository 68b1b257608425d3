import { env } from 'cloudflare:test'
import { type CvDocument, FIRST_VERSION } from '#src/server/platform/cv-store.ts'
import type { TestServer } from './client.ts'
import { createContract } from './cv-stores.ts'
import { findColumn, registerSeaman } from './fixtures.ts'

type Service = { rank: string; vessel: string; fleet: string; from: string; to: string | null }
type Listed = {
  profile?: Record<string, unknown>
  readyFrom?: string | null
  english?: string | null
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
    fleet,
    vesselType: vessel,
    vesselName: SHIP_NAME,
    company: SHIP_OWNER,
    startDate: from,
    endDate: to,
  })

/** A seafarer with a career, who has chosen what others may see. */
export async function listSeaman(server: TestServer, listed: Listed = {}) {
  const { profile, readyFrom = null, english = null, services = [], documents = [] } = listed
  const { isHidden = false, isHideEnglish = false } = listed
  const seaman = await registerSeaman(server, profile)
  await server.services.cvs.put(seaman.seamanId, { experience: services.map(toContract), documents }, FIRST_VERSION)
  await env.DB.prepare('UPDATE seaman SET ready_from = ?, english_level = ?, birth_date = ?, mobile = ? WHERE id = ?')
    .bind(readyFrom, english, '1988-03-14', '+380 555 010 203', seaman.seamanId)
    .run()
  const answer = await seaman.put('/server/seaman/visibility', { isHidden, isHideEnglish })
  if (answer.status !== 200) throw new Error(`visibility failed: ${answer.text}`)
  return { ...seaman, publicId: await findColumn('seaman', 'public_id', 'id', seaman.seamanId) }
}
