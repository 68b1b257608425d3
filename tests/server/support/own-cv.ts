import type { CvProfileData } from '#src/domain/cv/profile-data.ts'
import type { Client } from './client.ts'

export const PROFILE = '/server/seaman/profile'

/** The CV of anyone who asks, as their editor gets it. */
export async function readOwnCv({ get }: Client): Promise<{ data: CvProfileData; version: number }> {
  const { body } = await get(PROFILE)
  return { data: body.profileSeaman.profileData[0], version: body.version }
}

export const sendOwnCv = ({ put }: Client, data: object, version: number, key?: string): ReturnType<Client['put']> =>
  put(PROFILE, { profileSeaman: { profileData: [data] }, version }, { headers: { 'idempotency-key': key } })

type Change = { [Part in keyof CvProfileData]?: Partial<CvProfileData[Part]> }

/** Changes some of it, as an editor would. Parts are changed within, lists are replaced. */
export async function editOwnCv(client: Client, { contact, biometric, kin, ...told }: Change) {
  const { data, version } = await readOwnCv(client)
  const changed = {
    ...data,
    ...told,
    contact: { ...data.contact, ...contact },
    biometric: { ...data.biometric, ...biometric },
    kin: { ...data.kin, ...kin },
  }
  const answer = await sendOwnCv(client, changed, version)
  if (answer.status !== 200) throw new Error(`the CV was refused: ${answer.text}`)
  return answer
}
