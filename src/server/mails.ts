import { applicationMails } from './features/applications/applications.mails.ts'
import { companyCheckMails } from './features/company-check/company-check.mails.ts'
import { credentialMails } from './features/credentials/credentials.mails.ts'
import { friendMails } from './features/friends/friends.mails.ts'
import { inboxMails } from './features/inbox/inbox.mails.ts'
import { invitationMails } from './features/invitations/invitations.mails.ts'
import type { MailRegistry } from './features/mails/send-mail.usecases.ts'
import { moderationMails } from './features/moderation/moderation.mails.ts'
import { paperMails } from './features/papers/papers.mails.ts'
import { passkeyMails } from './features/passkeys/passkeys.mails.ts'
import { registrationMails } from './features/registration/registration.mails.ts'
import { reportMails } from './features/reports/reports.mails.ts'
import { rightsMails } from './features/rights/rights.mails.ts'
import { savedJobMails } from './features/saved-jobs/saved-jobs.mails.ts'
import { sessionMails } from './features/sessions/sessions.mails.ts'
import { isDeclined } from './features/settings/declined-mail.usecases.ts'
import { findRecipient } from './features/settings/recipient.usecases.ts'
import { socialMails } from './features/social/social.mails.ts'
import { stillFreeMails } from './features/still-free/still-free.mails.ts'
import { verificationMails } from './features/verification/verification.mails.ts'
import { viewMails } from './features/views/views.mails.ts'

/** Every kind of mail, written by the feature that it belongs to. */
export const MAILS: MailRegistry = {
  writers: {
    ...registrationMails,
    ...sessionMails,
    ...credentialMails,
    ...passkeyMails,
    ...socialMails,
    ...rightsMails,
    ...applicationMails,
    ...verificationMails,
    ...paperMails,
    ...moderationMails,
    ...reportMails,
    ...companyCheckMails,
    ...savedJobMails,
    ...stillFreeMails,
    ...invitationMails,
    ...viewMails,
    ...friendMails,
    ...inboxMails,
  },
  isDeclined,
  findRecipient,
}
