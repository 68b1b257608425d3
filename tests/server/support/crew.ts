import { env } from 'cloudflare:test'
import type { TestServer } from './client.ts'
import { createId, findColumn, insertRow, registerSeaman } from './fixtures.ts'

type Service = { rank: string; vessel: string; fleet: string; from: string; to: string | null }
type Listed = {
  profile?: Record<string, unknown>
  readyFrom?: string | null
  english?: string | null
  services?: readonly Service[]
  isHidden?: boolean
  isHideEnglish?: boolean
}

export const SHIP_NAME = 'Arctic Voyager'
export const SHIP_OWNER = 'Nordic Gas Carriers'

const insertService = (seamanId: string, { rank, vessel, fleet, from, to }: Service, sort: number) =>
  insertRow('experience', {
    id: createId(),
    seaman_id: seamanId,
    position: rank,
    fleet,
    vessel_type: vessel,
    vessel_name: SHIP_NAME,
    vessel_imo: '9074729',
    vessel_flag: 'NO',
    engine_name: 'WinGD',
    engine_model: '5X72DF',
    company: SHIP_OWNER,
    start_date: from,
    end_date: to,
    sort,
  })

/** A seafarer with a career, who has chosen what others may see. */
export async function listSeaman(server: TestServer, listed: Listed = {}) {
  const { profile, readyFrom = null, english = null, services = [], isHidden = false, isHideEnglish = false } = listed
  const seaman = await registerSeaman(server, profile)
  for (const [sort, service] of services.entries()) await insertService(seaman.seamanId, service, sort)
  await env.DB.prepare('UPDATE seaman SET ready_from = ?, english_level = ?, birth_date = ?, mobile = ? WHERE id = ?')
    .bind(readyFrom, english, '1988-03-14', '+380 555 010 203', seaman.seamanId)
    .run()
  const answer = await seaman.put('/server/seaman/visibility', { isHidden, isHideEnglish })
  if (answer.status !== 200) throw new Error(`visibility failed: ${answer.text}`)
  return { ...seaman, publicId: await findColumn('seaman', 'public_id', 'id', seaman.seamanId) }
}
