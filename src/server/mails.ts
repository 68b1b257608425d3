import { moderationMails } from './back-office/moderation/moderation.mails.ts'
import type { MailRegistry } from './ground/mail/send-mail.usecases.ts'
import { credentialMails } from './identity/credential/credential.mails.ts'
import { passkeyMails } from './identity/passkey/passkey.mails.ts'
import { registrationMails } from './identity/registration/registration.mails.ts'
import { sessionMails } from './identity/session/session.mails.ts'
import { socialMails } from './identity/social/social.mails.ts'
import { paperMails } from './people/document/document.mails.ts'
import { isDeclined } from './people/setting/declined-mail.usecases.ts'
import { findRecipient } from './people/setting/recipient.usecases.ts'
import { verificationMails } from './people/verification/verification.mails.ts'
import { companyCheckMails } from './trust/company-check/company-check.mails.ts'
import { rightsMails } from './trust/data-right/data-right.mails.ts'
import { reportMails } from './trust/report/report.mails.ts'
import { applicationMails } from './work/application/application.mails.ts'
import { stillFreeMails } from './work/availability/availability.mails.ts'
import { friendMails } from './work/friend/friend.mails.ts'
import { inboxMails } from './work/inbox/inbox.mails.ts'
import { invitationMails } from './work/invitation/invitation.mails.ts'
import { viewMails } from './work/profile-view/profile-view.mails.ts'
import { savedJobMails } from './work/saved/saved.mails.ts'

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
