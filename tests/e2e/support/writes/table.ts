import { accountRows } from './account-rows.ts'
import { adminRows } from './admin-rows.ts'
import { companyRows } from './company-rows.ts'
import { entryRows } from './entry-rows.ts'
import { feedRows } from './feed-rows.ts'
import { fleetRows } from './fleet-rows.ts'
import { formRows } from './form-rows.ts'
import { guestRows } from './guest-rows.ts'
import { inboxRows } from './inbox-rows.ts'
import { passkeyRows } from './passkey-rows.ts'
import { pictureRows } from './picture-rows.ts'
import { profileRows } from './profile-rows.ts'
import { roleRows } from './role-rows.ts'
import { CONDITIONS, type Condition, type Row } from './row.ts'
import { shareRows } from './share-rows.ts'
import { socialRows } from './social-rows.ts'

/** Every endpoint that writes and has a page that offers it. A new one gets its row here or its reason below. */
export const ROWS: readonly Row[] = [
  ...entryRows,
  ...roleRows,
  ...accountRows,
  ...passkeyRows,
  ...socialRows,
  ...feedRows,
  ...fleetRows,
  ...companyRows,
  ...adminRows,
  ...guestRows,
  ...pictureRows,
  ...shareRows,
  ...formRows,
  ...inboxRows,
  ...profileRows,
]

