import { hashText } from '#src/server/platform/crypto.ts'
import type { Needs } from '#src/server/platform/services.ts'

type Sending = { id: string; sentAt: number }

/** The secret of the mailed link. It is derived when the mail is sent, so the database never contains it. */
export const createTeamSecret = ({ keys }: Needs<'keys'>, { id, sentAt }: Sending): string =>
  keys['team-invitation'].sign(`${id} ${sentAt}`)

export const hashTeamSecret = (services: Needs<'keys'>, sending: Sending): string =>
  hashText(createTeamSecret(services, sending))
