import { describeDomain, inOrder } from '#src/server/domain.ts'
import { eraseOrganisations } from './erased-organisations.repository.ts'
import { memberInvitationEndpoints } from './member-invitations.routes.ts'
import { organisationPersonalData } from './organisation.personal-data.ts'
import { recoverOrganisation } from './recover-organisation.ts'
import { recoveryMails } from './recovery.mails.ts'
import { requiredTwoStepMails } from './required-two-step.mails.ts'
import { teamJobs } from './team.jobs.ts'
import { teamMails } from './team.mails.ts'
import { teamEndpoints } from './team.routes.ts'

export const organisationDomain = describeDomain({
  endpoints: [...teamEndpoints, ...memberInvitationEndpoints],
  jobs: teamJobs,
  mails: { ...teamMails, ...recoveryMails, ...requiredTwoStepMails },
  actsByTwo: [recoverOrganisation],
  personalData: organisationPersonalData,
  erasure: { rows: [inOrder(11, eraseOrganisations)] },
})
