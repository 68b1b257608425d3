import type { APIRequestContext, Page } from '@playwright/test'
import type { SeamanProfile } from '#src/contract/seaman/schemas.ts'
import type { CheckedSeaman, VerificationQueue } from '#src/contract/verification/schemas.ts'
import { read, write } from '../../support/accounts.ts'
import { giveFile } from './give-file.ts'
import { createPdf } from './service-desk.ts'

const PROFILE = '/server/seaman/profile'
/** What every CV begins with: the passport first, a certificate fourth. */
const SCANNED = [0, 3]

/** The seafarer of a page has this surname and a date of birth, has scanned two papers and asks to be verified. */
async function ask({ request }: Page, surname: string): Promise<void> {
  const { profileSeaman, version } = await read<SeamanProfile>(request, PROFILE)
  const [data] = profileSeaman.profileData
  for (const place of SCANNED)
    await giveFile(request, 'scan', createPdf(`${surname} ${place}`), data?.documents[place]?.id)
  const born = { ...data, surname, birthDate: '1988-04-12' }
  await write(request, 'PUT', PROFILE, { profileSeaman: { profileData: [born] }, version })
  await write(request, 'POST', '/server/seaman/verification')
}

/** An admin verifies the seafarer of a page, who is the only one with this surname. */
export async function verifySeafarer(page: Page, admin: APIRequestContext, surname: string): Promise<void> {
  await ask(page, surname)
  const { items } = await read<VerificationQueue>(admin, '/server/admin/seaman')
  const path = `/server/admin/seaman/${items.find(({ name }) => name.endsWith(surname))?.id}`
  const { seen, version, suggestedOn } = await read<CheckedSeaman>(admin, path)
  await write(admin, 'PUT', `${path}/verification`, { act: 'verify', seen, version, recheckOn: suggestedOn })
}