/** Writes that no page offers to do, and why. */
export const WITHOUT_PAGE: Readonly<Record<string, string>> = {
  'post /server/company/licence/appeal':
    'needs a suspension by an admin; the form and its act are tested beside the page',
  'post /server/company/check':
    'needs a licence, its scan and a confirmed address; tests/e2e/company-check/company-check.spec.ts walks it',
  'post /server/social/finish':
    'the way back from a provider: its page is opened by the provider’s, and is on the way of the acts that lead there',
  'post /server/admin/report/{id}/reading':
    'needs a reported conversation; src/server/back-office/case/cases.server.test.ts walks it',
  'put /server/admin/report/{id}/appeal':
    'needs an appeal against a decision of another admin; src/server/back-office/case/cases.server.test.ts walks it',
  'post /server/complaint/{id}/appeal':
    'needs a decided report against the company; src/server/back-office/case/cases.server.test.ts walks it',
  'put /server/vacancy/{id}/application/{applicationId}/state':
    'needs someone who applied; tests/e2e/application/both-sides.spec.ts moves an application to its end, with scripting and without',
  'put /server/seaman/application/{id}/joining':
    'offered to anyone who joined; tests/e2e/application/both-sides.spec.ts answers it',
  'put /server/seaman/application/{id}/contest': 'needs an application; tests/e2e/application/match.spec.ts walks it',
  'put /server/vacancy/{id}/application/{applicationId}/contest':
    'needs a line that a seafarer contested; tests/e2e/application/match.spec.ts walks it',
  'put /server/seaman/saved-vacancy/{id}': 'beside applying; tests/e2e/application/both-sides.spec.ts walks it',
  'delete /server/seaman/saved-vacancy/{id}': 'offered for what was put aside; tests/e2e/job/jobs.spec.ts walks it',
  'post /server/seaman/saved-search': 'its form stands behind a search; tests/e2e/job/jobs.spec.ts walks it',
  'put /server/seaman/saved-search/{id}':
    'offered for a search that is kept; src/server/work/saved/saved-jobs.server.test.ts walks it',
  'delete /server/seaman/saved-search/{id}':
    'offered for a search that is kept; src/server/work/saved/saved-jobs.server.test.ts walks it',
  'post /server/seaman/invitation/seen': 'the page tells it by itself; tests/e2e/job/jobs.spec.ts waits for it',
  'post /server/seaman/invitation/{id}/decline': 'needs an invitation; tests/e2e/job/jobs.spec.ts walks it',
  'put /server/company/invitation/{id}': 'a bulk act, which needs scripting; tests/e2e/job/jobs.spec.ts walks it',
  'post /server/seamans/{id}/invitation': 'needs a listed seafarer; tests/e2e/job/jobs.spec.ts walks it',
  'post /server/act/{secret}':
    'its page is opened by a mail that the schedule writes; tests/e2e/mail/scheduled-mails.spec.ts walks it',
  'post /server/vacancy':
    'the first step of a vacancy by hand; tests/e2e/vacancy-editor/vacancies-by-hand.spec.ts walks it',
  'put /server/vacancy/{id}':
    'the editor saves by itself, which needs scripting; tests/e2e/vacancy-editor/vacancies-by-hand.spec.ts walks it',
  'post /server/vacancy/{id}/publish':
    'needs a whole vacancy; tests/e2e/vacancy-editor/vacancies-by-hand.spec.ts walks it, on a line that is cut too',
  'delete /server/vacancy/{id}/draft':
    'needs a draft; tests/e2e/product/answers.spec.ts walks it on a line that is cut',
  'post /server/vacancy/{id}/pause': 'needs a published vacancy; tests/e2e/product/lists.spec.ts walks it',
  'post /server/vacancy/{id}/resume':
    'needs a paused vacancy; tests/e2e/vacancy-editor/vacancies-by-hand.spec.ts walks it',
  'post /server/vacancy/{id}/extend':
    'needs a published vacancy; src/server/work/vacancy-editor/vacancies-by-hand.server.test.ts walks it',
  'post /server/vacancy/{id}/close':
    'needs a published vacancy; src/server/work/vacancy-editor/vacancies-by-hand.server.test.ts walks it',
  'post /server/vacancy/{id}/duplicate':
    'needs a vacancy; src/server/work/vacancy-editor/vacancies-by-hand.server.test.ts walks it',
  'put /server/admin/company/{id}/line':
    'needs a company that asked; tests/e2e/company-check/company-check.spec.ts walks it',
  'put /server/admin/company/{id}/decision':
    'needs a company that asked; tests/e2e/company-check/company-check.spec.ts walks it',
  'put /server/admin/vacancy/{id}/decision':
    'needs a vacancy that waits; tests/e2e/vacancy-editor/vacancies-by-hand.spec.ts walks it',
  'post /server/admin/nationality-law':
    'a form of an admin; src/server/work/nationality-law/nationality-laws.server.test.ts walks it',
  'put /server/admin/nationality-law/{id}/end':
    'needs an entry; src/server/work/nationality-law/nationality-laws.server.test.ts walks it, twice and at once',
  'post /server/vacancy/{id}/view':
    'a page sends it without an act of a person; src/server/work/statistics/vacancy-views.server.test.ts covers it',
  'post /server/seamans/{id}/view':
    'a page tells by itself that it was seen; tests/e2e/profile-view/views.spec.ts waits for it',
  'post /server/vacancy/{id}/application/{applicationId}/view':
    'a page tells by itself that it was seen; src/server/work/profile-view/views.server.test.ts walks it',
  'post /server/inbox/thread': 'needs someone to write to; tests/e2e/inbox/inbox.spec.ts walks it',
  'post /server/inbox/thread/{id}/message':
    'needs a thread; tests/e2e/inbox/inbox.spec.ts walks it, without a line and without scripting too',
  'put /server/inbox/thread/{id}/read':
    'a page tells by itself that it was looked at; tests/e2e/inbox/inbox.spec.ts waits for it, and presses it without scripting',
  'post /server/inbox/thread/{id}/typing':
    'told while someone types; src/server/work/inbox/inbox.server.test.ts walks it',
  'put /server/inbox/thread/{id}/block': 'needs a thread; tests/e2e/inbox/inbox.spec.ts walks it',
  'put /server/seaman/profile':
    'the editor of a CV is one form of many fields that needs scripting; tests/e2e/seaman/cv-editor.spec.ts walks it on good and bad lines',
  'delete /server/seaman/scan/{id}':
    'in the editor of a CV, which needs scripting; tests/e2e/scan/scans.spec.ts walks it, with files on a line that is cut',
  'put /server/seaman/paper/{entry}/shown':
    'offered for a scanned paper that was changed and saved; src/server/people/scan/scans.server.test.ts walks it',
  'post /server/share/{secret}/view':
    'the page behind a link tells by itself that it was seen; tests/e2e/share/cv-share.spec.ts waits for it',
  'post /server/seaman/calendar': 'in the editor of a CV, which needs scripting; tests/e2e/scan/scans.spec.ts walks it',
  'delete /server/seaman/calendar':
    'beside making it, in the same part; src/server/people/document/papers.server.test.ts walks it',
  'post /server/seaman/verification':
    'needs scans of two documents; tests/e2e/verification/verification.spec.ts walks it',
  'delete /server/seaman/verification':
    'offered while nobody has answered, which needs scans; src/server/people/verification/verification.server.test.ts walks it',
  'put /server/admin/seaman/{id}/verification':
    'needs a seafarer with scans who asked; tests/e2e/verification/verification.spec.ts walks both answers',
  'put /server/admin/seaman/{id}/paper/{entry}/check':
    'needs a seafarer with scans who asked; src/server/people/verification/verification.server.test.ts walks it',
  'post /server/seaman/voyage/{entry}/question':
    'offered for a contract that names a company whose licence was checked; src/server/people/verification/verification.server.test.ts walks it',
  'put /server/company/voyage/{id}':
    'offered to a checked company that a seafarer asked; src/server/people/verification/verification.server.test.ts walks it',
  'post /server/subscribe/unsubscribe':
    'its page is opened by a mail that the schedule writes; src/server/people/document/paper-reminders.server.test.ts walks it',
  'post /server/subscribe/one-click':
    'what programs of mail send by themselves; src/server/people/setting/declined-mails.server.test.ts does it as they do',
  'post /server/company/member-invitation/{id}/resend':
    'needs an invitation; src/server/people/organisation/member-invitations.server.test.ts calls it',
  'delete /server/company/member-invitation/{id}':
    'needs an invitation; src/server/people/organisation/member-invitations.server.test.ts calls it',
  'post /server/team-invitation/{secret}/acceptance':
    'its page is opened by a mail; src/server/people/organisation/member-invitations.server.test.ts calls it',
  'post /server/company/switch':
    'needs a second company; src/server/people/organisation/organisation.server.test.ts calls it',
  'put /server/company/member/{id}/role':
    'needs a second member; src/server/people/organisation/team.server.test.ts calls it, also at the same time as others',
  'delete /server/company/member/{id}':
    'needs a second member; src/server/people/organisation/team.server.test.ts calls it',
  'put /server/company/two-step':
    'needs a passkey; src/server/people/organisation/required-two-step.server.test.ts calls it',
  'post /server/company/recovery/objection':
    'needs a recovery that two admins started; src/server/back-office/proposal/recoveries.server.test.ts calls it',
  'post /server/admin/recovery':
    'a form of an admin; src/server/back-office/proposal/recoveries.server.test.ts calls it',
  'post /server/admin/recovery/{id}/confirmation':
    'needs two admins; src/server/back-office/proposal/recoveries.server.test.ts calls it',
  'post /server/admin/recovery/{id}/refusal':
    'needs a proposal; src/server/back-office/proposal/recoveries.server.test.ts calls it',
  'post /server/company/leave':
    'needs a second owner; src/server/people/organisation/team.server.test.ts calls it, fifty times for two owners at the same time',
  'put /server/company/feed/{id}':
    'offered for an address that was read well, which needs a site outside; the form is the one of the other settings',
}

const ALL = Object.keys(CONDITIONS) as Condition[]

/** The conditions under which the page of a row offers its act. */
export const conditionsOf = ({ not = {} }: Row): Condition[] => ALL.filter((condition) => !(condition in not))

/** Where a row stands decides under which condition it is walked; over the table all of them come round. */
export function rotate(row: Row, index: number): Condition[] {
  const possible = conditionsOf(row)
  return [possible[index % possible.length] as Condition]
}
