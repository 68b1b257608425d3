import { feedPersonalData } from './exchange/feed/feed.personal-data.ts'
import { auditPersonalData } from './ground/audit/audit.personal-data.ts'
import { filePersonalData } from './ground/file/file.personal-data.ts'
import { idempotencyPersonalData } from './ground/idempotency/idempotency.personal-data.ts'
import { mailPersonalData } from './ground/mail/mail.personal-data.ts'
import { accountPersonalData } from './identity/account/account.personal-data.ts'
import { credentialPersonalData } from './identity/credential/credential.personal-data.ts'
import { passkeyPersonalData } from './identity/passkey/passkey.personal-data.ts'
import { sessionPersonalData } from './identity/session/session.personal-data.ts'
import { socialPersonalData } from './identity/social/social.personal-data.ts'
import { companyPersonalData } from './people/company/company.personal-data.ts'
import { paperPersonalData } from './people/document/document.personal-data.ts'
import { scanPersonalData } from './people/scan/scan.personal-data.ts'
import { seamanPersonalData } from './people/seaman/seaman.personal-data.ts'
import { settingsPersonalData } from './people/setting/setting.personal-data.ts'
import { shipPersonalData } from './people/ship/ship.personal-data.ts'
import { trainingCenterPersonalData } from './people/training-center/training-center.personal-data.ts'
import type { PersonalData } from './platform/personal-data.ts'
import { companyCheckPersonalData } from './trust/company-check/company-check.personal-data.ts'
import { rightsPersonalData } from './trust/data-right/data-right.personal-data.ts'
import { reportPersonalData } from './trust/report/report.personal-data.ts'
import { agencyFormPersonalData } from './work/agency-form/agency-form.personal-data.ts'
import { applicationPersonalData } from './work/application/application.personal-data.ts'
import { stillFreePersonalData } from './work/availability/availability.personal-data.ts'
import { crewPersonalData } from './work/crew/crew.personal-data.ts'
import { crewingPersonalData } from './work/crewing/crewing.personal-data.ts'
import { inboxPersonalData } from './work/inbox/inbox.personal-data.ts'
import { invitationPersonalData } from './work/invitation/invitation.personal-data.ts'
import { viewPersonalData } from './work/profile-view/profile-view.personal-data.ts'
import { savedJobPersonalData } from './work/saved/saved.personal-data.ts'
import { sharePersonalData } from './work/share/share.personal-data.ts'
import { vacancyPersonalData } from './work/vacancy/vacancy.personal-data.ts'
import { vacancyEditorPersonalData } from './work/vacancy-editor/vacancy-editor.personal-data.ts'

/**
 * Every table that holds something of a person or leads to one. What is exported is what stands here, all but what is withheld, and a
 * test compares it with the schema column by column. Keys of others (an admin, an inviter) are random and stay.
 */
export const PERSONAL_DATA: PersonalData = {
  ...accountPersonalData,
  ...sessionPersonalData,
  ...auditPersonalData,
  ...rightsPersonalData,
  ...idempotencyPersonalData,
  ...mailPersonalData,
  ...settingsPersonalData,
  ...reportPersonalData,
  ...passkeyPersonalData,
  ...credentialPersonalData,
  ...socialPersonalData,
  ...seamanPersonalData,
  ...scanPersonalData,
  ...paperPersonalData,
  ...sharePersonalData,
  ...viewPersonalData,
  ...savedJobPersonalData,
  ...crewPersonalData,
  ...stillFreePersonalData,
  ...invitationPersonalData,
  ...applicationPersonalData,
  ...companyPersonalData,
  ...companyCheckPersonalData,
  ...trainingCenterPersonalData,
  ...crewingPersonalData,
  ...vacancyPersonalData,
  ...vacancyEditorPersonalData,
  ...feedPersonalData,
  ...agencyFormPersonalData,
  ...shipPersonalData,
  ...filePersonalData,
  ...inboxPersonalData,
}

/** Tables that hold nothing of a person, and why nothing of one can be in them. */
export const NOT_PERSONAL: Readonly<Record<string, string>> = {
  article: 'what the editors publish',
  article_text: 'what the editors publish',
  page: 'what the admins publish',
  page_text: 'what the admins publish',
  carried_words:
    'what guests wrote, for an hour, sealed with keys that only their browsers have: nobody here can read it or tell whose it is',
  dead_job: 'names of jobs, random ids of what they were about, and messages of errors without values',
  job_run: 'when the jobs of the schedule ran',
  guard: 'empty outside of a transaction',
  stranger:
    'keyed digests of addresses without an account, so that none is written to twice, or at all after its reader said no: nobody can read an address in them',
  standing: 'empty outside of a transaction',
  nationality_law: 'laws of countries; who entered one and who ended it are random ids, which stay',
  paper_list:
    'lists of papers that vacancies ask for; one that no vacancy asks for any more goes with the last of them',
  picture: 'addresses of public pictures; the erasure takes those of the company away',
  replaced_session: 'digests of cookies that open nothing any more, and of those given for them, for ten minutes',
  search_word: 'words of public vacancies; the erasure takes those away that nobody else uses',
  statistic: 'counts of public vacancies and cards, made anew by the scheduled run',
  view_log: 'since when views are written down',
  withdrawal:
    'for nine days, ids, slugs and keys of what was public until somebody withdrew it; the name of a company that is erased goes with it',
  vacancy_search: 'index of public vacancies without their text; the erasure takes the company’s out of it',
}
