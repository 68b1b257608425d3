import { DAY } from '#src/domain/time.ts'

/** How long an invitation to a team is valid after it was sent. */
export const TEAM_INVITED_FOR = 7 * DAY

const PATH = '/t/'

/** The page of an invitation to a team. */
export const teamInvitationPath = (secret: string): string => `${PATH}${secret}`

/** Whether a path is that of an invitation: a new account opens it before it has a role. */
export const isTeamInvitation = (path: string): boolean => path.startsWith(PATH)
